//! What is legal on a board, why something is not, and playing what is.

use crate::known::Known;
use crate::sow::{MOST_LAPS, Stuck, sow};
use crate::{
    Board, Choice, Clause, Facts, Kind, Mark, Move, Observer, Outcome, PlayError, RING, Refusal,
    Rules, Shape, Where,
};

/// The board after a lift, the turn not yet passed on, if it comes to an end: legal but
/// for what other lifts there are.
fn try_lift(rules: &Rules, board: &Board, from: usize, seeds: u8) -> Result<Board, Stuck> {
    let mut after = *board;
    rules.sow(&mut after, from, seeds).map(|()| after)
}

/// Whether the opening is still going on.
#[inline(always)]
pub(crate) fn opening(rules: &Rules, board: &Board) -> bool {
    rules.on(Clause::OpenRedistribute) && board.ply < 2
}

/// The places of the mover's pits.
#[inline(always)]
fn own(rules: &Rules, board: &Board) -> std::ops::Range<usize> {
    let from = board.turn.index() * rules.row();
    from..from + rules.row()
}

/// The mover's leftmost pit that holds enough to be played.
fn leftmost(rules: &Rules, board: &Board) -> Option<usize> {
    own(rules, board).find(|&at| board.pits[at] >= rules.least)
}

/// Whether `move.must-feed` is at work: the opponent's row is empty, and these lifts that
/// would leave seeds there exist.
fn feeder(rules: &Rules, board: &Board) -> Option<usize> {
    if !rules.on(Clause::MoveMustFeed) || !board.row_is_empty(board.turn.other(), rules.row()) {
        return None;
    }
    own(rules, board).find(|&at| {
        board.pits[at] >= rules.least
            && try_lift(rules, board, at, board.pits[at]).is_ok_and(|after| feeds(rules, &after))
    })
}

/// Whether a lift, just made by the side to move, left seeds in the opponent's row.
fn feeds(rules: &Rules, after: &Board) -> bool {
    !after.row_is_empty(after.turn.other(), rules.row())
}

/// Calls `visit` with each legal lift, its place and number of seeds, and the board after
/// it, the turn not yet passed on. Not for openings. Stops when `visit` says so.
#[inline(always)]
pub(crate) fn each_lift(
    known: impl Known,
    board: &Board,
    mut visit: impl FnMut(usize, u8, &mut Board) -> bool,
) {
    let rules = known.rules();
    let must_feed = rules.on(Clause::MoveMustFeed) && feeder(rules, board).is_some();
    // A tuzdik that collects is always empty.
    let tuzdik = if rules.on(Clause::MoveNotTuzdik) && !rules.on(Clause::TuzdikCollects) {
        board.tuzdik_index(board.turn.other(), rules.row())
    } else {
        None
    };
    // Loops by hand: those over ranges are calls where a compiler is to save bytes.
    let own = own(rules, board);
    let mut from = own.start;
    while from < own.end {
        let holds = board.pits[from];
        if holds >= rules.least && tuzdik != Some(from) {
            let mut seeds = if rules.on(Clause::MovePart) { 1 } else { holds };
            loop {
                let mut after = *board;
                if known.sow(&mut after, from, seeds).is_ok()
                    && (!must_feed || feeds(rules, &after))
                    && !visit(from, seeds, &mut after)
                {
                    return;
                }
                if seeds >= holds {
                    break;
                }
                seeds += 1;
            }
            if rules.on(Clause::MoveLeftmost) {
                return;
            }
        }
        from += 1;
    }
}

/// Whether the mover has a legal lift.
pub(crate) fn can_lift(rules: &Rules, board: &Board) -> bool {
    let mut found = false;
    each_lift(rules, board, |_, _, _| {
        found = true;
        false
    });
    found
}

/// What can be played on a board whose game is not over.
pub(crate) fn choices(rules: &Rules, board: &Board) -> Vec<Choice> {
    let mut choices = Vec::new();
    let n = rules.row();
    if opening(rules, board) {
        for at in own(rules, board).filter(|&at| board.pits[at] > 0) {
            let pit = Where::at(at, n).pit;
            choices.push(Choice::Redistribute { pit, seeds: board.pits[at] });
        }
        return choices;
    }
    if rules.on(Clause::MovePass) && leftmost(rules, board).is_none() {
        choices.push(Choice::Move(Move::Pass));
        return choices;
    }
    each_lift(rules, board, |from, seeds, _| {
        let pit = Where::at(from, n).pit;
        choices.push(Choice::Move(if rules.on(Clause::MovePart) {
            Move::Part { pit, seeds }
        } else {
            Move::Lift { pit }
        }));
        true
    });
    choices
}

