//! The program that proves who wins Bestemshe: its moves, tables and proofs beside the engine's.

#[path = "../examples/bestemshe/check.rs"]
mod check;
#[path = "../examples/bestemshe/known.rs"]
mod known;
#[path = "../examples/bestemshe/pits.rs"]
mod pits;
#[path = "../examples/bestemshe/proof.rs"]
mod proof;
mod support;
#[path = "../examples/bestemshe/tables.rs"]
mod tables;

use otau::search::Endgames;
use otau::{Choice, Game, Lots, Position, Setup};
use pits::{Moves, RING, pack};
use proof::{Proof, State};
use support::rules;
use tables::Tables;

/// Sixteen megabytes to remember positions: the searches here are short.
const BITS: u32 = 18;

fn solve(moves: &Moves, seeds: usize) -> Tables {
    Tables::solve(moves, seeds, &mut |_, _, _| {})
}

/// A position with these pits, South's first, and South to move; all else is captured.
fn position(list: &[u8; RING]) -> Position {
    let row = |pits: &[u8]| pits.iter().map(|&seeds| u32::from(seeds)).collect();
    let left: u32 = list.iter().map(|&seeds| u32::from(seeds)).sum();
    let start = Setup::start(rules("bestemshe"));
    let rows = [row(&list[..RING / 2]), row(&list[RING / 2..])];
    let south = (50 - left) / 4 * 2;
    let setup = Setup { rows, stores: [south, 50 - left - south], ply: 2, ..start };
    Position::new(rules("bestemshe"), &setup).unwrap()
}

#[test]
fn moves_are_the_engines() {
    let (moves, mut lots) = (Moves::new(), Lots(3));
    for _ in 0..200 {
        let mut game = Game::new(Position::start(rules("bestemshe")));
        while game.outcome().is_none() {
            let here = check::state(game.position());
            for choice in game.legal_moves() {
                let Choice::Move(mv) = choice else { panic!("{choice:?}") };
                let otau::Move::Lift { pit } = mv else { panic!("{mv:?}") };
                let after = game.play(mv).unwrap().game;
                if after.outcome().is_some() {
                    // What was left may have been swept.
                    continue;
                }
                let after = check::state(after.position());
                let played = moves.play(here.pits, usize::from(pit) - 1);
                let played = played.map(|(pits, captured)| (pits, here.left - captured as u32));
                assert_eq!(played, Some((after.pits, after.left)), "{:?} {mv:?}", game.position());
            }
            let mv = lots.any_move(&game).unwrap();
            game = game.play(mv).unwrap().game;
        }
    }
}

#[test]
fn tables_are_the_engines() {
    const SEEDS: usize = 12;
    let moves = Moves::new();
    let tables = solve(&moves, SEEDS);
    let endgames = Endgames::solve(rules("bestemshe"), SEEDS as u32, &mut |_| true).unwrap();
    let mut compared = 0;
    for seeds in (0..=SEEDS).step_by(2) {
        let mut pits = pits::first(seeds);
        for rank in 0..pits::count(seeds) {
            assert_eq!(u64::from(moves.rank(pits)), rank);
            let list: [u8; RING] = std::array::from_fn(|pit| pits::seeds(pits, pit) as u8);
            let position = position(&list);
            let sure = endgames.look_up(&position).unwrap();
            let here = tables.sure(&moves, pits, seeds);
            assert_eq!(here, [sure.mover, sure.other].map(|seeds| seeds as usize), "{list:?}");
            compared += 1;
            if rank + 1 < pits::count(seeds) {
                pits = pits::next(pits);
            }
        }
    }
    assert_eq!(compared, tables.positions());
}

/// Searches down to small tables find what larger tables know.
#[test]
fn proofs_are_true() {
    const SEEDS: u32 = 14;
    let moves = Moves::new();
    let (small, large) = (solve(&moves, 8), solve(&moves, SEEDS as usize));
    let mut lots = Lots(14);
    let mut proof = Proof::new(&moves, &small, BITS, SEEDS);
    let mut won = 0;
    for number in 0..100 {
        let mut list = [0; RING];
        for _ in 0..SEEDS {
            list[lots.below(RING)] += 1;
        }
        let attacker = number % 2 == 0;
        let state = State { pits: pack(&list), left: SEEDS, store: 0, attacker };
        let sure = large.sure(&moves, state.pits, SEEDS as usize);
        let wins = 2 * sure[usize::from(!attacker)] > SEEDS as usize;
        assert_eq!(proof.run(state), wins, "{list:?} {attacker}");
        won += u32::from(wins);
    }
    assert!((20..=80).contains(&won), "{won} of 100 are won");
}

/// The second player's win from a position some moves into the game, gone through by the rules;
/// and no win where there is none.
#[test]
fn a_proof_is_gone_through() {
    let moves = Moves::new();
    let tables = solve(&moves, 14);
    let mut lots = Lots(50);
    let mut found = [0; 2];
    while found.iter().any(|&found| found < 3) {
        let mut game = Game::new(Position::start(rules("bestemshe")));
        while game.outcome().is_none() && check::state(game.position()).left > 20 {
            let mv = lots.any_move(&game).unwrap();
            game = game.play(mv).unwrap().game;
        }
        let state = check::state(game.position());
        if game.outcome().is_some() || state.left <= 14 {
            continue;
        }
        let mut proof = Proof::new(&moves, &tables, BITS, 50);
        let wins = proof.run(state);
        let mut walk = check::Walk::default();
        assert_eq!(walk.wins(&proof, game.position()), wins, "{:?}", game.position());
        assert!(walk.positions() as u64 >= walk.by_tables, "{:?}", game.position());
        found[usize::from(wins)] += 1;
    }
}
