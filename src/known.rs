//! Rules as code meets them: looked up while it runs, or a constant for which the compiler
//! makes special code.

use crate::games::FAST;
use crate::sow::{Stuck, sow, sow_inline};
use crate::{Board, Rules, Silent};

/// Something that knows the rules.
pub(crate) trait Known: Copy {
    /// The rules.
    fn rules(&self) -> &Rules;

    /// The board after a lift, the turn not yet passed on, if it comes to an end: legal but
    /// for what other lifts there are.
    fn try_lift(&self, board: &Board, from: usize, seeds: u8) -> Result<Board, Stuck>;
}

impl Known for &Rules {
    #[inline(always)]
    fn rules(&self) -> &Rules {
        self
    }

    fn try_lift(&self, board: &Board, from: usize, seeds: u8) -> Result<Board, Stuck> {
        let mut after = *board;
        sow(self, &mut after, from, seeds, &mut Silent).map(|()| after)
    }
}

/// The rules at a place in the list of games worth special code.
#[derive(Clone, Copy)]
pub(crate) struct Fixed<const AT: usize>;

impl<const AT: usize> Known for Fixed<AT> {
    #[inline(always)]
    fn rules(&self) -> &Rules {
        const { FAST[AT] }
    }

    #[inline(always)]
    fn try_lift(&self, board: &Board, from: usize, seeds: u8) -> Result<Board, Stuck> {
        let mut after = *board;
        sow_inline(const { FAST[AT] }, &mut after, from, seeds, &mut Silent).map(|()| after)
    }
}

/// Does a piece of work by special code, if the rules are worth it, or else by general code.
macro_rules! with_known {
    ($rules:expr, $known:ident => $work:expr) => {
        if std::ptr::eq($rules, crate::CATALOGUE[0]) {
            let $known = crate::known::Fixed::<0>;
            $work
        } else {
            let $known = $rules;
            $work
        }
    };
}

pub(crate) use with_known;
