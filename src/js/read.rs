//! Values from outside, checked to the last key.

use super::host::{self, Key};
use super::make;
use super::place::{Place, Read};
use crate::setup::sentence;
use crate::{Clause, Game, Position, Rules, Setup, Side};
use wasm_bindgen::prelude::*;

/// An object whose keys are among those allowed.
pub struct Object<'a> {
    value: &'a JsValue,
    /// A bit for each key it has.
    pub keys: u32,
}

/// A bit for each of these keys.
pub const fn bits(keys: &[Key]) -> u32 {
    let (mut bits, mut at) = (0, 0);
    while at < keys.len() {
        bits |= keys[at].bit();
        at += 1;
    }
    bits
}

const ARRAY: u32 = 5;
const OBJECT: u32 = 6;

impl<'a> Object<'a> {
    /// Reads one; `allowed` has a bit for each key that it may have.
    pub fn read(value: &'a JsValue, place: &Place, expected: &str, allowed: u32) -> Read<Self> {
        if host::kind(value) != OBJECT {
            return place.unexpected(expected, value);
        }
        let keys = host::shape(value);
        if keys & !allowed != 0 {
            let stranger = host::stranger(value, allowed);
            return place.fail(&format!("expected {expected}, got one with {stranger}"));
        }
        Ok(Object { value, keys })
    }

    pub fn get(&self, key: Key) -> JsValue {
        if self.keys & key.bit() == 0 {
            JsValue::UNDEFINED
        } else {
            host::get(self.value, key as u32)
        }
    }

    /// The value of an optional key; one that holds `undefined` counts as left out.
    pub fn optional(&self, key: Key) -> Option<JsValue> {
        Some(self.get(key)).filter(|value| !value.is_undefined())
    }
}

/// A whole number from `least` to `most`.
pub fn whole(value: &JsValue, place: &Place, least: u32, most: u32) -> Read<u32> {
    match fitting(host::as_number(value), least, most) {
        Some(number) => Ok(number),
        None => place.unexpected(&format!("a whole number from {least} to {most}"), value),
    }
}

/// A whole number as large as JavaScript has them all.
pub fn large(value: &JsValue, place: &Place) -> Read<u64> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    let number = host::as_number(value);
    if (0.0..=MOST).contains(&number) && number.trunc() == number {
        return Ok(number as u64);
    }
    // In so many words: formatting one float would weigh as much as all of this file.
    place.unexpected("a whole number from 0 to 9007199254740991", value)
}

/// A number of an arrangement. That it is out of range is told by the arrangement, together
/// with all else that is wrong there.
fn arranged(value: &JsValue, place: &Place, least: u32, most: u32) -> Read<u32> {
    match fitting(host::as_number(value), 0, u32::MAX) {
        Some(number) => Ok(number),
        None => whole(value, place, least, most),
    }
}

fn fitting(number: f64, least: u32, most: u32) -> Option<u32> {
    let whole = number as u32;
    (f64::from(whole) == number && (least..=most).contains(&whole)).then_some(whole)
}

/// An array of whole numbers from 0 to `most`, of which more are taken from an arrangement;
/// of a given length, or at most that long.
fn numbers(
    value: &JsValue,
    place: &Place,
    (shortest, longest): (u32, u32),
    most: u32,
    taken: u32,
) -> Read<Vec<u32>> {
    let fits = |size: f64| size >= f64::from(shortest) && size <= f64::from(longest);
    let size = if host::kind(value) == ARRAY { host::size(value) } else { -1.0 };
    if !fits(size) {
        let expected = if shortest == longest {
            format!("an array of {longest} whole numbers")
        } else {
            format!("an array of at most {longest} whole numbers")
        };
        return place.unexpected(&expected, value);
    }
    let mut numbers = Vec::new();
    for index in 0..size as u32 {
        numbers.push(match fitting(host::number_at(value, index), 0, taken) {
            Some(number) => number,
            None => whole(&host::item(value, index), &place.index(index), 0, most)?,
        });
    }
    Ok(numbers)
}

/// A row of numbers, of which those up to `taken` are.
pub fn row(value: &JsValue, place: &Place, rules: &Rules, taken: u32) -> Read<Vec<u32>> {
    let pits = u32::from(rules.pits);
    numbers(value, place, (pits, pits), rules.total(), taken)
}

