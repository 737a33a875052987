//! Rules as code meets them: looked up while it runs, or a constant for which the compiler
//! makes special code.

use crate::board::{Layer, laid};
use crate::games::FAST;
use crate::sow::{Stuck, sow, sow_inline};
use crate::{Board, RING, Rules, Silent};

/// Does a piece of work by special code, if the rules are worth it, or else by general code.
macro_rules! with_known {
    ($rules:expr, $known:ident => $special:expr, else $general:expr) => {
        if std::ptr::eq($rules, crate::CATALOGUE[0]) {
            let $known = crate::known::Fixed::<0>;
            $special
        } else {
            $general
        }
    };
    ($rules:expr, $known:ident => $work:expr) => {
        crate::known::with_known!($rules, $known => $work, else {
            let $known = $rules;
            $work
        })
    };
}

pub(crate) use with_known;

/// Something that knows the rules.
pub(crate) trait Known: Copy {
    /// Whether the rules are a constant.
    const CONSTANT: bool = false;

    /// The rules.
    fn rules(&self) -> &Rules;

    /// The seeds in each pit of the circuit after so many were laid from its beginning on.
    fn laid(&self, seeds: usize) -> Layer;

    /// Sows on a board: [`sow`].
    fn sow(&self, board: &mut Board, from: usize, seeds: u8) -> Result<(), Stuck>;
}

impl Known for &Rules {
    #[inline(always)]
    fn rules(&self) -> &Rules {
        self
    }

    fn laid(&self, seeds: usize) -> Layer {
        laid(seeds, self.ring())
    }

    fn sow(&self, board: &mut Board, from: usize, seeds: u8) -> Result<(), Stuck> {
        with_known!(*self, known => known.sow(board, from, seeds), else sow(self, board, from, seeds, &mut None))
    }
}

/// The rules at a place in the list of games worth special code.
#[derive(Clone, Copy)]
pub(crate) struct Fixed<const AT: usize>;

impl<const AT: usize> Fixed<AT> {
    /// What [`laid`] says, worked out beforehand for all the seeds there can be: a handful
    /// of the most seeds begins at most at the end of the circuit.
    const LAID: [Layer; RING + 163] = {
        let mut table = [[0; 3]; RING + 163];
        let mut seeds = 0;
        while seeds < table.len() {
            table[seeds] = laid(seeds, FAST[AT].ring());
            seeds += 1;
        }
        table
    };
}

impl<const AT: usize> Known for Fixed<AT> {
    const CONSTANT: bool = true;

    #[inline(always)]
    fn rules(&self) -> &Rules {
        const { FAST[AT] }
    }

    #[inline(always)]
    fn laid(&self, seeds: usize) -> Layer {
        let table = const { &Self::LAID };
        table[seeds]
    }

    // Called, not inlined: the one copy of it is large, and its callers are many.
    #[inline(never)]
    fn sow(&self, board: &mut Board, from: usize, seeds: u8) -> Result<(), Stuck> {
        sow_inline(*self, board, from, seeds, &mut Silent)
    }
}
