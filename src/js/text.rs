//! Moves, positions and whole games as text.

use super::host::{self, Key};
use super::make;
use super::place::{Place, Read};
use super::{given, read};
use crate::Game;
use crate::notation::{
    About, NotationError, ParseMoveError, PositionForm, Record, RecordForm, ResultMark,
    format_move, format_position, is_name, parse_move, parse_position, read_digits,
};
use wasm_bindgen::prelude::*;

const TEXT: Place<'static> = Place::argument("bad-notation", "text");
const FORM: Place<'static> = Place::argument("bad-notation", "form");
const RECORD: Place<'static> = Place::argument("bad-notation", "record");

/// A move in notation.
#[wasm_bindgen(js_name = formatMove)]
pub fn write_move(position: &JsValue, mv: &JsValue) -> Read<String> {
    let game = read::position(position)?;
    let mv = given::mv(mv, &given::MOVE, game.position().rules())?;
    format_move(&game, mv).map_err(|error| make::play_error(&error, &given::MOVE))
}

/// Reads a move in notation.
#[wasm_bindgen(js_name = parseMove)]
pub fn read_move(position: &JsValue, text: &JsValue) -> Read<JsValue> {
    let game = read::position(position)?;
    let text = read::text(text, &TEXT)?;
    match parse_move(&game, &text) {
        Ok(mv) => Ok(make::mv(mv, game.position().rules())),
        Err(ParseMoveError::Notation(error)) => Err(misread(&error, &text)),
        Err(ParseMoveError::Play(error)) => Err(make::play_error(&error, &TEXT)),
    }
}

/// A position in one line.
#[wasm_bindgen(js_name = formatPosition)]
pub fn write_position(position: &JsValue, form: &JsValue) -> Read<String> {
    let game = read::position(position)?;
    let forms = [("otau", PositionForm::Otau), ("playstrategy", PositionForm::PlayStrategy)];
    let form = one_of(form, forms)?;
    format_position(game.position(), form).map_or_else(|| no_form(&game), Ok)
}

/// Reads a position in either form.
#[wasm_bindgen(js_name = parsePosition)]
pub fn read_position(game: &JsValue, text: &JsValue) -> Read<JsValue> {
    let rules = read::game(game, "game")?;
    let text = read::text(text, &TEXT)?;
    match parse_position(rules, &text) {
        Ok(position) => Ok(make::game(&Game::new(position))),
        Err(error) => Err(misread(&error, &text)),
    }
}

/// A whole game.
#[wasm_bindgen(js_name = formatRecord)]
pub fn write_record(record: &JsValue, form: &JsValue) -> Read<String> {
    let record = record_of(record)?;
    let form = one_of(form, [("otau", RecordForm::Otau), ("tgk", RecordForm::Tgk)])?;
    match record.format(form) {
        Ok(Some(text)) => Ok(text),
        Ok(None) => no_form(&Game::new(record.start)),
        Err((at, error)) => {
            let moves = RECORD.key(Key::Moves);
            Err(make::play_error(&error, &moves.index(at as u32)))
        }
    }
}

/// Reads a whole game in either form.
#[wasm_bindgen(js_name = parseRecord)]
pub fn read_record(text: &JsValue) -> Read<JsValue> {
    let text = read::text(text, &TEXT)?;
    match Record::parse(&text) {
        Ok(record) => Ok(make::record(&record)),
        Err(error) => Err(misread(&error, &text)),
    }
}

/// An error in a text, whose place JavaScript counts in its own units.
fn misread(error: &NotationError, text: &str) -> JsValue {
    let before = text.get(..error.at).unwrap_or(text);
    let at = before.encode_utf16().count();
    let message = format!("text[{at}]: {error}");
    let more = host::record();
    host::put(&more, "at", &(at as u32).into());
    match &error.about {
        About::Text => {}
        About::Game(id) => host::put(&more, "game", &id.into()),
        About::Move(number) => host::put(&more, "move", &(*number as u32).into()),
        About::Position(faults) => make::put_faults(&more, faults),
    }
    host::error("bad-notation", &message, &more)
}

fn no_form<T>(game: &Game) -> Read<T> {
    FORM.fail(&format!("{} is not written in this form", game.position().rules().id))
}

/// The form of a name; the first if none is given.
fn one_of<T: Copy>(form: &JsValue, [first, second]: [(&str, T); 2]) -> Read<T> {
    if form.is_undefined() {
        return Ok(first.1);
    }
    let name = form.as_string();
    match [first, second].into_iter().find(|known| name.as_deref() == Some(known.0)) {
        Some(known) => Ok(known.1),
        None => FORM.unexpected(&format!("\"{}\" or \"{}\"", first.0, second.0), form),
    }
}

fn record_of(value: &JsValue) -> Read<Record> {
    let allowed =
        read::bits(&[Key::Game, Key::Tags, Key::Start, Key::Moves, Key::Comments, Key::Result]);
    let object = read::Object::read(value, &RECORD, "a game record", allowed)?;
    let rules = read::game_at(&object.get(Key::Game), &RECORD.key(Key::Game))?;
    let place = RECORD.key(Key::Start);
    let start =
        *read::position_at(&object.get(Key::Start), &place.coded("bad-position"))?.position();
    if !std::ptr::eq(start.rules(), rules) {
        let what = format!("expected a position of {}, got one of {}", rules.id, start.rules().id);
        return place.fail(&what);
    }
    let place = RECORD.key(Key::Moves).coded("bad-move");
    let moves =
        read::list(&object.get(Key::Moves), &place, "an array of moves", |value, place| {
            given::mv(value, place, rules)
        })?;
    let tags = tags(&object.get(Key::Tags), &RECORD.key(Key::Tags))?;
    let comments = comments(&object.get(Key::Comments), &RECORD.key(Key::Comments), moves.len())?;
    let mark = object.get(Key::Result);
    let marks = [ResultMark::South, ResultMark::North, ResultMark::Draw, ResultMark::Open];
    let name = mark.as_string();
    let Some(result) = marks.into_iter().find(|known| name.as_deref() == Some(known.text())) else {
        let expected = "\"1-0\", \"0-1\", \"1/2-1/2\" or \"*\"";
        return RECORD.key(Key::Result).unexpected(expected, &mark);
    };
    Ok(Record { tags, start, moves, comments, result })
}

fn tags(value: &JsValue, place: &Place) -> Read<Vec<(String, String)>> {
    let tags = read::texts_by_name(value, place)?;
    let plain = |name: &str| {
        let taken = ["Game", "Setup", "Result"].contains(&name);
        !taken && !name.is_empty() && name.chars().all(is_name)
    };
    match tags.iter().find(|tag| !plain(&tag.0)) {
        None => Ok(tags),
        Some((name, _)) => place.fail(&format!(
            "expected names of letters, digits, - and _, none of them Game, Setup or Result, got {}",
            host::say(&JsValue::from(name))
        )),
    }
}

fn comments(value: &JsValue, place: &Place, moves: usize) -> Read<Vec<(usize, String)>> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    for (name, text) in read::texts_by_name(value, place)? {
        let plain = name.len() == 1 || !name.starts_with('0');
        let after = read_digits(&name).map(|after| after as usize);
        match after.filter(|&after| plain && after <= moves) {
            Some(after) => {
                let place = comments.partition_point(|comment| comment.0 < after);
                comments.insert(place, (after, text));
            }
            None => {
                return place.fail(&format!(
                    "expected how many moves were made before, from 0 to {moves}, got {}",
                    host::say(&JsValue::from(name))
                ));
            }
        };
    }
    Ok(comments)
}
