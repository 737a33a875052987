//! The transposition table: what was found out about positions already searched.

use super::eval::{MOST, WON};
use crate::Board;

/// 1 for a value of a game that is won, -1 for a lost one, 0 for an estimate. A win may
/// have been written down as so far from the root that it looks like none.
fn decided(value: i32) -> i32 {
    const FAR: i32 = 1_000;
    if value.abs() > WON - FAR && value.abs() < MOST { value.signum() } else { 0 }
}

/// What a value says of a position's true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    value: i32,
    /// The best move found: the place of its pit and how many seeds.
    pub best: (u8, u8),
    pub depth: i8,
    pub bound: Bound,
    /// Whether no estimate went into the value.
    pub proved: bool,
}

const EMPTY: Entry =
    Entry { key: 0, value: 0, best: (0, 0), depth: -1, bound: Bound::Exact, proved: false };

/// The table.
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// A table that serves a search of about so many nodes: one to sixteen million bytes.
    pub fn for_nodes(nodes: u64) -> Table {
        let entries = nodes.clamp(1 << 14, 1 << 20).next_power_of_two();
        Table { entries: vec![EMPTY; entries as usize] }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub fn get(&self, key: u64) -> Option<&Entry> {
        Some(&self.entries[self.index(key)]).filter(|entry| entry.key == key && entry.depth >= 0)
    }

    #[allow(clippy::too_many_arguments)] // the fields of an entry, and where in the tree it is
    pub fn put(
        &mut self,
        key: u64,
        value: i32,
        plies: i32,
        best: (u8, u8),
        depth: i32,
        bound: Bound,
        proved: bool,
    ) {
        let index = self.index(key);
        // A win is so many plies away from here, not from the root.
        let value = value + plies * decided(value);
        let depth = depth.clamp(0, 127) as i8;
        self.entries[index] = Entry { key, value, best, depth, bound, proved };
    }
}

impl Entry {
    /// The value, seen so many plies from the root.
    pub fn value(&self, plies: i32) -> i32 {
        self.value - plies * decided(self.value)
    }
}

/// A number for a position, the same for the same pits, stores, marks and side to move, and
/// hardly ever for another.
#[inline(always)]
pub(super) fn key(board: &Board) -> u64 {
    let (words, tail) = board.pits.as_chunks::<8>();
    let mut rest = [0; 4];
    rest.copy_from_slice(tail);
    let marks = u32::from_le_bytes([
        board.stores[0],
        board.stores[1],
        board.tuzdik[0] | board.tuzdik[1] << 4,
        board.turn as u8,
    ]);
    let last = u64::from(u32::from_le_bytes(rest)) | u64::from(marks) << 32;
    let hash = u64::from(board.nki) ^ 0x9e37_79b9_7f4a_7c15;
    let hash = mixed(hash, u64::from_le_bytes(words[0]));
    let hash = mixed(mixed(hash, u64::from_le_bytes(words[1])), last);
    let hash = hash.wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ hash >> 32
}

#[inline(always)]
fn mixed(hash: u64, word: u64) -> u64 {
    let hash = (hash ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash ^ hash >> 29
}
