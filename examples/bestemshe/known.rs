//! What a proof has found out so far, in as much memory as it is given.

use crate::pits::{Pits, RING, seeds};

/// What is too much to be counted: it cannot be shown.
pub const NEVER: u32 = 1 << 30;
/// Entries that stand together, in one line of the processor's memory.
const WAYS: usize = 4;
/// Bits of an entry's head for the attacker's store.
const STORE: u32 = 4;

/// How much there is left to show, for the player to move: that what they want comes true, and
/// that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    pub yes: u32,
    pub no: u32,
}

impl Effort {
    pub const YES: Effort = Effort { yes: 0, no: NEVER };
    pub const NO: Effort = Effort { yes: NEVER, no: 0 };

    /// Whether the attacker, who is or is not to move, wins; `None`: that is not yet shown.
    pub fn attacker_wins(self, attacker: bool) -> Option<bool> {
        match self {
            Effort { yes: 0, .. } => Some(attacker),
            Effort { no: 0, .. } => Some(!attacker),
            _ => None,
        }
    }
}

/// A position by a number of its own: its pits, and whether the attacker is to move.
pub fn key(pits: Pits, attacker: bool) -> u64 {
    // No pit holds as many as 64 seeds.
    (0..RING).fold(u64::from(attacker), |key, pit| key << 6 | seeds(pits, pit) as u64)
}

/// Every number becomes another one, no two of them the same.
fn mixed(key: u64) -> u64 {
    let key = (key ^ key >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let key = (key ^ key >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key ^ key >> 32
}

#[derive(Clone, Copy, Default)]
struct Entry {
    /// What the place does not say of the mixed key; the store; the work that went into it, in
    /// as many bits as are left.
    head: u64,
    yes: u32,
    no: u32,
}

impl Entry {
    fn is_empty(&self) -> bool {
        self.yes | self.no == 0
    }
}

/// The table.
pub struct Known {
    entries: Vec<[Entry; WAYS]>,
    bits: u32,
}

impl Known {
    /// A table of 64 times `1 << bits` bytes.
    pub fn new(bits: u32) -> Known {
        assert!(bits > STORE, "a key, all but {bits} bits, and a store have to fit into an entry");
        Known { entries: vec![[Entry::default(); WAYS]; 1 << bits], bits }
    }

    /// The place of a key, and the head of an entry there with nothing captured and no work.
    #[inline(always)]
    fn place(&self, key: u64) -> (usize, u64) {
        let mixed = mixed(key);
        ((mixed >> (64 - self.bits)) as usize, mixed << self.bits)
    }

    /// Bits of an entry's head for the work.
    fn work(&self) -> u32 {
        self.bits - STORE
    }

    /// What is known of a position, the attacker having captured so many pairs. Who wins with
    /// fewer wins with these, and who does not win with more does not either.
    #[inline(always)]
    pub fn get(&self, key: u64, attacker: bool, store: u32) -> Option<Effort> {
        let (place, rest) = self.place(key);
        let mut found = None;
        for entry in &self.entries[place] {
            if (entry.head ^ rest) >> self.bits != 0 || entry.is_empty() {
                continue;
            }
            let at = (entry.head >> self.work()) as u32 & ((1 << STORE) - 1);
            let effort = Effort { yes: entry.yes, no: entry.no };
            let sure = match effort.attacker_wins(attacker) {
                Some(true) => at <= store,
                Some(false) => at >= store,
                None => false,
            };
            if sure {
                return Some(effort);
            }
            if at == store {
                found = Some(effort);
            }
        }
        found
    }

    /// Writes down what is known of a position, in the place of what took least work.
    pub fn put(&mut self, key: u64, store: u32, effort: Effort, work: u64) {
        let (place, rest) = self.place(key);
        let work_bits = self.work();
        let most = (1 << work_bits) - 1;
        let head = rest | u64::from(store) << work_bits;
        let ways = &mut self.entries[place];
        let same = |entry: &Entry| !entry.is_empty() && (entry.head ^ head) >> work_bits == 0;
        let at = ways.iter().position(same).unwrap_or_else(|| {
            let cost = |&way: &usize| match ways[way] {
                entry if entry.is_empty() => 0,
                entry => 1 + (entry.head & most),
            };
            (0..WAYS).min_by_key(cost).unwrap_or(0)
        });
        ways[at] = Entry { head: head | work.min(most), yes: effort.yes, no: effort.no };
    }
}
