//! Reading a text from left to right, knowing where one is.

use super::{About, NotationError, Read};

// What the library offers for texts is right for all of Unicode and weighs accordingly, in a
// package whose every byte an embedding page pays for. These are as right as notation needs.

/// A text from a place on that a reader stood at.
pub(super) fn from(text: &str, at: usize) -> &str {
    text.get(at..).unwrap_or("")
}

/// A text up to a place that a reader stood at.
pub(super) fn to(text: &str, at: usize) -> &str {
    text.get(..at).unwrap_or(text)
}

/// Whether nothing is to be seen there: what editors and web pages put between words.
pub(super) fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t'..='\r' | '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{3000}')
}

/// Whether a tag's name can have it: letters of any script among others.
pub(crate) fn names(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '-' || !c.is_ascii() && !is_space(c)
}

/// A text without the spaces around it.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(is_space)
}

/// Writes a number at the end of a text.
pub(super) fn add_number(text: &mut String, number: u32) {
    if number > 9 {
        add_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// The whole number that a text of at most nine digits is.
pub(crate) fn read_digits(text: &str) -> Option<u32> {
    if text.is_empty() || text.len() > 9 {
        return None;
    }
    let mut number = 0;
    for byte in text.bytes() {
        if !byte.is_ascii_digit() {
            return None;
        }
        number = 10 * number + u32::from(byte - b'0');
    }
    Some(number)
}

/// A text in quotes, for messages.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(c);
            }
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            '\r' => quoted.push_str("\\r"),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

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
    #[inline(never)]
    pub fn rest(&self) -> &'a str {
        from(self.text, self.at)
    }

    #[inline(never)]
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    pub fn skip_spaces(&mut self) {
        self.take_while(is_space);
    }

    /// Reads on while characters are of a kind.
    pub fn take_while(&mut self, kind: impl Fn(char) -> bool) -> &'a str {
        self.take_kind(&kind)
    }

    /// Compiled once, not once for each kind.
    fn take_kind(&mut self, kind: &dyn Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.char_indices().find(|&(_, c)| !kind(c)).map_or(rest.len(), |found| found.0);
        self.at += end;
        to(rest, end)
    }

    /// Reads one of these characters, if it comes next.
    #[inline(never)]
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
    pub fn expect(&mut self, any: &[char], what: &str) -> Read<()> {
        if self.take(any) { Ok(()) } else { Err(self.error(what)) }
    }

    /// Reads a whole number of at most nine digits.
    pub fn number(&mut self, what: &str) -> Read<u32> {
        let mut ahead = *self;
        let digits = ahead.take_while(|c| c.is_ascii_digit());
        let number = read_digits(digits).ok_or_else(|| self.error(what))?;
        *self = ahead;
        Ok(number)
    }

    /// The error of having found something else than was expected.
    pub fn error(&self, expected: &str) -> Box<NotationError> {
        let found: String = self.rest().chars().take(12).collect();
        let found = if found.is_empty() { "the end".to_owned() } else { quoted(&found) };
        NotationError::new(self.at, format!("expected {expected}, found {found}"), About::Text)
    }
}
