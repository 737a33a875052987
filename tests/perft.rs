//! Leaf counts: from the start, and from positions of real games.

mod support;

use otau::{Position, Setup, Side, perft};
use serde_json::Value;
use support::{number, numbers, rules};

fn table() -> Value {
    let path = format!("{}/tests/data/perft.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Counts as deep as the table goes, but for counts that would take too long.
fn agrees(position: &Position, counts: &Value, name: &str) {
    for (depth, count) in counts.as_array().unwrap().iter().enumerate() {
        let count = count.as_u64().unwrap();
        if count > 30_000_000 {
            break;
        }
        assert_eq!(perft(position, depth as u32, u64::MAX), Some(count), "{name}, depth {depth}");
    }
}

#[test]
fn from_the_start() {
    for game in ["toguz-kumalak", "bestemshe"] {
        agrees(&Position::start(rules(game)), &table()[game], game);
    }
}

#[test]
fn from_positions_of_real_games() {
    for entry in table()["positions"].as_array().unwrap() {
        assert_eq!(entry["variant"], "togyz");
        let rules = rules("toguz-kumalak");
        let (pits, kazans) = (numbers(&entry["pits"]), numbers(&entry["kazans"]));
        let tuzdik = numbers(&entry["tuzdyk_holes"]);
        let setup = Setup {
            rows: [pits[..9].to_vec(), pits[9..].to_vec()],
            stores: [kazans[0], kazans[1]],
            turn: if number(&entry["turn"]) == 1 { Side::South } else { Side::North },
            tuzdik: [Some(tuzdik[0]), Some(tuzdik[1])].map(|pit| pit.filter(|&pit| pit > 0)),
            ..Setup::start(rules)
        };
        let name = entry["name"].as_str().unwrap();
        let position = Position::new(rules, &setup).unwrap_or_else(|f| panic!("{name}: {f:?}"));
        agrees(&position, &entry["nodes"], name);
    }
}

#[test]
fn an_opening_counts_every_placement() {
    let start = Position::start(rules("kiothi"));
    // Five warriors can be placed in twenty boma in 42,504 ways; six boma can be emptied.
    assert_eq!(perft(&start, 1, u64::MAX), Some(6 * 42_504));
}

#[test]
fn a_count_stops_when_it_takes_too_long() {
    let start = Position::start(rules("kiothi"));
    assert_eq!(perft(&start, 4, 100_000), None);
    let start = Position::start(rules("bestemshe"));
    // The start, 5 positions after it, and 21 after those.
    assert_eq!(perft(&start, 2, 27), Some(21));
    assert_eq!(perft(&start, 2, 26), None);
}
