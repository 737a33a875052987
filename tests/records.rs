//! Real games replay, move by move as their score sheets tell them, to their ends.

mod support;

use otau::notation::{Record, RecordForm, ResultMark, format_move, parse_move};
use otau::{Clause, Event, Game, Kind, Mark, Move, Position, Side};
use serde_json::Value;
use support::{lines, numbers, rules};

/// Plays a record, checking each move's notation both ways.
fn play(record: &Value) -> (Game, Vec<(usize, Event)>) {
    let id = &record["id"];
    let mut game = Game::new(Position::start(rules(record["game"].as_str().unwrap())));
    let mut events = Vec::new();
    let notation = record["notation"].as_array().unwrap();
    let pits = numbers(&record["moves"]);
    assert_eq!(notation.len(), pits.len());
    for (index, (pit, text)) in pits.into_iter().zip(notation).enumerate() {
        let (mv, text) = (Move::Lift { pit: pit as u8 }, text.as_str().unwrap());
        assert_eq!(format_move(&game, mv).as_deref(), Ok(text), "{id} ply {}", index + 1);
        assert_eq!(parse_move(&game, text), Ok(mv), "{id} ply {}", index + 1);
        let played = game.play(mv).unwrap();
        events.extend(played.events.into_iter().map(|event| (index + 1, event)));
        game = played.game;
    }
    (game, events)
}

#[test]
fn every_record_replays_to_its_end() {
    let records = lines("records.jsonl");
    assert!(records.len() > 40);
    for record in &records {
        let id = &record["id"];
        let (game, events) = play(record);
        let clause = match record["end"].as_str().unwrap() {
            "majority" => Some(Clause::EndMajority),
            "atsyz" => Some(Clause::EndNoMove),
            _ => None,
        };
        assert_eq!(game.outcome().map(|outcome| outcome.clause), clause, "{id}");
        if let Some(outcome) = game.outcome() {
            let winner = match record["result"].as_str().unwrap() {
                "1-0" => Some(Side::South),
                "0-1" => Some(Side::North),
                _ => None,
            };
            assert_eq!(outcome.winner, winner, "{id}");
        }

        // The record's board stands before the final sweep.
        let mut end = game.position().setup();
        for (_, event) in &events {
            if let Kind::Sweep { at, seeds, to } = event.kind {
                end.rows[at.side.index()][usize::from(at.pit) - 1] += u32::from(seeds);
                end.stores[to.index()] -= u32::from(seeds);
            }
        }
        assert_eq!(end.rows.concat(), numbers(&record["pits"]), "{id}");
        assert_eq!(end.stores.to_vec(), numbers(&record["stores"]), "{id}");

        let tuzdiks: Vec<_> = events
            .iter()
            .filter_map(|(ply, event)| match event.kind {
                Kind::Mark { at, mark: Mark::Tuzdik, to: Some(owner) } => {
                    Some((*ply as u64, owner.index() as u64 + 1, u64::from(at.pit)))
                }
                _ => None,
            })
            .collect();
        let told = record["tuzdiks"].as_array().unwrap().iter().map(|tuzdik| {
            let number = |name: &str| tuzdik[name].as_u64().unwrap();
            (number("ply"), number("player"), number("hole"))
        });
        assert_eq!(tuzdiks, told.collect::<Vec<_>>(), "{id}");
    }
}

#[test]
fn every_record_survives_being_written_and_read() {
    for source in lines("records.jsonl") {
        let rules = rules(source["game"].as_str().unwrap());
        let moves: Vec<Move> =
            numbers(&source["moves"]).iter().map(|&pit| Move::Lift { pit: pit as u8 }).collect();
        let record = Record {
            tags: vec![("Event".into(), "A \"quoted\" \\ name".into())],
            start: Position::start(rules),
            comments: Vec::from([
                (0, "before } it all \\".to_owned()),
                (1, "after South's first".to_owned()),
                (moves.len(), "the end".to_owned()),
            ]),
            moves,
            result: ResultMark::read(source["result"].as_str().unwrap()).unwrap(),
        };
        let ours = record.format(RecordForm::Otau).unwrap().unwrap();
        assert_eq!(Record::parse(&ours), Ok(record.clone()));
        let tgk = record.format(RecordForm::Tgk).unwrap().unwrap();
        let read = Record::parse(&tgk).unwrap();
        assert_eq!(
            (read.moves, read.comments, read.result),
            (record.moves, record.comments, record.result)
        );
        assert!(tgk.contains("[White \"?\"]") && tgk.contains("} 1. "), "{tgk}");
    }
}

#[test]
fn the_shortest_game_takes_eleven_plies() {
    let mut game = Game::new(Position::start(rules("toguz-kumalak")));
    for pit in [5, 1, 3, 5, 8, 3, 7, 4, 6, 5, 4] {
        assert_eq!(game.outcome(), None);
        game = game.play(Move::Lift { pit }).unwrap().game;
    }
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.clause, outcome.winner), (Clause::EndMajority, Some(Side::South)));
    assert_eq!(outcome.stores[0], 82);
}

#[test]
fn the_even_set_up_of_mangala_iv_always_ends_63_to_34() {
    let mut game = Game::new(Position::start(rules("mangala-iv")));
    while let [otau::Choice::Move(mv)] = game.legal_moves()[..] {
        game = game.play(mv).unwrap().game;
    }
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.clause, outcome.winner), (Clause::EndRepetition, Some(Side::South)));
    assert_eq!(outcome.stores, [63, 34]);
}
