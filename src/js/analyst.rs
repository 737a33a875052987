//! What the computer player says.

use super::host::{self, Key};
use super::make;
use super::read::{self, Object, Place, Read};
use crate::Rules;
use crate::search::{self, Analysis, LEVELS, Limits, Progress};
use wasm_bindgen::prelude::*;

/// Analyses a position; the listener, if there is one, is told what was found so far.
#[wasm_bindgen]
pub fn analyse(position: &JsValue, limits: &JsValue, listener: &JsValue) -> Read<JsValue> {
    let game = read::position(position)?;
    let limits = limits_of(limits)?;
    if !listener.is_undefined() && !listener.is_function() {
        return Place::argument("bad-limits", "found").unexpected("a function", listener);
    }
    let rules = game.position().rules();
    let mut now = || host::now();
    let mut found = |analysis: &Analysis| {
        if !listener.is_undefined() {
            host::report(listener, &told(analysis, rules));
        }
    };
    let mut progress = Progress { now: &mut now, found: &mut found };
    match search::analyse(&game, &limits, &mut progress) {
        Ok(analysis) => Ok(told(&analysis, rules)),
        Err(outcome) => Err(make::over("position", &outcome)),
    }
}

fn limits_of(value: &JsValue) -> Read<Limits> {
    let place = Place::argument("bad-limits", "limits");
    let mut limits = Limits::default();
    if value.is_undefined() {
        return Ok(limits);
    }
    let allowed = [Key::Level, Key::Depth, Key::Nodes, Key::Ms];
    let object = Object::read(value, &place, "limits of an analysis", &allowed)?;
    if let Some(value) = object.optional(Key::Level) {
        let level = read::whole(&value, &place.key(Key::Level), 1, LEVELS.into())?;
        limits.level = Some(level as u8);
    }
    if let Some(value) = object.optional(Key::Depth) {
        limits.depth = Some(read::whole(&value, &place.key(Key::Depth), 1, 100)?);
    }
    if let Some(value) = object.optional(Key::Nodes) {
        limits.nodes = Some(read::large(&value, &place.key(Key::Nodes))?);
    }
    if let Some(value) = object.optional(Key::Ms) {
        const DAY: f64 = 86_400_000.0;
        let ms = host::as_number(&value);
        if !(0.0..=DAY).contains(&ms) {
            return place.key(Key::Ms).unexpected("milliseconds from 0 to 86400000", &value);
        }
        limits.ms = Some(ms);
    }
    Ok(limits)
}

fn told(analysis: &Analysis, rules: &Rules) -> JsValue {
    let object = host::record();
    let put = |key: &str, value: JsValue| host::put(&object, key, &value);
    put("best", make::mv(analysis.best, rules));
    put("score", analysis.score.into());
    put("exact", analysis.exact.into());
    put("depth", analysis.depth.into());
    put("nodes", (analysis.nodes as f64).into());
    put("ms", analysis.ms.into());
    let line = host::list();
    for &mv in &analysis.line {
        host::push(&line, &make::mv(mv, rules));
    }
    put("line", line);
    let moves = host::list();
    for scored in &analysis.moves {
        let object = host::record();
        host::put(&object, "move", &make::mv(scored.mv, rules));
        host::put(&object, "score", &scored.score.into());
        host::put(&object, "exact", &scored.exact.into());
        host::push(&moves, &object);
    }
    put("moves", moves);
    object
}
