//! Lets two players play each other from openings drawn by lot, each opening with both
//! colours: `cargo run --release --example duel -- GAME PLAYER PLAYER GAMES [SEED [even]]`. An
//! opening is four moves, in Kiothi its own, both players' placements.
//!
//! SEED is a number the openings are drawn by, 2026 without it: what was tuned on some openings
//! is to be measured on others. `even`: openings of six moves from which, as the game's tables
//! say, neither side wins, each of them once; for Modiar, which has 71.
//!
//! A player is `nodes:N`, `level:N`, `sees:DEPTH:ERROR` (a level that looks so many moves ahead
//! and whose judgement is off by as many hundredths of a seed), `greedy` (takes what it can get
//! now), or `refab:PATH:N`, the program of tests/yardstick/refab.c with so many nodes a move.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio, exit};

use otau::search::{Endgames, Level, Limits, Progress, analyse};
use otau::{Choice, Clause, Game, Lots, Move, Outcome, Position, Rules, Setup, Side, by_id};

enum Player {
    Greedy(Lots),
    Search(Limits),
    Refab(Child, u64),
}

impl Player {
    fn new(text: &str, rules: &Rules) -> Option<Player> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        Some(match kind {
            "nodes" => {
                Player::Search(Limits { nodes: Some(rest.parse().ok()?), ..Limits::default() })
            }
            "level" => {
                let place = rest.parse::<usize>().ok()?.checked_sub(1)?;
                Player::level(*rules.levels.get(place)?)
            }
            "sees" => {
                let (depth, error) = rest.split_once(':')?;
                Player::level(Level { depth: depth.parse().ok()?, error: error.parse().ok()? })
            }
            "greedy" => Player::Greedy(Lots(1)),
            "refab" => {
                let (path, nodes) = rest.rsplit_once(':')?;
                let mut command = Command::new(path);
                let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
                Player::Refab(child, nodes.parse().ok()?)
            }
            _ => return None,
        })
    }

    fn level(level: Level) -> Player {
        Player::Search(Limits { level: Some(level), ..Limits::default() })
    }

    fn choose(&mut self, game: &Game) -> Move {
        match self {
            Player::Greedy(lots) => greediest(game, lots),
            Player::Search(limits) => {
                let mut progress = Progress { now: &mut || 0.0, found: &mut |_| {} };
                analyse(game, limits, &mut progress).expect("the game goes on").best()
            }
            Player::Refab(child, nodes) => ask_refab(child, *nodes, game.position()),
        }
    }
}

/// The move that captures most at once; which of several, is drawn by lot.
fn greediest(game: &Game, lots: &mut Lots) -> Move {
    let player = game.position().turn();
    let moves = game.legal_moves().into_iter().filter_map(|choice| match choice {
        Choice::Move(mv) => Some(mv),
        Choice::Redistribute { .. } => None,
    });
    let won = |mv: Move| {
        let after = game.play(mv).expect("a legal move").game;
        let store = |side: Side| i32::from(after.position().store(side));
        store(player) - store(player.other())
    };
    let worth: Vec<(i32, Move)> = moves.map(|mv| (won(mv), mv)).collect();
    let Some(most) = worth.iter().map(|&(won, _)| won).max() else {
        return lots.any_move(game).expect("the game goes on");
    };
    let best: Vec<Move> =
        worth.iter().filter(|&&(won, _)| won == most).map(|&(_, mv)| mv).collect();
    best[lots.below(best.len())]
}

fn ask_refab(child: &mut Child, nodes: u64, position: &Position) -> Move {
    let setup = position.setup();
    let tuzdik = setup.tuzdik.map(|pit| pit.unwrap_or(0));
    let mut line = format!(
        "{nodes} {} {} {} {} {}",
        setup.stores[0],
        setup.stores[1],
        tuzdik[0],
        tuzdik[1],
        setup.turn.index()
    );
    for seeds in setup.rows.concat() {
        line += &format!(" {seeds}");
    }
    writeln!(child.stdin.as_mut().unwrap(), "{line}").unwrap();
    let mut answer = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut answer).unwrap();
    let pit = answer.split_whitespace().next().and_then(|pit| pit.parse().ok());
    Move::Lift { pit: pit.unwrap_or_else(|| panic!("refab said {answer:?}")) }
}