/// One value for South and one for North, read alike.
pub fn sides<T>(
    value: &JsValue,
    place: &Place,
    expected: &str,
    read: impl Fn(&JsValue, &Place) -> Read<T>,
) -> Read<[T; 2]> {
    let object = Object::read(value, place, expected, bits(&[Key::South, Key::North]))?;
    let side = |key| read(&object.get(key), &place.key(key));
    Ok([side(Key::South)?, side(Key::North)?])
}

fn turn(value: &JsValue, place: &Place) -> Read<Side> {
    match host::numbered(value) {
        south if south == Key::South as i32 => Ok(Side::South),
        north if north == Key::North as i32 => Ok(Side::North),
        _ => place.unexpected("\"south\" or \"north\"", value),
    }
}

/// The id of a game.
pub fn game(value: &JsValue, name: &'static str) -> Read<&'static Rules> {
    game_at(value, &Place::argument("unknown-game", name))
}

pub fn game_at(value: &JsValue, place: &Place) -> Read<&'static Rules> {
    match host::game_numbered(host::numbered(value)) {
        Some(rules) => Ok(rules),
        None => place.unexpected("the id of a game, as games() lists them", value),
    }
}

const ARRANGED: u32 =
    bits(&[Key::South, Key::North, Key::Stores, Key::Turn, Key::Ply, Key::Tuzdik, Key::Nki]);

/// Reads what an object says of an arrangement; what it does not say stays as it is.
fn arrange(object: &Object, place: &Place, rules: &Rules, setup: &mut Setup) -> Read<()> {
    let (total, pits) = (rules.total(), u32::from(rules.pits));
    for (side, key) in [(Side::South, Key::South), (Side::North, Key::North)] {
        if let Some(value) = object.optional(key) {
            setup.rows[side.index()] = row(&value, &place.key(key), rules, u32::MAX)?;
        }
    }
    if let Some(value) = object.optional(Key::Stores) {
        let place = place.key(Key::Stores);
        setup.stores = sides(
            &value,
            &place,
            "an object with the seeds of south and north",
            |value, place| arranged(value, place, 0, total),
        )?;
    }
    if let Some(value) = object.optional(Key::Turn) {
        setup.turn = turn(&value, &place.key(Key::Turn))?;
    }
    if let Some(value) = object.optional(Key::Ply) {
        setup.ply = arranged(&value, &place.key(Key::Ply), 0, u32::from(u16::MAX))?;
    }
    if let Some(value) = object.optional(Key::Tuzdik) {
        let place = place.key(Key::Tuzdik);
        let expected = "an object with the tuzdiks of south and north, null for none";
        setup.tuzdik = sides(&value, &place, expected, |value, place| {
            if value.is_null() { Ok(None) } else { arranged(value, place, 1, pits).map(Some) }
        })?;
    }
    if let Some(value) = object.optional(Key::Nki) {
        let place = place.key(Key::Nki);
        setup.nki =
            sides(&value, &place, "an object with the nki of south and north", |value, place| {
                numbers(value, place, (0, pits), pits, u32::MAX)
            })?;
    }
    Ok(())
}

fn position_of(setup: &Setup, place: &Place, rules: &'static Rules) -> Read<Position> {
    Position::new(rules, setup).map_err(|faults| {
        let more = host::record();
        make::put_faults(&more, &faults);
        place.told(&sentence(&faults, &place.path()), &more)
    })
}

/// How a game is set up: the start itself, by lot, or as told.
pub fn setup(value: &JsValue, rules: &'static Rules) -> Read<Position> {
    let place = Place::argument("bad-setup", "setup");
    let mut setup = Setup::start(rules);
    if !value.is_undefined() {
        let expected = "an object that sets a game up";
        let object = Object::read(value, &place, expected, ARRANGED | Key::Random.bit())?;
        match object.optional(Key::Random) {
            Some(seed) => setup = by_lot(&object, &seed, &place, rules)?,
            None => arrange(&object, &place, rules, &mut setup)?,
        }
    }
    position_of(&setup, &place, rules)
}

