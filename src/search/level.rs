//! The computer's levels: weaker by seeing less and judging less surely, never by a move
//! drawn from a hat.

use super::table::key;
use crate::Board;
use crate::lots::Lots;

/// How many levels there are; the last one is the full search.
pub const LEVELS: u8 = 8;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// How many moves it looks ahead.
    pub depth: u8,
    /// How far its judgement of a move may be off, in hundredths of a seed.
    pub error: u16,
}

impl Level {
    /// The full search, the highest level of every game that has choices.
    pub const FULL: Level = Level { depth: 100, error: 0 };

    /// Levels by their depths and errors, the lowest first.
    pub const fn from_list(list: [(u8, u16); LEVELS as usize]) -> [Level; LEVELS as usize] {
        let mut levels = [Level { depth: 0, error: 0 }; LEVELS as usize];
        let mut at = 0;
        while at < levels.len() {
            levels[at] = Level { depth: list[at].0, error: list[at].1 };
            at += 1;
        }
        levels
    }

    /// The most positions it looks at: where a game has many moves, it does not come so far
    /// ahead as it would.
    pub(super) fn nodes(self) -> u64 {
        4_000 * u64::from(self.depth)
    }

    /// How far its judgement of the move at a place of the list is off: the same each time
    /// it sees the same position, and small errors likelier than large ones.
    pub(super) fn misjudge(self, board: &Board, place: usize) -> i32 {
        let mut lots = Lots(key(board).wrapping_add(place as u64 + 1));
        let mut half = || lots.below(usize::from(self.error) + 1) as i32;
        half() - half()
    }
}
