//! Moves: what a player can do, and how it is refused.

use std::fmt;

use crate::{Clause, Facts, Outcome, RING};

/// Something a player can do. Pits are numbered from 1 as the mover counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Sow a whole pit.
    Lift {
        /// The pit.
        pit: u8,
    },
    /// Sow some of a pit's seeds: in games with `move.part`, where a whole pit is also
    /// given by its number of seeds.
    Part {
        /// The pit.
        pit: u8,
        /// How many of its seeds.
        seeds: u8,
    },
    /// In an opening, empty a pit and place its seeds.
    Place {
        /// The pit.
        pit: u8,
        /// How many seeds go to each pit, along the circuit from South's pit 1.
        to: [u8; RING],
    },
    /// Pass.
    Pass,
}

/// An answer to "what can be played?". Most are moves; an opening's countless placements
/// are one choice a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A move, whole.
    Move(Move),
    /// Empty this pit and place its seeds anywhere: a question, to be answered by
    /// [`Move::Place`].
    Redistribute {
        /// The pit.
        pit: u8,
        /// How many seeds it holds, all to be placed.
        seeds: u8,
    },
}

/// Why a move is not allowed: the clause, and the numbers a sentence about it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause that forbids it.
    pub clause: Clause,
    /// Pit numbers and counts by name: `pit`, `seeds`, `feeds`, …
    pub facts: Facts,
}

/// A move that is no move of this game at all, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The row has no such pit.
    NoSuchPit {
        /// The number given.
        pit: u8,
        /// Pits in a row.
        pits: u8,
    },
    /// The game's moves say how many seeds are lifted.
    NeedsSeeds,
    /// The game's moves always lift the whole pit.
    WholePits,
    /// The game has no opening in which seeds are placed.
    NoPlacing,
    /// Nobody ever passes in the game.
    NoPassing,
}

impl fmt::Display for Shape {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::NoSuchPit { pit, pits } => {
                write!(out, "expected a pit from 1 to {pits}, got {pit}")
            }
            Shape::NeedsSeeds => out.write_str("expected a pit and how many of its seeds to sow"),
            Shape::WholePits => out.write_str("expected a pit alone: it is always sown whole"),
            Shape::NoPlacing => out.write_str("this game has no opening in which seeds are placed"),
            Shape::NoPassing => out.write_str("nobody passes in this game"),
        }
    }
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// It is no move of this game.
    Shape(Shape),
    /// A clause forbids it.
    Illegal(Refusal),
    /// The game is over.
    Over(Outcome),
}

impl fmt::Display for PlayError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Shape(shape) => shape.fmt(out),
            PlayError::Illegal(refusal) => {
                write!(out, "not allowed by {}", refusal.clause.id())?;
                let mut sign = " (";
                for (name, number) in refusal.facts.iter() {
                    write!(out, "{sign}{name} {number}")?;
                    sign = ", ";
                }
                out.write_str(if sign == ", " { ")" } else { "" })
            }
            PlayError::Over(outcome) => write!(out, "the game is over by {}", outcome.clause.id()),
        }
    }
}

impl std::error::Error for PlayError {}
