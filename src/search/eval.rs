//! What a position is worth: exactly at the end of a game, by estimate before.

use crate::{Board, Outcome, Rules, Side};

/// The weights of the estimate, in hundredths of a seed; a seed in a store is 100. They
/// are found by self-play: `cargo xtask tune`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A tuzdik.
    pub tuzdik: i32,
    /// A tuzdik, for each sixteen seeds on the board.
    pub harvest: i32,
    /// A seed in one's own row.
    pub row: i32,
    /// An own pit that is not empty.
    pub pits: i32,
    /// An own pit that holds just one seed, besides.
    pub singles: i32,
    /// A seed in an own pit over the tenth.
    pub heaped: i32,
    /// A seed in an own nki.
    pub nki: i32,
    /// Being the one to move.
    pub turn: i32,
}

impl Weights {
    /// Captured seeds alone.
    pub const PLAIN: Weights = Weights::from_list([0; Weights::COUNT]);

    /// How many there are.
    pub const COUNT: usize = 8;

    /// The weights in a list, in the order of the fields.
    pub const fn from_list(list: [i32; Weights::COUNT]) -> Weights {
        let [tuzdik, harvest, row, pits, singles, heaped, nki, turn] = list;
        Weights { tuzdik, harvest, row, pits, singles, heaped, nki, turn }
    }

    /// The weights as a list.
    pub const fn to_list(self) -> [i32; Weights::COUNT] {
        let Weights { tuzdik, harvest, row, pits, singles, heaped, nki, turn } = self;
        [tuzdik, harvest, row, pits, singles, heaped, nki, turn]
    }
}

/// From here on a value is no estimate: the game is won, by so much and so soon. Below its
/// negative it is lost.
pub(super) const WON: i32 = 1_000_000;
/// No value is as large.
pub(super) const MOST: i32 = 2_000_000;
/// What a seed of the margin counts for, more than any number of plies.
const SEED: i32 = 256;

/// The value of a finished game for a player, so many plies from the root. Won is better
/// than lost before anything else, then by more seeds, then sooner.
pub(super) fn finished(outcome: &Outcome, player: Side, plies: usize) -> i32 {
    let won = WON + SEED * i32::from(outcome.margin) - plies as i32;
    match outcome.winner {
        None => 0,
        Some(winner) if winner == player => won,
        Some(_) => -won,
    }
}

/// A value in seeds: the margin of a finished game, or an estimate.
pub(super) fn in_seeds(value: i32) -> f64 {
    if value.abs() < WON {
        return f64::from(value) / 100.0;
    }
    f64::from((value.abs() - WON + SEED - 1) / SEED * value.signum())
}

/// The estimate for the player to move, never 0: a draw is no estimate.
#[inline(always)]
pub(super) fn estimate(rules: &Rules, weights: &Weights, board: &Board) -> i32 {
    let (me, them) = (board.turn, board.turn.other());
    let (mine, theirs) =
        (Half::of(rules, weights, board, me), Half::of(rules, weights, board, them));
    let mut value = mine.worth - theirs.worth + weights.turn;
    if board.tuzdik != [0; 2] {
        let owned = |side: Side| i32::from(board.tuzdik[side.index()] != 0);
        let tuzdik = weights.tuzdik + weights.harvest * (mine.seeds + theirs.seeds) / 16;
        value += tuzdik * (owned(me) - owned(them));
    }
    if value == 0 { 1 } else { value.clamp(1 - WON, WON - 1) }
}

/// One player's half of the estimate.
struct Half {
    seeds: i32,
    worth: i32,
}

impl Half {
    #[inline(always)]
    fn of(rules: &Rules, weights: &Weights, board: &Board, side: Side) -> Half {
        let n = rules.row();
        let from = side.index() * n;
        let (mut all, mut pits, mut singles, mut heaped, mut safe) = (0, 0, 0, 0, 0);
        for (place, &seeds) in board.pits[from..from + n].iter().enumerate() {
            let seeds = i32::from(seeds);
            all += seeds;
            pits += i32::from(seeds > 0);
            singles += i32::from(seeds == 1);
            heaped += (seeds - 10).max(0);
            if board.nki != 0 && board.is_nki(from + place) {
                safe += seeds;
            }
        }
        let worth = 100 * i32::from(board.stores[side.index()])
            + weights.row * all
            + weights.pits * pits
            + weights.singles * singles
            + weights.heaped * heaped
            + weights.nki * safe;
        Half { seeds: all, worth }
    }
}
