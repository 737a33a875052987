//! What the computer player says.

use super::host::{self, Key};
use super::make;
use super::place::{Place, Read};
use super::read::{self, Object};
use crate::Rules;
use crate::search::{self, Analysis, Endgames, LEVELS, Limits, Progress};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    /// The endgames solved so far: all that an instance remembers from one call to the next.
    static SOLVED: RefCell<Vec<Endgames>> = const { RefCell::new(Vec::new()) };
}

/// Analyses a position; the listener, if there is one, is told what was found so far.
#[wasm_bindgen]
pub fn analyse(position: &JsValue, limits: &JsValue, listener: &JsValue) -> Read<JsValue> {
    let game = read::position(position)?;
    let rules = game.position().rules();
    let limits = limits_of(limits, rules)?;
    check_listener(listener)?;
    let mut now = || host::now();
    let mut found = |analysis: &Analysis| {
        if !listener.is_undefined() {
            host::report(listener, &told(analysis, rules));
        }
    };
    let mut progress = Progress { now: &mut now, found: &mut found };
    // Taken out while they are used: the listener may ask something itself.
    let solved = SOLVED.take();
    let answer = search::analyse_knowing(&solved, &game, &limits, &mut progress);
    remember(solved);
    match answer {
        Ok(analysis) => Ok(told(&analysis, rules)),
        Err(outcome) => Err(make::over("position", &outcome)),
    }
}

/// The most positions that are solved: some thirty seconds' worth, and some hundred megabytes.
const MOST_POSITIONS: u64 = 10_000_000;

/// Solves all positions of a game with so many seeds on the board or fewer: from then on
/// the analysis knows them.
#[wasm_bindgen]
pub fn solve(game: &JsValue, seeds: &JsValue, listener: &JsValue) -> Read<JsValue> {
    let rules = read::game(game, "game")?;
    if !Endgames::can_solve(rules) {
        let place = Place::argument("bad-limits", "game");
        return place.fail(&format!("{} cannot be solved from its endings", rules.id));
    }
    let place = Place::argument("bad-limits", "seeds");
    let mut seeds = read::whole(seeds, &place, 0, rules.total())?;
    let positions = Endgames::positions(rules, seeds);
    if positions > MOST_POSITIONS {
        return place.fail(&format!(
            "expected fewer: {seeds} seeds can lie in {positions} ways, and {MOST_POSITIONS} are the most that are solved"
        ));
    }
    check_listener(listener)?;
    let known =
        |solved: &Endgames| std::ptr::eq(solved.rules(), rules) && solved.seeds() + 1 >= seeds;
    if !SOLVED.with_borrow(|all| all.iter().any(known)) {
        let answer = |done: u64| {
            let answer = host::record();
            host::put(&answer, "done", &(done as f64).into());
            host::put(&answer, "of", &(positions as f64).into());
            answer
        };
        let mut progress = |done: u64| {
            if !listener.is_undefined() {
                host::report(listener, &answer(done));
            }
            true
        };
        if let Some(solved) = Endgames::solve(rules, seeds, &mut progress) {
            seeds = solved.seeds();
            remember(vec![solved]);
        }
    }
    let answer = host::record();
    host::put(&answer, "seeds", &seeds.into());
    host::put(&answer, "positions", &(positions as f64).into());
    Ok(answer)
}

/// Keeps endgames, of each game those that know most.
fn remember(new: Vec<Endgames>) {
    SOLVED.with_borrow_mut(|all| {
        for solved in new {
            let same = all.iter().position(|old| std::ptr::eq(old.rules(), solved.rules()));
            match same.map(|at| &mut all[at]) {
                None => all.push(solved),
                Some(old) if old.seeds() < solved.seeds() => *old = solved,
                Some(_) => {}
            }
        }
    });
}

fn check_listener(listener: &JsValue) -> Read<()> {
    if listener.is_undefined() || listener.is_function() {
        return Ok(());
    }
    Place::argument("bad-limits", "found").unexpected("a function", listener)
}

fn limits_of(value: &JsValue, rules: &Rules) -> Read<Limits> {
    let place = Place::argument("bad-limits", "limits");
    let mut limits = Limits::default();
    if value.is_undefined() {
        return Ok(limits);
    }
    let allowed = read::bits(&[Key::Level, Key::Depth, Key::Nodes, Key::Ms]);
    let object = Object::read(value, &place, "limits of an analysis", allowed)?;
    if let Some(value) = object.optional(Key::Level) {
        let level = read::whole(&value, &place.key(Key::Level), 1, LEVELS.into())?;
        limits.level = rules.levels.get(level as usize - 1).copied();
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
    put("best", make::mv(analysis.best(), rules));
    put("score", analysis.score.into());
    put("exact", analysis.exact.into());
    put("depth", analysis.depth.into());
    put("nodes", (analysis.nodes as f64).into());
    put("ms", analysis.ms.into());
    put("line", make::moves(analysis.line(), rules));
    let moves = host::list();
    for scored in &analysis.moves {
        let object = host::record();
        host::put(&object, "move", &make::mv(scored.mv, rules));
        host::put(&object, "score", &scored.score.into());
        host::put(&object, "exact", &scored.exact.into());
        host::put(&object, "line", &make::moves(&scored.line, rules));
        host::push(&moves, &object);
    }
    put("moves", moves);
    object
}
