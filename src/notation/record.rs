//! Whole games as text.

use super::moves::{read_move, tell};
use super::position::{PositionForm, format_position, parse_position};
use super::reader::{Reader, add_number, is_space, names, quoted, to, trim};
use super::{About, NotationError, ParseMoveError, Read};
use crate::{CATALOGUE, Game, Move, PlayError, Position, Rules, Side, by_id};

/// Who won, as a score sheet says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ResultMark {
    /// `1-0`
    South,
    /// `0-1`
    North,
    /// `1/2-1/2`
    Draw,
    /// `*`: the game is not over, or nobody knows.
    #[default]
    Open,
}

impl ResultMark {
    /// The mark as it is written.
    pub const fn text(self) -> &'static str {
        match self {
            ResultMark::South => "1-0",
            ResultMark::North => "0-1",
            ResultMark::Draw => "1/2-1/2",
            ResultMark::Open => "*",
        }
    }

    /// The mark that a text is, in the ways people write it.
    pub fn read(text: &str) -> Option<ResultMark> {
        match text {
            "1-0" | "1–0" | "1:0" => Some(ResultMark::South),
            "0-1" | "0–1" | "0:1" => Some(ResultMark::North),
            "1/2-1/2" | "1/2–1/2" | "½-½" | "½–½" | "1/2" | "½" => Some(ResultMark::Draw),
            "*" => Some(ResultMark::Open),
            _ => None,
        }
    }
}

/// The forms a game is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum RecordForm {
    /// Ours, for every game.
    #[default]
    Otau,
    /// TGK, for games with [`Rules::tgk`].
    Tgk,
}

/// A game written down: tags, where it began, its moves, comments and result.
///
/// Both forms have tags as in PGN, numbered pairs of moves and comments in braces, in
/// which `\}` and `\\` stand for a brace and a backslash. Ours names the players `South`
/// and `North`, TGK `White` and `Black`. `Game` names the game, Toguz Kumalak if it is
/// not there; `Setup` holds a position in our form to begin with, the game's own start
/// if it is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What is known of the game, by name, in order; not `Game`, `Setup` and `Result`.
    pub tags: Vec<(String, String)>,
    /// Where it began.
    pub start: Position,
    /// The moves, each legal.
    pub moves: Vec<Move>,
    /// What is said after so many moves, in order; 0: before the first.
    pub comments: Vec<(usize, String)>,
    /// Who won.
    pub result: ResultMark,
}

/// The tags that every TGK record has, `?` where nothing is known.
const TGK_TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];
/// The players in our form and in TGK.
const PLAYERS: [(&str, &str); 2] = [("South", "White"), ("North", "Black")];

/// A tag's name as a form has it: the players are called otherwise in each.
fn named(name: &str, form: RecordForm) -> &str {
    for (ours, tgk) in PLAYERS {
        if name == ours || name == tgk {
            return if form == RecordForm::Otau { ours } else { tgk };
        }
    }
    name
}

