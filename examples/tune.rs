//! Finds the weights of a game's estimate by self-play: `cargo xtask tune`, or
//! `cargo run --release --example tune -- GAME ROUNDS NODES`.
//!
//! Each round changes all weights a little at once, up or down by lot, and lets the one
//! change play the other, both colours, from an opening drawn by lot; the weights move
//! towards whichever won (simultaneous perturbation). The weights it ends with are
//! printed, and at last they play those of the game.

use std::process::exit;

use otau::search::{Limits, Progress, Weights, analyse_by};
use otau::{Game, Lots, Position, Rules, Side, by_id};

/// How far each weight is changed at first, in hundredths of a seed.
const STEPS: [f64; Weights::COUNT] = [150.0, 20.0, 10.0, 30.0, 30.0, 12.0, 10.0, 40.0];

/// A game some moves old.
fn opening(rules: &'static Rules, lots: &mut Lots) -> Game {
    let mut game = Game::new(Position::start(rules));
    for _ in 0..6 {
        let Some(mv) = lots.any_move(&game) else { return opening(rules, lots) };
        game = game.play(mv).expect("a legal move").game;
    }
    game
}

/// Plays a game: 1 if South wins, -1 if North does.
fn play(mut game: Game, players: [&Weights; 2], nodes: u64) -> i32 {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    while game.outcome().is_none() {
        let weights = players[game.position().turn().index()];
        let mut progress = Progress { now: &mut || 0.0, found: &mut |_| {} };
        let found = analyse_by(&game, &limits, weights, &mut progress).expect("the game goes on");
        game = game.play(found.best()).expect("a legal move").game;
    }
    match game.outcome().and_then(|outcome| outcome.winner) {
        None => 0,
        Some(Side::South) => 1,
        Some(Side::North) => -1,
    }
}

/// How an opening ends for the first player's weights, both colours added up.
fn pair(start: &Game, one: &Weights, two: &Weights, nodes: u64) -> i32 {
    play(start.clone(), [one, two], nodes) - play(start.clone(), [two, one], nodes)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let fail = |what: &str| -> ! {
        eprintln!("{what}\nusage: tune GAME ROUNDS NODES");
        exit(2)
    };
    let [game, rounds, nodes] = arguments.as_slice() else { fail("three words are needed") };
    let Some(rules) = by_id(game) else { fail(&format!("no game {game}")) };
    let (Ok(rounds), Ok(nodes)) = (rounds.parse::<u32>(), nodes.parse::<u64>()) else {
        fail("two numbers are needed")
    };
    let mut lots = Lots(1949);
    let mut now = rules.weights.to_list().map(f64::from);
    for round in 0..rounds {
        let progress = f64::from(round) / f64::from(rounds);
        let size = 1.0 - 0.7 * progress;
        let signs = STEPS.map(|_| if lots.below(2) == 0 { 1.0 } else { -1.0 });
        let changed = |way: f64| {
            let mut list = [0; Weights::COUNT];
            for (at, weight) in list.iter_mut().enumerate() {
                *weight = (now[at] + way * size * signs[at] * STEPS[at]).round() as i32;
            }
            Weights::from_list(list)
        };
        let (up, down) = (changed(1.0), changed(-1.0));
        let result = f64::from(pair(&opening(rules, &mut lots), &up, &down, nodes));
        for at in 0..Weights::COUNT {
            now[at] += 0.04 * result * size * signs[at] * STEPS[at];
        }
        if (round + 1) % 250 == 0 {
            eprintln!("{}: {:?}", round + 1, now.map(|weight| weight.round() as i32));
        }
    }
    let found = Weights::from_list(now.map(|weight| weight.round() as i32));
    let games = 200;
    let won: i32 =
        (0..games).map(|_| pair(&opening(rules, &mut lots), &found, &rules.weights, nodes)).sum();
    let percent = 50.0 + 25.0 * f64::from(won) / f64::from(games);
    println!("{game}: {:?}, {percent:.1} % against the game's own", found.to_list());
}
