//! The search itself: alpha-beta with a transposition table, deeper step by step.

use super::Weights;
use super::eval::{MOST, WON, estimate, finished};
use super::order::order;
use super::table::{Bound, Table, key};
use crate::legal::{each_lift, pass_turn};
use crate::outcome::{has_majority, outcome_by};
use crate::{Board, Clause, Game, Rules, Side, Silent};

/// Deeper than this from the root nothing is searched.
const DEEPEST: usize = 120;
/// Captures are followed so far beyond the depth.
const CAPTURES: i32 = 6;
/// Nodes between two looks at the clock.
const PATIENCE: u64 = 1024;

/// A move of the tree: the place of its pit, and how many seeds.
pub(super) type Lift = (u8, u8);

/// A position that a move leads to.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub lift: Lift,
    pub board: Board,
    /// Which is looked at first.
    order: i32,
}

/// What stops a search.
pub(super) struct Stop<'a> {
    /// After so many nodes.
    pub nodes: u64,
    /// When this says so.
    pub late: &'a mut dyn FnMut() -> bool,
}

/// A search under way.
pub(super) struct Tree<'a> {
    rules: &'static Rules,
    weights: Weights,
    table: Table,
    stop: Stop<'a>,
    pub nodes: u64,
    pub stopped: bool,
    /// The positions on the way here, and before them in the game.
    path: Vec<(u64, [u8; 2])>,
    /// Whether an estimate went into what was found last.
    estimated: bool,
    killers: [[Lift; 2]; DEEPEST],
    history: [[i32; 64]; 20],
    /// Room for the moves of the positions on the way, so that none is asked for anew.
    spaces: Vec<Vec<Child>>,
}

