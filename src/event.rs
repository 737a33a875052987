//! What a move tells: events, each with the clause that made it happen.

use crate::{Clause, Mark, Side, Where};

/// Something that happened, and the rule behind it. In order, the events of a move are
/// its whole story: applied to the old position they give the new one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// The rule.
    pub clause: Clause,
    /// What happened.
    pub kind: Kind,
}

/// What an event tells.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // the fields are the same few nouns throughout
pub enum Kind {
    /// So many seeds are taken from a pit into the hand.
    Lift { at: Where, seeds: u8 },
    /// The landing pit's seeds are taken into the hand to be sown on.
    Relay { at: Where, seeds: u8 },
    /// One seed falls into a pit, which now holds so many.
    Drop { at: Where, seeds: u8 },
    /// One seed falls into a tuzdik and so into its owner's store.
    Collect { at: Where, to: Side },
    /// So many seeds are placed into a pit.
    Place { at: Where, seeds: u8 },
    /// A pit's seeds are captured.
    Capture { at: Where, seeds: u8, to: Side },
    /// At the end, a pit's seeds go to a store.
    Sweep { at: Where, seeds: u8, to: Side },
    /// A pit is marked; a tuzdik has an owner.
    Mark { at: Where, mark: Mark, to: Option<Side> },
    /// A pit loses its mark.
    Unmark { at: Where, mark: Mark },
    /// A capture or a tuzdik did not come about, because of the clause.
    Withheld { at: Where, what: What, facts: Facts },
    /// A player passes.
    Pass { side: Side },
    /// The game is over; nobody wins a draw.
    End { winner: Option<Side> },
}

/// What was held back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A capture.
    Capture,
    /// A tuzdik.
    Tuzdik,
}

impl What {
    /// `"capture"` or `"tuzdik"`.
    pub const fn id(self) -> &'static str {
        match self {
            What::Capture => "capture",
            What::Tuzdik => "tuzdik",
        }
    }
}

/// The numbers a sentence about a clause needs, by name; at most three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Facts {
    known: [(&'static str, u32); 3],
    count: u8,
}

impl Facts {
    /// No facts.
    pub const NONE: Facts = Facts { known: [("", 0); 3], count: 0 };

    /// These facts.
    pub fn of<const N: usize>(facts: [(&'static str, u32); N]) -> Facts {
        const { assert!(N <= 3) };
        let mut known = [("", 0); 3];
        known[..N].copy_from_slice(&facts);
        Facts { known, count: N as u8 }
    }

    /// Each fact's name and number.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u32)> + '_ {
        self.known[..usize::from(self.count)].iter().copied()
    }

    /// The fact of a name.
    pub fn get(&self, name: &str) -> Option<u32> {
        self.iter().find(|fact| fact.0 == name).map(|fact| fact.1)
    }
}

/// Somebody who is told what a move does while it is played.
pub trait Observer {
    /// Whether anybody listens: what nobody hears need not be told.
    fn watches(&self) -> bool;

    /// Something happened.
    fn tell(&mut self, clause: Clause, kind: Kind);
}

/// Listens to nothing; for searching.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    #[inline(always)]
    fn watches(&self) -> bool {
        false
    }

    #[inline(always)]
    fn tell(&mut self, _: Clause, _: Kind) {}
}

/// Writes everything down.
#[derive(Clone, Debug, Default)]
pub struct Story(pub Vec<Event>);

/// Perhaps somebody listens: the general code is compiled once for both.
impl Observer for Option<Story> {
    #[inline(always)]
    fn watches(&self) -> bool {
        self.is_some()
    }

    fn tell(&mut self, clause: Clause, kind: Kind) {
        if let Some(story) = self {
            story.0.push(Event { clause, kind });
        }
    }
}
