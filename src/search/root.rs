//! The search from the position asked about: deeper step by step, then a look at the moves that
//! are not the best.

use std::cell::Cell;

use super::Weights;
use super::analysis::{Analysis, Limits, Progress, Scored, as_move};
use super::eval::{MOST, WON, in_seeds};
use super::level::Level;
use super::order::order;
use super::tree::{Child, Lift, Stop, Tree};
use crate::{Board, Game, Move, Rules};

/// Positions looked at when nothing else is asked for.
const NODES: u64 = 500_000;
/// Positions looked at when only time counts.
const NO_END: u64 = u64::MAX / 4;
/// This part of the nodes and of the time is for the moves that are not the best.
const OTHERS: u64 = 8;
/// How many of the others are looked at more closely.
const NEXT: usize = 2;
/// So many moves of a line are found again if the table has lost them.
const LINE: usize = 5;
/// Nodes for a glance at a move when there is no time for more.
const GLANCE: u64 = 2_000;

/// What was found of a move at the root.
#[derive(Clone)]
struct Judged {
    child: Child,
    value: i32,
    proved: bool,
    /// Its place in the list of legal moves, for errors of judgement.
    place: usize,
    /// How the game would go on after it.
    line: Vec<Lift>,
}

impl Judged {
    fn new(child: Child) -> Judged {
        Judged { child, value: -MOST, proved: false, place: 0, line: Vec::new() }
    }

    /// Takes in what a search so deep has found.
    fn learn(&mut self, tree: &Tree<'_>, depth: i32, value: i32, proved: bool) {
        (self.value, self.proved) = (value, proved);
        let line = tree.line(self.child.board, depth.max(0) as usize);
        // The table may have written other positions over those at a line's end.
        if !self.line.starts_with(&line) {
            self.line = line;
        }
    }
}

/// An analysis of a position that has lifts to choose from.
pub(super) struct Root<'a> {
    rules: &'static Rules,
    game: &'a Game,
    board: Board,
    limits: Limits,
    weights: Weights,
}

impl<'a> Root<'a> {
    pub fn new(game: &'a Game, limits: &Limits, weights: &Weights) -> Self {
        let rules = game.position().rules();
        let board = *game.position().board();
        Root { rules, game, board, limits: *limits, weights: *weights }
    }

    pub fn analyse(self, progress: &mut Progress<'_>) -> Analysis {
        let level = self.limits.level;
        let depth = [self.limits.depth, level.map(|level| u32::from(level.depth))];
        let depth = depth.into_iter().flatten().min().unwrap_or(100).clamp(1, 100);
        let nodes = [self.limits.nodes, level.map(Level::nodes)];
        let bounded = self.limits.ms.is_some() || self.limits.depth.is_some();
        let nodes = nodes.into_iter().flatten().min();
        let nodes = nodes.unwrap_or(if bounded { NO_END } else { NODES }).max(2);

        let Progress { now, found } = progress;
        let began = now();
        let deadline = Cell::new(f64::INFINITY);
        let ends = self.limits.ms.map_or(f64::INFINITY, |ms| began + ms);
        let clock = Cell::new(began);
        let mut late = || {
            clock.set(now());
            clock.get() >= deadline.get()
        };
        let stop = Stop { nodes: nodes - nodes / OTHERS, late: &mut late };
        let mut tree = Tree::new(self.game, self.weights, stop);
        deadline.set(ends - (ends - began) / OTHERS as f64);
        let mut judged: Vec<Judged> =
            tree.children(&self.board, 0).into_iter().map(Judged::new).collect();
        order(&mut judged, |judged| judged.child.lift);
        for (place, judged) in judged.iter_mut().enumerate() {
            judged.place = place;
        }
        let mut reached = 0;
        for now_depth in 1..=depth {
            if !self.look(&mut tree, &mut judged, now_depth) {
                break;
            }
            reached = now_depth;
            let report = self.report(&tree, &judged, reached, clock.get() - began);
            found(&report);
            if report.exact || tree.stopped {
                break;
            }
        }
        deadline.set(ends);
        self.look_at_others(&mut tree, &mut judged, reached, nodes / OTHERS);
        order(&mut judged[1..], |judged| -judged.value);
        if let Some(level) = level {
            let seen = |judged: &Judged| judged.value + level.misjudge(&self.board, judged.place);
            order(&mut judged, |judged| -seen(judged));
        } else {
            for Judged { child, line, .. } in judged.iter_mut().take(1 + NEXT) {
                tree.lengthen(&child.board, line, LINE, GLANCE);
            }
        }
        self.report(&tree, &judged, reached, clock.get() - began)
    }

