//! Whether a player can force a win: a search by proof numbers, depth first.

use crate::known::{Effort, Known, NEVER, key};
use crate::pits::{Moves, Pits, ROW, seeds};
use crate::tables::Tables;

/// A position between the attacker, who is to win, and the defender, who is not to lose.
#[derive(Clone, Copy)]
pub struct State {
    pub pits: Pits,
    /// Seeds on the board.
    pub left: u32,
    /// Pairs of seeds that the attacker has captured.
    pub store: u32,
    /// Whether it is the attacker's move.
    pub attacker: bool,
}

#[derive(Clone, Copy)]
struct Child {
    state: State,
    key: u64,
    effort: Effort,
}

/// The effort of a position that looks even; one that looks better by so many hundredths of a
/// seed takes half as much; but none more than this.
const EVEN: f64 = 16.0;
const HALF: f64 = 1200.0;
const HARD: f64 = 4000.0;
/// No estimate goes beyond this.
const WIDE: i32 = 4096;
/// What another move that must be refuted adds to the effort.
const ANOTHER: u32 = 4;

/// A search for the attacker's win.
pub struct Proof<'a> {
    moves: &'a Moves,
    tables: &'a Tables,
    known: Known,
    /// All the seeds there are.
    total: u32,
    /// The positions looked at.
    pub nodes: u64,
    /// The positions on the way here.
    path: Vec<u64>,
    /// The effort to win by what a position is worth, from `-WIDE` to `WIDE`.
    efforts: Vec<u32>,
}

impl<'a> Proof<'a> {
    /// With 64 times `1 << bits` bytes to remember positions.
    pub fn new(moves: &'a Moves, tables: &'a Tables, bits: u32, total: u32) -> Proof<'a> {
        let effort = |value: i32| (EVEN * (-f64::from(value) / HALF).exp2()).clamp(1.0, HARD);
        let efforts = (-WIDE..=WIDE).map(|value| effort(value) as u32).collect();
        let known = Known::new(bits);
        Proof { moves, tables, known, total, nodes: 0, path: Vec::new(), efforts }
    }

    /// Whether the attacker can force a win. A yes is a proof. A position that comes again
    /// counts as not won, for which another way there may be better: so a no is none.
    pub fn run(&mut self, start: State) -> bool {
        let key = key(start.pits, start.attacker);
        let found = self.search(start, key, Effort { yes: NEVER, no: NEVER }, 0);
        found.attacker_wins(start.attacker) == Some(true)
    }

    /// Whether it is shown already that the attacker wins.
    pub fn shown(&self, state: State) -> bool {
        self.plain(&state).unwrap_or_else(|| {
            let effort =
                self.known.get(key(state.pits, state.attacker), state.attacker, state.store);
            effort.and_then(|effort| effort.attacker_wins(state.attacker)) == Some(true)
        })
    }

    /// Whether the attacker wins, where the stores or the tables say so, or the mover has no move.
    #[inline(always)]
    pub fn plain(&self, state: &State) -> Option<bool> {
        let (mine, half) = (2 * state.store, self.total / 2);
        if mine > half {
            return Some(true);
        }
        if self.total - state.left - mine >= half {
            return Some(false);
        }
        if state.left as usize <= self.tables.seeds() {
            let [mover, other] = self.tables.sure(self.moves, state.pits, state.left as usize);
            let more = if state.attacker { mover } else { other };
            return Some(mine + more as u32 > half);
        }
        if state.pits & ((1 << (8 * ROW)) - 1) == 0 {
            return Some(!state.attacker && mine + state.left > half);
        }
        None
    }

    /// The effort that a position seems to take: by the weights of the game's estimate.
    fn guess(&self, state: &State) -> Effort {
        let half = |from: usize| {
            let worth = |pit: usize| match seeds(state.pits, pit) as i32 {
                0 => 0,
                1 => 20 + 269 - 93,
                seeds => 20 * seeds + 269 + 13 * (seeds - 10).max(0),
            };
            (from..from + ROW).map(worth).sum::<i32>()
        };
        let defender = self.total - state.left - 2 * state.store;
        let stores = 100 * (2 * state.store as i32 - defender as i32);
        let mover = half(0) - half(ROW) + if state.attacker { stores } else { -stores };
        let mover = mover.clamp(-WIDE, WIDE);
        let effort = |value: i32| self.efforts[(WIDE + value) as usize];
        Effort { yes: effort(mover), no: effort(-mover) }
    }

    /// Looks at a position until it seems to take more effort than `limit`. `since`: the place
    /// on the path where the last capture was.
    fn search(&mut self, state: State, here: u64, limit: Effort, since: usize) -> Effort {
        let before = self.nodes;
        self.nodes += 1;
        let mut children = [Child { state, key: 0, effort: Effort::NO }; ROW];
        let mut count = 0;
        for pit in (0..ROW).rev() {
            let Some(next) = self.play(&state, pit) else { continue };
            match self.plain(&next) {
                Some(wins) if wins == state.attacker => {
                    self.known.put(here, state.store, Effort::YES, 1);
                    return Effort::YES;
                }
                Some(_) => continue,
                None => {}
            }
            let key = key(next.pits, next.attacker);
            let effort = if next.left == state.left && self.path[since..].contains(&key) {
                if next.attacker { Effort::NO } else { Effort::YES }
            } else {
                let known = self.known.get(key, next.attacker, next.store);
                known.unwrap_or_else(|| self.guess(&next))
            };
            children[count] = Child { state: next, key, effort };
            count += 1;
        }
        self.path.push(here);
        let found = self.deepen(&state, &mut children[..count], limit, since);
        self.path.pop();
        self.known.put(here, state.store, found, self.nodes - before);
        found
    }

    /// Looks at one child after the other, always at that which seems to take least.
    fn deepen(
        &mut self,
        state: &State,
        children: &mut [Child],
        limit: Effort,
        since: usize,
    ) -> Effort {
        loop {
            // The mover needs one child in which the other fails; the other, all of them.
            let (mut yes, mut second, mut best) = (NEVER, NEVER, 0);
            let (mut hardest, mut open) = (0, 0);
            for (at, Child { effort, .. }) in children.iter().enumerate() {
                if effort.no < yes {
                    (second, yes, best) = (yes, effort.no, at);
                } else {
                    second = second.min(effort.no);
                }
                if effort.yes > 0 {
                    open += 1;
                    hardest = hardest.max(effort.yes);
                }
            }
            if open == 0 {
                return Effort::NO;
            }
            if yes == 0 {
                return Effort::YES;
            }
            // Positions are come to on many ways: a sum would count the same effort many times.
            let others = ANOTHER * (open - 1);
            let no = (hardest + others).min(NEVER);
            if yes >= limit.yes || no >= limit.no {
                return Effort { yes, no };
            }
            let Child { state: next, key, .. } = children[best];
            // A little more than the second best takes, not to go to and fro between them.
            let limit = Effort {
                yes: limit.no.saturating_sub(others),
                no: limit.yes.min(second.saturating_add(second / 4 + 1)),
            };
            let since = if next.left == state.left { since } else { self.path.len() };
            children[best].effort = self.search(next, key, limit, since);
        }
    }

    /// The position after a move of the mover's.
    #[inline(always)]
    fn play(&self, state: &State, pit: usize) -> Option<State> {
        let (pits, captured) = self.moves.play(state.pits, pit)?;
        let captured = captured as u32;
        let gain = if state.attacker { captured / 2 } else { 0 };
        Some(State {
            pits,
            left: state.left - captured,
            store: state.store + gain,
            attacker: !state.attacker,
        })
    }
}
