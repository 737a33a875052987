//! Every clause of every game acts somewhere, and the tests notice when it is switched off.

mod support;

use std::collections::BTreeSet;

use otau::notation::{ParseMoveError, parse_move, parse_position};
use otau::{
    CATALOGUE, Choice, Clause, Clauses, Game, Move, Outcome, PlayError, Position, Refusal, Rules,
    Setup, Side,
};
use serde_json::Value;
use support::{Random, lines, read_move, setup};

/// A game of the data: an arrangement, and moves from there.
struct Course {
    start: Setup,
    moves: Vec<Move>,
}

/// The games of the vectors, and those of `rare.jsonl`: ours, for what they have no
/// example of.
fn courses(rules: &'static Rules) -> Vec<Course> {
    let mut courses: Vec<Course> = lines(&format!("{}.jsonl", rules.id))
        .iter()
        .map(|data| {
            let plies = data["plies"].as_array().unwrap();
            let moves = plies.iter().map(|ply| read_move(rules, &ply["move"])).collect();
            Course { start: setup(&data["start"], 0), moves }
        })
        .collect();
    for data in rare(rules) {
        let mut game = rare_start(rules, &data);
        let start = game.position().setup();
        let mut moves = Vec::new();
        for text in data["moves"].as_str().unwrap().split_whitespace() {
            let mv = parse_move(&game, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            moves.push(mv);
            game = game.play(mv).unwrap().game;
        }
        courses.push(Course { start, moves });
    }
    courses
}

fn rare(rules: &Rules) -> Vec<Value> {
    lines("rare.jsonl").into_iter().filter(|data| data["game"] == rules.id).collect()
}

fn rare_start(rules: &'static Rules, data: &Value) -> Game {
    let text = data["start"].as_str().unwrap();
    Game::new(parse_position(rules, text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

#[test]
fn rare_things_happen_as_they_are_told() {
    for rules in CATALOGUE {
        for data in rare(rules) {
            let mut game = rare_start(rules, &data);
            let expected = support::clause(&data["clause"]);
            for text in data["moves"].as_str().unwrap().split_whitespace() {
                assert_eq!(game.outcome(), None, "{data}");
                game = game.play(parse_move(&game, text).unwrap()).unwrap().game;
            }
            let Some(refused) = data.get("refused") else {
                assert_eq!(game.outcome().map(|outcome| outcome.clause), Some(expected), "{data}");
                continue;
            };
            match parse_move(&game, refused.as_str().unwrap()) {
                Err(ParseMoveError::Play(PlayError::Illegal(why))) => {
                    assert_eq!(why.clause, expected, "{data}");
                }
                other => panic!("{data}: {other:?}"),
            }
        }
    }
}

/// What can be seen of a game without its events.
type Seen = (Setup, Vec<Choice>, Vec<Option<Refusal>>, Option<Outcome>);

fn look(game: &Game) -> Seen {
    let pits = 1..=game.position().rules().pits;
    let reasons = pits.map(|pit| game.explain_pit(pit).unwrap()).collect();
    (game.position().setup(), game.legal_moves(), reasons, game.outcome())
}

/// All that can be seen while a game goes on, as long as the rules allow its moves.
fn watch(rules: &'static Rules, course: &Course) -> Vec<Seen> {
    let mut game = Game::new(Position::new(rules, &course.start).unwrap());
    let mut seen = vec![look(&game)];
    for &mv in &course.moves {
        let Ok(played) = game.play(mv) else { break };
        game = played.game;
        seen.push(look(&game));
    }
    seen
}

/// A game without a clause.
fn without(rules: &Rules, clause: Clause) -> &'static Rules {
    let mut changed = Rules { on: rules.on.without(clause), ..*rules };
    match clause {
        // The clause that says which pits may be played is a number of seeds.
        Clause::MoveOwnPit | Clause::MoveNotSingle => {
            changed.on = rules.on;
            changed.least = 3 - rules.least;
        }
        // How the seeds stand at the start is a list of numbers.
        Clause::Setup | Clause::SetupEven => changed.start[0] += 1,
        // Sowing begins somewhere: without the one rule, by the other.
        Clause::SowNextFirst => {
            let others = rules.clauses.iter().filter(|&&other| other != clause);
            let others: Vec<Clause> = others.copied().chain([Clause::SowOriginFirst]).collect();
            changed.on = Clauses::of(&others);
        }
        _ => {}
    }
    Box::leak(Box::new(changed))
}

#[test]
fn every_clause_switched_off_is_noticed() {
    for rules in CATALOGUE {
        let courses = courses(rules);
        let expected: Vec<_> = courses.iter().map(|course| watch(rules, course)).collect();
        for &clause in rules.clauses {
            let changed = without(rules, clause);
            let noticed = match clause {
                Clause::Setup | Clause::SetupEven => Setup::start(changed) != Setup::start(rules),
                Clause::SetupRandom => Setup::random(changed, 1) != Setup::random(rules, 1),
                // Who hides counters and who guesses is between the players: no engine rule.
                Clause::SetupGuess => true,
                // Where sowing always begins in the next pit, a lone seed's rule says nothing
                // new; it is told of all the same.
                Clause::SowSingle if rules.on(Clause::SowNextFirst) => true,
                // Seen in no game of Kiothi: see below.
                Clause::EndRepetition if rules.family == "kiothi" => true,
                _ => courses
                    .iter()
                    .zip(&expected)
                    .any(|(course, expected)| watch(changed, course) != *expected),
            };
            assert!(noticed, "{} without {} plays the same", rules.id, clause.id());
        }
    }
}

#[test]
fn repetition_ends_kiothi_for_whoever_captured_more() {
    // Without captures and relays two lone warriors walk round for ever.
    let rules = support::rules("kiothi");
    let peaceful = without(
        without(without(rules, Clause::CaptureOpposite), Clause::CaptureTriple),
        Clause::SowFirstLap,
    );
    let mut setup = Setup { stores: [31, 27], ply: 40, ..Setup::start(rules) };
    setup.rows = [vec![0; 10], vec![0; 10]];
    setup.rows[0][0] = 1;
    setup.rows[1][0] = 1;
    let mut game = Game::new(Position::new(peaceful, &setup).unwrap());
    while game.outcome().is_none() {
        let Some(Choice::Move(mv)) = game.legal_moves().pop() else { panic!("nothing to play") };
        game = game.play(mv).unwrap().game;
    }
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.clause, outcome.winner), (Clause::EndRepetition, Some(Side::South)));
    assert_eq!((outcome.stores, outcome.margin, outcome.one_warrior), ([31, 27], 4, false));
}

#[test]
fn every_clause_is_told_of() {
    for rules in CATALOGUE {
        let mut told = BTreeSet::new();
        let mut listen = |game: &Game, mv| {
            let played = game.play(mv).unwrap();
            told.extend(played.events.iter().map(|event| event.clause));
            let reasons = (1..=rules.pits).filter_map(|pit| game.explain_pit(pit).unwrap());
            told.extend(reasons.map(|why| why.clause));
            for pit in 1..=rules.pits {
                // Every part of every pit, since a whole one may be fine.
                for seeds in 1..=12 {
                    let choice = Choice::Move(Move::Part { pit, seeds });
                    told.extend(game.explain(choice).ok().flatten().map(|why| why.clause));
                }
            }
            if played.game.outcome().is_some_and(|outcome| outcome.one_warrior) {
                told.insert(Clause::EndOneWarrior);
            }
        };
        for course in courses(rules) {
            let mut game = Game::new(Position::new(rules, &course.start).unwrap());
            for mv in course.moves {
                listen(&game, mv);
                game = game.play(mv).unwrap().game;
            }
        }
        Random(21).walk(rules, 4_000, &mut listen);
        for &clause in rules.clauses {
            let elsewhere = clause.id().starts_with("setup")
                || clause == Clause::EndRepetition && rules.family == "kiothi"
                || clause == Clause::EndEndless && rules.family == "kiothi"
                || told.contains(&clause);
            assert!(elsewhere, "{}: {}", rules.id, clause.id());
        }
        assert!(told.iter().all(|clause| rules.clauses.contains(clause)), "{}", rules.id);
    }
}