fn by_lot(object: &Object, seed: &JsValue, place: &Place, rules: &Rules) -> Read<Setup> {
    if object.keys != Key::Random.bit() {
        return place.fail("expected either random or an arrangement, got both");
    }
    let place = place.key(Key::Random);
    match Setup::random(rules, large(seed, &place)?) {
        Some(setup) => Ok(setup),
        None => place.fail(&format!("{} is not set up by lot", rules.id)),
    }
}

/// A position with its history, as the package gave it out, or as somebody wrote it.
pub fn position(value: &JsValue) -> Read<Game> {
    position_at(value, &Place::argument("bad-position", "position"))
}

pub fn position_at(value: &JsValue, place: &Place) -> Read<Game> {
    let allowed = ARRANGED | bits(&[Key::Game, Key::History, Key::Outcome]);
    let object = Object::read(value, place, "a position", allowed)?;
    for key in [Key::South, Key::North, Key::Stores, Key::Turn, Key::Ply] {
        if object.keys & key.bit() == 0 {
            return place.key(key).fail("expected a value, got nothing");
        }
    }
    let rules = game_at(&object.get(Key::Game), &place.key(Key::Game))?;
    let mut setup = Setup::start(rules);
    arrange(&object, place, rules, &mut setup)?;
    let position = position_of(&setup, place, rules)?;
    let ended_by = ended_by(&object.get(Key::Outcome), &place.key(Key::Outcome))?;
    let place = place.key(Key::History);
    let history = texts(&object.get(Key::History), &place, setup.ply)?;
    let history = history.iter().map(String::as_str);
    Game::resume(position, history, ended_by).or_else(|fault| {
        let what = format!("{fault}");
        fault.at().map_or(place, |at| place.index(at as u32)).fail(&what)
    })
}

/// The outcome is worked out anew; only which of two endings came first cannot be.
fn ended_by(value: &JsValue, place: &Place) -> Read<Option<Clause>> {
    if value.is_null() {
        return Ok(None);
    }
    let allowed = bits(&[Key::Clause, Key::Winner, Key::Stores, Key::Margin, Key::Honour]);
    let object = Object::read(value, place, "an outcome or null", allowed)?;
    let clause = object.get(Key::Clause);
    match host::clause_numbered(host::numbered(&clause)) {
        Some(clause) => Ok(Some(clause)),
        None => place.key(Key::Clause).unexpected("the id of a clause", &clause),
    }
}

fn texts(value: &JsValue, place: &Place, most: u32) -> Read<Vec<String>> {
    let expected = format!("an array of at most {most} texts, one for a move made");
    if host::kind(value) == ARRAY && host::size(value) > f64::from(most) {
        return place.unexpected(&expected, value);
    }
    list(value, place, &expected, text)
}

/// An array, each of whose values is read alike.
pub fn list<T>(
    value: &JsValue,
    place: &Place,
    expected: &str,
    read: impl Fn(&JsValue, &Place) -> Read<T>,
) -> Read<Vec<T>> {
    // A game has no more moves than this, and nothing else is longer.
    const LONGEST: f64 = 65_535.0;
    let size = if host::kind(value) == ARRAY { host::size(value) } else { -1.0 };
    if !(0.0..=LONGEST).contains(&size) {
        return place.unexpected(expected, value);
    }
    let mut values = Vec::new();
    for index in 0..size as u32 {
        values.push(read(&host::item(value, index), &place.index(index))?);
    }
    Ok(values)
}

pub fn text(value: &JsValue, place: &Place) -> Read<String> {
    value.as_string().map_or_else(|| place.unexpected("a text", value), Ok)
}

/// An object with any keys, whose values are texts.
pub fn texts_by_name(value: &JsValue, place: &Place) -> Read<Vec<(String, String)>> {
    if host::kind(value) != OBJECT {
        return place.unexpected("an object with texts", value);
    }
    list(&host::keys(value), place, "an object with texts", |name, at| {
        let name = text(name, at)?;
        let value = host::property(value, &name);
        match value.as_string() {
            Some(text) => Ok((name, text)),
            None => place.fail(&format!(
                "expected a text as {}, got {}",
                host::say(&JsValue::from(name)),
                host::say(&value)
            )),
        }
    })
}
