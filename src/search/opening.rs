//! An opening has more placements than can be looked at: some are drawn by lot, and the
//! most promising looked at more closely.

use super::Weights;
use super::analysis::{Analysis, Limits, Progress, Scored, as_move};
use super::eval::{MOST, estimate, in_seeds};
use super::level::Level;
use super::order::order;
use super::table::key;
use super::tree::{Stop, Tree};
use crate::legal::{apply, choices, opening};
use crate::lots::Lots;
use crate::{Board, Choice, Game, Move, RING, Rules};

/// Placements drawn for each pit that can be emptied.
const DRAWN: usize = 40;
/// Placements looked at more closely.
const CLOSER: usize = 12;
/// Replies drawn for each pit, when the opponent is to open next.
const REPLIES: usize = 6;

/// A placement, where it leads and what it seems worth to the player who makes it.
#[derive(Clone, Copy)]
struct Candidate {
    mv: Move,
    board: Board,
    value: i32,
    proved: bool,
}

/// Placements drawn by lot, the same ones for the same board.
fn draw(rules: &Rules, board: &Board, each: usize) -> Vec<Candidate> {
    let mut lots = Lots(key(board));
    let mut drawn = Vec::new();
    for choice in choices(rules, board) {
        let Choice::Redistribute { pit, seeds } = choice else { continue };
        for number in 0..each {
            let mut to = [0; RING];
            // Every other one keeps to the player's own row.
            let own = number % 2 == 1;
            for _ in 0..seeds {
                let at = if own {
                    board.turn.index() * rules.row() + lots.below(rules.row())
                } else {
                    lots.below(rules.ring())
                };
                to[at] += 1;
            }
            let mv = Move::Place { pit, to };
            let mut after = *board;
            apply(rules, &mut after, mv, &mut None);
            drawn.push(Candidate { mv, board: after, value: 0, proved: false });
        }
    }
    drawn
}

/// What an opening placement is worth, seen from a board after it.
fn judge(tree: &mut Tree<'_>, rules: &Rules, weights: &Weights, board: &Board, depth: i32) -> i32 {
    if !opening(rules, board) {
        return -tree.search(board, depth, -MOST, MOST, 1);
    }
    // The opponent opens next: the best of some replies, each judged as it stands.
    let replies = draw(rules, board, REPLIES);
    let worth = |reply: &Candidate| -estimate(rules, weights, &reply.board);
    -replies.iter().map(worth).max().unwrap_or(0)
}

/// What there is to say of a game whose opening goes on.
pub(super) fn analyse(
    game: &Game,
    limits: &Limits,
    weights: &Weights,
    progress: &mut Progress<'_>,
) -> Analysis {
    let rules = game.position().rules();
    let board = game.position().board();
    let began = (progress.now)();
    let level = limits.level;
    let depth =
        limits.depth.or(level.map(|level| level.depth.into())).unwrap_or(4).clamp(1, 6) as i32;
    let nodes = limits.nodes.or(level.map(Level::nodes)).unwrap_or(300_000);
    let ends = limits.ms.map_or(f64::INFINITY, |ms| began + ms);
    let now = &mut *progress.now;
    let mut late = || now() >= ends;
    let stop = Stop { nodes: nodes.max(10_000), late: &mut late };
    let mut tree = Tree::new(game, *weights, stop);
    let mut drawn = draw(rules, board, DRAWN);
    for candidate in &mut drawn {
        candidate.value = judge(&mut tree, rules, weights, &candidate.board, 0);
    }
    order(&mut drawn, |candidate| -candidate.value);
    for candidate in drawn.iter_mut().take(CLOSER) {
        let value = judge(&mut tree, rules, weights, &candidate.board, depth - 1);
        if tree.stopped {
            break;
        }
        candidate.value = value;
    }
    let closer = CLOSER.min(drawn.len());
    let error = |candidate: &Candidate| {
        let place = key(&candidate.board) as usize % 1_000;
        level.map_or(0, |level| level.misjudge(board, place))
    };
    order(&mut drawn[..closer], |candidate| -(candidate.value + error(candidate)));
    let best = drawn[0];
    let scored = |candidate: &Candidate| {
        let Candidate { mv, board, value, proved } = *candidate;
        let mut line = vec![mv];
        if !opening(rules, &board) {
            line.extend(tree.line(board, 6).into_iter().map(|lift| as_move(rules, lift)));
        }
        Scored { mv, score: in_seeds(value), exact: proved, line }
    };
    let moves = drawn[..closer].iter().map(scored).collect();
    let nodes = tree.nodes + drawn.len() as u64;
    Analysis {
        score: in_seeds(best.value),
        exact: false,
        depth: depth as u32,
        nodes,
        ms: (progress.now)() - began,
        moves,
    }
}
