//! Numbers for boards: every way to lay so many seeds into a circuit, one after another.

use crate::RING;

/// The boards with a number of pits, numbered for each number of seeds.
///
/// A board is a choice of places: with the seeds in a line and a bar behind each pit but
/// the last, the bars' places are a combination, and combinations are numbered in the
/// usual order, the last place counting most.
pub(super) struct Ranking {
    pits: usize,
    /// `choose[k][n]`: in how many ways k of n places can be chosen.
    choose: Vec<Vec<u32>>,
}

/// Most seeds that are numbered.
const SEEDS: usize = 64;

impl Ranking {
    pub fn new(pits: usize) -> Ranking {
        let places = SEEDS + pits;
        let mut choose = vec![vec![0u32; places + 1]; pits + 1];
        choose[0].fill(1);
        for k in 1..=pits {
            for n in 1..=places {
                choose[k][n] = choose[k - 1][n - 1].saturating_add(choose[k][n - 1]);
            }
        }
        Ranking { pits, choose }
    }

    /// How many boards have so many seeds.
    pub fn count(&self, seeds: usize) -> usize {
        self.choose[self.pits - 1][seeds + self.pits - 1] as usize
    }

    /// The number of a board among those with as many seeds.
    pub fn rank(&self, pits: &[u8; RING]) -> usize {
        let mut before = 0;
        let mut rank = 0;
        for (bar, &seeds) in pits[..self.pits - 1].iter().enumerate() {
            before += usize::from(seeds);
            rank += self.choose[bar + 1][before + bar] as usize;
        }
        rank
    }

    /// The board with the number 0: all seeds in the last pit.
    pub fn first(&self, seeds: usize) -> [u8; RING] {
        let mut pits = [0; RING];
        pits[self.pits - 1] = seeds as u8;
        pits
    }

    /// The board with the next number; after the last one the first again.
    pub fn advance(&self, pits: &mut [u8; RING], seeds: usize) {
        // The first bar that can move up does, and those before it go back to the beginning.
        for bar in 0..self.pits - 1 {
            if pits[bar + 1] > 0 {
                let moved: u8 = pits[..=bar].iter().sum();
                pits[bar + 1] -= 1;
                pits[..=bar].fill(0);
                pits[bar] = moved + 1;
                return;
            }
        }
        *pits = self.first(seeds);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_numbered_one_after_another() {
        for (places, seeds) in [(2, 5), (6, 0), (6, 7), (10, 4)] {
            let ranking = Ranking::new(places);
            let mut pits = ranking.first(seeds);
            for number in 0..ranking.count(seeds) {
                assert_eq!(ranking.rank(&pits), number, "{pits:?}");
                assert_eq!(pits.iter().map(|&pit| usize::from(pit)).sum::<usize>(), seeds);
                ranking.advance(&mut pits, seeds);
            }
            assert_eq!(pits, ranking.first(seeds));
        }
    }
}
