//! Moves as text.

use std::fmt;

use super::reader::{Reader, add_number};
use super::{NotationError, Read};
use crate::{Clause, Event, Game, Kind, Mark, Move, PlayError, Played, RING, Rules, Side, Where};

/// Why a text is no move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// It cannot be read, or says of the move what is not so.
    Notation(Box<NotationError>),
    /// It names a move that cannot be played.
    Play(PlayError),
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Notation(error) => error.fmt(out),
            ParseMoveError::Play(error) => error.fmt(out),
        }
    }
}

impl std::error::Error for ParseMoveError {}

impl From<Box<NotationError>> for ParseMoveError {
    fn from(error: Box<NotationError>) -> ParseMoveError {
        ParseMoveError::Notation(error)
    }
}

/// Whether a pit's number and its landing pit's are written without a sign between.
fn compact(rules: &Rules) -> bool {
    rules.pits < 10 && !rules.on(Clause::MovePart)
}

/// What the notation tells of a move besides the move.
struct Told {
    /// The pit that the last seed fell into.
    landing: Option<u8>,
    /// Whether a tuzdik was made.
    tuzdik: bool,
    /// The mover's store after the move, if it captured otherwise.
    store: Option<u8>,
}

impl Told {
    fn of(game: &Game, played: &Played) -> Told {
        let landed = |event: &Event| match event.kind {
            Kind::Drop { at, .. } | Kind::Collect { at, .. } => Some(at.pit),
            _ => None,
        };
        let is_tuzdik = |event: &Event| matches!(event.kind, Kind::Mark { mark: Mark::Tuzdik, .. });
        let captured = |event: &Event| matches!(event.kind, Kind::Capture { .. });
        let tuzdik = played.events.iter().any(is_tuzdik);
        let store = played.events.iter().any(captured).then(|| {
            // The score sheet knows the store before any final sweep.
            let mover = game.position().turn();
            let swept = |event: &Event| match event.kind {
                Kind::Sweep { seeds, to, .. } if to == mover => u32::from(seeds),
                _ => 0,
            };
            let after = u32::from(played.game.position().store(mover));
            (after - played.events.iter().map(swept).sum::<u32>()) as u8
        });
        Told {
            landing: played.events.iter().rev().find_map(landed),
            tuzdik,
            store: store.filter(|_| !tuzdik),
        }
    }
}

/// A legal move as text, with what the score sheet tells of it.
pub fn format_move(game: &Game, mv: Move) -> Result<String, PlayError> {
    Ok(tell(game, mv, &game.play(mv)?))
}

/// A move that was played, as text.
pub(super) fn tell(game: &Game, mv: Move, played: &Played) -> String {
    let rules = game.position().rules();
    let told = Told::of(game, played);
    let mut text = String::new();
    let pit = match mv {
        Move::Pass => return "pass".to_owned(),
        Move::Lift { pit } | Move::Part { pit, .. } | Move::Place { pit, .. } => pit,
    };
    add_number(&mut text, pit.into());
    match mv {
        Move::Place { to, .. } => {
            add_placement(&mut text, rules, &to);
            return text;
        }
        Move::Part { seeds, .. } => {
            text.push(':');
            add_number(&mut text, seeds.into());
        }
        _ => {}
    }
    if let Some(landing) = told.landing {
        if !compact(rules) {
            text.push('-');
        }
        add_number(&mut text, landing.into());
    }
    if told.tuzdik {
        text.push('x');
    }
    if let Some(store) = told.store {
        text.push('(');
        add_number(&mut text, store.into());
        text.push(')');
    }
    text
}

/// `6=5,7,7/2,6`: the pit emptied, then a pit for each seed, South's row and North's.
fn add_placement(text: &mut String, rules: &Rules, to: &[u8; RING]) {
    for (side, sign) in [(Side::South, '='), (Side::North, '/')] {
        text.push(sign);
        let empty = text.len();
        for pit in 1..=rules.pits {
            for _ in 0..to[Where { side, pit }.index(rules.row())] {
                if text.len() > empty {
                    text.push(',');
                }
                add_number(text, pit.into());
            }
        }
    }
}

/// Reads a move that can be played now. A pit alone is enough where pits are sown whole;
/// whatever else the text tells, landing pit, tuzdik, store, must be so.
pub fn parse_move(game: &Game, text: &str) -> Result<Move, ParseMoveError> {
    read_move(game, text).map(|(mv, _)| mv)
}

