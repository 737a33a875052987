//! Counts leaves and times it: `cargo run --release --example perft -- toguz-kumalak 8`,
//! from the game's start or from a position given as text.

use std::time::Instant;

use otau::notation::parse_position;
use otau::{Position, by_id, perft};

/// Seconds of the processor's time where the system tells it, so that other programs do not
/// count; else of the wall clock's.
struct Clock {
    began: Instant,
    worked: Option<f64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { began: Instant::now(), worked: Clock::worked() }
    }

    fn seconds(&self) -> f64 {
        match (self.worked, Clock::worked()) {
            (Some(before), Some(after)) => after - before,
            _ => self.began.elapsed().as_secs_f64(),
        }
    }

    /// What Linux says this program has worked so far.
    fn worked() -> Option<f64> {
        let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
        Some(text.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (game, depth, text) = match arguments.as_slice() {
        [game, depth] => (game, depth, None),
        [game, depth, text] => (game, depth, Some(text)),
        _ => {
            eprintln!("usage: perft GAME DEPTH [POSITION]");
            std::process::exit(2);
        }
    };
    let Some(rules) = by_id(game) else {
        eprintln!("no game {game}");
        std::process::exit(2);
    };
    let Ok(depth) = depth.parse() else {
        eprintln!("expected a depth, a whole number, got {depth}");
        std::process::exit(2);
    };
    let start = match text.map(|text| parse_position(rules, text)) {
        None => Position::start(rules),
        Some(Ok(position)) => position,
        Some(Err(error)) => {
            eprintln!("position, at {}: {error}", error.at);
            std::process::exit(2);
        }
    };
    let clock = Clock::start();
    let leaves = perft(&start, depth, u64::MAX).expect("no limit was set");
    let seconds = clock.seconds();
    println!(
        "{game} {depth} {leaves} leaves {seconds:.3} s {:.1} M/s",
        leaves as f64 / seconds / 1e6
    );
}
