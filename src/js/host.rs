//! What JavaScript does for the engine: `pkg/values.js`, which reads and makes plain
//! values, never throws, and knows names by number.

use crate::{CATALOGUE, Clause, Rules};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../values.js")]
extern "C" {
    pub fn name(number: u32, text: &str);
    pub fn panicked(text: &str);
    pub fn now() -> f64;
    pub fn report(listener: &JsValue, value: &JsValue);

    pub fn kind(value: &JsValue) -> u32;
    pub fn shape(object: &JsValue) -> u32;
    pub fn stranger(object: &JsValue, allowed: u32) -> String;
    pub fn get(object: &JsValue, key: u32) -> JsValue;
    pub fn item(array: &JsValue, index: u32) -> JsValue;
    #[wasm_bindgen(js_name = numberAt)]
    pub fn number_at(array: &JsValue, index: u32) -> f64;
    pub fn size(array: &JsValue) -> f64;
    pub fn numbered(value: &JsValue) -> i32;
    #[wasm_bindgen(js_name = asNumber)]
    pub fn as_number(value: &JsValue) -> f64;
    pub fn keys(object: &JsValue) -> JsValue;
    pub fn property(object: &JsValue, key: &str) -> JsValue;
    pub fn say(value: &JsValue) -> String;

    pub fn error(code: &str, message: &str, more: &JsValue) -> JsValue;
    pub fn list() -> JsValue;
    pub fn push(array: &JsValue, value: &JsValue);
    pub fn record() -> JsValue;
    pub fn put(object: &JsValue, key: &str, value: &JsValue);
    pub fn rows(bytes: &[u8], pits: u32) -> JsValue;
    pub fn position(
        game: u32,
        pits: u32,
        bytes: &[u8],
        turn: u32,
        ply: u32,
        has_tuzdik: bool,
        has_nki: bool,
        nki: u32,
        history: &JsValue,
        outcome: &JsValue,
    ) -> JsValue;
    pub fn longer(history: &JsValue, text: &str) -> JsValue;
    pub fn outcome(
        clause: u32,
        winner: u32,
        south: u32,
        north: u32,
        margin: u32,
        one_warrior: bool,
    ) -> JsValue;
    pub fn refusal(clause: u32, facts: &JsValue) -> JsValue;
    pub fn played(position: &JsValue, events: &JsValue, outcome: &JsValue) -> JsValue;

    pub fn lift(pit: u32) -> JsValue;
    pub fn part(pit: u32, seeds: u32) -> JsValue;
    pub fn placement(pit: u32, to: &JsValue) -> JsValue;
    pub fn question(pit: u32, seeds: u32) -> JsValue;
    pub fn pass() -> JsValue;

    #[wasm_bindgen(js_name = tellPlain)]
    pub fn tell_plain(events: &JsValue, kind: u32, clause: u32, side: u32, pit: u32, seeds: u32);
    #[wasm_bindgen(js_name = tellTaken)]
    pub fn tell_taken(
        events: &JsValue,
        kind: u32,
        clause: u32,
        side: u32,
        pit: u32,
        seeds: u32,
        to: u32,
    );
    #[wasm_bindgen(js_name = tellCollected)]
    pub fn tell_collected(events: &JsValue, clause: u32, side: u32, pit: u32, to: u32);
    #[wasm_bindgen(js_name = tellMark)]
    pub fn tell_mark(
        events: &JsValue,
        kind: u32,
        clause: u32,
        side: u32,
        pit: u32,
        mark: u32,
        to: u32,
    );
    #[wasm_bindgen(js_name = tellWithheld)]
    pub fn tell_withheld(
        events: &JsValue,
        clause: u32,
        side: u32,
        pit: u32,
        what: u32,
        facts: &JsValue,
    );
    #[wasm_bindgen(js_name = tellPassed)]
    pub fn tell_passed(events: &JsValue, clause: u32, side: u32);
    #[wasm_bindgen(js_name = tellEnd)]
    pub fn tell_end(events: &JsValue, clause: u32, winner: u32);
}

/// Declares the keys that objects from outside may have, by number.
macro_rules! keys {
    ($($key:ident $name:literal)*) => {
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub enum Key { $($key),* }

        const KEYS: &[&str] = &[$($name),*];
    };
}

keys! {
    Game "game" South "south" North "north" Stores "stores" Turn "turn" Ply "ply"
    Tuzdik "tuzdik" Nki "nki" History "history" Outcome "outcome"
    Pit "pit" Seeds "seeds" To "to" Pass "pass" Redistribute "redistribute" Random "random"
    Clause "clause" Winner "winner" Margin "margin" Honour "honour"
    Tags "tags" Start "start" Moves "moves" Comments "comments" Result "result"
    Level "level" Depth "depth" Nodes "nodes" Ms "ms"
}

impl Key {
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    pub const fn text(self) -> &'static str {
        KEYS[self as usize]
    }
}

// The highest bit of a shape says that there are other keys.
const _: () = assert!(KEYS.len() <= 31);

const FIRST_CLAUSE: u32 = 32;
const FIRST_GAME: u32 = FIRST_CLAUSE + 64;

/// Tells JavaScript every name, so that afterwards numbers do.
pub fn introduce() {
    let clauses = Clause::ALL.iter().map(|clause| clause.id());
    let games = CATALOGUE.iter().map(|rules| rules.id);
    let names = (0..).zip(KEYS.iter().copied());
    let names = names.chain((FIRST_CLAUSE..).zip(clauses)).chain((FIRST_GAME..).zip(games));
    names.for_each(|(number, text)| name(number, text));
}

pub fn clause_number(clause: Clause) -> u32 {
    FIRST_CLAUSE + clause as u32
}

pub fn clause_numbered(number: i32) -> Option<Clause> {
    let at = u32::try_from(number).ok()?.checked_sub(FIRST_CLAUSE)?;
    Clause::ALL.get(at as usize).copied()
}

pub fn game_number(rules: &'static Rules) -> u32 {
    let at = CATALOGUE.iter().position(|game| std::ptr::eq(*game, rules));
    FIRST_GAME + at.unwrap_or(0) as u32
}

pub fn game_numbered(number: i32) -> Option<&'static Rules> {
    let at = u32::try_from(number).ok()?.checked_sub(FIRST_GAME)?;
    CATALOGUE.get(at as usize).copied()
}
