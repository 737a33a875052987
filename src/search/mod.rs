//! The computer player: one general search over [`Rules`](crate::Rules).

mod analysis;
mod endgames;
mod eval;
mod exact;
mod level;
mod opening;
mod order;
mod ranking;
mod root;
mod table;
mod tree;

pub use analysis::{Analysis, Limits, Progress, Scored, analyse, analyse_by, analyse_knowing};
pub use endgames::{Endgames, Sure};
pub use eval::Weights;
pub use level::{LEVELS, Level};
