//! The engine's values as plain JavaScript.

use super::host::{self, clause_number, game_number};
use super::place::Place;
use crate::notation::Record;
use crate::{
    Choice, Clause, Event, Facts, Fault, Game, Kind, Mark, Move, Outcome, PlayError, Played, RING,
    Refusal, Rules, Side, What, Where,
};
use wasm_bindgen::prelude::*;

fn clause_error(code: &str, message: &str, clause: Clause, facts: &JsValue) -> JsValue {
    host::error(code, message, &host::refusal(clause_number(clause), facts))
}

/// Why a move was not played, as an error.
pub fn play_error(error: &PlayError, place: &Place) -> JsValue {
    let message = format!("{}: {error}", place.path());
    match error {
        PlayError::Shape(_) => host::error("bad-move", &message, &JsValue::UNDEFINED),
        PlayError::Illegal(why) => {
            clause_error("illegal-move", &message, why.clause, &facts(&why.facts))
        }
        PlayError::Over(outcome) => over(&place.path(), outcome),
    }
}

/// Nothing can be done any more where the game is over.
pub fn over(what: &str, outcome: &Outcome) -> JsValue {
    let message = format!("{what}: {}", PlayError::Over(*outcome));
    clause_error("game-over", &message, outcome.clause, &JsValue::NULL)
}

pub fn facts(facts: &Facts) -> JsValue {
    let object = host::record();
    put_facts(&object, facts);
    object
}

fn put_facts(object: &JsValue, facts: &Facts) {
    for (name, number) in facts.iter() {
        host::put(object, name, &JsValue::from(number));
    }
}

pub fn refusal(refusal: &Refusal) -> JsValue {
    host::refusal(clause_number(refusal.clause), &facts(&refusal.facts))
}

/// Everything that is wrong with an arrangement, in what an error tells besides.
pub fn put_faults(more: &JsValue, faults: &[Fault]) {
    let list = host::list();
    for fault in faults {
        let object = host::record();
        host::put(&object, "kind", &fault.kind.id().into());
        host::put(&object, "at", &JsValue::from(&fault.at));
        if let Some(side) = fault.side {
            host::put(&object, "side", &side.id().into());
        }
        put_facts(&object, &fault.facts);
        host::push(&list, &object);
    }
    host::put(more, "faults", &list);
}

fn side(side: Side) -> u32 {
    side.index() as u32
}

/// South, North, nobody.
fn somebody(who: Option<Side>) -> u32 {
    who.map_or(2, side)
}

pub fn outcome(outcome: Option<Outcome>) -> JsValue {
    let Some(Outcome { clause, winner, stores, margin, one_warrior }) = outcome else {
        return JsValue::NULL;
    };
    let [south, north] = stores.map(u32::from);
    host::outcome(clause_number(clause), somebody(winner), south, north, margin.into(), one_warrior)
}

/// A position with its history, which is an array of texts already.
pub fn position(game: &Game, history: &JsValue, outcome: &JsValue) -> JsValue {
    let position = game.position();
    let (rules, board) = (position.rules(), position.board());
    let ring = rules.ring();
    let mut bytes = [0; RING + 4];
    bytes[..ring].copy_from_slice(&board.pits[..ring]);
    bytes[ring..ring + 2].copy_from_slice(&board.stores);
    bytes[ring + 2..ring + 4].copy_from_slice(&board.tuzdik);
    host::position(
        game_number(rules),
        rules.pits.into(),
        &bytes[..ring + 4],
        side(board.turn),
        board.ply.into(),
        rules.on(Clause::TuzdikMade),
        rules.on(Clause::NkiMarked),
        board.nki,
        history,
        outcome,
    )
}

/// A game as the position that JavaScript sees.
pub fn game(game: &Game) -> JsValue {
    let history = host::list();
    for text in game.history() {
        host::push(&history, &JsValue::from(text));
    }
    position(game, &history, &outcome(game.outcome()))
}

/// A move that was played from a position whose history was `before`.
pub fn played(played: &Played, before: &JsValue) -> JsValue {
    let history = match played.game.history().last() {
        Some(text) => host::longer(before, &text),
        None => host::list(),
    };
    let outcome = outcome(played.game.outcome());
    let position = position(&played.game, &history, &outcome);
    let events = host::list();
    played.events.iter().for_each(|event| tell(&events, event));
    host::played(&position, &events, &outcome)
}

