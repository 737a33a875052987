//! Laws that hold in every game of the catalogue, over many games played by lot.

mod support;

use std::collections::BTreeSet;

use otau::{CATALOGUE, Choice, Game, Move, Position, RING, Rules, Setup, Side, Where};
use support::{Random, replay};

/// Moves looked at in each game for each law.
const MOVES: usize = 3_000;

fn seeds(position: &Position) -> u32 {
    let pits = Side::BOTH
        .into_iter()
        .flat_map(|side| (1..=position.rules().pits).map(move |pit| Where { side, pit }));
    let stores: u32 = Side::BOTH.into_iter().map(|side| u32::from(position.store(side))).sum();
    pits.map(|at| u32::from(position.seeds(at))).sum::<u32>() + stores
}

#[test]
fn rules_are_sound() {
    let mut ids = BTreeSet::new();
    for rules in CATALOGUE {
        assert_eq!(rules.faults(), Vec::<String>::new());
        assert!(ids.insert(rules.id), "{} is listed twice", rules.id);
        let listed: BTreeSet<_> = rules.clauses.iter().collect();
        assert_eq!(listed.len(), rules.clauses.len(), "{} lists a clause twice", rules.id);
    }
}

#[test]
fn seeds_are_conserved() {
    for rules in CATALOGUE {
        Random(1).walk(rules, MOVES, |game, mv| {
            let after = game.play(mv).unwrap().game;
            assert_eq!(seeds(after.position()), rules.total(), "{}", rules.id);
        });
    }
}

#[test]
fn events_replay_to_the_new_position() {
    for rules in CATALOGUE {
        Random(2).walk(rules, MOVES, |game, mv| {
            let played = game.play(mv).unwrap();
            let mut setup = game.position().setup();
            for event in &played.events {
                assert!(rules.on(event.clause), "{}: {event:?}", rules.id);
                replay(&mut setup, event);
            }
            setup.turn = setup.turn.other();
            setup.ply += 1;
            assert_eq!(setup, played.game.position().setup(), "{} {mv:?}", rules.id);
        });
    }
}

#[test]
fn the_story_and_the_silence_agree() {
    for rules in CATALOGUE {
        Random(3).walk(rules, MOVES, |game, mv| {
            let told = game.play(mv).unwrap().game;
            assert_eq!(game.position().play(mv).as_ref(), Ok(told.position()), "{}", rules.id);
        });
    }
}

/// Every choice that has the shape of a game's moves, legal or not.
fn thinkable(rules: &Rules, game: &Game) -> Vec<Choice> {
    let mut all = vec![Choice::Move(Move::Pass)];
    for pit in 0..=rules.pits + 1 {
        all.push(Choice::Move(Move::Lift { pit }));
        let seeds = game.position().seeds(Where { side: game.position().turn(), pit });
        all.push(Choice::Redistribute { pit, seeds });
        all.push(Choice::Redistribute { pit, seeds: seeds + 1 });
        for seeds in 0..=40 {
            all.push(Choice::Move(Move::Part { pit, seeds }));
        }
    }
    all
}

#[test]
fn what_is_generated_is_what_is_accepted() {
    for rules in CATALOGUE {
        Random(4).walk(rules, MOVES / 20, |game, _| {
            let legal = game.legal_moves();
            for choice in thinkable(rules, game) {
                let accepted = game.explain(choice) == Ok(None);
                assert_eq!(legal.contains(&choice), accepted, "{} {choice:?}", rules.id);
                if let Choice::Move(mv) = choice {
                    assert_eq!(game.play(mv).is_ok(), accepted, "{} {mv:?}", rules.id);
                }
            }
            for pit in 1..=rules.pits {
                let playable = legal.iter().any(|&choice| match choice {
                    Choice::Move(Move::Lift { pit: at } | Move::Part { pit: at, .. })
                    | Choice::Redistribute { pit: at, .. } => at == pit,
                    Choice::Move(_) => false,
                });
                let explained = game.explain_pit(pit).unwrap();
                assert_eq!(playable, explained.is_none(), "{} pit {pit}", rules.id);
                assert!(explained.is_none_or(|why| rules.on(why.clause)));
            }
        });
    }
}

