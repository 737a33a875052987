//! What is known for certain of a position, from endgames that were solved.

use super::analysis::Analysis;
use super::endgames::{Endgames, margin};
use super::order::order;
use crate::{Choice, Game, Move, Position};

/// The certain result of a position for the player to move, in seeds.
fn value(endgames: &Endgames, position: &Position) -> Option<i32> {
    match position.outcome() {
        None => endgames.look_up(position).map(|sure| margin(position, sure)),
        Some(outcome) => {
            let margin = i32::from(outcome.margin);
            Some(if outcome.winner == Some(position.turn()) { margin } else { -margin })
        }
    }
}

/// Puts what is certain in the place of what was only searched: every move's result and line,
/// the moves in its order, those alike as the search had them. Nothing changes where the
/// endgames do not know the position.
pub(super) fn correct(game: &Game, endgames: &Endgames, mut found: Analysis) -> Analysis {
    let position = game.position();
    let Some(score) = value(endgames, position) else { return found };
    for scored in &mut found.moves {
        let after = position.play(scored.mv).ok();
        if let Some(value) = after.and_then(|after| value(endgames, &after)) {
            (scored.score, scored.exact) = (f64::from(-value), true);
            scored.line = follow(endgames, position, scored.mv);
        }
    }
    order(&mut found.moves, |scored| -scored.score as i32);
    Analysis { score: f64::from(score), exact: true, ..found }
}

/// Best moves from a first one on, a few.
fn follow(endgames: &Endgames, position: &Position, first: Move) -> Vec<Move> {
    let mut line = vec![first];
    let mut now = position.play(first);
    while let Ok(position) = now
        && line.len() < 12
    {
        let moves = position.choices().into_iter().filter_map(|choice| match choice {
            Choice::Move(mv) => Some(mv),
            Choice::Redistribute { .. } => None,
        });
        let worth = |mv: &Move| {
            let after = position.play(*mv).ok();
            after.and_then(|after| value(endgames, &after)).map_or(i32::MIN, |value| -value)
        };
        let Some(best) = moves.max_by_key(worth) else { break };
        line.push(best);
        now = position.play(best);
    }
    line
}