    /// Looks at every move so deep. Whether it came to know more.
    fn look(&self, tree: &mut Tree<'_>, judged: &mut [Judged], depth: u32) -> bool {
        let before = judged.to_vec();
        let mut best = -MOST;
        let mut best_at = None;
        let depth = depth as i32 - 1;
        for (index, judged) in judged.iter_mut().enumerate() {
            let (value, proved) = tree.judge(&self.board, &judged.child.board, depth, best);
            if tree.stopped {
                break;
            }
            judged.learn(tree, depth, value, proved);
            if value > best {
                best = value;
                best_at = Some(index);
            }
        }
        match best_at {
            // Stopped half-way, and it looks worse than before: who knows of the others?
            Some(_) if tree.stopped && best < before[0].value => {
                judged.clone_from_slice(&before);
                false
            }
            Some(index) => {
                judged[..=index].rotate_right(1);
                true
            }
            None => false,
        }
    }

    /// Finds out what the moves after the first are worth, of which it is just known that they
    /// are no better: as deeply as the nodes that are left allow, the next best of them most
    /// deeply, and each at least at a glance.
    fn look_at_others(&self, tree: &mut Tree<'_>, judged: &mut [Judged], depth: u32, nodes: u64) {
        let most = judged[0].value;
        if most <= -WON {
            // All is lost, whatever else there is.
            judged[1..].iter_mut().for_each(|judged| judged.value = judged.value.min(most));
            return;
        }
        tree.allow(nodes);
        // What a level sees here is what it errs by: it takes no second look.
        let level = self.limits.level.is_some();
        let full = depth as i32 - 1;
        let mut depth = (full - if level { 2 } else { 4 }).max(0);
        for judged in &mut judged[1..] {
            if self.look_at(tree, judged, depth, most) {
                continue;
            }
            depth = 0;
            tree.allow(GLANCE);
            if !self.look_at(tree, judged, depth, most) {
                // Not even for that: what it seemed to be worth before must do.
                (judged.value, judged.proved) = (judged.value.min(most), false);
            }
        }
        for depth in depth + 1..=if level { 0 } else { full } {
            order(&mut judged[1..], |judged| -judged.value);
            for judged in judged[1..].iter_mut().take(NEXT).filter(|judged| !judged.proved) {
                if !self.look_at(tree, judged, depth, most) {
                    return;
                }
            }
        }
    }

    /// Looks at one of the others so deep. Whether there was time for it.
    fn look_at(&self, tree: &mut Tree<'_>, judged: &mut Judged, depth: i32, most: i32) -> bool {
        let (value, proved) = tree.judge(&self.board, &judged.child.board, depth, -MOST);
        if !tree.stopped {
            // Seen less deeply it may look better than the best, which it is not.
            judged.learn(tree, depth, value.min(most), proved && value <= most);
        }
        !tree.stopped
    }

    fn report(&self, tree: &Tree<'_>, judged: &[Judged], depth: u32, ms: f64) -> Analysis {
        let rules = self.rules;
        let scored = |judged: &Judged| {
            let lifts = std::iter::once(&judged.child.lift).chain(&judged.line);
            let line: Vec<Move> = lifts.map(|&lift| as_move(rules, lift)).collect();
            let (score, exact) = (in_seeds(judged.value), judged.proved);
            Scored { mv: line[0], score, exact, line }
        };
        let best = &judged[0];
        Analysis {
            score: in_seeds(best.value),
            exact: best.proved && (best.value.abs() >= WON || best.value == 0),
            depth,
            nodes: tree.nodes,
            ms,
            moves: judged.iter().map(scored).collect(),
        }
    }
}
