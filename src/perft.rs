//! Counting games move by move, to prove the rules and to measure speed.

use crate::known::{Known, with_known};
use crate::legal::{apply, choices, each_lift, opening, pass_turn};
use crate::outcome::{ending, has_majority};
use crate::{Board, Choice, Clause, Move, Position, RING, Silent};

/// How many ways there are to play `depth` moves from a position. A finished game has
/// none, repetition is not looked at, and each placement of an opening counts. `None`
/// when that would take more than `most` positions, each one counted that is come to.
pub fn perft(position: &Position, depth: u32, most: u64) -> Option<u64> {
    with_known!(position.rules, known => count(known, &position.board, depth, &mut { most }))
}

fn count(known: impl Known, board: &Board, depth: u32, left: &mut u64) -> Option<u64> {
    let rules = known.rules();
    *left = left.checked_sub(1)?;
    if depth == 0 {
        return Some(1);
    }
    if has_majority(rules, board) {
        return Some(0);
    }
    if opening(rules, board) {
        return count_opening(known, board, depth, left);
    }
    if rules.on(Clause::MovePass) {
        // Here the forced move may be endless, the row or the whole board empty.
        if ending(rules, board).is_some() {
            return Some(0);
        }
        if board.row_is_empty(board.turn, rules.row()) {
            let mut after = *board;
            pass_turn(rules, &mut after, &mut Silent);
            return count(known, &after, depth - 1, left);
        }
    }
    let mut sum = Some(0);
    each_lift(known, board, |_, _, mut after| {
        pass_turn(rules, &mut after, &mut Silent);
        sum = sum.and_then(|sum| Some(sum + count(known, &after, depth - 1, left)?));
        sum.is_some()
    });
    sum
}

/// The placements of an opening: counted at once at the end, one by one before.
fn count_opening(known: impl Known, board: &Board, depth: u32, left: &mut u64) -> Option<u64> {
    let rules = known.rules();
    let mut sum = 0u64;
    for choice in choices(rules, board) {
        let Choice::Redistribute { pit, seeds } = choice else { continue };
        if depth == 1 {
            sum = sum.checked_add(placements(u64::from(seeds), rules.ring() as u64)?)?;
        } else {
            sum = sum.checked_add(place(known, board, pit, seeds, 0, [0; RING], depth, left)?)?;
        }
    }
    Some(sum)
}

/// In how many ways so many seeds can be placed in so many pits.
fn placements(seeds: u64, pits: u64) -> Option<u64> {
    let mut ways = 1u64;
    for chosen in 1..=seeds {
        ways = ways.checked_mul(pits - 1 + chosen)? / chosen;
    }
    Some(ways)
}

#[allow(clippy::too_many_arguments)] // one step of a walk over all placements
fn place(
    known: impl Known,
    board: &Board,
    pit: u8,
    seeds: u8,
    at: usize,
    mut to: [u8; RING],
    depth: u32,
    left: &mut u64,
) -> Option<u64> {
    let rules = known.rules();
    if at + 1 == rules.ring() {
        to[at] = seeds;
        let mut after = *board;
        apply(rules, &mut after, Move::Place { pit, to }, &mut Silent);
        return count(known, &after, depth - 1, left);
    }
    let mut sum = 0u64;
    for here in 0..=seeds {
        to[at] = here;
        sum = sum.checked_add(place(known, board, pit, seeds - here, at + 1, to, depth, left)?)?;
    }
    Some(sum)
}
