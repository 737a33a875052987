//! Reading a text from left to right, knowing where one is.

use super::NotationError;

/// A text and how far it has been read.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// Where it is, in bytes.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What is still to be read.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    pub fn skip_spaces(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Reads on while characters are of a kind.
    pub fn take_while(&mut self, kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !kind(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Reads one of these characters, if it comes next.
    pub fn take(&mut self, any: &[char]) -> bool {
        match self.peek() {
            Some(next) if any.contains(&next) => {
                self.at += next.len_utf8();
                true
            }
            _ => false,
        }
    }

    /// Reads one of these characters.
    pub fn expect(&mut self, any: &[char], what: &str) -> Result<(), NotationError> {
        if self.take(any) { Ok(()) } else { Err(self.error(what)) }
    }

    /// Reads a whole number of at most nine digits.
    pub fn number(&mut self, what: &str) -> Result<u32, NotationError> {
        let mut ahead = *self;
        let digits = ahead.take_while(|c| c.is_ascii_digit());
        match digits.parse() {
            Ok(number) if digits.len() <= 9 => {
                *self = ahead;
                Ok(number)
            }
            _ => Err(self.error(what)),
        }
    }

    /// The error of having found something else than was expected.
    pub fn error(&self, expected: &str) -> NotationError {
        let found: String = self.rest().chars().take(12).collect();
        let found = if found.is_empty() { "the end".to_owned() } else { format!("{found:?}") };
        NotationError::new(self.at, format!("expected {expected}, found {found}"))
    }
}
