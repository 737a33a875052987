//! Any arrangement of a board, legal or not, and everything that is wrong with it.

use std::fmt::{self, Write as _};

use crate::lots::Lots;
use crate::{Board, Clause, Facts, RING, Rules, Side, Where};

/// An arrangement: what somebody asks for. [`Position::new`](crate::Position::new) says
/// whether it can stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Seeds in South's row and in North's, from the left as the owner counts.
    pub rows: [Vec<u32>; 2],
    /// Seeds in South's store and in North's.
    pub stores: [u32; 2],
    /// Who is to move.
    pub turn: Side,
    /// Moves made so far.
    pub ply: u32,
    /// South's tuzdik, a pit of North's, and North's, a pit of South's.
    pub tuzdik: [Option<u32>; 2],
    /// The marked pits of South's row and of North's.
    pub nki: [Vec<u32>; 2],
}

/// Declares what can be wrong: the variant, its id, its sentence, in which `#` is the next fact
/// and `@` the place, and what it means.
macro_rules! kinds {
    ($($variant:ident $id:literal $sentence:literal $doc:literal)*) => {
        /// What can be wrong with an arrangement.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum FaultKind { $(#[doc = $doc] $variant),* }

        impl FaultKind {
            /// Every kind there is.
            pub const ALL: &'static [FaultKind] = &[$(FaultKind::$variant),*];

            /// The kind's id, as in `tuzdik-last`.
            pub const fn id(self) -> &'static str {
                match self { $(FaultKind::$variant => $id),* }
            }

            const fn sentence(self) -> &'static str {
                match self { $(FaultKind::$variant => $sentence),* }
            }
        }
    };
}

kinds! {
    Row "row" "expected # pits, got #"
        "A row has the wrong number of pits."
    TooMany "too-many" "expected a whole number from 0 to #, got #"
        "A pit, a store or the ply holds a number that is too large."
    Total "total" "expected # seeds in all pits and stores together, got #"
        "The seeds do not add up to the game's, though none of their numbers is too large."
    NoSuchPit "no-such-pit" "expected a pit from 1 to #, got #"
        "A tuzdik or nki names a pit that is not there."
    NoSuchMark "no-such-mark" "this game has no @"
        "The game has no such marks."
    TuzdikLast "tuzdik-last" "expected no tuzdik in the last pit of a row, got #"
        "A tuzdik in the last pit of a row."
    TuzdikTwin "tuzdik-twin" "expected two tuzdiks of different numbers, got # twice"
        "Two tuzdiks of one number."
    TuzdikHolds "tuzdik-holds" "expected an empty pit, but pit # holds #"
        "Seeds in a tuzdik."
    NkiEmpty "nki-empty" "expected pits that hold seeds, but pit # is empty"
        "A nki without seeds."
    NkiTwice "nki-twice" "expected each pit once, got # twice"
        "A pit listed twice."
    NkiOpening "nki-opening" "expected no nki before both players have opened"
        "A nki while the opening goes on."
}

/// One thing wrong with an arrangement: what, where, and the numbers a sentence about it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where: `south[3]`, `stores.north`, `tuzdik.south`; a pit in brackets is counted from
    /// 0. Empty: in the arrangement as a whole.
    pub at: String,
    /// Whose row, store or mark it is, if it is one player's.
    pub side: Option<Side>,
    /// Pit numbers and counts by name: `pit`, `most`, `got`, …
    pub facts: Facts,
}

