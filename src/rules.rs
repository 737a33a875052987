//! What makes a game: one [`Rules`] value, data from end to end.
//!
//! A rule that a game either has or has not is a clause in [`Rules::clauses`]; what a
//! clause needs to know (how many, which row, what is taken) is a field. Engine code
//! asks [`Rules::on`] and never asks for a game's name.

use crate::search::{LEVELS, Level, Weights};
use crate::{Clause, Clauses, MAX_PITS};

/// Numbers of seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Every even number.
    Even,
    /// The numbers whose bits are set, all below 64; see [`Counts::of`].
    OneOf(u64),
}

impl Counts {
    /// Just these numbers, each below 64.
    pub const fn of(numbers: &[u8]) -> Counts {
        let mut bits = 0;
        let mut at = 0;
        while at < numbers.len() {
            bits |= 1 << numbers[at];
            at += 1;
        }
        Counts::OneOf(bits)
    }

    /// Whether a number of seeds is among them.
    #[inline(always)]
    pub const fn has(self, seeds: u8) -> bool {
        match self {
            Counts::Even => seeds & 1 == 0,
            Counts::OneOf(bits) => seeds < 64 && bits >> seeds & 1 == 1,
        }
    }
}

/// Whose pit the last seed fell into, seen by the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// The mover's.
    Own,
    /// The opponent's.
    Opponent,
    /// Anybody's.
    Either,
}

/// What a capture takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// The landing pit.
    Landing,
    /// The landing pit, which becomes the mover's tuzdik if that is allowed; if not,
    /// nothing is taken.
    LandingAsTuzdik,
    /// The landing pit, and the pit opposite by `capture.with-opposite`.
    LandingAndOpposite,
    /// The pit opposite, if it holds seeds and is no nki, with the capturing seed.
    Opposite,
    /// From the leftmost own pit: the pit opposite and those next to it to the right,
    /// so many in all, with the capturing seed, if each holds seeds and none is nki.
    OppositeRun(u8),
}

/// A capture clause: where the last seed fell, what it made, what is taken. A game has
/// an ordered list of them; the first that applies is the one that acts.
#[derive(Clone, Copy, Debug)]
pub struct Capture {
    /// The clause it is.
    pub clause: Clause,
    /// The row the last seed must have fallen in.
    pub row: Row,
    /// The numbers it must have made there.
    pub made: Counts,
    /// What is taken.
    pub takes: Takes,
    /// By `capture.chain`, whether the pits before it are taken too while they hold such
    /// numbers.
    pub chain: bool,
}

/// Who gets the seeds left on the board when the player to move has no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sweep {
    /// Each player those of their own row.
    OwnRows,
    /// All of them the player who is not to move.
    ToTheOther,
}

/// When the same position standing again ends the game, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// How many times it must stand, the first counted.
    pub times: u8,
    /// A draw whatever was captured; if not, captures decide.
    pub draw: bool,
}

/// A game.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The game's id, as in `toguz-kumalak`.
    pub id: &'static str,
    /// The id of the game whose variants it belongs with.
    pub family: &'static str,
    /// Pits in a row.
    pub pits: u8,
    /// Seeds in each pit of a row at the start, from the left as its owner counts.
    pub start: [u8; MAX_PITS],
    /// The clauses in force, in the order of the game's page.
    pub clauses: &'static [Clause],
    /// The same as a set. Clearing one switches its clause off.
    pub on: Clauses,
    /// The clause that says which pits may be played.
    pub moves: Clause,
    /// The fewest seeds a pit must hold to be played.
    pub least: u8,
    /// By `sow.relay`, sowing stops when the last seed makes one of these numbers.
    pub stops: Counts,
    /// The captures, in the order they are looked at.
    pub captures: &'static [Capture],
    /// By `end.majority`, so many seeds in a store end the game.
    pub majority: u8,
    /// By `end.no-move`, who gets what is left.
    pub sweep: Sweep,
    /// By `end.repetition`.
    pub repetition: Repetition,
    /// Whether the world of Toguz Kumalak has forms for it: TGK for games, PlayStrategy's
    /// for positions.
    pub tgk: bool,
    /// What the computer player thinks a position is worth before its end is seen.
    pub weights: Weights,
    /// How the computer's levels play, the lowest first: in each game so that every level
    /// is about as much better than the one below.
    pub levels: [Level; LEVELS as usize],
    /// The game's own words: what is called so, the word.
    pub words: &'static [(&'static str, &'static str)],
    /// Where the rules come from.
    pub sources: &'static [&'static str],
    /// The clauses where a source left something open and a reading was chosen.
    pub readings: &'static [Clause],
}