/// Whether a move has the shape of this game's moves.
pub(crate) fn check_shape(rules: &Rules, mv: Move) -> Result<(), Shape> {
    let pit = match mv {
        Move::Lift { .. } if rules.on(Clause::MovePart) => return Err(Shape::NeedsSeeds),
        Move::Part { .. } if !rules.on(Clause::MovePart) => return Err(Shape::WholePits),
        Move::Place { .. } if !rules.on(Clause::OpenRedistribute) => return Err(Shape::NoPlacing),
        Move::Pass if !rules.on(Clause::MovePass) => return Err(Shape::NoPassing),
        Move::Pass => return Ok(()),
        Move::Lift { pit } | Move::Part { pit, .. } | Move::Place { pit, .. } => pit,
    };
    check_pit(rules, pit)
}

/// Whether a move can be played on a board of a game that ended so, or goes on; why not.
pub(crate) fn check(
    rules: &Rules,
    board: &Board,
    outcome: Option<Outcome>,
    mv: Move,
) -> Result<(), PlayError> {
    check_shape(rules, mv).map_err(PlayError::Shape)?;
    if let Some(outcome) = outcome {
        return Err(PlayError::Over(outcome));
    }
    refusal(rules, board, mv).map_or(Ok(()), |why| Err(PlayError::Illegal(why)))
}

/// Whether a row has such a pit.
pub(crate) fn check_pit(rules: &Rules, pit: u8) -> Result<(), Shape> {
    if (1..=rules.pits).contains(&pit) {
        Ok(())
    } else {
        Err(Shape::NoSuchPit { pit, pits: rules.pits })
    }
}

