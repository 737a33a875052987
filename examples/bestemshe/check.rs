//! Goes through a proof by the rules of the engine.

use std::collections::HashMap;

use otau::{Choice, Position, Side};

use crate::pits::{Pits, RING, pack};
use crate::proof::{Proof, State};

/// A position for the search: the attacker is the player who moves second.
pub fn state(position: &Position) -> State {
    let setup = position.setup();
    let turn = position.turn();
    let mut pits = [0; RING];
    let rows = [turn, turn.other()].map(|side| &setup.rows[side.index()]);
    for (to, &seeds) in pits.iter_mut().zip(rows.into_iter().flatten()) {
        *to = seeds as u8;
    }
    State {
        pits: pack(&pits),
        left: pits.iter().map(|&seeds| u32::from(seeds)).sum(),
        store: setup.stores[Side::North.index()] / 2,
        attacker: turn == Side::North,
    }
}

/// A proof gone through: one answer of the attacker's to every move of the defender's, until the
/// game is over or the tables know the position.
#[derive(Default)]
pub struct Walk {
    /// The positions met: on the way to here, or shown to be won.
    met: HashMap<(Pits, u32, bool), bool>,
    /// How many of them the stores or the tables had to judge.
    pub by_tables: u64,
}

impl Walk {
    /// Whether the attacker wins, each position after another one and none after itself.
    pub fn wins(&mut self, proof: &Proof<'_>, position: &Position) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(Side::North);
        }
        let here = state(position);
        let key = (here.pits, here.store, here.attacker);
        if let Some(&shown) = self.met.get(&key) {
            return shown;
        }
        if let Some(wins) = proof.plain(&here) {
            self.by_tables += 1;
            self.met.insert(key, wins);
            return wins;
        }
        // Come to again before it is shown, it is no proof of itself.
        self.met.insert(key, false);
        let mut after = position.choices().into_iter().filter_map(|choice| match choice {
            Choice::Move(mv) => position.play(mv).ok(),
            Choice::Redistribute { .. } => None,
        });
        let wins = if here.attacker {
            let is_shown = |after: &Position| match after.outcome() {
                Some(outcome) => outcome.winner == Some(Side::North),
                None => proof.shown(state(after)),
            };
            after.find(is_shown).is_some_and(|after| self.wins(proof, &after))
        } else {
            after.all(|after| self.wins(proof, &after))
        };
        self.met.insert(key, wins);
        wins
    }

    /// How many positions were met.
    pub fn positions(&self) -> usize {
        self.met.len()
    }
}
