//! Sowing, relays, captures and marks: written once, watched or not.

use crate::known::Known;
use crate::{
    Board, Capture, Clause, Facts, Kind, Mark, Observer, Row, Rules, Side, Takes, What, Where,
};

/// By `end.endless`, a relay that has not finished after so many laps is called endless.
pub(crate) const MOST_LAPS: u32 = 10_000;

/// Why a lift does not come to an end that the rules allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stuck {
    /// The relay is endless.
    Endless,
    /// The first lap ends in the occupied own pit at this place.
    FirstLap(usize),
    /// It would capture all of the opponent's row, so many seeds.
    GrandSlam(u32),
}

/// Takes `seeds` seeds from the pit at `from` and does all that follows but the end of
/// the game and the change of turn. The pit is the mover's and holds that many. When it
/// is stuck, the board is worth nothing any more.
#[inline(never)]
pub(crate) fn sow<O: Observer>(
    rules: &Rules,
    board: &mut Board,
    from: usize,
    seeds: u8,
    observer: &mut O,
) -> Result<(), Stuck> {
    sow_inline(rules, board, from, seeds, observer)
}

/// [`sow`], to become part of the code that calls it: for rules that are a constant there.
#[inline(always)]
pub(crate) fn sow_inline<O: Observer>(
    known: impl Known,
    board: &mut Board,
    from: usize,
    seeds: u8,
    observer: &mut O,
) -> Result<(), Stuck> {
    let rules = known.rules();
    let (n, ring) = (rules.row(), rules.ring());
    let me = board.turn;
    let watches = observer.watches();
    if watches {
        observer.tell(rules.moves, Kind::Lift { at: Where::at(from, n), seeds });
    }
    lose_nki(rules, board, from, observer);

    let (mut start, mut clause) = if seeds == 1 && rules.on(Clause::SowSingle) {
        (from + 1, Clause::SowSingle)
    } else if rules.on(Clause::SowOriginFirst) {
        (from, Clause::SowOriginFirst)
    } else {
        (from + 1, Clause::SowNextFirst)
    };
    let (mut source, mut hand) = (from, seeds);
    let mut laps = 1;
    let landing = loop {
        start %= ring;
        let before = *board;
        let end = start + usize::from(hand);
        // The hand is taken out after it was laid: reading a word that was written by the
        // byte just before holds a processor up.
        board.lay(known.laid(start), known.laid(end));
        board.pits[source] -= hand;
        let landing = (end - 1) % ring;
        if rules.on(Clause::TuzdikCollects) {
            collect(board, n);
        }
        let made = board.pits[landing];
        let stops =
            !rules.on(Clause::SowRelay) || rules.on(Clause::SowStop) && rules.stops.has(made);
        if watches {
            let last = if stops && rules.on(Clause::SowRelay) { Clause::SowStop } else { clause };
            tell_handful(rules, &before, source, start, hand, [clause, last], observer);
        }
        if laps == 1
            && rules.on(Clause::SowFirstLap)
            && made > 1
            && Where::at(landing, n).side == me
        {
            return Err(Stuck::FirstLap(landing));
        }
        if stops {
            break landing;
        }
        if laps >= MOST_LAPS {
            if rules.on(Clause::EndEndless) {
                return Err(Stuck::Endless);
            }
            // Whatever the rules, the engine does not sow for ever.
            break landing;
        }
        laps += 1;
        if watches {
            observer.tell(Clause::SowRelay, Kind::Relay { at: Where::at(landing, n), seeds: made });
        }
        lose_nki(rules, board, landing, observer);
        (source, start, hand, clause) = (landing, landing + 1, made, Clause::SowNextFirst);
    };
    capture(known, board, landing, observer)
}

/// A pit that is sown from is nki no more.
#[inline(always)]
fn lose_nki<O: Observer>(rules: &Rules, board: &mut Board, at: usize, observer: &mut O) {
    if rules.on(Clause::NkiLost) && board.is_nki(at) {
        board.nki &= !(1 << at);
        if observer.watches() {
            let at = Where::at(at, rules.row());
            observer.tell(Clause::NkiLost, Kind::Unmark { at, mark: Mark::Nki });
        }
    }
}

/// What fell into a tuzdik goes to its owner.
#[inline(always)]
fn collect(board: &mut Board, n: usize) {
    collect_for(board, Side::South, n);
    collect_for(board, Side::North, n);
}

#[inline(always)]
fn collect_for(board: &mut Board, owner: Side, n: usize) {
    if let Some(at) = board.tuzdik_index(owner, n) {
        board.stores[owner.index()] += board.pits[at];
        board.pits[at] = 0;
    }
}

