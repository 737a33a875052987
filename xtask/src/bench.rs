//! How fast it is: the engine natively and as WebAssembly against a plain C perft, turn
//! and turn about, so that whatever else this machine does slows all of them alike.

use crate::command::{cargo, command, find, output, run};
use crate::root::target_dir;
use crate::{build, npm};
use anyhow::{Context, Result};
use std::ffi::OsStr;
use std::process::Command;

const ROUNDS: usize = 5;

struct Game {
    id: &'static str,
    depth: &'static str,
    /// Where it is counted from, if not from the game's start.
    position: Option<&'static str>,
    /// What the yardstick wants to know of it: pits in a row, and whether there are tuzdiks.
    yardstick: Option<[&'static str; 2]>,
}

const GAMES: [Game; 4] = [
    Game { id: "toguz-kumalak", depth: "8", position: None, yardstick: Some(["9", "1"]) },
    Game { id: "bestemshe", depth: "11", position: None, yardstick: Some(["5", "0"]) },
    Game { id: "modiar", depth: "14", position: None, yardstick: None },
    // After the opening, whose placements would be all there is to count.
    Game { id: "kiothi", depth: "5", position: Some(OPENED), yardstick: None },
];

const OPENED: &str = "0.0.0.0.5n.5n.5n.5n.5n.5n~0.0.0.0.5n.5n.5n.5n.5n.5n~0.0~S2";

pub fn bench() -> Result<()> {
    build::build()?;
    npm::ensure()?;
    run(cargo().args(["build", "--quiet", "--release", "--example", "perft"]))?;
    let yardstick = yardstick()?;
    println!("perft, millions of leaves a second (best of {ROUNDS} rounds)\n");
    println!(
        "| game, depth | C (gcc -O3) | native | wasm (Node) | native / C | wasm / C | wasm / native |"
    );
    println!("|---|---|---|---|---|---|---|");
    for game in GAMES {
        println!("{}", measure(&game, yardstick.as_deref())?);
    }
    println!("\nthe search, in wasm\n");
    run(npm::node()?.arg("tests/bench/search.mjs"))?;
    println!("\ncalls from JavaScript, beside chess.js\n");
    run(npm::node()?.arg("tests/bench/calls.mjs"))
}

/// One line of the table.
fn measure(game: &Game, yardstick: Option<&OsStr>) -> Result<String> {
    let native = target_dir().join("release/examples/perft");
    let [mut in_c, mut natively, mut in_wasm] = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        if let (Some(program), Some(words)) = (yardstick, game.yardstick) {
            in_c.push(rate(command(program).args(words).arg(game.depth))?);
        }
        let what = [game.id, game.depth].into_iter().chain(game.position);
        natively.push(rate(command(&native).args(what.clone()))?);
        in_wasm.push(rate(npm::node()?.arg("tests/bench/perft.mjs").args(what))?);
    }
    let (c, native, wasm) = (best(in_c), best(natively), best(in_wasm));
    let number = |rate: Option<f64>| rate.map_or("—".into(), |rate| format!("{rate:.1}"));
    let ratio = |a: Option<f64>, b: Option<f64>| {
        a.zip(b).map_or("—".into(), |(a, b)| format!("{:.2}×", a / b))
    };
    Ok(format!(
        "| {}, {} | {} | {} | {} | {} | {} | {} |",
        game.id,
        game.depth,
        number(c),
        number(native),
        number(wasm),
        ratio(native, c),
        ratio(wasm, c),
        ratio(wasm, native),
    ))
}

/// Millions of leaves a second, as every perft here prints it at the end of its last line.
fn rate(command: &mut Command) -> Result<f64> {
    let text = output(command)?;
    let line = text.lines().last().unwrap_or_default();
    let leaves = line.split(' ').find_map(|word| word.parse::<f64>().ok().filter(|&n| n > 100.0));
    let seconds = line
        .split(' ')
        .zip(line.split(' ').skip(1))
        .find_map(|(number, unit)| if unit == "s" { number.parse::<f64>().ok() } else { None })
        .or_else(|| line.split(' ').find_map(|word| word.strip_suffix('s')?.parse().ok()));
    let (leaves, seconds) = leaves
        .zip(seconds)
        .with_context(|| format!("there are no leaves and seconds in `{line}`"))?;
    Ok(leaves / seconds / 1e6)
}

/// The round that was disturbed least.
fn best(rates: Vec<f64>) -> Option<f64> {
    rates.into_iter().max_by(f64::total_cmp)
}

/// The yardstick, compiled; nothing where there is no C compiler.
fn yardstick() -> Result<Option<std::ffi::OsString>> {
    let Some(gcc) = find(&["gcc", "cc"]) else {
        eprintln!("No C compiler here: measuring without the yardstick.");
        return Ok(None);
    };
    let program = target_dir().join("yardstick-perft");
    let mut compile = command(gcc);
    compile.args(["-O3", "-w", "-o"]).arg(&program).arg("tests/yardstick/perft.c");
    run(&mut compile)?;
    Ok(Some(program.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_read_from_either_form() {
        let rate = |line: &str| rate(command("echo").arg(line)).unwrap();
        assert_eq!(rate("8 25166174  0.50s 50.3 Mnodes/s"), 50.332348);
        assert_eq!(rate("modiar 14 25166174 leaves 0.500 s 50.3 M/s"), 50.332348);
        assert_eq!(best(vec![1.0, 3.0, 2.0]), Some(3.0));
        assert_eq!(best(vec![]), None);
    }
}
