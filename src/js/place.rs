//! Where a value from outside was found, so that an error can say it.

use super::host::{self, Key};
use wasm_bindgen::prelude::*;

/// A value read, or the error that says what is wrong with it.
pub type Read<T> = Result<T, JsValue>;

/// Where a value was found, for messages: `position.south[3]`.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    code: &'static str,
    above: Option<&'a Place<'a>>,
    step: Step,
}

#[derive(Clone, Copy)]
enum Step {
    Named(&'static str),
    Index(u32),
}

impl<'a> Place<'a> {
    /// An argument; what is wrong in it is an error with this code.
    pub const fn argument(code: &'static str, name: &'static str) -> Place<'static> {
        Place { code, above: None, step: Step::Named(name) }
    }

    /// The same place, about which errors have another code.
    pub fn coded(self, code: &'static str) -> Place<'a> {
        Place { code, ..self }
    }

    pub fn key(&'a self, key: Key) -> Place<'a> {
        Place { above: Some(self), step: Step::Named(key.text()), ..*self }
    }

    pub fn index(&'a self, index: u32) -> Place<'a> {
        Place { above: Some(self), step: Step::Index(index), ..*self }
    }

    pub fn path(&self) -> String {
        let above = self.above.map(Place::path);
        match (self.step, above) {
            (Step::Named(name), None) => name.to_owned(),
            (Step::Named(name), Some(above)) => above + "." + name,
            (Step::Index(index), above) => format!("{}[{index}]", above.unwrap_or_default()),
        }
    }

    /// An error about this place.
    pub fn fail<T>(&self, what: &str) -> Read<T> {
        Err(self.error(what))
    }

    /// An error about the value found at this place.
    pub fn unexpected<T>(&self, expected: &str, value: &JsValue) -> Read<T> {
        Err(self.error(&format!("expected {expected}, got {}", host::say(value))))
    }

    fn error(&self, what: &str) -> JsValue {
        self.told(&format!("{}: {what}", self.path()), &JsValue::UNDEFINED)
    }

    /// An error whose message says the place itself, and what it tells besides.
    pub fn told(&self, message: &str, more: &JsValue) -> JsValue {
        host::error(self.code, message, more)
    }
}
