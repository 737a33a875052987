//! Moves, positions and whole games as text, in and out.
//!
//! | what | form |
//! |---|---|
//! | a move | pit and landing pit, `76`; a tuzdik made, `36x`; the store after a capture, `87(10)`; where pits have two digits or are lifted in part, `5:3-10(4)`; a placement, the pit and where each seed goes in South's row and in North's, `6=5,7,7/2,6`; `pass` |
//! | a position | South's row, North's row, the stores, whose turn and how many moves were made: `9.9.t.9.9.9.9.9.9~9.9.9.9.9.9.9.9.9~3.0~S12`; `t` is a tuzdik, `5n` a nki |
//! | a position, PlayStrategy | for the games of the Toguz family: `9S,9S,…/9S,… 0 0 S 1` |
//! | a game | tags as in PGN, then numbered pairs of moves; see [`Record`] |

mod moves;
mod position;
mod reader;
mod record;

use crate::Fault;
use std::fmt;

pub use moves::{ParseMoveError, format_move, parse_move};
pub use position::{PositionForm, format_position, parse_position};
#[cfg(target_arch = "wasm32")]
pub(crate) use reader::{names as is_name, read_digits};
pub use record::{Record, RecordForm, ResultMark};

/// What is wrong with a text, and where. In a box: what comes of reading stays as small as
/// what was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The place in the text, in bytes from its beginning.
    pub at: usize,
    /// What was expected, and what was found.
    pub what: String,
    /// What that is about.
    pub about: About,
}

/// What an error in a text is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// Nothing but the text.
    Text,
    /// The game of a record, whose id this should be.
    Game(String),
    /// A move of a record, counted from 1, both players' together.
    Move(usize),
    /// The position, which can be read but cannot stand: all that is wrong with it.
    Position(Vec<Fault>),
}

/// Something read from a text.
type Read<T> = Result<T, Box<NotationError>>;

impl NotationError {
    #[inline(never)] // for size, not speed
    fn new(at: usize, what: String, about: About) -> Box<NotationError> {
        Box::new(NotationError { at, what, about })
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.what)
    }
}

impl std::error::Error for NotationError {}