impl Rules {
    /// Whether a clause is in force.
    #[inline(always)]
    pub const fn on(&self, clause: Clause) -> bool {
        self.on.has(clause)
    }

    /// Pits in a row.
    #[inline(always)]
    pub const fn row(&self) -> usize {
        self.pits as usize
    }

    /// Pits on the circuit.
    #[inline(always)]
    pub const fn ring(&self) -> usize {
        2 * self.pits as usize
    }

    /// The place facing another across the board.
    #[inline(always)]
    pub(crate) const fn opposite(&self, index: usize) -> usize {
        self.ring() - 1 - index
    }

    /// Seeds in the game.
    pub const fn total(&self) -> u32 {
        let mut total = 0;
        let mut at = 0;
        while at < MAX_PITS {
            total += 2 * self.start[at] as u32;
            at += 1;
        }
        total
    }

    /// Whether the players ever have a choice of moves.
    pub const fn choices(&self) -> bool {
        !self.on(Clause::MoveLeftmost)
    }

    /// Everything that is wrong with a `Rules` value, in words; empty if it is sound.
    /// Every game of the catalogue is tested to be.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut check = |sound: bool, what: &str| {
            if !sound {
                faults.push(format!("{}: {what}", self.id));
            }
        };
        let on = |clause| self.on(clause);
        check((1..=MAX_PITS).contains(&self.row()), "a row has 1 to 10 pits");
        check(
            self.start[self.row().min(MAX_PITS)..].iter().all(|&seeds| seeds == 0),
            "seeds are set out beyond the end of the row",
        );
        check((1..=162).contains(&self.total()), "a game has 1 to 162 seeds");
        check(self.least >= 1, "a pit that is played holds at least one seed");
        check(on(self.moves), "the clause that says which pits may be played is not in force");
        check(
            on(Clause::SowOriginFirst) != on(Clause::SowNextFirst),
            "sowing begins either in the pit just emptied or in the next",
        );
        check(
            !on(Clause::SowRelay) || on(Clause::SowStop),
            "a relay needs a number that stops it, sow.stop",
        );
        check(!on(Clause::SowFirstLap) || on(Clause::SowRelay), "sow.first-lap needs sow.relay");
        check(
            !on(Clause::EndMajority)
                || u32::from(self.majority) * 2 > self.total()
                    && u32::from(self.majority) <= self.total(),
            "a majority is more than half of the seeds",
        );
        check(
            on(Clause::EndNoMove) || on(Clause::MovePass) && on(Clause::EndCleared),
            "a player without a move must end the game or pass",
        );
        check(on(Clause::EndRepetition) && self.repetition.times >= 2, "every game must end");
        for capture in self.captures {
            check(on(capture.clause), "a capture's clause is not in force");
            check(!capture.chain || on(Clause::CaptureChain), "a chain needs capture.chain");
            if let Takes::OppositeRun(run) = capture.takes {
                check((1..=self.pits).contains(&run), "a run of captures is longer than the row");
            }
        }
        for clause in self.clauses {
            check(on(*clause), "a clause of the list is not in force");
        }
        check(
            self.readings.iter().all(|clause| self.clauses.contains(clause)),
            "a reading is of a clause that the game has not",
        );
        faults
    }
}