fn opening(rules: &'static Rules, lots: &mut Lots, moves: usize) -> Game {
    let mut game = Game::new(Position::start(rules));
    for _ in 0..moves {
        let Some(mv) = lots.any_move(&game) else { return opening(rules, lots, moves) };
        game = game.play(mv).expect("a legal move").game;
    }
    if game.outcome().is_none() { game } else { opening(rules, lots, moves) }
}

/// An opening that is worth nothing to either side and was not drawn before.
fn even_opening(tables: &Endgames, lots: &mut Lots, drawn: &mut Vec<Setup>) -> Game {
    loop {
        let game = opening(tables.rules(), lots, 6);
        let position = game.position();
        let sure = tables.look_up(position).expect("every position is solved");
        let store = |side: Side| i32::from(position.store(side));
        let ahead = store(position.turn()) - store(position.turn().other());
        let setup = position.setup();
        if ahead + i32::from(sure.mover) == 0 && !drawn.contains(&setup) {
            drawn.push(setup);
            return game;
        }
    }
}

fn play(mut game: Game, south: &mut Player, north: &mut Player) -> Outcome {
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome;
        }
        let player = if game.position().turn() == Side::South { &mut *south } else { &mut *north };
        let mv = player.choose(&game);
        game =
            game.play(mv).unwrap_or_else(|why| panic!("{:?} {mv:?}: {why}", game.position())).game;
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let fail = |what: &str| -> ! {
        eprintln!("{what}\nusage: duel GAME PLAYER PLAYER GAMES [SEED [even]]");
        exit(2)
    };
    let [game, one, two, games, rest @ ..] = arguments.as_slice() else {
        fail("four to six words are needed")
    };
    let (seed, even) = match rest {
        [] => (Some(2026), false),
        [seed] => (seed.parse().ok(), false),
        [seed, even] if even == "even" => (seed.parse().ok(), true),
        _ => (None, false),
    };
    let Some(seed) = seed else { fail("a number draws the openings, and they may be even") };
    let Some(rules) = by_id(game) else { fail(&format!("no game {game}")) };
    let player =
        |text: &str| Player::new(text, rules).unwrap_or_else(|| fail(&format!("no player {text}")));
    let (mut first, mut second) = (player(one), player(two));
    let Ok(games) = games.parse::<usize>() else { fail("how many games?") };
    // Other games are too large, or a repetition is a draw there.
    let tables = (even && game == "modiar")
        .then(|| Endgames::solve(rules, rules.total(), &mut |_| true).expect("it can be solved"));
    if even && (tables.is_none() || games > 142) {
        fail("71 even openings are known, all of them Modiar's");
    }
    let own_opening = rules.on(Clause::OpenRedistribute);
    let (mut lots, mut drawn) = (Lots(seed), Vec::new());
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    let mut start = None;
    for number in 0..games {
        // Each opening is played twice, with colours changed.
        let begin = match start.take() {
            Some(game) => game,
            None => {
                let game = match &tables {
                    Some(tables) => even_opening(tables, &mut lots, &mut drawn),
                    None => opening(rules, &mut lots, if own_opening { 2 } else { 4 }),
                };
                start = Some(game.clone());
                game
            }
        };
        let first_is_south = number % 2 == 0;
        let outcome = if first_is_south {
            play(begin, &mut first, &mut second)
        } else {
            play(begin, &mut second, &mut first)
        };
        match outcome.winner {
            None => draws += 1,
            Some(side) if (side == Side::South) == first_is_south => wins += 1,
            Some(_) => losses += 1,
        }
        let points = f64::from(wins) + f64::from(draws) / 2.0;
        eprintln!("{}: +{wins} ={draws} -{losses}", number + 1);
        if number + 1 == games {
            println!(
                "{game} {one} - {two}: +{wins} ={draws} -{losses}, {:.1} %",
                100.0 * points / games as f64
            );
        }
    }
    for player in [first, second] {
        if let Player::Refab(mut child, _) = player {
            let _ = child.kill();
        }
    }
}
