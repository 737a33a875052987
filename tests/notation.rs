//! What is written can be read, what people write is read, and errors say where.

mod support;

use otau::notation::{
    About, ParseMoveError, PositionForm, Record, RecordForm, ResultMark, format_move,
    format_position, parse_move, parse_position,
};
use otau::{CATALOGUE, FaultKind, Game, Move, PlayError, Position};
use support::{Random, rules};

#[test]
fn moves_and_positions_round_trip_in_every_game() {
    for rules in CATALOGUE {
        Random(11).walk(rules, 1_500, |game, mv| {
            let text = format_move(game, mv).unwrap();
            assert_eq!(parse_move(game, &text), Ok(mv), "{} {text}", rules.id);
            let position = game.position();
            let text = format_position(position, PositionForm::Otau).unwrap();
            assert_eq!(parse_position(rules, &text).as_ref(), Ok(position), "{} {text}", rules.id);
            let safe = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
            assert!(text.chars().all(safe), "{text} is not safe in an address");
            match format_position(position, PositionForm::PlayStrategy) {
                Some(text) => {
                    assert_eq!(parse_position(rules, &text).as_ref(), Ok(position), "{text}");
                }
                None => assert!(!rules.tgk),
            }
        });
    }
}

#[test]
fn records_round_trip_in_every_game() {
    for rules in CATALOGUE {
        let mut random = Random(12);
        for turn in 0..5 {
            let mut game = random.start(rules);
            if turn == 4 {
                // A game that begins with North to move.
                game = Game::new(game.position().mirrored());
            }
            let mut record = Record {
                tags: vec![("South".into(), "Aizhan".into()), ("North".into(), "Ömer".into())],
                start: *game.position(),
                moves: vec![],
                comments: vec![(3, "so".to_owned())],
                result: ResultMark::Open,
            };
            while game.outcome().is_none() {
                let choices = game.legal_moves();
                let choice = choices[random.below(choices.len())];
                let mv = random.answer(rules, choice);
                record.moves.push(mv);
                game = game.play(mv).unwrap().game;
            }
            let text = record.format(RecordForm::Otau).unwrap().unwrap();
            assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "{text}");
            match record.format(RecordForm::Tgk).unwrap() {
                None => assert!(!rules.tgk),
                Some(text) => {
                    let read = Record::parse(&text).unwrap();
                    assert_eq!((read.start, read.moves), (record.start, record.moves), "{text}");
                }
            }
        }
    }
}

fn toguz() -> Game {
    Game::new(Position::start(rules("toguz-kumalak")))
}

#[test]
fn moves_are_read_as_people_write_them() {
    for text in ["7", " 76 ", "7-6", "76(10)", "76 (10)", "76[10]", "76 ( 10 )"] {
        assert_eq!(parse_move(&toguz(), text), Ok(Move::Lift { pit: 7 }), "{text:?}");
    }
    // 7, 9, 6, 8, 1, 7, 2, 7, 4: then North's 3 makes a tuzdik in South's 6.
    let mut game = toguz();
    for pit in [7, 9, 6, 8, 1, 7, 2, 7, 4] {
        game = game.play(Move::Lift { pit }).unwrap().game;
    }
    for text in ["36x", "36X", "36", "3", "36 x", "36х", "36x(11)"] {
        assert_eq!(parse_move(&game, text), Ok(Move::Lift { pit: 3 }), "{text:?}");
    }
}

