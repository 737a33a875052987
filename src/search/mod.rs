//! The computer player: one general search over [`Rules`](crate::Rules).

mod analysis;
mod eval;
mod level;
mod opening;
mod order;
mod table;
mod tree;

pub use analysis::{Analysis, Limits, Progress, Scored, analyse, analyse_by};
pub use eval::Weights;
pub use level::LEVELS;
