//! Any arrangement of a board, legal or not, and everything that is wrong with it.

use std::fmt::{self, Write as _};

use crate::lots::Lots;
use crate::{Board, Clause, RING, Rules, Side, Where};

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

/// One thing wrong with an arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are the numbers in the sentence
pub enum Fault {
    /// A row has the wrong number of pits.
    Row { side: Side, pits: u8, got: usize },
    /// A pit, a store or the ply holds a number that is too large.
    TooMany { at: String, most: u32, got: u32 },
    /// The seeds do not add up to the game's.
    Total { total: u32, got: u32 },
    /// A tuzdik or nki names a pit that is not there.
    NoSuchPit { at: String, pits: u8, got: u32 },
    /// The game has no such marks.
    NoSuchMark { at: &'static str },
    /// A tuzdik in the last pit of a row.
    TuzdikLastPit { owner: Side, pit: u32 },
    /// Two tuzdiks of one number.
    TuzdikTwin { pit: u32 },
    /// Seeds in a tuzdik.
    TuzdikHolds { owner: Side, pit: u32, seeds: u32 },
    /// A nki without seeds.
    NkiEmpty { side: Side, pit: u32 },
    /// A pit listed twice.
    NkiTwice { side: Side, pit: u32 },
    /// A nki while the opening goes on.
    NkiInOpening,
}

impl Fault {
    /// Where the fault is: `south[3]`, `stores.north`, `tuzdik.south`; a pit in brackets is
    /// counted from 0. Empty: in the arrangement as a whole.
    pub fn at(&self) -> String {
        match self {
            Fault::Row { side, .. } => side.id().to_owned(),
            Fault::TooMany { at, .. } | Fault::NoSuchPit { at, .. } => at.clone(),
            Fault::Total { .. } => String::new(),
            Fault::NoSuchMark { at } => (*at).to_owned(),
            Fault::TuzdikLastPit { owner, .. } | Fault::TuzdikHolds { owner, .. } => {
                format!("tuzdik.{}", owner.id())
            }
            Fault::TuzdikTwin { .. } => "tuzdik".to_owned(),
            Fault::NkiEmpty { side, .. } | Fault::NkiTwice { side, .. } => {
                format!("nki.{}", side.id())
            }
            Fault::NkiInOpening => "nki".to_owned(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Row { pits, got, .. } => write!(out, "expected {pits} pits, got {got}"),
            Fault::TooMany { most, got, .. } => {
                write!(out, "expected a whole number from 0 to {most}, got {got}")
            }
            Fault::Total { total, got } => {
                write!(out, "expected {total} seeds in all pits and stores together, got {got}")
            }
            Fault::NoSuchPit { pits, got, .. } => {
                write!(out, "expected a pit from 1 to {pits}, got {got}")
            }
            Fault::NoSuchMark { at } => write!(out, "this game has no {at}"),
            Fault::TuzdikLastPit { pit, .. } => {
                write!(out, "expected no tuzdik in the last pit of a row, got {pit}")
            }
            Fault::TuzdikTwin { pit } => {
                write!(out, "expected two tuzdiks of different numbers, got {pit} twice")
            }
            Fault::TuzdikHolds { pit, seeds, .. } => {
                write!(out, "expected an empty pit, but pit {pit} holds {seeds}")
            }
            Fault::NkiEmpty { pit, .. } => {
                write!(out, "expected pits that hold seeds, but pit {pit} is empty")
            }
            Fault::NkiTwice { pit, .. } => write!(out, "expected each pit once, got {pit} twice"),
            Fault::NkiInOpening => out.write_str("expected no nki before both players have opened"),
        }
    }
}

impl std::error::Error for Fault {}

/// What is wrong, all in one sentence, each fault with its place in what is `above` it.
pub(crate) fn sentence(faults: &[Fault], above: &str) -> String {
    let mut text = String::new();
    for fault in faults {
        let at = fault.at();
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
        if faults.iter().any(|fault| matches!(fault, Fault::Row { .. })) {
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
        let mut sum = 0u64;
        // The place is put into words only if something is wrong there.
        let mut check = |at: &dyn Fn() -> String, most: u32, got: u32| {
            if got > most {
                faults.push(Fault::TooMany { at: at(), most, got });
            }
        };
        for side in Side::BOTH {
            for (pit, &seeds) in self.rows[side.index()].iter().enumerate() {
                check(&|| format!("{}[{pit}]", side.id()), total, seeds);
                sum += u64::from(seeds);
            }
            let store = self.stores[side.index()];
            check(&|| format!("stores.{}", side.id()), total, store);
            sum += u64::from(store);
        }
        check(&|| "ply".to_owned(), MOST_PLIES, self.ply);
        let mut rows = true;
        for side in Side::BOTH {
            let got = self.rows[side.index()].len();
            if got != rules.row() {
                rows = false;
                faults.push(Fault::Row { side, pits: rules.pits, got });
            }
        }
        if rows && sum != u64::from(total) {
            faults.push(Fault::Total { total, got: sum.try_into().unwrap_or(u32::MAX) });
        }
    }

    fn check_tuzdik(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        if !rules.on(Clause::TuzdikMade) {
            if self.tuzdik != [None; 2] {
                faults.push(Fault::NoSuchMark { at: "tuzdik" });
            }
            return;
        }
        for owner in Side::BOTH {
            let Some(pit) = self.tuzdik[owner.index()] else { continue };
            if !(1..=u32::from(rules.pits)).contains(&pit) {
                let at = format!("tuzdik.{}", owner.id());
                faults.push(Fault::NoSuchPit { at, pits: rules.pits, got: pit });
                continue;
            }
            if rules.on(Clause::TuzdikNotLastPit) && pit == u32::from(rules.pits) {
                faults.push(Fault::TuzdikLastPit { owner, pit });
            }
            let seeds = self.rows[owner.other().index()][pit as usize - 1];
            if seeds > 0 {
                faults.push(Fault::TuzdikHolds { owner, pit, seeds });
            }
        }
        if let [Some(pit), Some(twin)] = self.tuzdik
            && pit == twin
            && rules.on(Clause::TuzdikNoTwin)
        {
            faults.push(Fault::TuzdikTwin { pit });
        }
    }

    fn check_nki(&self, rules: &Rules, faults: &mut Vec<Fault>) {
        let any = self.nki.iter().any(|pits| !pits.is_empty());
        if any && !rules.on(Clause::NkiMarked) {
            faults.push(Fault::NoSuchMark { at: "nki" });
            return;
        }
        if any && rules.on(Clause::OpenRedistribute) && self.ply < 2 {
            faults.push(Fault::NkiInOpening);
        }
        for side in Side::BOTH {
            let pits = &self.nki[side.index()];
            for (index, &pit) in pits.iter().enumerate() {
                if !(1..=u32::from(rules.pits)).contains(&pit) {
                    let at = format!("nki.{}[{index}]", side.id());
                    faults.push(Fault::NoSuchPit { at, pits: rules.pits, got: pit });
                } else if pits[..index].contains(&pit) {
                    faults.push(Fault::NkiTwice { side, pit });
                } else if self.rows[side.index()][pit as usize - 1] == 0 {
                    faults.push(Fault::NkiEmpty { side, pit });
                }
            }
        }
    }
}