impl<'a> Tree<'a> {
    pub fn new(game: &Game, weights: Weights, stop: Stop<'a>) -> Tree<'a> {
        let past = game.past().map(|board| (key(&board), board.stores));
        Tree {
            rules: game.position().rules(),
            weights,
            table: Table::for_nodes(stop.nodes),
            stop,
            nodes: 0,
            stopped: false,
            path: past.collect(),
            estimated: false,
            killers: [[(0, 0); 2]; DEEPEST],
            history: [[0; 64]; 20],
            spaces: vec![Vec::new(); DEEPEST],
        }
    }

    /// From here on it may go on for so many nodes more.
    pub fn allow(&mut self, nodes: u64) {
        self.stop.nodes = self.nodes + nodes;
        self.stopped = false;
    }

    /// The legal lifts from a position and where they lead, the likely best first.
    pub fn children(&self, board: &Board, plies: usize) -> Vec<Child> {
        let mut children = Vec::new();
        self.expand(board, plies, &mut children);
        order(&mut children, |child| -child.order);
        children
    }

    fn expand(&self, board: &Board, plies: usize, children: &mut Vec<Child>) {
        let rules = self.rules;
        let me = board.turn;
        children.clear();
        let best = self.table.get(key(board)).map(|entry| entry.best);
        let killers = self.killers[plies.min(DEEPEST - 1)];
        each_lift(self.rules, board, |from, seeds, after| {
            let lift = (from as u8, seeds);
            let gain = |side: Side| {
                i32::from(after.stores[side.index()]) - i32::from(board.stores[side.index()])
            };
            let mut order = 64 * (gain(me) - gain(me.other()));
            if after.tuzdik != board.tuzdik {
                order += 1_000;
            }
            if best == Some(lift) {
                order += 1_000_000;
            } else if killers.contains(&lift) {
                order += 100;
            }
            order += self.history[from % 20][usize::from(seeds) % 64].min(90);
            pass_turn(rules, after, &mut Silent);
            children.push(Child { lift, board: *after, order });
            true
        });
    }

    /// Whether a position, come to so many plies from the root, stood before.
    fn stood_before(&self, key: u64, stores: [u8; 2]) -> bool {
        let earlier = self.path.iter().rev().skip(1).step_by(2);
        earlier.take_while(|earlier| earlier.1 == stores).any(|earlier| earlier.0 == key)
    }

    /// The value of a position for the side to move. `alpha` and `beta`: only values between
    /// them matter. Worth nothing once stopped.
    pub fn search(
        &mut self,
        board: &Board,
        mut depth: i32,
        mut alpha: i32,
        beta: i32,
        plies: usize,
    ) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.stop.nodes
            || self.nodes.is_multiple_of(PATIENCE) && (self.stop.late)()
        {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        let rules = self.rules;
        if has_majority(rules, board) {
            return self.finish(board, Clause::EndMajority, plies);
        }
        let key = key(board);
        if plies > 0 && self.stood_before(key, board.stores) {
            return self.repeat(board);
        }
        let entry = self.table.get(key).copied();
        if let Some(entry) = entry.filter(|_| plies > 0) {
            let value = entry.value(plies as i32);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if enough && (entry.proved || i32::from(entry.depth) >= depth) {
                self.estimated |= !entry.proved;
                return value;
            }
        }
        if depth <= 0 || plies + 1 >= DEEPEST {
            return self.follow_captures(board, CAPTURES, alpha, beta, plies);
        }

        let mut children = self.take_space(plies);
        self.expand(board, plies, &mut children);
        let count = children.len();
        if count == 0 {
            self.spaces[plies] = children;
            return self.finish(board, Clause::EndNoMove, plies);
        }
        if count == 1 {
            // A forced move costs no depth.
            depth += 1;
        }
        let estimated_before = std::mem::take(&mut self.estimated);
        self.path.push((key, board.stores));
        let (mut best, mut best_lift, first_alpha) = (-MOST, children[0].lift, alpha);
        for index in 0..count {
            bring_next(&mut children, index);
            let child = children[index];
            let quiet = child.order < 64;
            let reduced = index >= 3 && depth >= 3 && quiet;
            let mut value = -MOST;
            if index > 0 {
                let less = depth - 1 - i32::from(reduced);
                value = -self.search(&child.board, less, -alpha - 1, -alpha, plies + 1);
                if value > alpha && reduced && !self.stopped {
                    value = -self.search(&child.board, depth - 1, -alpha - 1, -alpha, plies + 1);
                }
            }
            if (index == 0 || value > alpha && value < beta) && !self.stopped {
                value = -self.search(&child.board, depth - 1, -beta, -alpha, plies + 1);
            }
            if self.stopped {
                break;
            }
            if value > best {
                (best, best_lift) = (value, child.lift);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.remember(child.lift, quiet, depth, plies);
                break;
            }
        }
        self.path.pop();
        self.spaces[plies] = children;
        if self.stopped {
            return 0;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best <= first_alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        // A win needs no other move to be looked at, and a loss leaves none.
        let proved = !self.estimated || is_proof(best, bound);
        self.table.put(key, best, plies as i32, best_lift, depth, bound, proved);
        self.estimated = estimated_before || !proved;
        best
    }

    /// Remembers a quiet move that refuted the one before.
    fn remember(&mut self, lift: Lift, quiet: bool, depth: i32, plies: usize) {
        if !quiet {
            return;
        }
        let killers = &mut self.killers[plies.min(DEEPEST - 1)];
        if killers[0] != lift {
            *killers = [lift, killers[0]];
        }
        let history = &mut self.history[usize::from(lift.0) % 20][usize::from(lift.1) % 64];
        *history = (*history + depth).min(90);
    }

    /// The value of a position in which only captures are still looked at.
    fn follow_captures(
        &mut self,
        board: &Board,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        plies: usize,
    ) -> i32 {
        let rules = self.rules;
        if has_majority(rules, board) {
            return self.finish(board, Clause::EndMajority, plies);
        }
        if board.row_is_empty(board.turn, rules.row()) {
            return self.finish(board, Clause::EndNoMove, plies);
        }
        self.estimated = true;
        let mut best = estimate(rules, &self.weights, board);
        if best >= beta || depth == 0 || plies + 1 >= DEEPEST {
            return best;
        }
        alpha = alpha.max(best);
        let mut children = self.take_space(plies);
        self.expand(board, plies, &mut children);
        for index in 0..children.len() {
            bring_next(&mut children, index);
            let child = children[index];
            let me = board.turn.index();
            if child.board.stores[me] < board.stores[me] + 2 {
                continue;
            }
            self.nodes += 1;
            let value = -self.follow_captures(&child.board, depth - 1, -beta, -alpha, plies + 1);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.spaces[plies] = children;
        best
    }

    /// Room for the moves of a position so far from the root, to be given back.
    fn take_space(&mut self, plies: usize) -> Vec<Child> {
        std::mem::take(&mut self.spaces[plies])
    }

    /// The value of a position that stood before: what the game would end in if it went on
    /// like this. No proof, since on another way here it stands for the first time.
    fn repeat(&mut self, board: &Board) -> i32 {
        self.estimated = true;
        let outcome = outcome_by(self.rules, board, Clause::EndRepetition);
        let value = 100 * i32::from(outcome.margin);
        if outcome.winner == Some(board.turn) { value } else { -value }
    }

    /// The value of a game that a clause ends on a board.
    fn finish(&self, board: &Board, clause: Clause, plies: usize) -> i32 {
        finished(&outcome_by(self.rules, board, clause), board.turn, plies)
    }

    /// The moves that the table holds to be best, from a position on.
    pub fn line(&self, mut board: Board, most: usize) -> Vec<Lift> {
        let mut line = Vec::new();
        let mut seen = vec![key(&board)];
        while line.len() < most {
            let Some(entry) = self.table.get(key(&board)) else { break };
            let Some(after) = self.after(&board, entry.best) else { break };
            line.push(entry.best);
            board = after;
            if seen.contains(&key(&board)) || has_majority(self.rules, &board) {
                break;
            }
            seen.push(key(&board));
        }
        line
    }

    /// Where a lift leads, if it is legal.
    fn after(&self, board: &Board, lift: Lift) -> Option<Board> {
        let mut found = None;
        each_lift(self.rules, board, |from, seeds, after| {
            if (from as u8, seeds) == lift {
                found = Some(*after);
            }
            found.is_none()
        });
        found.map(|mut after| {
            pass_turn(self.rules, &mut after, &mut Silent);
            after
        })
    }

    /// Makes a line longer that the table has lost early, by looking on from its end.
    pub fn lengthen(&mut self, from: &Board, line: &mut Vec<Lift>, least: usize, glance: u64) {
        let mut end = Some(*from);
        for &lift in line.iter() {
            end = end.and_then(|board| self.after(&board, lift));
        }
        while let Some(board) = end.filter(|_| line.len() < least) {
            self.allow(glance);
            self.search(&board, 3, -MOST, MOST, line.len() + 1);
            let Some(&next) = self.line(board, 1).first() else { break };
            line.push(next);
            end = self.after(&board, next);
        }
    }

    /// Searches a position after a root move in the full window: its value for the side
    /// that made the move, and whether that is proved.
    pub fn judge(&mut self, root: &Board, child: &Board, depth: i32, above: i32) -> (i32, bool) {
        self.path.push((key(root), root.stores));
        self.estimated = false;
        let value = if above > -MOST {
            // Is it better than what is known? Only then its true value matters.
            let value = -self.search(child, depth, -above - 1, -above, 1);
            if value > above && !self.stopped {
                self.estimated = false;
                -self.search(child, depth, -MOST, -above, 1)
            } else {
                value
            }
        } else {
            -self.search(child, depth, -MOST, MOST, 1)
        };
        self.path.pop();
        (value, !self.estimated || is_proof(value, Bound::Exact))
    }
}

/// Whether a value is a proof by itself: a game won at least so, or lost at best so.
fn is_proof(value: i32, bound: Bound) -> bool {
    match bound {
        Bound::Exact => value.abs() >= WON,
        Bound::Lower => value >= WON,
        Bound::Upper => value <= -WON,
    }
}

/// Brings the likeliest of the children from a place on to that place.
fn bring_next(children: &mut [Child], at: usize) {
    let mut first = at;
    for index in at + 1..children.len() {
        if children[index].order > children[first].order {
            first = index;
        }
    }
    children.swap(at, first);
}
