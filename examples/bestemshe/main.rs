//! Proves that the second player wins Bestemshe: `cargo run --release --example bestemshe`, or
//! with a number: how many seeds on the board the tables are to know, 30 without it. For 30 they
//! take five gigabytes while they are made.
//!
//! All positions with so few seeds are solved first. A search by proof numbers comes down to them
//! from the start, and what it found is gone through by the rules of the engine at last.
//! `tests/bestemshe.rs` holds moves and tables to the engine's.

mod check;
mod known;
mod pits;
mod proof;
mod tables;

use std::time::Instant;

use otau::{Position, by_id};

/// The tables number the positions of so many seeds, and no more, in 32 bits.
const MOST: usize = 42;
/// A gigabyte to remember positions.
const BITS: u32 = 24;

fn main() {
    let seeds = std::env::args().nth(1).map_or(Ok(30), |seeds| seeds.parse::<usize>());
    let Some(seeds) = seeds.ok().filter(|&seeds| seeds <= MOST) else {
        eprintln!("usage: bestemshe [SEEDS], at most {}", MOST);
        std::process::exit(2);
    };
    let clock = Instant::now();
    let spent = || clock.elapsed().as_secs_f64();
    let moves = pits::Moves::new();
    let tables = tables::Tables::solve(&moves, seeds, &mut |seeds, count, rounds| {
        eprintln!("{seeds} seeds: {count} positions in {rounds} rounds, {:.1} s", spent());
    });
    println!("every position of up to {seeds} seeds: {} in {:.1} s", tables.positions(), spent());

    let start = Position::start(by_id("bestemshe").expect("a game of the catalogue"));
    let state = check::state(&start);
    let mut proof = proof::Proof::new(&moves, &tables, BITS, state.left);
    let wins = proof.run(state);
    println!("{} positions looked at, {:.1} s", proof.nodes, spent());
    if !wins {
        println!("it is not shown that the second player wins");
        std::process::exit(1);
    }
    let mut walk = check::Walk::default();
    assert!(walk.wins(&proof, &start), "the search says what the rules do not");
    println!(
        "the second player wins: a proof of {} positions, {} of them by the tables, gone through; {:.1} s",
        walk.positions(),
        walk.by_tables,
        spent()
    );
}
