//! The computer's levels: weaker by seeing less and judging less surely, never by a move
//! drawn from a hat.

use super::table::key;
use crate::lots::Lots;
use crate::{Board, Rules};

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// How many moves it looks ahead.
    pub depth: u32,
    /// The most positions it looks at.
    pub nodes: u64,
    /// How far its judgement of a move may be off, in hundredths of a seed, in a game of
    /// 162 seeds; less where there are fewer.
    pub error: i32,
}

/// How many levels there are; the last one is the full search.
pub const LEVELS: u8 = 8;

const TABLE: [Level; LEVELS as usize] = [
    Level { depth: 1, nodes: 2_000, error: 1_600 },
    Level { depth: 1, nodes: 2_000, error: 900 },
    Level { depth: 2, nodes: 2_000, error: 750 },
    Level { depth: 2, nodes: 3_000, error: 190 },
    Level { depth: 3, nodes: 5_000, error: 50 },
    Level { depth: 5, nodes: 10_000, error: 0 },
    Level { depth: 8, nodes: 25_000, error: 0 },
    Level { depth: 60, nodes: 400_000, error: 0 },
];

/// How a level plays; levels are counted from 1.
pub(super) fn level(number: u8) -> Option<Level> {
    TABLE.get(usize::from(number).checked_sub(1)?).copied()
}

impl Level {
    /// How far its judgement of the move at a place of the list is off: the same each time
    /// it sees the same position, and small errors likelier than large ones.
    pub fn misjudge(&self, rules: &Rules, board: &Board, place: usize) -> i32 {
        let error = (self.error * rules.total() as i32 / 162) as usize;
        if error == 0 {
            return 0;
        }
        let mut lots = Lots(key(board).wrapping_add(place as u64 + 1));
        let half = |lots: &mut Lots| lots.below(error + 1) as i32;
        half(&mut lots) - half(&mut lots)
    }
}