/// Reads a move and plays it.
pub(super) fn read_move(game: &Game, text: &str) -> Result<(Move, Played), ParseMoveError> {
    let rules = game.position().rules();
    let mut reader = Reader::new(text);
    reader.skip_spaces();
    let mv = read(rules, game, &mut reader)?;
    let claims_at = reader.at();
    let played = game.play(mv).map_err(ParseMoveError::Play)?;
    if matches!(mv, Move::Lift { .. } | Move::Part { .. }) {
        check_claims(rules, &mut reader, &Told::of(game, &played))?;
    }
    reader.skip_spaces();
    if !reader.is_done() {
        let expected = if reader.at() == claims_at { "a move alone" } else { "the move's end" };
        return Err(reader.error(expected).into());
    }
    Ok((mv, played))
}

/// Reads the move itself.
fn read(rules: &Rules, game: &Game, reader: &mut Reader) -> Read<Move> {
    let word = { *reader }.take_while(|c| c.is_ascii_alphabetic());
    if word.eq_ignore_ascii_case("pass") {
        reader.take_while(|c| c.is_ascii_alphabetic());
        return Ok(Move::Pass);
    }
    let pit = if compact(rules) {
        // One digit: the next one is the landing pit.
        let first = reader.peek().and_then(|c| c.to_digit(10));
        match first {
            Some(pit) => {
                reader.take(&[char::from(b'0' + pit as u8)]);
                pit as u8
            }
            None => return Err(reader.error("the number of a pit")),
        }
    } else {
        pit_number(rules, reader)?
    };
    if reader.take(&['=']) {
        return read_placement(rules, pit, reader);
    }
    if !rules.on(Clause::MovePart) {
        return Ok(Move::Lift { pit });
    }
    let seeds = if reader.take(&[':']) {
        reader.number("how many seeds are lifted")?.min(u32::from(u8::MAX)) as u8
    } else if rules.on(Clause::OpenRedistribute) && game.position().ply() < 2 {
        return Err(reader.error("= and where each seed goes"));
    } else {
        return Err(reader.error(": and how many seeds are lifted"));
    };
    Ok(Move::Part { pit, seeds })
}

/// Reads the number of a pit that the row has.
fn pit_number(rules: &Rules, reader: &mut Reader) -> Read<u8> {
    let expected = format!("a pit from 1 to {}", rules.pits);
    let mut ahead = *reader;
    match ahead.number(&expected)? {
        pit if (1..=u32::from(rules.pits)).contains(&pit) => {
            *reader = ahead;
            Ok(pit as u8)
        }
        _ => Err(reader.error(&expected)),
    }
}

fn read_placement(rules: &Rules, pit: u8, reader: &mut Reader) -> Read<Move> {
    let mut to = [0u8; RING];
    for side in Side::BOTH {
        if side == Side::North {
            reader.expect(&['/'], "/ and North's pits")?;
        }
        while reader.peek().is_some_and(|c| c.is_ascii_digit()) {
            let at = Where { side, pit: pit_number(rules, reader)? }.index(rules.row());
            to[at] = to[at].saturating_add(1);
            if !reader.take(&[',']) {
                break;
            }
        }
    }
    Ok(Move::Place { pit, to })
}

/// Reads what the text tells besides the move, and holds it against what happened.
fn check_claims(rules: &Rules, reader: &mut Reader, told: &Told) -> Read<()> {
    reader.skip_spaces();
    let start = *reader;
    let dash = reader.take(&['-', '–']);
    if dash || compact(rules) && reader.peek().is_some_and(|c| c.is_ascii_digit()) {
        let landing = reader.number("the number of the landing pit")?;
        if told.landing.map(u32::from) != Some(landing) {
            let truth = told.landing.map_or("nowhere".to_owned(), |pit| format!("in pit {pit}"));
            return Err(start.error(&format!("a move whose last seed falls {truth}")));
        }
    }
    reader.skip_spaces();
    let start = *reader;
    // The Cyrillic letter looks the same on a score sheet.
    if reader.take(&['x', 'X', '×', 'х', 'Х']) && !told.tuzdik {
        return Err(start.error("no x, since no tuzdik is made"));
    }
    reader.skip_spaces();
    let start = *reader;
    if reader.take(&['(', '[']) {
        reader.skip_spaces();
        let store = reader.number("the number of seeds in the store")?;
        reader.skip_spaces();
        reader.expect(&[')', ']'], "a closing bracket")?;
        let truth = told.store.map(u32::from);
        if !told.tuzdik && truth != Some(store) {
            let truth = truth.map_or("no bracket, since nothing is captured".to_owned(), |store| {
                format!("({store}), the store after the capture")
            });
            return Err(start.error(&truth));
        }
    }
    Ok(())
}
