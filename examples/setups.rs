//! How random set-ups of a game without choices end:
//! `cargo run --release --example setups -- mangala-iv 100000`.

use std::time::Instant;

use otau::{Choice, Clause, Game, Position, Setup, Side, by_id};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, count] = arguments.as_slice() else {
        eprintln!("usage: setups GAME COUNT");
        std::process::exit(2);
    };
    let rules = by_id(game).filter(|rules| !rules.choices() && rules.on(Clause::SetupRandom));
    let (Some(rules), Ok(count)) = (rules, count.parse::<u64>()) else {
        eprintln!("a game without choices that is set up by lot, and a number, are needed");
        std::process::exit(2);
    };
    let (mut south, mut north, mut drawn) = (0, 0, 0);
    let (mut cleared, mut one_left, mut longest, mut plies) = (0, 0, 0, 0);
    let clock = Instant::now();
    for seed in 0..count {
        let setup = Setup::random(rules, seed).expect("the game is set up by lot");
        let mut game = Game::new(Position::new(rules, &setup).expect("a legal set-up"));
        while let Some(&Choice::Move(mv)) = game.legal_moves().first() {
            game = game.play(mv).expect("the one move is legal").game;
        }
        let outcome = game.outcome().expect("every game ends");
        match outcome.winner {
            Some(Side::South) => south += 1,
            Some(Side::North) => north += 1,
            None => drawn += 1,
        }
        match rules.total() - outcome.stores.iter().map(|&store| u32::from(store)).sum::<u32>() {
            0 => cleared += 1,
            1 => one_left += 1,
            _ => {}
        }
        longest = longest.max(game.position().ply());
        plies += u64::from(game.position().ply());
    }
    // Wilson's interval, 95 %.
    let (n, p, z) = (count as f64, f64::from(south) / count as f64, 1.96);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    println!("{game}, seeds 0 to {}: South {south}, North {north}, drawn {drawn}", count - 1);
    println!(
        "South wins {:.2} % (95 %: {:.2} to {:.2})",
        100.0 * p,
        100.0 * (middle - half),
        100.0 * (middle + half)
    );
    println!("cleared {cleared}, one counter left {one_left}, longest {longest} plies");
    let millions = plies as f64 / clock.elapsed().as_secs_f64() / 1e6;
    println!("{plies} moves, {millions:.2} million a second, every game's history kept");
}