/// Tells a handful seed by seed; the last one by a clause of its own.
fn tell_handful<O: Observer>(
    rules: &Rules,
    before: &Board,
    source: usize,
    start: usize,
    hand: u8,
    [clause, last]: [Clause; 2],
    observer: &mut O,
) {
    let mut pits = before.pits;
    pits[source] -= hand;
    for seed in 0..usize::from(hand) {
        let index = (start + seed) % rules.ring();
        let at = Where::at(index, rules.row());
        let owner = before.tuzdik_owner(index, rules.row());
        if let Some(to) = owner.filter(|_| rules.on(Clause::TuzdikCollects)) {
            observer.tell(Clause::TuzdikCollects, Kind::Collect { at, to });
            continue;
        }
        pits[index] += 1;
        let clause = if seed + 1 == usize::from(hand) { last } else { clause };
        observer.tell(clause, Kind::Drop { at, seeds: pits[index] });
    }
}

/// Looks at the captures, in their order, once the last seed has fallen.
#[inline(always)]
fn capture<K: Known, O: Observer>(
    known: K,
    board: &mut Board,
    landing: usize,
    observer: &mut O,
) -> Result<(), Stuck> {
    // An empty landing pit is a tuzdik, and what fell there is gone already.
    if board.pits[landing] == 0 {
        return Ok(());
    }
    let rules = known.rules();
    let mut taken = 0;
    let ended = match rules.captures {
        // Two constants, and not a loop over them, where a compiler that saves bytes would keep
        // the loop; any other makes better code of it.
        [first, second] if K::CONSTANT && cfg!(target_arch = "wasm32") => {
            match try_capture(rules, board, first, landing, &mut taken, observer) {
                None => try_capture(rules, board, second, landing, &mut taken, observer),
                ended => ended,
            }
        }
        all => all
            .iter()
            .find_map(|capture| try_capture(rules, board, capture, landing, &mut taken, observer)),
    };
    board.pits[landing] -= taken;
    board.stores[board.turn.index()] += taken;
    ended.unwrap_or(Ok(()))
}

/// Captures, if this is how; what came of it, if none may come after it. A plain capture
/// only says how many seeds are `taken` from the landing pit, if none before it did.
#[inline(always)]
fn try_capture<O: Observer>(
    rules: &Rules,
    board: &mut Board,
    capture: &Capture,
    landing: usize,
    taken: &mut u8,
    observer: &mut O,
) -> Option<Result<(), Stuck>> {
    let (n, made) = (rules.row(), board.pits[landing]);
    let own = Where::at(landing, n).side == board.turn;
    let row = match capture.row {
        Row::Own => own,
        Row::Opponent => !own,
        Row::Either => true,
    };
    let applies = row & capture.made.has(made) & (*taken == 0) & rules.on(capture.clause);
    if !observer.watches() && is_plain(rules, capture) {
        // No branch: what a handful makes is as good as random to a processor.
        *taken += if applies { made } else { 0 };
        return None;
    }
    if !applies {
        return None;
    }
    if rules.on(Clause::CaptureFirstMoveVoid) && board.ply == 0 {
        if observer.watches() {
            let facts = Facts::of([("seeds", u32::from(made))]);
            withhold(rules, landing, Clause::CaptureFirstMoveVoid, facts, observer);
        }
        return Some(Ok(()));
    }
    let acted = match capture.takes {
        Takes::Landing | Takes::LandingAndOpposite => {
            return Some(take_landing(rules, board, capture, landing, observer));
        }
        Takes::LandingAsTuzdik => {
            make_tuzdik(rules, board, capture, landing, observer);
            true
        }
        Takes::Opposite => take_run(rules, board, capture, landing, 1, observer),
        Takes::OppositeRun(run) => {
            landing == board.turn.index() * n
                && take_run(rules, board, capture, landing, usize::from(run), observer)
        }
    };
    acted.then_some(Ok(()))
}

/// Whether a capture is of the landing pit, and that is all there is to it.
#[inline(always)]
fn is_plain(rules: &Rules, capture: &Capture) -> bool {
    let chain = capture.chain && rules.on(Clause::CaptureChain);
    let barred = rules.on(Clause::CaptureFirstMoveVoid) || rules.on(Clause::MoveNoGrandSlam);
    capture.takes == Takes::Landing && !chain && !barred
}

/// Moves a pit's seeds to the mover's store; how many they were.
#[inline(always)]
fn take<O: Observer>(
    rules: &Rules,
    board: &mut Board,
    at: usize,
    clause: Clause,
    observer: &mut O,
) -> u8 {
    let (to, seeds) = (board.turn, board.pits[at]);
    if seeds > 0 {
        board.stores[to.index()] += seeds;
        board.pits[at] = 0;
        if observer.watches() {
            let at = Where::at(at, rules.row());
            observer.tell(clause, Kind::Capture { at, seeds, to });
        }
    }
    seeds
}