fn tell(events: &JsValue, event: &Event) {
    let clause = clause_number(event.clause);
    let plain = |kind, at: Where, seeds: u8| {
        host::tell_plain(events, kind, clause, side(at.side), at.pit.into(), seeds.into());
    };
    let taken = |kind, at: Where, seeds: u8, to| {
        host::tell_taken(
            events,
            kind,
            clause,
            side(at.side),
            at.pit.into(),
            seeds.into(),
            side(to),
        );
    };
    let mark = |kind, at: Where, mark, to| {
        let mark = matches!(mark, Mark::Nki).into();
        host::tell_mark(events, kind, clause, side(at.side), at.pit.into(), mark, somebody(to));
    };
    match event.kind {
        Kind::Lift { at, seeds } => plain(0, at, seeds),
        Kind::Relay { at, seeds } => plain(1, at, seeds),
        Kind::Drop { at, seeds } => plain(2, at, seeds),
        Kind::Place { at, seeds } => plain(3, at, seeds),
        Kind::Collect { at, to } => {
            host::tell_collected(events, clause, side(at.side), at.pit.into(), side(to));
        }
        Kind::Capture { at, seeds, to } => taken(0, at, seeds, to),
        Kind::Sweep { at, seeds, to } => taken(1, at, seeds, to),
        Kind::Mark { at, mark: what, to } => mark(0, at, what, to),
        Kind::Unmark { at, mark: what } => mark(1, at, what, None),
        Kind::Withheld { at, what, facts: known } => {
            let what = matches!(what, What::Tuzdik).into();
            let facts = facts(&known);
            host::tell_withheld(events, clause, side(at.side), at.pit.into(), what, &facts);
        }
        Kind::Pass { side: who } => host::tell_passed(events, clause, side(who)),
        Kind::End { winner } => host::tell_end(events, clause, somebody(winner)),
    }
}

pub fn mv(mv: Move, rules: &Rules) -> JsValue {
    match mv {
        Move::Lift { pit } => host::lift(pit.into()),
        Move::Part { pit, seeds } => host::part(pit.into(), seeds.into()),
        Move::Place { pit, to } => {
            host::placement(pit.into(), &host::rows(&to[..rules.ring()], rules.pits.into()))
        }
        Move::Pass => host::pass(),
    }
}

pub fn moves(moves: &[Move], rules: &Rules) -> JsValue {
    let list = host::list();
    for &given in moves {
        host::push(&list, &mv(given, rules));
    }
    list
}

pub fn choices(choices: &[Choice], rules: &Rules) -> JsValue {
    let list = host::list();
    for choice in choices {
        let value = match *choice {
            Choice::Move(given) => mv(given, rules),
            Choice::Redistribute { pit, seeds } => host::question(pit.into(), seeds.into()),
        };
        host::push(&list, &value);
    }
    list
}

/// What `games()` says of a game.
pub fn info(rules: &Rules) -> JsValue {
    let texts = |texts: &mut dyn Iterator<Item = &str>| {
        let list = host::list();
        texts.for_each(|text| host::push(&list, &JsValue::from(text)));
        list
    };
    let info = host::record();
    let put = |key: &str, value: JsValue| host::put(&info, key, &value);
    put("id", rules.id.into());
    put("family", rules.family.into());
    put("pits", rules.pits.into());
    put("total", rules.total().into());
    put("choices", rules.choices().into());
    let words = host::record();
    for (what, word) in rules.words {
        host::put(&words, what, &JsValue::from(*word));
    }
    put("words", words);
    put("clauses", texts(&mut rules.clauses.iter().map(|clause| clause.id())));
    put("sources", texts(&mut rules.sources.iter().copied()));
    put("readings", texts(&mut rules.readings.iter().map(|clause| clause.id())));
    info
}

/// A game that was read.
pub fn record(record: &Record) -> JsValue {
    let rules = record.rules();
    let object = host::record();
    let put = |key: &str, value: JsValue| host::put(&object, key, &value);
    put("game", rules.id.into());
    let tags = host::record();
    for (name, text) in &record.tags {
        host::put(&tags, name, &JsValue::from(text));
    }
    put("tags", tags);
    put("start", game(&Game::new(record.start)));
    put("moves", moves(&record.moves, rules));
    let comments = host::record();
    for (after, text) in &record.comments {
        host::put(&comments, &format!("{after}"), &JsValue::from(text));
    }
    put("comments", comments);
    put("result", record.result.text().into());
    object
}
