//! The board: two rows of pits on one circuit, two stores, the marks, whose turn.

/// Most pits a row can have.
pub const MAX_PITS: usize = 10;
/// Most pits a circuit can have: both rows.
pub const RING: usize = 2 * MAX_PITS;

/// One of the two players. South is drawn below and moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Side {
    /// The player of the lower row.
    South = 0,
    /// The player of the upper row.
    North = 1,
}

impl Side {
    /// South, then North.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// The other player.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `"south"` or `"north"`.
    pub const fn id(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
        }
    }
}

/// A pit: whose row it is in, and its number as that player counts, from 1 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Where {
    /// The owner of the row.
    pub side: Side,
    /// 1 to the number of pits in a row.
    pub pit: u8,
}

impl Where {
    /// The place of a pit on the circuit of a board with `pits` pits a row: South's
    /// pit 1 is 0, and the count goes on counter-clockwise.
    #[inline]
    pub const fn index(self, pits: usize) -> usize {
        self.side.index() * pits + self.pit as usize - 1
    }

    /// The pit at a place on the circuit.
    #[inline]
    pub const fn at(index: usize, pits: usize) -> Where {
        if index < pits {
            Where { side: Side::South, pit: index as u8 + 1 }
        } else {
            Where { side: Side::North, pit: (index - pits) as u8 + 1 }
        }
    }
}

/// What a pit can be marked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A pit of the opponent's row whose seeds all go to the mark's owner.
    Tuzdik,
    /// A pit whose seeds cannot be captured.
    Nki,
}

impl Mark {
    /// `"tuzdik"` or `"nki"`.
    pub const fn id(self) -> &'static str {
        match self {
            Mark::Tuzdik => "tuzdik",
            Mark::Nki => "nki",
        }
    }
}

/// Everything a move can change, in 32 bytes. It does not know its rules: a
/// [`Position`](crate::Position) is a board together with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Board {
    /// Seeds in each pit, along the circuit; places past the end of the circuit hold 0.
    pub(crate) pits: [u8; RING],
    pub(crate) stores: [u8; 2],
    /// For each player, the number of the opponent's pit that is their tuzdik; 0: none.
    pub(crate) tuzdik: [u8; 2],
    /// The marked pits, a bit for each place on the circuit.
    pub(crate) nki: u32,
    pub(crate) ply: u16,
    pub(crate) turn: Side,
}

/// A seed in some pits of a circuit, as three words of eight pits each.
pub(crate) type Layer = [u64; 3];

/// `PREFIX[n]`: one seed in each of the first `n` places of a circuit.
const PREFIX: [Layer; RING + 1] = {
    let mut table = [[0; 3]; RING + 1];
    let mut n = 1;
    while n <= RING {
        table[n] = table[n - 1];
        table[n][(n - 1) / 8] |= 1 << (8 * ((n - 1) % 8));
        n += 1;
    }
    table
};

/// The seeds in each pit after `seeds` were laid from the first place on, round and round
/// a circuit of `ring` places. A handful is a difference of two of these, so that sowing
/// is three additions and not a walk.
#[inline(always)]
pub(crate) const fn laid(seeds: usize, ring: usize) -> Layer {
    let (rounds, rest) = ((seeds / ring) as u64, seeds % ring);
    let (whole, rest) = (&PREFIX[ring], &PREFIX[rest]);
    [rounds * whole[0] + rest[0], rounds * whole[1] + rest[1], rounds * whole[2] + rest[2]]
}

impl Board {
    /// Whether one player's row holds no seed.
    #[inline(always)]
    pub(crate) fn row_is_empty(&self, side: Side, pits: usize) -> bool {
        let from = side.index() * pits;
        // By hand: what folds over a slice is a call where a compiler is to save bytes.
        let (mut all, mut at) = (0, from);
        while at < from + pits {
            all |= self.pits[at];
            at += 1;
        }
        all == 0
    }

    /// Seeds in all pits.
    pub(crate) fn on_board(&self) -> u32 {
        self.pits.iter().map(|&seeds| u32::from(seeds)).sum()
    }

    /// Puts a seed more into each pit for each time it is in `last` and not in `first`.
    #[inline(always)]
    pub(crate) fn lay(&mut self, first: Layer, last: Layer) {
        // No byte overflows: a pit never holds more than the 162 seeds of the largest game.
        // Word by word, not in a loop, which a compiler told to save bytes would keep.
        let (words, tail) = self.pits.as_chunks_mut::<8>();
        if let ([low, high], [end]) = (words, tail.as_chunks_mut::<4>().0) {
            *low = (u64::from_le_bytes(*low) + last[0] - first[0]).to_le_bytes();
            *high = (u64::from_le_bytes(*high) + last[1] - first[1]).to_le_bytes();
            *end = (u32::from_le_bytes(*end) + (last[2] - first[2]) as u32).to_le_bytes();
        }
    }

    /// Whether the pit at a place is a nki.
    #[inline(always)]
    pub(crate) fn is_nki(&self, index: usize) -> bool {
        self.nki >> index & 1 == 1
    }

    /// The place of a player's tuzdik.
    #[inline(always)]
    pub(crate) fn tuzdik_index(&self, owner: Side, pits: usize) -> Option<usize> {
        match self.tuzdik[owner.index()] {
            0 => None,
            pit => Some(Where { side: owner.other(), pit }.index(pits)),
        }
    }

    /// Who owns the tuzdik at a place, if it is one.
    pub(crate) fn tuzdik_owner(&self, index: usize, pits: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|&owner| self.tuzdik_index(owner, pits) == Some(index))
    }

    /// The board with South and North changed about.
    pub(crate) fn mirrored(&self, pits: usize) -> Board {
        let mut mirror = *self;
        mirror.pits[..2 * pits].rotate_left(pits);
        mirror.stores.reverse();
        mirror.tuzdik.reverse();
        let row = (1 << pits) - 1;
        mirror.nki = (self.nki & row) << pits | self.nki >> pits & row;
        mirror.turn = self.turn.other();
        mirror
    }
}
