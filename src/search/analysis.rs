//! What the computer player says of a position.

use super::level::Level;
use super::root::Root;
use super::tree::Lift;
use super::{Endgames, Weights, exact, opening};
use crate::legal::opening as is_opening;
use crate::{Choice, Clause, Game, Move, Outcome, Rules, Where};

/// When an analysis ends: as soon as one of these is reached. With none of them it looks at
/// half a million positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// How well it plays, as one of the game's [`levels`](Rules::levels) or otherwise.
    pub level: Option<Level>,
    /// How many moves it looks ahead.
    pub depth: Option<u32>,
    /// How many positions it looks at. With this alone the same question always gets the
    /// same answer.
    pub nodes: Option<u64>,
    /// How long it takes, in milliseconds.
    pub ms: Option<f64>,
}

/// A move and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Scored {
    /// The move.
    pub mv: Move,
    /// What it wins in the end, in seeds, for the player who makes it.
    pub score: f64,
    /// Whether that is certain and no estimate.
    pub exact: bool,
    /// How the game would go on, this move first.
    pub line: Vec<Move>,
}

/// What an analysis found.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// What the position is worth, in seeds, for the player to move.
    pub score: f64,
    /// Whether that is certain and no estimate.
    pub exact: bool,
    /// How many moves it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How long it took, in milliseconds.
    pub ms: f64,
    /// Every legal move, the best first: there is one at least.
    pub moves: Vec<Scored>,
}

impl Analysis {
    /// The best move.
    pub fn best(&self) -> Move {
        self.moves[0].mv
    }

    /// How the game would go on, the best move first.
    pub fn line(&self) -> &[Move] {
        &self.moves[0].line
    }
}

/// Who is told while an analysis goes on.
pub struct Progress<'a> {
    /// Milliseconds since some moment.
    pub now: &'a mut dyn FnMut() -> f64,
    /// What was found so far, each time it has looked one move further.
    pub found: &'a mut dyn FnMut(&Analysis),
}

/// Positions looked at when the endings are known.
const KNOWN: u64 = 20_000;

/// What there is to say of a game now, by search and by the endgames that are solved; of a
/// finished game only its outcome.
pub fn analyse_knowing(
    endgames: &[Endgames],
    game: &Game,
    limits: &Limits,
    progress: &mut Progress<'_>,
) -> Result<Analysis, Outcome> {
    // A level that errs is not to be helped by what it could not know.
    let certain = limits.level.is_none_or(|level| level == Level::FULL);
    let known = endgames.iter().find(|endgames| certain && endgames.knows(game.position()));
    let Some(endgames) = known else { return analyse(game, limits, progress) };
    // Only which of several best moves comes first is still to be found out.
    let nodes = Some(limits.nodes.map_or(KNOWN, |nodes| nodes.min(KNOWN)));
    let found = analyse(game, &Limits { nodes, ..*limits }, progress)?;
    Ok(exact::correct(game, endgames, found))
}

/// What there is to say of a game now; of a finished one only its outcome.
pub fn analyse(
    game: &Game,
    limits: &Limits,
    progress: &mut Progress<'_>,
) -> Result<Analysis, Outcome> {
    analyse_by(game, limits, &game.position().rules().weights, progress)
}

/// [`analyse`] by other weights than the game's own, to compare them.
pub fn analyse_by(
    game: &Game,
    limits: &Limits,
    weights: &Weights,
    progress: &mut Progress<'_>,
) -> Result<Analysis, Outcome> {
    if let Some(outcome) = game.outcome() {
        return Err(outcome);
    }
    let rules = game.position().rules();
    Ok(if !rules.choices() {
        play_out(game, progress)
    } else if is_opening(rules, game.position().board()) {
        opening::analyse(game, limits, weights, progress)
    } else {
        Root::new(game, limits, weights).analyse(progress)
    })
}

/// A game without choices is played to its end.
fn play_out(game: &Game, progress: &mut Progress<'_>) -> Analysis {
    let began = (progress.now)();
    let mut line = Vec::new();
    let mut now = game.clone();
    while let Some(Choice::Move(mv)) = now.legal_moves().first().copied() {
        line.push(mv);
        match now.play(mv) {
            Ok(played) => now = played.game,
            Err(_) => break,
        }
    }
    let player = game.position().turn();
    let margin = now.outcome().map_or(0.0, |outcome| match outcome.winner {
        Some(winner) if winner == player => f64::from(outcome.margin),
        _ => -f64::from(outcome.margin),
    });
    let best = line.first().copied().unwrap_or(Move::Pass);
    let (depth, nodes) = (line.len() as u32, line.len() as u64);
    let moves = vec![Scored { mv: best, score: margin, exact: true, line }];
    let ms = (progress.now)() - began;
    Analysis { score: margin, exact: true, depth, nodes, ms, moves }
}

/// What a lift is as a move.
pub(super) fn as_move(rules: &Rules, lift: Lift) -> Move {
    let pit = Where::at(usize::from(lift.0), rules.row()).pit;
    if rules.on(Clause::MovePart) { Move::Part { pit, seeds: lift.1 } } else { Move::Lift { pit } }
}
