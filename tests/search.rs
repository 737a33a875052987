//! The computer player: proved studies, repeatable answers, honest scores.

mod support;

use otau::search::{Analysis, Limits, Progress, Scored, analyse};
use otau::{CATALOGUE, Choice, Game, Move, Position, Side};
use serde_json::Value;
use support::{Random, rules};

fn ask(game: &Game, limits: Limits) -> Analysis {
    let mut progress = Progress { now: &mut || 0.0, found: &mut |_| {} };
    analyse(game, &limits, &mut progress).expect("the game goes on")
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

#[test]
fn proved_studies_are_solved() {
    let path = format!("{}/tests/data/studies.json", env!("CARGO_MANIFEST_DIR"));
    let studies: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let rules = rules("toguz-kumalak");
    let mut solved = 0;
    for study in studies.as_array().unwrap() {
        if study["proved"] != true {
            continue;
        }
        let setup = support::setup(study, 0);
        let game = Game::new(Position::new(rules, &setup).unwrap());
        let found = ask(&game, nodes(3_000_000));
        let expected = Move::Lift { pit: support::number(&study["move"]) as u8 };
        assert_eq!(found.best(), expected, "study {}: {found:?}", study["study"]);
        if study["goal"] == "win" {
            assert!(found.score > 0.0 && found.exact, "study {}: {found:?}", study["study"]);
        }
        solved += 1;
    }
    assert_eq!(solved, 3);
}

#[test]
fn a_finished_game_is_not_analysed() {
    let rules = rules("bestemshe");
    let mut game = Game::new(Position::start(rules));
    while let Some(&Choice::Move(mv)) = game.legal_moves().last() {
        game = game.play(mv).unwrap().game;
    }
    let mut progress = Progress { now: &mut || 0.0, found: &mut |_| {} };
    assert_eq!(analyse(&game, &Limits::default(), &mut progress).err(), game.outcome());
}

#[test]
fn a_line_once_found_is_not_forgotten_at_its_end() {
    let rules = rules("toguz-kumalak");
    Random(5).walk(rules, 40, |game, _| {
        let mut before: Vec<Move> = Vec::new();
        let mut longest = |found: &Analysis| {
            let line = found.line().to_vec();
            let cut = line.len() < before.len() && before.starts_with(&line);
            assert!(!cut, "{before:?}, then {line:?}");
            before = line;
        };
        let mut progress = Progress { now: &mut || 0.0, found: &mut longest };
        let found = analyse(game, &nodes(30_000), &mut progress).expect("the game goes on");
        longest(&found);
    });
}

#[test]
fn the_next_best_are_told_how_they_would_go_on() {
    let rules = rules("toguz-kumalak");
    Random(6).walk(rules, 60, |game, _| {
        for next in ask(game, nodes(40_000)).moves.iter().take(3) {
            let play = |game: Game, &mv: &Move| game.play(mv).unwrap().game;
            let over = next.line.iter().fold(game.clone(), play).outcome().is_some();
            assert!(over || next.line.len() >= 5, "{next:?}");
        }
    });
}

#[test]
fn answers_are_legal_and_repeatable_in_every_game() {
    for rules in CATALOGUE {
        let mut seen = 0;
        Random(31).walk(rules, 60, |game, _| {
            seen += 1;
            let limits = [
                nodes(3_000),
                Limits { level: Some(rules.levels[seen % rules.levels.len()]), ..nodes(3_000) },
            ];
            for limits in limits {
                let found = ask(game, limits);
                assert_eq!(ask(game, limits), found, "{}", rules.id);
                for scored in &found.moves {
                    assert_eq!(scored.line.first(), Some(&scored.mv));
                    let mut now = game.clone();
                    for &mv in &scored.line {
                        now = now.play(mv).unwrap_or_else(|why| panic!("{}: {why}", rules.id)).game;
                    }
                }
            }
        });
    }
}

#[test]
fn every_legal_move_is_scored_once() {
    for rules in CATALOGUE {
        Random(32).walk(rules, 60, |game, _| {
            let legal = game.legal_moves();
            if legal.iter().any(|choice| matches!(choice, Choice::Redistribute { .. })) {
                return;
            }
            let mut scored: Vec<_> = ask(game, nodes(3_000))
                .moves
                .iter()
                .map(|scored| Choice::Move(scored.mv))
                .collect();
            scored.sort_by_key(|choice| legal.iter().position(|other| other == choice));
            assert_eq!(scored, legal, "{}", rules.id);
        });
    }
}

#[test]
fn no_move_looks_better_than_the_best() {
    for rules in CATALOGUE {
        Random(34).walk(rules, 150, |game, _| {
            let found = ask(game, nodes(2_000));
            // A certain win is better than any estimate, a certain loss is worse.
            let worth = |scored: &Scored| {
                let certain = if scored.exact { scored.score } else { 0.0 };
                (certain.partial_cmp(&0.0), scored.score)
            };
            let falling = found.moves.windows(2).all(|pair| worth(&pair[0]) >= worth(&pair[1]));
            assert!(falling, "{}: {:?}", rules.id, found.moves);
        });
    }
}

#[test]
fn mangala_iv_is_known_to_its_end() {
    let game = Game::new(Position::start(rules("mangala-iv")));
    let found = ask(&game, Limits::default());
    assert_eq!((found.score, found.exact), (29.0, true));
}

/// What a full search without tricks says: the best result for the side to move, if the
/// game is decided within so many moves.
fn plain(position: &Position, depth: u32) -> Option<i32> {
    if let Some(outcome) = position.outcome() {
        let won = 1_000 + i32::from(outcome.margin);
        return Some(match outcome.winner {
            None => 0,
            Some(winner) if winner == position.turn() => won,
            Some(_) => -won,
        });
    }
    if depth == 0 {
        return None;
    }
    let mut best = None;
    let mut open = false;
    for choice in position.choices() {
        let Choice::Move(mv) = choice else { return None };
        match plain(&position.play(mv).unwrap(), depth - 1) {
            Some(value) => best = best.max(Some(-value)),
            None => open = true,
        }
    }
    // A win is a win whatever the other moves do.
    best.filter(|&value| !open || value > 0)
}

#[test]
fn exact_scores_are_what_a_plain_search_says() {
    for id in ["toguz-kumalak", "bestemshe", "qozdatu", "modiar", "kiothi-25"] {
        let rules = rules(id);
        let mut compared = 0;
        Random(33).walk(rules, 6_000, |game, _| {
            let position = game.position();
            let seeds: u32 = position.setup().rows.iter().flatten().sum();
            if seeds > rules.total() / 5 || game.history().count() > 0 {
                return;
            }
            let found = ask(game, nodes(20_000));
            if !found.exact || found.depth > 6 {
                return;
            }
            let Some(value) = plain(position, 6) else { return };
            assert_eq!(
                found.score.signum() * f64::from(found.score != 0.0),
                f64::from(value.signum()),
                "{position:?} {found:?}"
            );
            compared += 1;
        });
        assert!(compared > 30, "{id}: only {compared} compared");
    }
}

#[test]
fn a_score_is_the_movers() {
    // South needs one seed more, and has it at once.
    let rules = rules("toguz-kumalak");
    let text = "0.0.0.0.0.0.0.0.1~1.0.0.0.5.0.0.0.0~80.75~S60";
    let position = otau::notation::parse_position(rules, text).unwrap();
    let found = ask(&Game::new(position), nodes(1_000));
    assert_eq!((found.best(), found.exact), (Move::Lift { pit: 9 }, true));
    assert!(found.score > 0.0);
    let mirrored = Game::new(position.mirrored());
    assert_eq!(mirrored.position().turn(), Side::North);
    assert_eq!(ask(&mirrored, nodes(1_000)).score, found.score);
}
