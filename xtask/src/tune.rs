//! Finds the weights of a game's estimate by self-play; `examples/tune.rs` does the work.

use crate::args::Args;
use crate::command::{cargo, run};
use anyhow::{Result, bail};

/// The weights in `src/games/toguz.rs` come of so many rounds of so many nodes a move.
const ROUNDS: u32 = 3_000;
const NODES: u64 = 1_500;

pub fn tune(mut args: Args) -> Result<()> {
    let rounds = args.option("--rounds")?.unwrap_or(ROUNDS);
    let nodes = args.option("--nodes")?.unwrap_or(NODES);
    let game = match args.rest()?.as_slice() {
        [] => "toguz-kumalak".to_owned(),
        [game] => game.clone(),
        _ => bail!("one game at a time is tuned"),
    };
    let words = [game, rounds.to_string(), nodes.to_string()];
    run(cargo().args(["run", "--quiet", "--release", "--example", "tune", "--"]).args(words))
}