impl Fault {
    /// A fault in a part of the arrangement, whose rows have no name but their owner's.
    fn new(
        kind: FaultKind,
        part: &str,
        side: Option<Side>,
        index: Option<usize>,
        facts: Facts,
    ) -> Fault {
        let mut at = part.to_owned();
        if let Some(side) = side {
            if !part.is_empty() {
                at.push('.');
            }
            at.push_str(side.id());
        }
        if let Some(index) = index {
            let _ = write!(at, "[{index}]");
        }
        Fault { kind, at, side, facts }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut facts = self.facts.iter();
        for c in self.kind.sentence().chars() {
            match c {
                '#' => facts.next().map_or(0, |fact| fact.1).fmt(out)?,
                '@' => out.write_str(&self.at)?,
                _ => out.write_char(c)?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}

/// What is wrong, all in one sentence, each fault with its place in what is `above` it.
pub(crate) fn sentence(faults: &[Fault], above: &str) -> String {
    let mut text = String::new();
    for fault in faults {
        let at = &fault.at;
        let step = if at.is_empty() || above.is_empty() { "" } else { "." };
        let colon = if at.is_empty() && above.is_empty() { "" } else { ": " };
        let semicolon = if text.is_empty() { "" } else { "; " };
        let _ = write!(text, "{semicolon}{above}{step}{at}{colon}{fault}");
    }
    text
}

/// Most moves a position can have behind it.
const MOST_PLIES: u32 = u16::MAX as u32;

impl Setup {
    /// A game's own start.
    pub fn start(rules: &Rules) -> Setup {
        let row: Vec<u32> =
            rules.start[..rules.row()].iter().map(|&seeds| u32::from(seeds)).collect();
        Setup {
            rows: [row.clone(), row],
            stores: [0; 2],
            turn: Side::South,
            ply: 0,
            tuzdik: [None; 2],
            nki: [const { Vec::new() }; 2],
        }
    }

    /// By `setup.random`, each seed dropped into a pit drawn by lot, the lots being made
    /// from `seed`: the same seed gives the same board, always and everywhere. Nothing
    /// if the game is not set up so.
    pub fn random(rules: &Rules, seed: u64) -> Option<Setup> {
        if !rules.on(Clause::SetupRandom) {
            return None;
        }
        let mut setup = Setup::start(rules);
        setup.rows = [vec![0; rules.row()], vec![0; rules.row()]];
        let mut lots = Lots(seed);
        for _ in 0..rules.total() {
            let at = Where::at(lots.below(rules.ring()), rules.row());
            setup.rows[at.side.index()][usize::from(at.pit) - 1] += 1;
        }
        Some(setup)
    }

    /// The board that is set up, or everything that is wrong with it.
    pub(crate) fn board(&self, rules: &Rules) -> Result<Board, Vec<Fault>> {
        let mut faults = Vec::new();
        self.check_seeds(rules, &mut faults);
        if faults.iter().any(|fault| fault.kind == FaultKind::Row) {
            // Nothing can be said of marks while the rows are not there.
            return Err(faults);
        }
        self.check_tuzdik(rules, &mut faults);
        self.check_nki(rules, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut pits = [0; RING];
        let mut nki = 0;
        for side in Side::BOTH {
            for (at, &seeds) in self.rows[side.index()].iter().enumerate() {
                pits[side.index() * rules.row() + at] = seeds as u8;
            }
            for &pit in &self.nki[side.index()] {
                nki |= 1 << Where { side, pit: pit as u8 }.index(rules.row());
            }
        }
        Ok(Board {
            pits,
            stores: self.stores.map(|seeds| seeds as u8),
            tuzdik: self.tuzdik.map(|pit| pit.unwrap_or(0) as u8),
            nki,
            ply: self.ply as u16,
            turn: self.turn,
        })
    }

    fn check_seeds(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        let total = rules.total();
        let mut sum = 0u32;
        // Whether all numbers so far are small enough.
        let mut check = |part, side, pit: Option<usize>, most: u32, got: u32| {
            if got > most {
                let (most, got) = (("most", most), ("got", got));
                let facts = match pit {
                    Some(pit) => Facts::of([most, got, ("pit", pit as u32 + 1)]),
                    None => Facts::of([most, got]),
                };
                faults.push(Fault::new(FaultKind::TooMany, part, side, pit, facts));
            }
            faults.is_empty()
        };
        let mut fits = true;
        for side in Side::BOTH {
            for (pit, &seeds) in self.rows[side.index()].iter().enumerate() {
                check("", Some(side), Some(pit), total, seeds);
                sum = sum.saturating_add(seeds);
            }
            let store = self.stores[side.index()];
            fits = check("stores", Some(side), None, total, store);
            sum = sum.saturating_add(store);
        }
        check("ply", None, None, MOST_PLIES, self.ply);
        for side in Side::BOTH {
            let got = self.rows[side.index()].len();
            if got != rules.row() {
                fits = false;
                let facts = Facts::of([("pits", rules.pits.into()), ("got", got as u32)]);
                faults.push(Fault::new(FaultKind::Row, "", Some(side), None, facts));
            }
        }
        // A sum of numbers that are wrong themselves says nothing.
        if fits && sum != total {
            let facts = Facts::of([("total", total), ("got", sum)]);
            faults.push(Fault::new(FaultKind::Total, "", None, None, facts));
        }
    }

    fn check_tuzdik(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        let mut wrong = |kind, side, facts| {
            faults.push(Fault::new(kind, "tuzdik", side, None, facts));
        };
        if !rules.on(Clause::TuzdikMade) {
            if self.tuzdik != [None; 2] {
                wrong(FaultKind::NoSuchMark, None, Facts::NONE);
            }
            return;
        }
        for owner in Side::BOTH {
            let Some(pit) = self.tuzdik[owner.index()] else { continue };
            if !(1..=u32::from(rules.pits)).contains(&pit) {
                wrong(FaultKind::NoSuchPit, Some(owner), no_such_pit(rules, pit));
                continue;
            }
            if rules.on(Clause::TuzdikNotLastPit) && pit == u32::from(rules.pits) {
                wrong(FaultKind::TuzdikLast, Some(owner), Facts::of([("pit", pit)]));
            }
            let seeds = self.rows[owner.other().index()][pit as usize - 1];
            if seeds > 0 {
                let facts = Facts::of([("pit", pit), ("seeds", seeds)]);
                wrong(FaultKind::TuzdikHolds, Some(owner), facts);
            }
        }
        if let [Some(pit), Some(twin)] = self.tuzdik
            && pit == twin
            && rules.on(Clause::TuzdikNoTwin)
        {
            wrong(FaultKind::TuzdikTwin, None, Facts::of([("pit", pit)]));
        }
    }

    fn check_nki(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        let mut wrong = |kind, side, index, facts| {
            faults.push(Fault::new(kind, "nki", side, index, facts));
        };
        let any = self.nki.iter().any(|pits| !pits.is_empty());
        if any && !rules.on(Clause::NkiMarked) {
            wrong(FaultKind::NoSuchMark, None, None, Facts::NONE);
            return;
        }
        if any && rules.on(Clause::OpenRedistribute) && self.ply < 2 {
            wrong(FaultKind::NkiOpening, None, None, Facts::NONE);
        }
        for side in Side::BOTH {
            let pits = &self.nki[side.index()];
            for (index, &pit) in pits.iter().enumerate() {
                if !(1..=u32::from(rules.pits)).contains(&pit) {
                    let facts = no_such_pit(rules, pit);
                    wrong(FaultKind::NoSuchPit, Some(side), Some(index), facts);
                    continue;
                }
                let kind = if pits[..index].contains(&pit) {
                    FaultKind::NkiTwice
                } else if self.rows[side.index()][pit as usize - 1] == 0 {
                    FaultKind::NkiEmpty
                } else {
                    continue;
                };
                wrong(kind, Some(side), None, Facts::of([("pit", pit)]));
            }
        }
    }
}

fn no_such_pit(rules: &Rules, got: u32) -> Facts {
    Facts::of([("pits", rules.pits.into()), ("got", got)])
}
