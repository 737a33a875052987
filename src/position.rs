//! A legal position: a board that a game's rules allow, without its past.

use std::fmt;

use crate::legal::{apply, check};
use crate::notation::{PositionForm, format_position};
use crate::outcome::{ending, outcome_by, settle};
use crate::{
    Board, Choice, Fault, Mark, Move, Outcome, PlayError, Rules, Setup, Side, Where, legal,
};

/// A board that can stand in a game. It is small and `Copy`, knows no past, and is
/// compared by value; playing makes a new one.
#[derive(Clone, Copy)]
pub struct Position {
    pub(crate) rules: &'static Rules,
    pub(crate) board: Board,
}

impl fmt::Debug for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format_position(self, PositionForm::Otau).unwrap_or_default();
        write!(out, "{} {text}", self.rules.id)
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        std::ptr::eq(self.rules, other.rules) && self.board == other.board
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}

impl Position {
    /// The game's own start. Panics if the rules are not sound, as
    /// [`Rules::faults`] would tell; those of the catalogue are.
    pub fn start(rules: &'static Rules) -> Position {
        match Position::new(rules, &Setup::start(rules)) {
            Ok(position) => position,
            // Not `expect`, which would want to print the faults.
            Err(_) => panic!("sound rules have a legal start"),
        }
    }

    /// An arrangement as a position, or everything that is wrong with it.
    pub fn new(rules: &'static Rules, setup: &Setup) -> Result<Position, Vec<Fault>> {
        Ok(Position { rules, board: setup.board(rules)? })
    }

    /// The position as an arrangement.
    pub fn setup(&self) -> Setup {
        let row = |side: Side| {
            let from = side.index() * self.rules.row();
            let pits = &self.board.pits[from..from + self.rules.row()];
            pits.iter().map(|&seeds| u32::from(seeds)).collect()
        };
        let nki = |side: Side| {
            let pits = 1..=self.rules.pits;
            let marked =
                pits.filter(|&pit| self.mark(Where { side, pit }).is_some_and(|m| m == Mark::Nki));
            marked.map(u32::from).collect()
        };
        Setup {
            rows: Side::BOTH.map(row),
            stores: self.board.stores.map(u32::from),
            turn: self.turn(),
            ply: self.ply(),
            tuzdik: Side::BOTH.map(|owner| self.tuzdik(owner).map(u32::from)),
            nki: Side::BOTH.map(nki),
        }
    }

    /// The rules it stands under.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The bare board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Seeds in a pit; 0 where there is no such pit.
    pub fn seeds(&self, at: Where) -> u8 {
        if (1..=self.rules.pits).contains(&at.pit) {
            self.board.pits[at.index(self.rules.row())]
        } else {
            0
        }
    }

    /// Seeds in a store.
    pub fn store(&self, side: Side) -> u8 {
        self.board.stores[side.index()]
    }

    /// Who moves, or would.
    pub fn turn(&self) -> Side {
        self.board.turn
    }

    /// Moves made so far.
    pub fn ply(&self) -> u32 {
        u32::from(self.board.ply)
    }

    /// The number of the opponent's pit that is a player's tuzdik.
    pub fn tuzdik(&self, owner: Side) -> Option<u8> {
        Some(self.board.tuzdik[owner.index()]).filter(|&pit| pit != 0)
    }

    /// What a pit is marked as.
    pub fn mark(&self, at: Where) -> Option<Mark> {
        let index = at.index(self.rules.row());
        if self.board.tuzdik_owner(index, self.rules.row()).is_some() {
            Some(Mark::Tuzdik)
        } else {
            self.board.is_nki(index).then_some(Mark::Nki)
        }
    }

    /// How the game is over on this board, whatever came before; `None`: it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(outcome_by(self.rules, &self.board, ending(self.rules, &self.board)?))
    }

    /// The position with South and North changed about, board, marks, turn and all.
    pub fn mirrored(&self) -> Position {
        Position { rules: self.rules, board: self.board.mirrored(self.rules.row()) }
    }

    /// What can be played; nothing when the game is over.
    pub fn choices(&self) -> Vec<Choice> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => legal::choices(self.rules, &self.board),
        }
    }

    /// The position after a move, which a game's past has no say in; see
    /// [`Game::play`](crate::Game::play).
    pub fn play(&self, mv: Move) -> Result<Position, PlayError> {
        check(self.rules, &self.board, self.outcome(), mv)?;
        let mut board = self.board;
        apply(self.rules, &mut board, mv, &mut None);
        settle(self.rules, &mut board, &mut None);
        Ok(Position { rules: self.rules, board })
    }
}