#[test]
fn a_finished_game_has_no_moves_and_says_why() {
    for rules in CATALOGUE {
        let mut random = Random(5);
        for _ in 0..20 {
            let mut game = random.start(rules);
            while game.outcome().is_none() {
                let choices = game.legal_moves();
                assert!(!choices.is_empty(), "{}", rules.id);
                let choice = choices[random.below(choices.len())];
                game = game.play(random.answer(rules, choice)).unwrap().game;
            }
            assert!(game.legal_moves().is_empty());
            for pit in 1..=rules.pits {
                let why = game.explain_pit(pit).unwrap().unwrap();
                assert_eq!(Some(why.clause), game.outcome().map(|outcome| outcome.clause));
            }
        }
    }
}

#[test]
fn a_game_is_the_same_with_the_players_changed_about() {
    for rules in CATALOGUE {
        Random(6).walk(rules, MOVES, |game, mv| {
            let mirrored = game.position().mirrored();
            assert_eq!(mirrored.choices(), game.position().choices(), "{}", rules.id);
            let mirrored_move = match mv {
                Move::Place { pit, mut to } => {
                    to[..rules.ring()].rotate_left(rules.row());
                    Move::Place { pit, to }
                }
                mv => mv,
            };
            let after = game.position().play(mv).unwrap();
            assert_eq!(mirrored.play(mirrored_move), Ok(after.mirrored()), "{} {mv:?}", rules.id);
        });
    }
}

#[test]
fn a_position_is_its_arrangement() {
    for rules in CATALOGUE {
        Random(7).walk(rules, MOVES, |game, _| {
            let setup = game.position().setup();
            assert_eq!(Position::new(rules, &setup).as_ref(), Ok(game.position()));
        });
    }
}

#[test]
fn a_game_is_taken_up_where_it_was_left() {
    for rules in CATALOGUE {
        Random(8).walk(rules, MOVES, |game, mv| {
            let game = game.play(mv).unwrap().game;
            let history: Vec<String> = game.history().collect();
            let ended_by = game.outcome().map(|outcome| outcome.clause);
            let texts = history.iter().map(String::as_str);
            assert_eq!(Game::resume(*game.position(), texts, ended_by), Ok(game), "{}", rules.id);
        });
    }
}

#[test]
fn a_bad_history_is_refused() {
    let mut with_past = None;
    Random(9).walk(support::rules("bestemshe"), MOVES, |game, _| {
        if game.history().count() >= 4 && game.outcome().is_none() {
            with_past.get_or_insert_with(|| game.clone());
        }
    });
    let game = with_past.expect("a game with a past");
    let good: Vec<String> = game.history().collect();
    let refuses = |texts: &[String]| {
        let texts = texts.iter().map(String::as_str);
        assert!(Game::resume(*game.position(), texts, None).is_err());
    };
    let changed = |change: &dyn Fn(&mut Vec<String>)| {
        let mut texts = good.clone();
        change(&mut texts);
        refuses(&texts);
    };
    for unreadable in ["", "S", "é", "S0505050505050505050g", "S05050505050505050505é"] {
        changed(&|texts| texts[0] = unreadable.to_owned());
    }
    changed(&|texts| texts[1] = texts[1].replace(['S', 'N'], "X"));
    // A position of the other player's.
    changed(&|texts| drop(texts.pop()));
    changed(&|texts| texts.swap(0, 1));
    // Other seeds than those on the board.
    changed(&|texts| texts[0] = format!("{}32000000000000000000", &texts[0][..1]));
    // More positions than moves.
    refuses(&vec![good[0].clone(); 1000]);
    // A position that had ended the game before.
    let past = [&good[..2], &good[..2], &good[..2], &good].concat();
    refuses(&past);
}

#[test]
fn random_setups_come_of_their_seed_alone() {
    let rules = support::rules("mangala-iv");
    let setup = Setup::random(rules, 2007).unwrap();
    assert_eq!(Setup::random(rules, 2007), Some(setup.clone()));
    assert_ne!(Setup::random(rules, 2008), Some(setup.clone()));
    assert!(Position::new(rules, &setup).is_ok());
    assert_eq!(Setup::random(support::rules("modiar"), 1), None);
}

#[test]
fn a_placement_must_use_every_seed() {
    let game = Game::new(Position::start(support::rules("kiothi")));
    let mut to = [0; RING];
    to[3] = 4;
    assert!(game.play(Move::Place { pit: 5, to }).is_err());
    to[19] = 1;
    assert!(game.play(Move::Place { pit: 5, to }).is_ok());
    assert!(game.play(Move::Place { pit: 1, to }).is_err(), "boma 1 is empty");
    to[19] = 255;
    assert!(game.play(Move::Place { pit: 5, to }).is_err());
}
