//! Everything wrong with an arrangement is found at once, as data and in words.

mod support;

use otau::{Facts, Fault, FaultKind, Position, Setup, Side};
use support::rules;

/// What is wrong with a game's start after a change.
fn faults(game: &str, change: impl FnOnce(&mut Setup)) -> Vec<Fault> {
    let rules = rules(game);
    let mut setup = Setup::start(rules);
    change(&mut setup);
    Position::new(rules, &setup).expect_err("an arrangement that cannot stand")
}

fn fault<const N: usize>(
    kind: FaultKind,
    at: &str,
    side: Option<Side>,
    facts: [(&'static str, u32); N],
) -> Fault {
    Fault { kind, at: at.to_owned(), side, facts: Facts::of(facts) }
}

/// A game, what makes its start faulty, the faults and their sentences.
type Case = (&'static str, fn(&mut Setup), Vec<Fault>, &'static [&'static str]);

fn cases() -> Vec<Case> {
    use FaultKind::*;
    let (south, north) = (Some(Side::South), Some(Side::North));
    vec![
        (
            "toguz-kumalak",
            |setup| setup.rows[1].truncate(8),
            vec![fault(Row, "north", north, [("pits", 9), ("got", 8)])],
            &["expected 9 pits, got 8"],
        ),
        (
            "toguz-kumalak",
            |setup| {
                setup.rows[0][3] = 163;
                setup.stores[1] = u32::MAX;
                setup.ply = 70_000;
            },
            vec![
                fault(TooMany, "south[3]", south, [("most", 162), ("got", 163), ("pit", 4)]),
                fault(TooMany, "stores.north", north, [("most", 162), ("got", u32::MAX)]),
                fault(TooMany, "ply", None, [("most", 65_535), ("got", 70_000)]),
            ],
            &[
                "expected a whole number from 0 to 162, got 163",
                "expected a whole number from 0 to 162, got 4294967295",
                "expected a whole number from 0 to 65535, got 70000",
            ],
        ),
        (
            "toguz-kumalak",
            |setup| {
                setup.rows[0][0] = 162;
                setup.ply = 70_000;
            },
            vec![
                fault(TooMany, "ply", None, [("most", 65_535), ("got", 70_000)]),
                fault(Total, "", None, [("total", 162), ("got", 315)]),
            ],
            &[
                "expected a whole number from 0 to 65535, got 70000",
                "expected 162 seeds in all pits and stores together, got 315",
            ],
        ),
        (
            "toguz-kumalak",
            |setup| setup.tuzdik = [Some(0), Some(10)],
            vec![
                fault(NoSuchPit, "tuzdik.south", south, [("pits", 9), ("got", 0)]),
                fault(NoSuchPit, "tuzdik.north", north, [("pits", 9), ("got", 10)]),
            ],
            &["expected a pit from 1 to 9, got 0", "expected a pit from 1 to 9, got 10"],
        ),
        (
            "toguz-kumalak",
            |setup| setup.tuzdik = [Some(9), Some(9)],
            vec![
                fault(TuzdikLast, "tuzdik.south", south, [("pit", 9)]),
                fault(TuzdikHolds, "tuzdik.south", south, [("pit", 9), ("seeds", 9)]),
                fault(TuzdikLast, "tuzdik.north", north, [("pit", 9)]),
                fault(TuzdikHolds, "tuzdik.north", north, [("pit", 9), ("seeds", 9)]),
                fault(TuzdikTwin, "tuzdik", None, [("pit", 9)]),
            ],
            &[
                "expected no tuzdik in the last pit of a row, got 9",
                "expected an empty pit, but pit 9 holds 9",
                "expected no tuzdik in the last pit of a row, got 9",
                "expected an empty pit, but pit 9 holds 9",
                "expected two tuzdiks of different numbers, got 9 twice",
            ],
        ),
        (
            "modiar",
            |setup| {
                setup.tuzdik[0] = Some(1);
                setup.nki[0] = vec![1];
            },
            vec![fault(NoSuchMark, "tuzdik", None, []), fault(NoSuchMark, "nki", None, [])],
            &["this game has no tuzdik", "this game has no nki"],
        ),
        (
            "kiothi",
            |setup| setup.nki = [vec![5, 5, 1], vec![6, 11]],
            vec![
                fault(NkiOpening, "nki", None, []),
                fault(NkiTwice, "nki.south", south, [("pit", 5)]),
                fault(NkiEmpty, "nki.south", south, [("pit", 1)]),
                fault(NoSuchPit, "nki.north[1]", north, [("pits", 10), ("got", 11)]),
            ],
            &[
                "expected no nki before both players have opened",
                "expected each pit once, got 5 twice",
                "expected pits that hold seeds, but pit 1 is empty",
                "expected a pit from 1 to 10, got 11",
            ],
        ),
    ]
}

#[test]
fn every_fault_is_told() {
    let mut told = Vec::new();
    for (game, change, expected, sentences) in cases() {
        let found = faults(game, change);
        assert_eq!(found, expected);
        let said: Vec<String> = found.iter().map(Fault::to_string).collect();
        assert_eq!(said, sentences);
        told.extend(found.iter().map(|fault| fault.kind));
    }
    for kind in FaultKind::ALL {
        assert!(told.contains(kind), "{} is not tried", kind.id());
    }
}

#[test]
fn a_total_too_large_to_be_counted_is_no_accident() {
    let found = faults("toguz-kumalak", |setup| setup.rows[0].fill(u32::MAX));
    assert_eq!(found.len(), 9);
    assert!(found.iter().all(|fault| fault.kind == FaultKind::TooMany));
}
