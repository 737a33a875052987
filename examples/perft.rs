//! Counts leaves and times it: `cargo run --release --example perft -- toguz-kumalak 8`.

use std::time::Instant;

use otau::{Position, by_id, perft};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, depth] = arguments.as_slice() else {
        eprintln!("usage: perft GAME DEPTH");
        std::process::exit(2);
    };
    let Some(rules) = by_id(game) else {
        eprintln!("no game {game}");
        std::process::exit(2);
    };
    let Ok(depth) = depth.parse() else {
        eprintln!("expected a depth, a whole number, got {depth}");
        std::process::exit(2);
    };
    let start = Position::start(rules);
    let clock = Instant::now();
    let leaves = perft(&start, depth, u64::MAX).expect("no limit was set");
    let seconds = clock.elapsed().as_secs_f64();
    println!(
        "{game} {depth} {leaves} leaves {seconds:.3} s {:.1} M/s",
        leaves as f64 / seconds / 1e6
    );
}
