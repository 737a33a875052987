//! The games of tests/data replay exactly: positions, legal moves, endings.

mod support;

use otau::{CATALOGUE, Game, Position};
use serde_json::Value;
use support::{clause, lines, number, read_move, rules, setup, side, write_choices};

/// Plays a game of the data and says where it first goes another way.
fn replays(rules: &'static otau::Rules, game: &Value) -> Result<(), String> {
    let start = Position::new(rules, &setup(&game["start"], 0)).map_err(|f| format!("{f:?}"))?;
    let mut now = Game::new(start);
    let same = |what: &str, ply: usize, ours: &dyn std::fmt::Debug, same: bool| {
        if same { Ok(()) } else { Err(format!("ply {ply}: {what}: {ours:?}")) }
    };
    let legal = write_choices(&now.legal_moves());
    same("legal moves", 0, &legal, legal == game["start"]["legal"])?;
    for (index, ply) in game["plies"].as_array().ok_or("no plies")?.iter().enumerate() {
        let mv = read_move(rules, &ply["move"]);
        let done = index + 1;
        now = now.play(mv).map_err(|why| format!("ply {done}: {why}"))?.game;
        let ours = now.position().setup();
        same("position", done, &ours, ours == setup(ply, done as u32))?;
        let legal = write_choices(&now.legal_moves());
        same("legal moves", done, &legal, legal == ply["legal"])?;
    }
    let outcome = now.outcome().ok_or("the game is not over")?;
    let end = &game["end"];
    let stores = support::both(&end["stores"], |seeds| number(seeds) as u8);
    same("end", 0, &outcome, outcome.clause == clause(&end["clause"]))?;
    same("stores", 0, &outcome, outcome.stores == stores)?;
    same("winner", 0, &outcome, outcome.winner == side(&end["winner"]))
}

#[test]
fn every_game_of_the_data_replays() {
    for rules in CATALOGUE {
        let games = lines(&format!("{}.jsonl", rules.id));
        assert!(!games.is_empty());
        for (line, game) in games.iter().enumerate() {
            assert_eq!(game["game"], rules.id);
            if let Err(why) = replays(rules, game) {
                panic!("{} line {}: {why}", rules.id, line + 1);
            }
        }
    }
}

#[test]
fn a_changed_game_of_the_data_is_noticed() {
    let game = &lines("toguz-kumalak.jsonl")[0];
    let mut changed = game.clone();
    changed["plies"][7]["south"][2] = Value::from(number(&game["plies"][7]["south"][2]) + 1);
    assert!(replays(rules("toguz-kumalak"), &changed).is_err());
}
