//! Endings: when a game is over, and for whom.

use crate::legal::{can_lift, forced_is_endless, opening};
use crate::{Board, Clause, Kind, Mark, Observer, Rules, Side, Sweep, Where};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The clause that ended it.
    pub clause: Clause,
    /// Who won; nobody, in a draw.
    pub winner: Option<Side>,
    /// Seeds in South's store and in North's, at the very end.
    pub stores: [u8; 2],
    /// By how many seeds it was won; 0 in a draw.
    pub margin: u8,
    /// By `end.one-warrior`: won by exactly two.
    pub one_warrior: bool,
}

impl Outcome {
    /// The outcome of a game that a clause ended with these stores.
    fn new(rules: &Rules, clause: Clause, stores: [u8; 2]) -> Outcome {
        let [south, north] = stores;
        let drawn = clause == Clause::EndRepetition && rules.repetition.draw || south == north;
        let winner = (!drawn).then_some(if south > north { Side::South } else { Side::North });
        let margin = if drawn { 0 } else { south.abs_diff(north) };
        let one_warrior = rules.on(Clause::EndOneWarrior) && margin == 2;
        Outcome { clause, winner, stores, margin, one_warrior }
    }
}

/// The clause that ends the game on a board, whatever came before.
pub(crate) fn ending(rules: &Rules, board: &Board) -> Option<Clause> {
    if has_majority(rules, board) {
        return Some(Clause::EndMajority);
    }
    if rules.on(Clause::EndCleared) && board.on_board() == 0 {
        return Some(Clause::EndCleared);
    }
    if rules.on(Clause::EndEndless) && forced_is_endless(rules, board) {
        return Some(Clause::EndEndless);
    }
    let stuck = rules.on(Clause::EndNoMove)
        && if opening(rules, board) {
            board.row_is_empty(board.turn, rules.row())
        } else {
            !can_lift(rules, board)
        };
    stuck.then_some(Clause::EndNoMove)
}

/// Whether a store holds a majority.
#[inline(always)]
pub(crate) fn has_majority(rules: &Rules, board: &Board) -> bool {
    rules.on(Clause::EndMajority) && board.stores[0].max(board.stores[1]) >= rules.majority
}

/// Ends the game if it is over: what is left on the board is swept into the stores as the
/// ending says, and all is told.
pub(crate) fn settle<O: Observer>(
    rules: &Rules,
    board: &mut Board,
    observer: &mut O,
) -> Option<Outcome> {
    let clause = ending(rules, board)?;
    Some(end_by(rules, board, clause, observer))
}

/// Ends the game by a clause.
pub(crate) fn end_by<O: Observer>(
    rules: &Rules,
    board: &mut Board,
    clause: Clause,
    observer: &mut O,
) -> Outcome {
    if clause == Clause::EndNoMove {
        sweep(rules, board, observer);
    }
    let outcome = Outcome::new(rules, clause, board.stores);
    if observer.watches() {
        observer.tell(clause, Kind::End { winner: outcome.winner });
    }
    outcome
}

/// The outcome of a game that a clause ends on a board, which stays as it is.
pub(crate) fn outcome_by(rules: &Rules, board: &Board, clause: Clause) -> Outcome {
    end_by(rules, &mut { *board }, clause, &mut None)
}

/// Sweeps what is left on the board into the stores, and takes the nki marks off.
fn sweep<O: Observer>(rules: &Rules, board: &mut Board, observer: &mut O) {
    let n = rules.row();
    for index in 0..rules.ring() {
        let at = Where::at(index, n);
        let seeds = board.pits[index];
        if seeds > 0 {
            let to = match rules.sweep {
                Sweep::OwnRows => at.side,
                Sweep::ToTheOther => board.turn.other(),
            };
            board.pits[index] = 0;
            board.stores[to.index()] += seeds;
            if observer.watches() {
                observer.tell(Clause::EndNoMove, Kind::Sweep { at, seeds, to });
            }
        }
        if board.is_nki(index) && observer.watches() {
            observer.tell(Clause::EndNoMove, Kind::Unmark { at, mark: Mark::Nki });
        }
    }
    board.nki = 0;
}
