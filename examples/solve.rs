//! Solves a game from its ends: `cargo run --release --example solve -- modiar 42`, or
//! `bestemshe 20`: every position with so many seeds on the board, or fewer.

use std::time::Instant;

use otau::search::{Endgames, Sure};
use otau::{Choice, Position, by_id};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seeds] = arguments.as_slice() else {
        eprintln!("usage: solve GAME SEEDS");
        std::process::exit(2);
    };
    let (Some(rules), Ok(seeds)) = (by_id(game), seeds.parse::<u32>()) else {
        eprintln!("a game and a number of seeds are needed");
        std::process::exit(2);
    };
    let clock = Instant::now();
    let Some(endgames) = Endgames::solve(rules, seeds, &mut |_| true) else {
        eprintln!("{game} is not a game of one lap, whole pits and no marks");
        std::process::exit(1);
    };
    let positions = Endgames::positions(rules, endgames.seeds());
    println!("{game}: {positions} positions in {:.1} s", clock.elapsed().as_secs_f64());
    let tell = |what: String, sure: Sure| {
        if rules.repetition.draw {
            println!("{what}: the mover can force {}, the other {}", sure.mover, sure.other);
        } else {
            println!("{what}: {:+} for the player to move", sure.mover);
        }
    };
    let start = Position::start(rules);
    let Some(sure) = endgames.look_up(&start) else {
        println!("the start has more seeds on the board than that");
        return;
    };
    tell("the start".to_owned(), sure);
    for choice in start.choices() {
        if let Choice::Move(mv) = choice
            && let Ok(after) = start.play(mv)
            && let Some(sure) = endgames.look_up(&after)
        {
            tell(format!("after {mv:?}"), sure);
        }
    }
}
