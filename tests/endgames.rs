//! Games solved from their ends are what a plain search says of them.

mod support;

use otau::search::{Endgames, Limits, Progress, analyse_knowing};
use otau::{Choice, Clause, Game, Position, Setup, Side};
use support::{Random, rules};

/// A position by lot with so many seeds on the board, the rest in the stores.
fn drawn(rules: &'static otau::Rules, seeds: u32, random: &mut Random) -> Position {
    let n = rules.row();
    let mut setup = Setup { rows: [vec![0; n], vec![0; n]], ply: 20, ..Setup::start(rules) };
    for _ in 0..seeds {
        let at = random.below(2 * n);
        setup.rows[at / n][at % n] += 1;
    }
    let rest = rules.total() - seeds;
    setup.stores = [rest / 2, rest - rest / 2];
    setup.turn = Side::BOTH[random.below(2)];
    Position::new(rules, &setup).unwrap()
}

/// The margin for the player to move by looking at everything, if no line is longer than
/// `depth`; what stood before on the line is not gone into.
fn plain(position: &Position, depth: u32) -> Option<i32> {
    if let Some(outcome) = position.outcome() {
        let margin = i32::from(outcome.margin);
        return Some(if outcome.winner == Some(position.turn()) { margin } else { -margin });
    }
    if depth == 0 {
        return None;
    }
    let mut best = i32::MIN;
    for choice in position.choices() {
        let Choice::Move(mv) = choice else { unreachable!("no opening here") };
        best = best.max(-plain(&position.play(mv).unwrap(), depth - 1)?);
    }
    Some(best)
}

#[test]
fn modiar_is_what_a_plain_search_says() {
    let rules = rules("modiar");
    let endgames = Endgames::solve(rules, 14, &mut |_| true).unwrap();
    let mut random = Random(41);
    let mut compared = 0;
    for seeds in [2, 4, 6, 8, 10, 12, 14] {
        for _ in 0..3_000 {
            let position = drawn(rules, seeds, &mut random);
            let Some(value) = plain(&position, 14) else { continue };
            let sure = endgames.look_up(&position).unwrap();
            let side = |side: Side| i32::from(position.store(side));
            let before = side(position.turn()) - side(position.turn().other());
            assert_eq!(before + i32::from(sure.mover), value, "{position:?}");
            compared += 1;
        }
    }
    assert!(compared > 5_000, "only {compared} compared");
}

#[test]
fn bestemshe_is_what_a_plain_search_says() {
    let rules = rules("bestemshe");
    let endgames = Endgames::solve(rules, 8, &mut |_| true).unwrap();
    let mut random = Random(42);
    let mut compared = [0; 3];
    for seeds in [2, 4, 6, 8] {
        for _ in 0..2_500 {
            let position = drawn(rules, seeds, &mut random);
            let Some(value) = plain(&position, 12) else { continue };
            let sure = endgames.look_up(&position).unwrap();
            let half = i32::from(rules.majority) - 1;
            let wins = i32::from(position.store(position.turn())) + i32::from(sure.mover) > half;
            let other = position.store(position.turn().other());
            let loses = i32::from(other) + i32::from(sure.other) > half;
            assert!(!(wins && loses), "{position:?}");
            assert_eq!((wins, loses), (value > 0, value < 0), "{position:?} {sure:?} {value}");
            compared[(value.signum() + 1) as usize] += 1;
        }
    }
    assert!(compared[0] > 300 && compared[2] > 300, "{compared:?}");
}

#[test]
fn what_one_can_force_the_other_cannot_prevent() {
    let rules = rules("bestemshe");
    let endgames = Endgames::solve(rules, 10, &mut |_| true).unwrap();
    let mut random = Random(43);
    for _ in 0..20_000 {
        let seeds = 2 * (1 + random.below(5) as u32);
        let sure = endgames.look_up(&drawn(rules, seeds, &mut random)).unwrap();
        assert!(i32::from(sure.mover) + i32::from(sure.other) <= seeds as i32, "{sure:?}");
        assert!(sure.mover >= 0 && sure.other >= 0);
    }
}

#[test]
fn a_solved_position_is_analysed_exactly() {
    let rules = rules("modiar");
    let endgames = [Endgames::solve(rules, 16, &mut |_| true).unwrap()];
    let mut random = Random(44);
    for _ in 0..50 {
        let position = drawn(rules, 16, &mut random);
        if position.outcome().is_some() {
            continue;
        }
        let mut progress = Progress { now: &mut || 0.0, found: &mut |_| {} };
        let limits = Limits { nodes: Some(2_000), ..Limits::default() };
        let game = Game::new(position);
        let found = analyse_knowing(&endgames, &game, &limits, &mut progress).unwrap();
        assert!(found.exact && found.moves.iter().all(|scored| scored.exact));
        assert_eq!(found.moves[0].score, found.score);
        // Every line is played as well as can be, by both.
        for scored in &found.moves {
            let last =
                scored.line.iter().fold(game.clone(), |game, &mv| game.play(mv).unwrap().game);
            if last.outcome().is_none() {
                let end = analyse_knowing(&endgames, &last, &limits, &mut progress).unwrap();
                let same = last.position().turn() == game.position().turn();
                assert_eq!(if same { end.score } else { -end.score }, scored.score);
            }
        }
        // Whoever plays the best move keeps what the position is worth.
        let after = game.play(found.best()).unwrap().game;
        if after.outcome().is_none() {
            let then = analyse_knowing(&endgames, &after, &limits, &mut progress).unwrap();
            assert_eq!(then.score, -found.score);
        }
    }
}

#[test]
fn solving_can_be_stopped_and_is_for_simple_games() {
    let mut told = 0;
    let stopped = Endgames::solve(rules("modiar"), 20, &mut |_| {
        told += 1;
        told < 3
    });
    assert!(stopped.is_none() && told == 3);
    for rules in otau::CATALOGUE {
        let simple = !rules.on(Clause::TuzdikMade) && !rules.on(Clause::SowRelay);
        assert_eq!(Endgames::can_solve(rules), simple, "{}", rules.id);
    }
    assert_eq!(Endgames::positions(rules("modiar"), 42), 6_540_556);
}