impl Record {
    /// The rules of the game.
    pub fn rules(&self) -> &'static Rules {
        self.start.rules()
    }

    /// The record as text; an error names the first move that is not legal, counted from
    /// 0. `Ok(None)`: the game is not written so.
    pub fn format(&self, form: RecordForm) -> Result<Option<String>, (usize, PlayError)> {
        let rules = self.rules();
        if form == RecordForm::Tgk && !rules.tgk {
            return Ok(None);
        }
        let mut text = String::new();
        self.write_tags(&mut text, form);
        text.push('\n');
        self.write_moves(&mut text)?;
        Ok(Some(text))
    }

    fn write_tags(&self, text: &mut String, form: RecordForm) {
        let rules = self.rules();
        let tgk = form == RecordForm::Tgk;
        let mut write = |name: &str, value: &str| {
            text.push('[');
            text.push_str(name);
            text.push_str(" \"");
            add_escaped(text, value, '"');
            text.push_str("\"]\n");
        };
        if !tgk || !std::ptr::eq(rules, CATALOGUE[0]) {
            write("Game", rules.id);
        }
        if tgk {
            for name in TGK_TAGS {
                let known = self.tags.iter().find(|tag| tag.0 == name);
                let known =
                    known.or_else(|| self.tags.iter().find(|tag| named(&tag.0, form) == name));
                write(name, known.map_or("?", |tag| &tag.1));
            }
        }
        for (at, (name, value)) in self.tags.iter().enumerate() {
            let name = named(name, form);
            let written = tgk && TGK_TAGS.contains(&name)
                || self.tags[..at].iter().any(|tag| named(&tag.0, form) == name);
            if !written {
                write(name, value);
            }
        }
        write("Result", self.result.text());
        if self.start != Position::start(rules) {
            let setup = format_position(&self.start, PositionForm::Otau).unwrap_or_default();
            write("Setup", &setup);
        }
    }

    fn write_moves(&self, text: &mut String) -> Result<(), (usize, PlayError)> {
        let mut game = Game::new(self.start);
        let first = self.start.turn().index();
        self.write_comment(text, 0);
        for (index, &mv) in self.moves.iter().enumerate() {
            let north = game.position().turn() == Side::North;
            if !north || index == 0 || self.commented(index).is_some() {
                add_number(text, ((index + first) / 2 + 1) as u32);
                text.push_str(if north { "... " } else { ". " });
            }
            let played = game.play(mv).map_err(|error| (index, error))?;
            text.push_str(&tell(&game, mv, &played));
            text.push(' ');
            self.write_comment(text, index + 1);
            if north {
                if text.ends_with(' ') {
                    text.pop();
                }
                text.push('\n');
            }
            game = played.game;
        }
        text.push_str(self.result.text());
        text.push('\n');
        Ok(())
    }

    fn write_comment(&self, text: &mut String, after: usize) {
        if let Some(comment) = self.commented(after) {
            text.push('{');
            add_escaped(text, comment, '}');
            text.push_str("} ");
        }
    }

    /// Reads a game in either form, as people write it: with or without a byte order mark,
    /// move numbers, brackets, spaces, comments, a result at the end. Every move must be
    /// legal and be what the text says of it.
    pub fn parse(text: &str) -> Result<Record, Box<NotationError>> {
        let mut reader = Reader::new(text);
        reader.take(&['\u{feff}']);
        let header = Header::read(&mut reader)?;
        let start = header.start()?;
        let mut record = Record {
            tags: header.tags,
            start,
            moves: Vec::new(),
            comments: Vec::new(),
            result: header.result.unwrap_or_default(),
        };
        record.read_moves(&mut reader)?;
        Ok(record)
    }

    fn read_moves(&mut self, reader: &mut Reader) -> Read<()> {
        let mut game = Game::new(self.start);
        loop {
            reader.skip_spaces();
            if reader.is_done() {
                return Ok(());
            }
            if reader.take(&['{']) {
                self.comment(&read_comment(reader)?);
                continue;
            }
            if reader.take(&[';']) {
                self.comment(trim(reader.take_while(|c| c != '\n')));
                continue;
            }
            if skip_number(reader) {
                continue;
            }
            let start = *reader;
            let word = reader.take_while(|c| !is_space(c) && !matches!(c, '{' | ';' | '(' | '['));
            if let Some(result) = ResultMark::read(word) {
                self.result = result;
                return read_end(self, reader);
            }
            // The store in brackets may stand apart from its move.
            let mut end = reader.at();
            let mut ahead = *reader;
            ahead.skip_spaces();
            if ahead.take(&['(', '[']) {
                ahead.take_while(|c| c != ')' && c != ']' && c != '\n');
                if ahead.take(&[')', ']']) {
                    (end, *reader) = (ahead.at(), ahead);
                }
            }
            let text = to(start.rest(), end - start.at());
            if text.is_empty() {
                return Err(start.error("a move, a comment or a result"));
            }
            let (mv, played) = read_move(&game, text).map_err(|error| {
                let number = self.moves.len() + 1;
                let (at, what) = match error {
                    ParseMoveError::Notation(error) => {
                        (error.at, format!("move {number}: {}", error.what))
                    }
                    ParseMoveError::Play(error) => {
                        (0, format!("move {number}, {}: {error}", quoted(text)))
                    }
                };
                NotationError::new(start.at() + at, what, About::Move(number))
            })?;
            self.moves.push(mv);
            game = played.game;
        }
    }

    /// What is said after so many moves.
    fn commented(&self, after: usize) -> Option<&str> {
        let found = self.comments.binary_search_by_key(&after, |comment| comment.0).ok()?;
        Some(&self.comments[found].1)
    }

    /// Adds to what is said after the moves so far.
    fn comment(&mut self, text: &str) {
        let after = self.moves.len();
        if self.comments.last().is_none_or(|comment| comment.0 != after) {
            self.comments.push((after, String::new()));
        }
        let Some((_, comment)) = self.comments.last_mut() else { return };
        if !comment.is_empty() && !text.is_empty() {
            comment.push(' ');
        }
        comment.push_str(text);
    }
}