#[test]
fn a_wrong_move_text_says_where_and_what() {
    for (text, at, what) in [
        ("", 0, "expected the number of a pit, found the end"),
        ("seven", 0, "expected the number of a pit, found \"seven\""),
        ("75", 1, "expected a move whose last seed falls in pit 6, found \"5\""),
        ("76x", 2, "expected no x, since no tuzdik is made, found \"x\""),
        ("76(11)", 2, "expected (10), the store after the capture, found \"(11)\""),
        ("98(9)", 2, "expected (10), the store after the capture, found \"(9)\""),
        ("19(1)", 2, "expected no bracket, since nothing is captured, found \"(1)\""),
        ("76(10", 5, "expected a closing bracket, found the end"),
        ("76(10) 98", 7, "expected the move's end, found \"98\""),
        ("76!", 2, "expected the move's end, found \"!\""),
    ] {
        match parse_move(&toguz(), text) {
            Err(ParseMoveError::Notation(error)) => {
                assert_eq!((error.at, error.what.as_str()), (at, what), "{text:?}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
    let Err(ParseMoveError::Play(PlayError::Shape(_))) = parse_move(&toguz(), "0") else {
        panic!("there is no pit 0");
    };
    let kiothi = Game::new(Position::start(rules("kiothi")));
    for text in ["5", "5=", "5=1,2,3,4,5", "5=1,2,3,4,5/1", "5=11/", "1=/", "5:3", "11=/", "pass"] {
        assert!(parse_move(&kiothi, text).is_err(), "{text:?}");
    }
    assert!(parse_move(&kiothi, "5=1,2,3/10,10").is_ok());
}

#[test]
fn positions_are_read_as_people_write_them() {
    let toguz = rules("toguz-kumalak");
    let start = Position::start(toguz);
    for text in [
        "9.9.9.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~0.0~S0",
        "  9.9.9.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~0.0~s0\r\n",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
        "9s,9s,9s,9s,9s,9s,9s,9s,9s/9s,9s,9s,9s,9s,9s,9s,9s,9s  0  0  s  1 ",
    ] {
        assert_eq!(parse_position(toguz, text), Ok(start), "{text:?}");
    }
    // North's row stands from pit 9 to pit 1: the tuzdik there is South's, of pit 2.
    let text = "1S,6,T,1/3,20S,t,4 70 67 N 31";
    let position = parse_position(toguz, text);
    assert!(position.is_err(), "159 seeds");
    let position = parse_position(toguz, "1S,6,T,1/3,20S,t,4 73 68 N 31").unwrap();
    let setup = position.setup();
    assert_eq!(setup.tuzdik, [Some(2), Some(5)]);
    assert_eq!(setup.rows, [vec![0, 0, 0, 20, 0, 0, 0, 0, 0], vec![0, 0, 0, 0, 0, 0, 0, 0, 1]]);
    assert_eq!((setup.stores, setup.ply), ([73, 68], 61));
    let written = format_position(&position, PositionForm::PlayStrategy).unwrap();
    assert_eq!(written, "1S,6,t,1/3,20S,t,4 73 68 N 31");
}

#[test]
fn a_wrong_position_text_says_where_and_what() {
    let toguz = rules("toguz-kumalak");
    for (text, at, what) in [
        ("", 0, "a number of seeds, or t, found the end"),
        ("9.9.9", 5, ". and pit 4 of 9"),
        ("9S,9S/9S,9S 0 0 S 1", 5, ", and the rest of a row of 9 pits"),
        ("9/9S,x 0 0 S 1", 5, "seeds as in 9S, a number of empty pits, or t"),
        ("9.9~9", 3, ". and pit 3 of 9"),
        ("9.9.9.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~0~S0", 37, ". and North's store"),
        ("9.9.9.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~0.0~W0", 40, "S or N"),
        ("9.9.9.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~0.0~S0 x", 43, "the position's end"),
        ("9.9.9.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~0.1~S0", 0, "expected 162 seeds"),
        ("t.t.9.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~18.0~S0", 3, "one tuzdik in a row"),
        ("9.9.9.9.9.9.9.9.t~9.9.9.9.9.9.9.9.9~9.0~S9", 0, "last pit"),
        ("10/9S 0 0 S 1", 0, "no more than 9 pits in a row"),
        ("9S,8/9S,8 0 0 S 0", 16, "from 1"),
        ("99999999999.9.9.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~0.0~S0", 0, "a number of seeds"),
    ] {
        let error = parse_position(toguz, text).unwrap_err();
        assert!(error.what.contains(what), "{text:?}: {error:?}");
        assert_eq!(error.at, at, "{text:?}: {error:?}");
    }
}

#[test]
fn records_are_read_as_people_write_them() {
    let text = "\u{feff}[Event \"Astana\"]\r\n[White \"?\"]\r\n[Result \"1-0\"]\r\n\r\n\
        {zero} 1. 76 (10) 98 2.66 {good} 87(4)\r\n3... 1 ; a remark\r\n1-0\r\n";
    let record = Record::parse(text).unwrap();
    let pits = [7, 9, 6, 8, 1].map(|pit| Move::Lift { pit });
    assert_eq!(record.moves, pits);
    let comments = [(0, "zero"), (3, "good"), (5, "a remark")];
    assert_eq!(record.comments, comments.map(|(at, text)| (at, text.to_owned())));
    assert_eq!(record.result, ResultMark::South);
    assert_eq!(record.rules().id, "toguz-kumalak");
    assert_eq!(record.tags.len(), 2);
    for (mark, result) in [
        ("1/2-1/2", ResultMark::Draw),
        ("½-½", ResultMark::Draw),
        ("0-1", ResultMark::North),
        ("*", ResultMark::Open),
        ("", ResultMark::Open),
    ] {
        assert_eq!(Record::parse(&format!("1. 76 98 {mark}")).unwrap().result, result, "{mark}");
    }
}

#[test]
fn a_wrong_record_says_where_and_what() {
    for (text, at, what) in [
        ("1. 76 99", 7, "move 2: expected a move whose last seed falls in pit 8"),
        ("1. 76 6", 6, "move 2, \"6\": not allowed by move.own-pit (pit 6)"),
        ("1. 76 x", 6, "move 2: expected the number of a pit, found \"x\""),
        ("1. 76 {no end", 7, "} before the text is over"),
        ("[Event Astana]", 7, "a tag's value in double quotes"),
        ("[Event \"Astana]", 8, "\" before the text is over"),
        ("[Event \"a\"][Event \"b\"]", 12, "each tag once"),
        ("[Game \"oware\"] 1. 76", 7, "expected a game's id, got \"oware\""),
        ("[Game \"bestemshe\"][Setup \"5.5~\"]", 29, ". and pit 3 of 5"),
        ("1. 76 98 1-0 2. 66", 13, "nothing after the result"),
    ] {
        let error = Record::parse(text).unwrap_err();
        assert!(error.what.contains(what), "{text:?}: {error:?}");
        assert_eq!(error.at, at, "{text:?}: {error:?}");
    }
}

#[test]
fn an_error_in_a_text_says_what_it_is_about() {
    let about = |text: &str| Record::parse(text).unwrap_err().about;
    assert_eq!(about("1. 76 99"), About::Move(2));
    assert_eq!(about("1. 76 98 2. 6 x"), About::Move(4));
    assert_eq!(about("1. 76 6"), About::Move(2));
    assert_eq!(about("[Game \"o\\\"w\"]"), About::Game("o\"w".to_owned()));
    for text in ["1. 76 {no end", "[Event Astana]", "1. 76 1-0 98", "[Setup \"9.9\"]"] {
        assert_eq!(about(text), About::Text, "{text}");
    }
    let text = "[Setup \"9.9.9.t.9.9.9.9.9~9.9.9.t.9.9.9.9.9~9.999~S0\"]";
    let About::Position(faults) = about(text) else { panic!("the position cannot stand") };
    let kinds = faults.iter().map(|fault| fault.kind);
    assert!(kinds.eq([FaultKind::TooMany, FaultKind::TuzdikTwin]), "{faults:?}");
}
