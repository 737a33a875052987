//! What each player can force from every position with few seeds on the board.

use crate::pits::{Moves, Pits, ROW, count, first, next};

/// What a player is sure of is counted in pairs of seeds, up to this: 30 seeds are enough to
/// win from anywhere.
const FULL: u8 = 15;
/// After a move that there is not the other player is sure of nothing, the mover of all.
const NO_MOVE: u8 = FULL;

/// For every position what the player to move can force into the own store, and what the other
/// can: captured seeds, the final sweep, nothing for a game that goes on for ever.
pub struct Tables {
    /// One byte each: the pairs of the player to move, and 16 times the other's.
    sure: Vec<u8>,
    /// Where the positions of so many pairs of seeds begin.
    begin: Vec<usize>,
}

/// A player's share of a byte of the tables.
#[inline(always)]
fn mover(sure: u8) -> u8 {
    sure & 15
}

#[inline(always)]
fn other(sure: u8) -> u8 {
    sure >> 4
}

impl Tables {
    /// Every position of so many seeds or fewer; `tell` hears of each number that is done: how
    /// many positions, and how often they were gone over.
    pub fn solve(moves: &Moves, seeds: usize, tell: &mut dyn FnMut(usize, u64, u32)) -> Tables {
        let mut begin = vec![0];
        for pairs in 0..=seeds / 2 {
            begin.push(begin[pairs] + count(2 * pairs) as usize);
        }
        let mut tables = Tables { sure: vec![0; begin[seeds / 2 + 1] + 1], begin };
        for pairs in 0..=seeds / 2 {
            let (known, quiet) = tables.look_ahead(moves, pairs);
            // Behind the positions of this number stands what a move that there is not leads to.
            let (begin, end) = (tables.begin[pairs], tables.begin[pairs + 1]);
            let sure = &mut tables.sure[begin..=end];
            sure[end - begin] = NO_MOVE;
            let mut rounds = 1;
            while improve(sure, pairs, &known, &quiet) {
                rounds += 1;
            }
            sure[end - begin] = 0;
            tell(2 * pairs, count(2 * pairs), rounds);
        }
        tables
    }

    /// Of every position of so many pairs what the moves that capture are worth, and where those
    /// that do not lead.
    fn look_ahead(&self, moves: &Moves, pairs: usize) -> (Vec<u8>, Vec<[u32; ROW]>) {
        let count = count(2 * pairs) as usize;
        let mut known = Vec::with_capacity(count);
        let mut quiet = Vec::with_capacity(count);
        let mut pits = first(2 * pairs);
        for place in 0..count {
            let (mut mine, mut theirs, mut any) = (0, FULL, false);
            let mut to = [count as u32; ROW];
            for (pit, to) in to.iter_mut().enumerate() {
                let Some((after, captured)) = moves.play(pits, pit) else { continue };
                let rank = moves.rank(after);
                any = true;
                if captured == 0 {
                    *to = rank;
                } else {
                    let then = self.sure[self.begin[pairs - captured / 2] + rank as usize];
                    mine = mine.max(captured as u8 / 2 + other(then));
                    theirs = theirs.min(mover(then));
                }
            }
            if !any {
                // The final sweep.
                theirs = FULL.min(pairs as u8);
            }
            known.push(mine.min(FULL) | theirs << 4);
            quiet.push(to);
            if place + 1 < count {
                pits = next(pits);
            }
        }
        (known, quiet)
    }

    /// How many positions it knows.
    pub fn positions(&self) -> usize {
        self.sure.len() - 1
    }

    /// The most seeds on the board of which it knows.
    pub fn seeds(&self) -> usize {
        2 * (self.begin.len() - 2)
    }

    /// How many seeds are sure for the player to move, and for the other.
    #[inline(always)]
    pub fn sure(&self, moves: &Moves, pits: Pits, seeds: usize) -> [usize; 2] {
        let sure = self.sure[self.begin[seeds / 2] + moves.rank(pits) as usize];
        [2 * usize::from(mover(sure)), 2 * usize::from(other(sure))]
    }
}

/// Goes once over the positions of so many pairs of seeds. What is sure only grows, so each may
/// build on what this same round has found. Whether there was anything new.
fn improve(sure: &mut [u8], pairs: usize, known: &[u8], quiet: &[[u32; ROW]]) -> bool {
    let mut changed = false;
    for (place, (&known, to)) in known.iter().zip(quiet).enumerate() {
        let old = sure[place];
        // Where every seed is somebody's there is nothing more to find.
        if usize::from(mover(old) + other(old)) >= pairs {
            continue;
        }
        let then = to.map(|to| sure[to as usize]);
        let (mut mine, mut theirs) = (mover(known), other(known));
        for then in then {
            mine = mine.max(other(then));
            theirs = theirs.min(mover(then));
        }
        let new = mine | theirs << 4;
        changed |= new != old;
        sure[place] = new;
    }
    changed
}
