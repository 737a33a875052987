//! What is drawn by lot, so that the same seed always draws the same.

use crate::{Choice, Game, Move, RING, Rules};

/// Lots drawn by Sebastiano Vigna's SplitMix64, which is public domain.
#[derive(Clone, Debug)]
pub struct Lots(pub u64);

impl Lots {
    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which is small: the odds differ by less than one in 10^8.
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.draw() >> 32) * bound as u64) >> 32) as usize
    }

    /// A legal move; `None`: the game is over.
    pub fn any_move(&mut self, game: &Game) -> Option<Move> {
        let choices = game.legal_moves();
        if choices.is_empty() {
            return None;
        }
        let choice = choices[self.below(choices.len())];
        Some(self.answer(game.position().rules(), choice))
    }

    /// The move that makes good a choice: where seeds are to be placed, each anywhere.
    pub fn answer(&mut self, rules: &Rules, choice: Choice) -> Move {
        match choice {
            Choice::Move(mv) => mv,
            Choice::Redistribute { pit, seeds } => {
                let mut to = [0; RING];
                for _ in 0..seeds {
                    to[self.below(rules.ring())] += 1;
                }
                Move::Place { pit, to }
            }
        }
    }
}
