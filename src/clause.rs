//! The clauses: every rule that can act, forbid or end, by the id that its page gives it.

/// Declares the clauses once: the variant, its id, and what it says in a line.
macro_rules! clauses {
    ($($variant:ident $id:literal $doc:literal)*) => {
        /// One rule. Events, refusals and outcomes all name the clause behind them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Clause { $(#[doc = $doc] $variant),* }

        impl Clause {
            /// Every clause there is.
            pub const ALL: &'static [Clause] = &[$(Clause::$variant),*];

            /// The clause's id, as in `capture.even`.
            pub const fn id(self) -> &'static str {
                match self { $(Clause::$variant => $id),* }
            }
        }
    };
}

clauses! {
    Setup "setup" "How the seeds stand at the start."
    SetupEven "setup.even" "The same number in each pit."
    SetupRandom "setup.random" "Each seed in a pit drawn by lot."
    SetupGuess "setup.guess" "Who guesses odd or even chooses the side."
    OpenRedistribute "open.redistribute" "Before play each empties one own pit and places its seeds anywhere."
    NkiMarked "nki.marked" "After the opening every pit with seeds becomes a nki."
    MoveOwnPit "move.own-pit" "Play any non-empty pit of your own row."
    MoveNotTuzdik "move.not-tuzdik" "Nothing is played from a tuzdik."
    MoveNotSingle "move.not-single" "Play an own pit with two seeds or more."
    MoveLeftmost "move.leftmost" "Play your leftmost non-empty pit."
    MovePart "move.part" "Take any number of seeds from one own pit."
    MovePass "move.pass" "With an empty row you pass."
    MoveMustFeed "move.must-feed" "An empty row of the opponent must be fed."
    MoveNoGrandSlam "move.no-grand-slam" "Not every seed of the opponent's row may be captured."
    SowOriginFirst "sow.origin-first" "The first seed goes back into the pit just emptied."
    SowSingle "sow.single" "A lone seed goes to the next pit."
    SowNextFirst "sow.next-first" "Sowing begins in the next pit."
    SowFirstLap "sow.first-lap" "The first lap may not end in an occupied own pit."
    SowRelay "sow.relay" "The landing pit is taken up and sown on."
    SowStop "sow.stop" "Sowing ends."
    NkiLost "nki.lost" "A pit that was sown from is nki no more."
    NkiProtects "nki.protects" "Seeds in a nki cannot be captured."
    CaptureEven "capture.even" "An even number in an opponent's pit is captured."
    CaptureSingleton "capture.singleton" "A lone seed of the opponent's is captured with the one that fell on it."
    CaptureCounts "capture.counts" "Certain numbers are captured."
    CaptureWithOpposite "capture.with-opposite" "The opposite pit is captured too."
    CaptureChain "capture.chain" "So are the pits before it while unbroken."
    CaptureFirstMoveVoid "capture.first-move-void" "The first move of the game captures nothing."
    CaptureTriple "capture.triple" "From the leftmost pit three enemy pits are captured."
    CaptureOpposite "capture.opposite" "The opposite pit and the capturing seed are captured."
    TuzdikMade "tuzdik.made" "Three seeds in an opponent's pit make a tuzdik."
    TuzdikCollects "tuzdik.collects" "A seed that falls into a tuzdik goes to its owner."
    TuzdikOneEach "tuzdik.one-each" "One tuzdik a player."
    TuzdikNotLastPit "tuzdik.not-last-pit" "Never in the last pit."
    TuzdikNoTwin "tuzdik.no-twin" "Never with the number of the opponent's."
    EndMajority "end.majority" "More than half of all seeds ends the game."
    EndCleared "end.cleared" "All pits are empty."
    EndNoMove "end.no-move" "The player to move has no legal move."
    EndOneWarrior "end.one-warrior" "Won by exactly two."
    EndRepetition "end.repetition" "The same position stands again."
    EndEndless "end.endless" "A relay without end."
}

impl Clause {
    /// The clause with an id.
    pub fn by_id(id: &str) -> Option<Clause> {
        Clause::ALL.iter().copied().find(|clause| clause.id() == id)
    }
}

/// A set of clauses: those that are in force in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clauses(u64);

impl Clauses {
    /// The set of the clauses in a list.
    pub const fn of(list: &[Clause]) -> Clauses {
        let mut bits = 0;
        let mut at = 0;
        while at < list.len() {
            bits |= 1 << list[at] as u8;
            at += 1;
        }
        Clauses(bits)
    }

    /// Whether a clause is in the set.
    #[inline(always)]
    pub const fn has(self, clause: Clause) -> bool {
        self.0 >> clause as u8 & 1 == 1
    }

    /// The set without a clause.
    pub const fn without(self, clause: Clause) -> Clauses {
        Clauses(self.0 & !(1 << clause as u8))
    }
}