/// After the result only comments may follow.
fn read_end(record: &mut Record, reader: &mut Reader) -> Read<()> {
    loop {
        reader.skip_spaces();
        if reader.is_done() {
            return Ok(());
        }
        reader.expect(&['{'], "nothing after the result")?;
        record.comment(&read_comment(reader)?);
    }
}

/// The tags of a record, as far as they are not the record's own fields.
#[derive(Default)]
struct Header {
    tags: Vec<(String, String)>,
    game: Option<(usize, String)>,
    setup: Option<(usize, String)>,
    result: Option<ResultMark>,
}

impl Header {
    fn read(reader: &mut Reader) -> Read<Header> {
        let mut header = Header::default();
        loop {
            reader.skip_spaces();
            if !reader.take(&['[']) {
                return Ok(header);
            }
            reader.skip_spaces();
            let start = *reader;
            let name = reader.take_while(names);
            if name.is_empty() {
                return Err(start.error("the name of a tag"));
            }
            reader.skip_spaces();
            reader.expect(&['"'], "a tag's value in double quotes")?;
            let at = reader.at();
            let value = read_escaped(reader, '"')?;
            reader.skip_spaces();
            reader.expect(&[']'], "] after the tag")?;
            match name {
                "Game" => header.game = Some((at, value)),
                "Setup" => header.setup = Some((at, value)),
                "Result" => header.result = ResultMark::read(trim(&value)),
                _ if header.tags.iter().any(|tag| tag.0 == name) => {
                    return Err(start.error("each tag once"));
                }
                _ => header.tags.push((name.to_owned(), value)),
            }
        }
    }

    fn start(&self) -> Read<Position> {
        let rules = match &self.game {
            None => CATALOGUE[0],
            Some((at, id)) => by_id(id).ok_or_else(|| {
                let what = format!("expected a game's id, got {}", quoted(id));
                NotationError::new(*at, what, About::Game(id.clone()))
            })?,
        };
        match &self.setup {
            None => Ok(Position::start(rules)),
            Some((at, text)) => parse_position(rules, text).map_err(|mut error| {
                error.at += at;
                error
            }),
        }
    }
}

/// Skips a move number, `1.` or `1...`.
fn skip_number(reader: &mut Reader) -> bool {
    let mut ahead = *reader;
    let digits = ahead.take_while(|c| c.is_ascii_digit());
    let dots = ahead.take_while(|c| c == '.' || c == '…');
    let skip = !dots.is_empty() && (!digits.is_empty() || dots.len() >= 3);
    if skip {
        *reader = ahead;
    }
    skip
}

/// Reads on to the end of a comment, whose brace was read.
fn read_comment(reader: &mut Reader) -> Read<String> {
    read_escaped(reader, '}').map(|comment| trim(&comment).to_owned())
}

/// Reads on to a sign that ends it, and past it.
fn read_escaped(reader: &mut Reader, end: char) -> Read<String> {
    let start = *reader;
    let mut text = String::new();
    loop {
        text.push_str(reader.take_while(|c| c != end && c != '\\'));
        if reader.take(&[end]) {
            return Ok(text);
        }
        if !reader.take(&['\\']) {
            let what = if end == '"' { "\"" } else { "}" };
            return Err(start.error(&format!("{what} before the text is over")));
        }
        let escaped = [end, '\\'].into_iter().find(|&c| reader.take(&[c]));
        text.push(escaped.unwrap_or('\\'));
    }
}

/// Writes a text at the end of another, in which a sign ends it.
fn add_escaped(text: &mut String, added: &str, end: char) {
    for c in added.chars() {
        if c == '\\' || c == end {
            text.push('\\');
        }
        text.push(c);
    }
}
