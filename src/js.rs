//! The package's functions: the only part of the crate that knows JavaScript.
//!
//! Every value from outside is data, checked before the engine sees it; every error is
//! an `OtauError` that JavaScript throws.

mod analyst;
mod given;
mod host;
mod make;
mod place;
mod read;
mod text;

use crate::{CATALOGUE, Choice, perft as count};
use given::Given;
use host::Key;
use lol_alloc::{FreeListAllocator, LockedAllocator};
use place::{Place, Read};
use wasm_bindgen::prelude::*;

// A call allocates little and gives everything back; the library's own allocator would be a
// twentieth of the engine.
#[global_allocator]
static ALLOCATOR: LockedAllocator<FreeListAllocator> =
    LockedAllocator::new(FreeListAllocator::new());

/// Runs once in every instance, before anything else.
#[wasm_bindgen(start)]
pub fn begin() {
    std::panic::set_hook(Box::new(|info| host::panicked(&format!("{info}"))));
    host::introduce();
}

/// Fails on purpose: so that tests see how a failure is survived.
#[wasm_bindgen]
pub fn crash(text: &str) {
    panic!("{text}");
}

/// Every game there is.
#[wasm_bindgen]
pub fn games() -> JsValue {
    let list = host::list();
    for rules in CATALOGUE {
        host::push(&list, &make::info(rules));
    }
    list
}

/// The position a game starts with.
#[wasm_bindgen(js_name = start)]
pub fn set_up(game: &JsValue, setup: &JsValue) -> Read<JsValue> {
    let rules = read::game(game, "game")?;
    Ok(make::game(&crate::Game::new(read::setup(setup, rules)?)))
}

/// What can be played.
#[wasm_bindgen(js_name = legalMoves)]
pub fn legal_moves(position: &JsValue) -> Read<JsValue> {
    let game = read::position(position)?;
    Ok(make::choices(&game.legal_moves(), game.position().rules()))
}

/// Plays a move.
#[wasm_bindgen]
pub fn play(position: &JsValue, mv: &JsValue) -> Read<JsValue> {
    let game = read::position(position)?;
    let mv = given::mv(mv, &given::MOVE, game.position().rules())?;
    let played = game.play(mv).map_err(|error| make::play_error(&error, &given::MOVE))?;
    Ok(make::played(&played, &host::get(position, Key::History as u32)))
}

/// Why a move is not legal; null: it is.
#[wasm_bindgen]
pub fn explain(position: &JsValue, choice: &JsValue) -> Read<JsValue> {
    let game = read::position(position)?;
    let answer = match given::given(choice, &given::MOVE, game.position().rules())? {
        Given::Pit { pit } => game.explain_pit(pit),
        Given::Question { pit, seeds } => game.explain(Choice::Redistribute { pit, seeds }),
        Given::Move(mv) => game.explain(Choice::Move(mv)),
    };
    match answer {
        Ok(refusal) => Ok(refusal.map_or(JsValue::NULL, |refusal| make::refusal(&refusal))),
        Err(shape) => given::MOVE.fail(&format!("{shape}")),
    }
}

/// The most positions that `perft` visits: ten seconds' worth of the slowest game.
const MOST_POSITIONS: u64 = 100_000_000;

/// Counts the ways to play so many moves.
#[wasm_bindgen]
pub fn perft(position: &JsValue, depth: &JsValue) -> Read<JsValue> {
    let game = read::position(position)?;
    let place = Place::argument("bad-limits", "depth");
    let depth = read::whole(depth, &place, 0, 100)?;
    match count(game.position(), depth, MOST_POSITIONS) {
        Some(ways) => Ok(JsValue::from(ways as f64)),
        None => place.fail(&format!(
            "expected fewer moves: this many lead to more than {MOST_POSITIONS} positions"
        )),
    }
}
