//! Moves and questions from outside.

use super::host::Key;
use super::place::{Place, Read};
use super::read::{Object, bits, row, sides, whole};
use crate::{Move, RING, Rules};
use wasm_bindgen::prelude::*;

/// A move as somebody gives it: one whole, a pit alone, or a question.
pub enum Given {
    Move(Move),
    Pit { pit: u8 },
    Question { pit: u8, seeds: u8 },
}

pub const MOVE: Place<'static> = Place::argument("bad-move", "move");

/// A move that can be played.
pub fn mv(value: &JsValue, place: &Place, rules: &Rules) -> Read<Move> {
    match given(value, place, rules)? {
        Given::Move(mv) => Ok(mv),
        Given::Pit { pit } => Ok(Move::Lift { pit }),
        Given::Question { .. } => place.key(Key::Redistribute).fail(
            "expected a move, got a question: answer it with {pit, to}, the seeds each pit gets",
        ),
    }
}

pub fn given(value: &JsValue, place: &Place, rules: &Rules) -> Read<Given> {
    let allowed = bits(&[Key::Pit, Key::Seeds, Key::To, Key::Pass, Key::Redistribute]);
    let object = Object::read(value, place, "a move", allowed)?;
    let yes = |key: Key| {
        let value = object.get(key);
        if value.as_bool() == Some(true) {
            Ok(())
        } else {
            place.key(key).unexpected("true", &value)
        }
    };
    let number = |key: Key, most: u32| {
        let number = whole(&object.get(key), &place.key(key), 1, most)?;
        Ok::<u8, JsValue>(number as u8)
    };
    let pit = || number(Key::Pit, rules.pits.into());
    let seeds = || number(Key::Seeds, rules.total());
    const PASS: u32 = Key::Pass.bit();
    const PIT: u32 = Key::Pit.bit();
    const PART: u32 = PIT | Key::Seeds.bit();
    const PLACE: u32 = PIT | Key::To.bit();
    const QUESTION: u32 = PART | Key::Redistribute.bit();
    match object.keys {
        PASS => yes(Key::Pass).map(|()| Given::Move(Move::Pass)),
        PIT => Ok(Given::Pit { pit: pit()? }),
        PART => Ok(Given::Move(Move::Part { pit: pit()?, seeds: seeds()? })),
        PLACE => {
            let pit = pit()?;
            let to = placement(&object.get(Key::To), &place.key(Key::To), rules)?;
            Ok(Given::Move(Move::Place { pit, to }))
        }
        QUESTION => {
            yes(Key::Redistribute)?;
            Ok(Given::Question { pit: pit()?, seeds: seeds()? })
        }
        _ => place.fail(
            "expected {pit}, {pit, seeds}, {pit, to} or {pass: true}, got another set of keys",
        ),
    }
}

fn placement(value: &JsValue, place: &Place, rules: &Rules) -> Read<[u8; RING]> {
    let expected = "an object with the seeds placed in south and north";
    let row = |value: &JsValue, place: &Place| row(value, place, rules, rules.total());
    let [south, north] = sides(value, place, expected, row)?;
    let mut to = [0; RING];
    for (pit, seeds) in to.iter_mut().zip(south.into_iter().chain(north)) {
        *pit = seeds as u8;
    }
    Ok(to)
}
