//! Mancala games, exactly: which moves are legal, what a move does, which rule
//! did it, and why a move is not allowed.
//!
//! A game is one [`Rules`] value; every game runs through the same code.
//!
//! ```
//! let toguz = otau::by_id("toguz-kumalak").unwrap();
//! let game = otau::Game::new(otau::Position::start(toguz));
//! assert_eq!(game.legal_moves().len(), 9);
//! ```
//!
//! Playing makes a new game and tells the story of the move, rule by rule:
//!
//! ```
//! use otau::{Clause, Game, Kind, Move, Position, Side};
//! let game = Game::new(Position::start(otau::by_id("toguz-kumalak").unwrap()));
//! let played = game.play(Move::Lift { pit: 7 }).unwrap();
//! assert_eq!(played.game.position().store(Side::South), 10);
//! assert!(played.events.iter().any(|event| event.clause == Clause::CaptureEven
//!     && matches!(event.kind, Kind::Capture { seeds: 10, .. })));
//! ```
//!
//! A refusal names the clause that forbids the move, and leaves the game as it was:
//!
//! ```
//! use otau::{Clause, Game, Move, PlayError, Position};
//! let game = Game::new(Position::start(otau::by_id("modiar").unwrap()));
//! let emptied = game.play(Move::Lift { pit: 1 }).unwrap().game;
//! let north = emptied.play(Move::Lift { pit: 3 }).unwrap().game;
//! let Err(PlayError::Illegal(refusal)) = north.play(Move::Lift { pit: 1 }) else { panic!() };
//! assert_eq!(refusal.clause, Clause::MoveNotSingle);
//! ```
#![deny(unsafe_code)]
#![deny(missing_docs)]

mod board;
mod clause;
mod event;
mod game;
mod games;
mod history;
#[cfg(target_arch = "wasm32")]
mod js;
mod known;
mod legal;
mod lots;
mod moves;
pub mod notation;
mod outcome;
mod perft;
mod position;
mod rules;
pub mod search;
mod setup;
mod sow;

pub use board::{Board, MAX_PITS, Mark, RING, Side, Where};
pub use clause::{Clause, Clauses};
pub use event::{Event, Facts, Kind, Observer, Silent, Story, What};
pub use game::{Game, Played};
pub use games::{CATALOGUE, by_id};
pub use history::HistoryFault;
pub use lots::Lots;
pub use moves::{Choice, Move, PlayError, Refusal, Shape};
pub use outcome::Outcome;
pub use perft::perft;
pub use position::Position;
pub use rules::{Capture, Counts, Repetition, Row, Rules, Sweep, Takes};
pub use setup::{Fault, FaultKind, Setup};
