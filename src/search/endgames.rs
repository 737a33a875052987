//! Games solved from their ends: every position of so many seeds on the board, exactly.
//!
//! For games of one lap, whole pits and no marks, a position is what lies in its pits;
//! South is to move, since the board can be turned. Captures only ever make it fewer
//! seeds, so positions are solved by how many lie on the board. Those of one number can
//! still follow each other in circles: they are gone over until nothing changes, and
//! what never ends is worth what repetition is worth. Values know of no history.

use super::ranking::Ranking;
use crate::legal::each_lift;
use crate::outcome::outcome_by;
use crate::{Board, Clause, Position, RING, Rules, Side};

/// What a player is sure of, from a position on, in seeds still to be won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sure {
    /// Where captures decide a repetition: by how much the mover wins what is left on the
    /// board. Where repetition is a draw: what the mover can force into the own store.
    pub mover: i8,
    /// Where repetition is a draw: what the other player can force into theirs.
    pub other: i8,
}

/// No position: the place of a move that leaves fewer seeds, or of none.
const NONE: u32 = u32::MAX;

/// All positions with so many seeds on the board, or fewer, and an even number of them.
pub struct Endgames {
    rules: &'static Rules,
    ranking: Ranking,
    /// What is sure in each position, by half the number of seeds on the board.
    layers: Vec<Vec<Sure>>,
}

impl Endgames {
    /// Whether a game is of the kind that can be solved so.
    pub fn can_solve(rules: &Rules) -> bool {
        use Clause::*;
        let other = [SowRelay, MovePart, MoveLeftmost, OpenRedistribute, TuzdikMade, NkiMarked];
        other.iter().all(|&clause| !rules.on(clause)) && rules.total().is_multiple_of(2)
    }

    /// How many positions there are with so many seeds or fewer.
    pub fn positions(rules: &Rules, seeds: u32) -> u64 {
        let ranking = Ranking::new(rules.ring());
        (0..=seeds / 2).map(|half| ranking.count(2 * half as usize) as u64).sum()
    }

