//! A game's past, as far as repetition needs it.

use std::fmt;

use crate::{Board, RING, Rules, Side};

/// What a position is recognised by when it stands again: the pits and the side to move.
/// Stores and marks need no place in it: once they change, no earlier position returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    pits: [u8; RING],
    north: bool,
}

/// What is wrong with a history, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryFault {
    /// More positions than moves were made.
    TooLong {
        /// How many there can be.
        most: usize,
    },
    /// The text at this place is none that a history holds.
    Unreadable {
        /// Its place, from 0.
        at: usize,
    },
    /// The position at this place does not belong to this game: its seeds are not
    /// those on the board now, or another side would move.
    Foreign {
        /// Its place, from 0.
        at: usize,
    },
    /// The position at this place would have ended the game already.
    Ended {
        /// Its place, from 0.
        at: usize,
    },
}

impl HistoryFault {
    /// The place of the position that is wrong, if it is one.
    pub fn at(&self) -> Option<usize> {
        match *self {
            HistoryFault::TooLong { .. } => None,
            HistoryFault::Unreadable { at }
            | HistoryFault::Foreign { at }
            | HistoryFault::Ended { at } => Some(at),
        }
    }
}

impl fmt::Display for HistoryFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryFault::TooLong { most } => {
                write!(out, "expected at most {most} earlier positions, as many as moves were made")
            }
            HistoryFault::Unreadable { .. } => {
                out.write_str("expected a text from the history of a position of this game")
            }
            HistoryFault::Foreign { .. } => {
                out.write_str("expected an earlier position with the seeds now on the board")
            }
            HistoryFault::Ended { .. } => {
                out.write_str("expected no position that had ended the game by repetition before")
            }
        }
    }
}

impl std::error::Error for HistoryFault {}

impl Key {
    /// The key of a board.
    pub(crate) fn of(board: &Board) -> Key {
        Key { pits: board.pits, north: board.turn == Side::North }
    }

    /// The board it is the key of, in a game that has come to `now` since.
    pub(crate) fn board(&self, now: &Board) -> Board {
        let turn = if self.north { Side::North } else { Side::South };
        Board { pits: self.pits, turn, ..*now }
    }

    /// The key as a text: a letter for the side to move, two hexadecimal digits a pit.
    pub(crate) fn text(&self, rules: &Rules) -> String {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut text = String::with_capacity(1 + 2 * rules.ring());
        text.push(if self.north { 'N' } else { 'S' });
        for seeds in &self.pits[..rules.ring()] {
            text.push(char::from(DIGITS[usize::from(seeds >> 4)]));
            text.push(char::from(DIGITS[usize::from(seeds & 15)]));
        }
        text
    }

    fn hash(&self) -> u32 {
        let mix = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let hash = self.pits.iter().fold(u32::from(self.north), mix);
        hash ^ hash >> 15
    }

    fn read(rules: &Rules, text: &str) -> Option<Key> {
        let (side, pits) = text.as_bytes().split_first()?;
        let north = match side {
            b'N' => true,
            b'S' => false,
            _ => return None,
        };
        if pits.len() != 2 * rules.ring() {
            return None;
        }
        let mut key = Key { pits: [0; RING], north };
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        for (seeds, pair) in key.pits.iter_mut().zip(pits.chunks_exact(2)) {
            *seeds = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Some(key)
    }
}

/// Reads a history, the oldest position first, for the board it led to; what is wrong
/// with it is said of the first position that is.
pub(crate) fn read<'a>(
    rules: &Rules,
    board: &Board,
    texts: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<Key>, HistoryFault> {
    let most = usize::from(board.ply);
    let mut keys = Vec::new();
    for (at, text) in texts.into_iter().enumerate() {
        if at == most {
            return Err(HistoryFault::TooLong { most });
        }
        keys.push(Key::read(rules, text).ok_or(HistoryFault::Unreadable { at })?);
    }
    let (now, seeds) = (Key::of(board), board.on_board());
    for (at, key) in keys.iter().enumerate() {
        let same_side = (keys.len() - at).is_multiple_of(2);
        let sum: u32 = key.pits.iter().map(|&seeds| u32::from(seeds)).sum();
        if sum != seeds || (key.north == now.north) != same_side {
            return Err(HistoryFault::Foreign { at });
        }
    }
    match ended(&keys, rules.repetition.times) {
        Some(at) => Err(HistoryFault::Ended { at }),
        None => Ok(keys),
    }
}

/// The first place where a position stands for the last time.
fn ended(keys: &[Key], times: u8) -> Option<usize> {
    // Places and counts by the key's hash: the library's map would weigh ten times as much.
    let size = (2 * keys.len()).next_power_of_two();
    let mut stood = vec![(0usize, 0u8); size];
    for (at, key) in keys.iter().enumerate() {
        let mut slot = key.hash() as usize & (size - 1);
        while stood[slot].1 > 0 && keys[stood[slot].0] != *key {
            slot = (slot + 1) & (size - 1);
        }
        stood[slot] = (at, stood[slot].1 + 1);
        if stood[slot].1 == times {
            return Some(at);
        }
    }
    None
}
