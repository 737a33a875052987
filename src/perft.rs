//! Counting games move by move, to prove the rules and to measure speed.

use std::hint::black_box;

use crate::known::{Known, with_known};
use crate::legal::{apply, choices, each_lift, opening, pass_turn};
use crate::outcome::{ending, has_majority};
use crate::{Board, Choice, Clause, Move, Position, RING, Silent};

/// How many ways there are to play `depth` moves from a position. A finished game has
/// none, repetition is not looked at, and each placement of an opening counts. `None`
/// when that would take more than `most` positions, each one counted that is come to.
pub fn perft(position: &Position, depth: u32, most: u64) -> Option<u64> {
    let mut visits = Visits { made: 0, most };
    let ways = with_known!(position.rules, known => {
        count(known, &position.board, depth, &mut visits)
    });
    (!visits.too_many()).then_some(ways)
}

/// How many positions were come to, and how many may be.
struct Visits {
    made: u64,
    most: u64,
}

impl Visits {
    #[inline(always)]
    fn too_many(&self) -> bool {
        self.made > self.most
    }
}

/// Counts; what it says once there were too many visits is worth nothing.
fn count(known: impl Known, board: &Board, depth: u32, visits: &mut Visits) -> u64 {
    let rules = known.rules();
    visits.made += 1;
    if depth == 0 {
        return 1;
    }
    if visits.too_many() || has_majority(rules, board) {
        return 0;
    }
    if opening(rules, board) {
        return count_opening(known, board, depth, visits);
    }
    if rules.on(Clause::MovePass) {
        // Here the forced move may be endless, the row or the whole board empty.
        if ending(rules, board).is_some() {
            return 0;
        }
        if board.row_is_empty(board.turn, rules.row()) {
            let mut after = *board;
            pass_turn(rules, &mut after, &mut Silent);
            return count(known, &after, depth - 1, visits);
        }
    }
    let mut ways = 0;
    each_lift(known, board, |_, _, after| {
        pass_turn(rules, after, &mut Silent);
        if depth == 1 {
            // A leaf is played like any other move, whatever the compiler thinks of it.
            black_box(&*after);
            ways += 1;
        } else {
            ways += count(known, after, depth - 1, visits);
        }
        true
    });
    if depth == 1 {
        visits.made += ways;
    }
    ways
}

/// The placements of an opening: counted at once at the end, one by one before.
fn count_opening(known: impl Known, board: &Board, depth: u32, visits: &mut Visits) -> u64 {
    let rules = known.rules();
    let mut sum = 0u64;
    for choice in choices(rules, board) {
        let Choice::Redistribute { pit, seeds } = choice else { continue };
        if depth == 1 {
            sum = sum.saturating_add(placements(u64::from(seeds), rules.ring() as u64));
        } else {
            sum = sum.saturating_add(place(known, board, pit, seeds, 0, [0; RING], depth, visits));
        }
    }
    sum
}

/// In how many ways so many seeds can be placed in so many pits.
fn placements(seeds: u64, pits: u64) -> u64 {
    (1..=seeds).fold(1u64, |ways, chosen| ways.saturating_mul(pits - 1 + chosen) / chosen)
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
    visits: &mut Visits,
) -> u64 {
    let rules = known.rules();
    if at + 1 == rules.ring() {
        to[at] = seeds;
        let mut after = *board;
        apply(rules, &mut after, Move::Place { pit, to }, &mut None);
        return count(known, &after, depth - 1, visits);
    }
    let mut sum = 0u64;
    for here in 0..=seeds {
        if visits.too_many() {
            break;
        }
        to[at] = here;
        sum = sum.saturating_add(place(known, board, pit, seeds - here, at + 1, to, depth, visits));
    }
    sum
}