    /// Solves all positions with so many seeds or fewer. `progress` is told how many
    /// are solved, and stops it by `false`. `None`: stopped, or not a game of the kind.
    pub fn solve(
        rules: &'static Rules,
        seeds: u32,
        progress: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Endgames> {
        if !Endgames::can_solve(rules) {
            return None;
        }
        let ranking = Ranking::new(rules.ring());
        let mut solved = Endgames { rules, ranking, layers: Vec::new() };
        let mut done = 0;
        for half in 0..=seeds.min(rules.total()) / 2 {
            let layer = solved.solve_layer(2 * half as usize, &mut |new| progress(done + new))?;
            done += layer.len() as u64;
            solved.layers.push(layer);
        }
        Some(solved)
    }

    /// How many seeds may be on the board for it to know a position.
    pub fn seeds(&self) -> u32 {
        2 * (self.layers.len() as u32 - 1)
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Solves the positions with `seeds` seeds on the board; those with fewer are solved.
    fn solve_layer(
        &self,
        seeds: usize,
        progress: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Vec<Sure>> {
        let (n, count) = (self.rules.row(), self.ranking.count(seeds));
        // What the moves that leave fewer seeds are worth, and where the others lead.
        let mut known: Vec<Option<Sure>> = vec![None; count];
        let mut next = vec![NONE; count * n];
        let mut pits = self.ranking.first(seeds);
        for (at, known) in known.iter_mut().enumerate() {
            if at.is_multiple_of(65_536) && !progress(at as u64 / 2) {
                return None;
            }
            let board = board(&pits);
            let mut moves = next[at * n..(at + 1) * n].iter_mut();
            let mut any = false;
            each_lift(self.rules, &board, |_, _, after| {
                any = true;
                let captured = after.stores[0];
                if captured == 0
                    && let Some(place) = moves.next()
                {
                    *place = self.ranking.rank(&self.turned(after)) as u32;
                } else {
                    let sure = self.after(captured, self.sure(after));
                    *known = Some(known.map_or(sure, |other| self.better(other, sure)));
                }
                true
            });
            if !any {
                *known = Some(self.swept(&board));
            }
            self.ranking.advance(&mut pits, seeds);
        }
        self.settle(seeds, &known, &next, &mut || progress(count as u64 / 2))
    }

    /// Goes over the positions of one number of seeds until nothing changes any more.
    fn settle(
        &self,
        seeds: usize,
        known: &[Option<Sure>],
        next: &[u32],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Vec<Sure>> {
        let n = self.rules.row();
        // What never ends wins nobody anything.
        let mut now = vec![Sure::default(); known.len()];
        // Where that is a draw, what is sure only grows: each round may build on itself, and a
        // position in which every seed is somebody's is done with.
        let grows = self.rules.repetition.draw;
        loop {
            let mut changed = false;
            let before = if grows { Vec::new() } else { now.clone() };
            for at in 0..now.len() {
                if grows && (now[at].mover + now[at].other) as usize == seeds {
                    continue;
                }
                let mut best = known[at];
                for &place in next[at * n..(at + 1) * n].iter().take_while(|&&place| place != NONE)
                {
                    let then = if grows { &now } else { &before }[place as usize];
                    let here = self.after(0, then);
                    best = Some(best.map_or(here, |best| self.better(best, here)));
                }
                let best = best.unwrap_or_default();
                changed |= best != now[at];
                now[at] = best;
            }
            if !changed {
                return Some(now);
            }
            if !go_on() {
                return None;
            }
        }
    }

    /// What is sure before a move that captures so much, for what is sure after it.
    fn after(&self, captured: u8, then: Sure) -> Sure {
        if self.rules.repetition.draw {
            Sure { mover: captured as i8 + then.other, other: then.mover }
        } else {
            Sure { mover: captured as i8 - then.mover, other: 0 }
        }
    }

    /// What is sure with two moves to choose from: what each player can force, the mover by
    /// the better of them, the other against both.
    fn better(&self, one: Sure, two: Sure) -> Sure {
        Sure { mover: one.mover.max(two.mover), other: one.other.min(two.other) }
    }

    /// What is sure when the mover has no move: the final sweep.
    fn swept(&self, board: &Board) -> Sure {
        let [mine, theirs] = outcome_by(self.rules, board, Clause::EndNoMove).stores;
        if self.rules.repetition.draw {
            Sure { mover: mine as i8, other: theirs as i8 }
        } else {
            Sure { mover: mine as i8 - theirs as i8, other: 0 }
        }
    }

    /// The pits of a board as the player sees them who is to move next, the mover of
    /// `after` having moved.
    fn turned(&self, after: &Board) -> [u8; RING] {
        let mut pits = after.pits;
        pits[..self.rules.ring()].rotate_left(self.rules.row());
        pits
    }

    /// What is sure after a lift of South's, for North who is to move next.
    fn sure(&self, after: &Board) -> Sure {
        let pits = self.turned(after);
        let seeds = pits.iter().map(|&seeds| usize::from(seeds)).sum::<usize>();
        self.layers[seeds / 2][self.ranking.rank(&pits)]
    }

    /// Whether a position is one of those solved.
    pub fn knows(&self, position: &Position) -> bool {
        let seeds = position.board().on_board();
        let here = std::ptr::eq(position.rules(), self.rules);
        here && seeds.is_multiple_of(2) && seeds <= self.seeds()
    }

    /// What is sure in a position, without its history; `None`: it has too many seeds, or
    /// an odd number, or its game is another one.
    pub fn look_up(&self, position: &Position) -> Option<Sure> {
        if !self.knows(position) {
            return None;
        }
        let mut board = match position.turn() {
            Side::South => *position.board(),
            Side::North => *position.mirrored().board(),
        };
        board.stores = [0; 2];
        if self.rules.on(Clause::CaptureFirstMoveVoid) && board.ply == 0 {
            // No capture can be made now, as in no other position: look one move further.
            let mut best: Option<Sure> = None;
            each_lift(self.rules, &board, |_, _, after| {
                let sure = self.after(0, self.sure(after));
                best = Some(best.map_or(sure, |best| self.better(best, sure)));
                true
            });
            return Some(best.unwrap_or_else(|| self.swept(&board)));
        }
        Some(self.layers[board.on_board() as usize / 2][self.ranking.rank(&board.pits)])
    }
}

/// A board with South to move in the middle of a game, these pits, and nothing in the stores.
fn board(pits: &[u8; RING]) -> Board {
    Board { pits: *pits, stores: [0; 2], tuzdik: [0; 2], nki: 0, ply: 2, turn: Side::South }
}

/// The final margin that is sure in a position, for the player to move. Where repetition is a
/// draw, it is 0 if neither player can force more than half of all seeds.
pub(super) fn margin(position: &Position, sure: Sure) -> i32 {
    let rules = position.rules();
    let store = |side: Side| i32::from(position.store(side));
    let (mine, theirs) = (store(position.turn()), store(position.turn().other()));
    if !rules.repetition.draw {
        return mine - theirs + i32::from(sure.mover);
    }
    let half = rules.total() as i32 / 2;
    let (win, loss) = (mine + i32::from(sure.mover) - half, theirs + i32::from(sure.other) - half);
    if win > 0 {
        2 * win
    } else if loss > 0 {
        -2 * loss
    } else {
        0
    }
}