/// Takes the landing pit, perhaps its opposite, perhaps the chain behind it.
#[inline(always)]
fn take_landing<O: Observer>(
    rules: &Rules,
    board: &mut Board,
    capture: &Capture,
    landing: usize,
    observer: &mut O,
) -> Result<(), Stuck> {
    let (mut at, mut clause) = (landing, capture.clause);
    let mut from_opponent = 0;
    loop {
        let seeds = take(rules, board, at, clause, observer);
        if Where::at(at, rules.row()).side != board.turn {
            from_opponent += u32::from(seeds);
        }
        if capture.takes == Takes::LandingAndOpposite && rules.on(Clause::CaptureWithOpposite) {
            take(rules, board, rules.opposite(at), Clause::CaptureWithOpposite, observer);
        }
        if !capture.chain || !rules.on(Clause::CaptureChain) {
            break;
        }
        // A pit already emptied, the first of the chain or somebody's opposite, holds no
        // such number: the chain always ends.
        at = if at == 0 { rules.ring() - 1 } else { at - 1 };
        clause = Clause::CaptureChain;
        if board.pits[at] == 0 || !capture.made.has(board.pits[at]) {
            break;
        }
    }
    if rules.on(Clause::MoveNoGrandSlam)
        && from_opponent > 0
        && board.row_is_empty(board.turn.other(), rules.row())
    {
        return Err(Stuck::GrandSlam(from_opponent));
    }
    Ok(())
}

/// Takes the landing pit as a tuzdik, or says what held it back.
#[inline(always)]
fn make_tuzdik<O: Observer>(
    rules: &Rules,
    board: &mut Board,
    capture: &Capture,
    landing: usize,
    observer: &mut O,
) {
    let me = board.turn;
    let at = Where::at(landing, rules.row());
    let pit = at.pit;
    let (mine, theirs) = (board.tuzdik[me.index()], board.tuzdik[me.other().index()]);
    let fact = ("pit", u32::from(pit));
    let barred = if rules.on(Clause::TuzdikOneEach) && mine != 0 {
        Some((Clause::TuzdikOneEach, Facts::of([fact, ("has", u32::from(mine))])))
    } else if rules.on(Clause::TuzdikNotLastPit) && pit == rules.pits {
        Some((Clause::TuzdikNotLastPit, Facts::of([fact])))
    } else if rules.on(Clause::TuzdikNoTwin) && pit == theirs {
        Some((Clause::TuzdikNoTwin, Facts::of([fact])))
    } else {
        None
    };
    if let Some((clause, facts)) = barred {
        if observer.watches() {
            observer.tell(clause, Kind::Withheld { at, what: What::Tuzdik, facts });
        }
        return;
    }
    take(rules, board, landing, capture.clause, observer);
    board.tuzdik[me.index()] = pit;
    if observer.watches() {
        observer.tell(capture.clause, Kind::Mark { at, mark: Mark::Tuzdik, to: Some(me) });
    }
}

/// Takes the pit opposite and those to its right, `run` in all, with the capturing seed:
/// if each holds seeds and none is a nki. Whether it did.
#[inline(always)]
fn take_run<O: Observer>(
    rules: &Rules,
    board: &mut Board,
    capture: &Capture,
    landing: usize,
    run: usize,
    observer: &mut O,
) -> bool {
    let last = rules.opposite(landing);
    let pits = (last + 1 - run)..=last;
    if board.pits[pits.clone()].contains(&0) {
        return false;
    }
    let protected = |at: &usize| rules.on(Clause::NkiProtects) && board.is_nki(*at);
    if let Some(nki) = pits.clone().rev().find(protected) {
        // A nki right opposite bars the lesser capture too, which then tells of it.
        if observer.watches() && (run == 1 || nki != last) {
            let at = Where::at(nki, rules.row());
            let seeds = u32::from(board.pits[nki]);
            let facts = Facts::of([("pit", u32::from(at.pit)), ("seeds", seeds)]);
            withhold(rules, nki, Clause::NkiProtects, facts, observer);
        }
        return false;
    }
    for at in pits.rev() {
        take(rules, board, at, capture.clause, observer);
    }
    take(rules, board, landing, capture.clause, observer);
    true
}

/// Tells of a capture that did not come about.
fn withhold<O: Observer>(rules: &Rules, at: usize, clause: Clause, facts: Facts, observer: &mut O) {
    let at = Where::at(at, rules.row());
    observer.tell(clause, Kind::Withheld { at, what: What::Capture, facts });
}
