//! Bestemshe's pits as one number, and its moves as additions to it.

/// Pits to a player, and on the board.
pub const ROW: usize = 5;
pub const RING: usize = 2 * ROW;
/// No pit ever holds so many.
const MANY: usize = 64;

/// A byte for each pit, those of the player to move first.
pub type Pits = u128;

/// The pits from a list.
pub fn pack(pits: &[u8; RING]) -> Pits {
    pits.iter().rev().fold(0, |packed, &seeds| packed << 8 | Pits::from(seeds))
}

/// How many seeds lie in a pit.
pub fn seeds(pits: Pits, pit: usize) -> usize {
    usize::from((pits >> (8 * pit)) as u8)
}

/// What every move does, worked out beforehand, and how positions are numbered.
pub struct Moves {
    /// What sowing so many seeds out of a pit adds to the board.
    sown: [[Pits; MANY]; ROW],
    /// Where the last of them falls.
    landing: [[u8; MANY]; ROW],
    /// How many positions with a bar at a place come before one, by the seeds before the bar.
    before: [[u32; MANY]; RING - 1],
}

impl Moves {
    pub fn new() -> Moves {
        let mut moves = Moves {
            sown: [[0; MANY]; ROW],
            landing: [[0; MANY]; ROW],
            before: [[0; MANY]; RING - 1],
        };
        for pit in 0..ROW {
            for hand in 1..MANY {
                // One seed stays, unless it was the only one.
                let first = if hand == 1 { pit + 1 } else { pit };
                let sown = (0..hand).map(|place| 1 << (8 * ((first + place) % RING))).sum::<Pits>();
                moves.sown[pit][hand] = sown.wrapping_sub((hand as Pits) << (8 * pit));
                moves.landing[pit][hand] = ((first + hand - 1) % RING) as u8;
            }
        }
        for (bar, before) in moves.before.iter_mut().enumerate() {
            for (seeds, before) in before.iter_mut().enumerate() {
                *before = u32::try_from(choose(seeds + bar, bar + 1)).unwrap_or(u32::MAX);
            }
        }
        moves
    }

    /// The board after a move as the other player sees it, and what was captured: an even
    /// number in the pit of the other's row that the last seed falls into. `None`: an empty pit.
    #[inline(always)]
    pub fn play(&self, pits: Pits, pit: usize) -> Option<(Pits, usize)> {
        let hand = seeds(pits, pit);
        if hand == 0 {
            return None;
        }
        let after = pits.wrapping_add(self.sown[pit][hand]);
        let landing = usize::from(self.landing[pit][hand]);
        let made = seeds(after, landing);
        let captured = if landing >= ROW && made.is_multiple_of(2) { made } else { 0 };
        let after = after - ((captured as Pits) << (8 * landing));
        Some(((after >> (8 * ROW) | after << (8 * ROW)) & ((1 << (8 * RING)) - 1), captured))
    }

    /// The number of a position among those with as many seeds on the board.
    #[inline(always)]
    pub fn rank(&self, pits: Pits) -> u32 {
        // Every byte becomes the sum of those up to it.
        let sums = (pits as u64).wrapping_mul(0x0101_0101_0101_0101);
        let at = |bar: usize| self.before[bar][(sums >> (8 * bar)) as u8 as usize & (MANY - 1)];
        let last = (sums >> 56) as usize + seeds(pits, RING - 2);
        (0..RING - 2).map(at).sum::<u32>() + self.before[RING - 2][last & (MANY - 1)]
    }
}

/// The positions of so many seeds.
pub fn count(seeds: usize) -> u64 {
    choose(seeds + RING - 1, RING - 1)
}

/// The position of so many seeds that has the number 0.
pub fn first(seeds: usize) -> Pits {
    (seeds as Pits) << (8 * (RING - 1))
}

/// The position with the next number; the last one has none.
#[inline(always)]
pub fn next(pits: Pits) -> Pits {
    let moved = pits & 0xff;
    // The first pit after pit 0 that is not empty gives a seed to the pit before it.
    let pit = 8 * (1 + ((pits >> 8).trailing_zeros() / 8));
    pits - moved - (1 << pit) + ((moved + 1) << (pit - 8))
}

fn choose(n: usize, k: usize) -> u64 {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) as u64 / (i as u64 + 1))
}