/// Makes a refusal.
fn refuse<const N: usize>(clause: Clause, facts: [(&'static str, u32); N]) -> Refusal {
    Refusal { clause, facts: Facts::of(facts) }
}

/// Why a move of the right shape is not legal on a board whose game is not over.
pub(crate) fn refusal(rules: &Rules, board: &Board, mv: Move) -> Option<Refusal> {
    let at = |pit: u8| Where { side: board.turn, pit }.index(rules.row());
    match mv {
        Move::Pass => leftmost(rules, board).map(|leftmost| {
            let pit = Where::at(leftmost, rules.row()).pit;
            refuse(Clause::MovePass, [("leftmost", u32::from(pit))])
        }),
        Move::Place { pit, to } => refuse_placement(rules, board, at(pit), Some(&to)),
        Move::Lift { pit } => refuse_lift(rules, board, at(pit), board.pits[at(pit)]),
        Move::Part { pit, seeds } => refuse_lift(rules, board, at(pit), seeds),
    }
}

/// Why a question is no choice on a board whose game is not over.
pub(crate) fn refuse_choice(rules: &Rules, board: &Board, pit: u8, seeds: u8) -> Option<Refusal> {
    let at = Where { side: board.turn, pit }.index(rules.row());
    let holds = board.pits[at];
    refuse_placement(rules, board, at, None).or_else(|| {
        let facts = [("pit", pit), ("seeds", seeds), ("holds", holds)];
        (seeds != holds).then(|| {
            refuse(Clause::OpenRedistribute, facts.map(|(name, number)| (name, u32::from(number))))
        })
    })
}

/// Why nothing at all can be played from a pit, on a board whose game is not over.
pub(crate) fn refuse_pit(rules: &Rules, board: &Board, pit: u8) -> Option<Refusal> {
    let at = Where { side: board.turn, pit }.index(rules.row());
    let holds = board.pits[at];
    if opening(rules, board) {
        return refuse_placement(rules, board, at, None);
    }
    if !rules.on(Clause::MovePart) || holds == 0 {
        return refuse_lift(rules, board, at, holds);
    }
    let mut refusals = (1..=holds).rev().map(|seeds| refuse_lift(rules, board, at, seeds));
    // The reason for the whole pit stands for them all.
    let first = refusals.next().flatten()?;
    refusals.all(|refusal| refusal.is_some()).then_some(first)
}

/// Why a pit cannot be emptied and its seeds placed so; without a placement, why it
/// cannot be emptied at all.
fn refuse_placement(
    rules: &Rules,
    board: &Board,
    at: usize,
    to: Option<&[u8; RING]>,
) -> Option<Refusal> {
    let clause = Clause::OpenRedistribute;
    if !opening(rules, board) {
        return Some(refuse(clause, []));
    }
    let (pit, seeds) = (u32::from(Where::at(at, rules.row()).pit), u32::from(board.pits[at]));
    if seeds == 0 {
        return Some(refuse(clause, [("pit", pit)]));
    }
    let placed = to?.iter().map(|&seeds| u32::from(seeds)).sum();
    let beyond = to?[rules.ring()..].iter().any(|&seeds| seeds > 0);
    (placed != seeds || beyond)
        .then(|| refuse(clause, [("pit", pit), ("seeds", seeds), ("placed", placed)]))
}

/// Why so many seeds cannot be sown from a pit.
fn refuse_lift(rules: &Rules, board: &Board, at: usize, seeds: u8) -> Option<Refusal> {
    let n = rules.row();
    let number = |at: usize| u32::from(Where::at(at, n).pit);
    let (pit, holds, lifted) = (number(at), board.pits[at], u32::from(seeds));
    if opening(rules, board) {
        return Some(refuse(Clause::OpenRedistribute, []));
    }
    let leftmost = leftmost(rules, board);
    if rules.on(Clause::MovePass) && leftmost.is_none() {
        return Some(refuse(Clause::MovePass, []));
    }
    if rules.on(Clause::MoveLeftmost)
        && let Some(leftmost) = leftmost
        && leftmost != at
    {
        let facts = [("pit", pit), ("leftmost", number(leftmost))];
        return Some(refuse(Clause::MoveLeftmost, facts));
    }
    if rules.on(Clause::MoveNotTuzdik) && board.tuzdik_index(board.turn.other(), n) == Some(at) {
        return Some(refuse(Clause::MoveNotTuzdik, [("pit", pit)]));
    }
    if holds < rules.least || seeds > holds || seeds == 0 {
        let all = [("pit", pit), ("seeds", lifted), ("holds", u32::from(holds))];
        return Some(match rules.moves {
            Clause::MovePart => refuse(Clause::MovePart, all),
            clause if rules.least > 1 => refuse(clause, [all[0], all[1]]),
            clause => refuse(clause, [all[0]]),
        });
    }
    match try_lift(rules, board, at, seeds) {
        Err(Stuck::Endless) => {
            Some(refuse(Clause::EndEndless, [("pit", pit), ("laps", MOST_LAPS)]))
        }
        Err(Stuck::FirstLap(end)) => {
            let facts = [("pit", pit), ("seeds", lifted), ("at", number(end))];
            Some(refuse(Clause::SowFirstLap, facts))
        }
        Err(Stuck::GrandSlam(captured)) => {
            Some(refuse(Clause::MoveNoGrandSlam, [("pit", pit), ("seeds", captured)]))
        }
        Ok(after) => {
            let feeder = feeder(rules, board)?;
            (!feeds(rules, &after))
                .then(|| refuse(Clause::MoveMustFeed, [("pit", pit), ("feeds", number(feeder))]))
        }
    }
}

/// Plays a legal move and passes the turn on; tells what happens. The end of the game is
/// looked at by `outcome::settle`.
pub(crate) fn apply<O: Observer>(rules: &Rules, board: &mut Board, mv: Move, observer: &mut O) {
    let n = rules.row();
    let at = |board: &Board, pit: u8| Where { side: board.turn, pit }.index(n);
    match mv {
        Move::Pass => {
            if observer.watches() {
                observer.tell(Clause::MovePass, Kind::Pass { side: board.turn });
            }
        }
        Move::Place { pit, to } => {
            let from = at(board, pit);
            if observer.watches() {
                let at = Where::at(from, n);
                let seeds = board.pits[from];
                observer.tell(Clause::OpenRedistribute, Kind::Lift { at, seeds });
            }
            board.pits[from] = 0;
            for (index, seeds) in to.into_iter().enumerate().filter(|place| place.1 > 0) {
                board.pits[index] += seeds;
                if observer.watches() {
                    let at = Where::at(index, n);
                    observer.tell(Clause::OpenRedistribute, Kind::Place { at, seeds });
                }
            }
        }
        Move::Lift { pit } | Move::Part { pit, .. } => {
            let from = at(board, pit);
            let seeds = if let Move::Part { seeds, .. } = mv { seeds } else { board.pits[from] };
            let sown = sow(rules, board, from, seeds, observer);
            // Not `expect`, which would want to print what it found.
            assert!(sown.is_ok(), "a legal move comes to an end");
        }
    }
    pass_turn(rules, board, observer);
}

/// Passes the turn on; when that ends an opening, the nki are marked.
#[inline(always)]
pub(crate) fn pass_turn<O: Observer>(rules: &Rules, board: &mut Board, observer: &mut O) {
    let opened = opening(rules, board);
    board.turn = board.turn.other();
    board.ply = board.ply.saturating_add(1);
    if opened && !opening(rules, board) && rules.on(Clause::NkiMarked) {
        for at in (0..rules.ring()).filter(|&at| board.pits[at] > 0) {
            board.nki |= 1 << at;
            if observer.watches() {
                let at = Where::at(at, rules.row());
                observer.tell(Clause::NkiMarked, Kind::Mark { at, mark: Mark::Nki, to: None });
            }
        }
    }
}

/// Whether the one move that a player without choices has is endless.
pub(crate) fn forced_is_endless(rules: &Rules, board: &Board) -> bool {
    rules.on(Clause::MoveLeftmost)
        && leftmost(rules, board)
            .is_some_and(|at| try_lift(rules, board, at, board.pits[at]) == Err(Stuck::Endless))
}
