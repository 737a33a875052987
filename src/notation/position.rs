//! Positions as text.

use super::reader::{Reader, add_number};
use super::{About, NotationError, Read};
use crate::setup::sentence;
use crate::{Mark, Position, Rules, Setup, Side, Where};

/// The forms a position is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum PositionForm {
    /// Ours, for every game.
    #[default]
    Otau,
    /// PlayStrategy's, for games with [`Rules::tgk`].
    PlayStrategy,
}

/// A position as text, without what went before. `None`: the game is not written so.
pub fn format_position(position: &Position, form: PositionForm) -> Option<String> {
    match form {
        PositionForm::Otau => Some(format_otau(position)),
        PositionForm::PlayStrategy => position.rules().tgk.then(|| format_playstrategy(position)),
    }
}

/// Reads a position in either form.
pub fn parse_position(rules: &'static Rules, text: &str) -> Result<Position, Box<NotationError>> {
    let mut reader = Reader::new(text);
    reader.skip_spaces();
    let setup = if rules.tgk && text.contains('/') {
        read_playstrategy(rules, &mut reader)?
    } else {
        read_otau(rules, &mut reader)?
    };
    reader.skip_spaces();
    if !reader.is_done() {
        return Err(reader.error("the position's end"));
    }
    Position::new(rules, &setup)
        .map_err(|faults| NotationError::new(0, sentence(&faults, ""), About::Position(faults)))
}

fn turn_letter(side: Side) -> char {
    match side {
        Side::South => 'S',
        Side::North => 'N',
    }
}

fn read_turn(reader: &mut Reader) -> Read<Side> {
    if reader.take(&['S', 's']) {
        return Ok(Side::South);
    }
    reader.expect(&['N', 'n'], "S or N, the side to move")?;
    Ok(Side::North)
}

fn format_otau(position: &Position) -> String {
    let rules = position.rules();
    let mut text = String::new();
    for side in Side::BOTH {
        for pit in 1..=rules.pits {
            let at = Where { side, pit };
            let mark = position.mark(at);
            if mark == Some(Mark::Tuzdik) {
                // It is always empty.
                text.push('t');
            } else {
                add_number(&mut text, position.seeds(at).into());
            }
            if mark == Some(Mark::Nki) {
                text.push('n');
            }
            text.push(if pit < rules.pits { '.' } else { '~' });
        }
    }
    add_number(&mut text, position.store(Side::South).into());
    text.push('.');
    add_number(&mut text, position.store(Side::North).into());
    text.push('~');
    text.push(turn_letter(position.turn()));
    add_number(&mut text, position.ply());
    text
}

/// An arrangement with nothing on it yet.
fn bare(rules: &Rules) -> Setup {
    Setup { rows: [vec![], vec![]], ..Setup::start(rules) }
}

fn read_otau(rules: &Rules, reader: &mut Reader) -> Read<Setup> {
    let mut setup = bare(rules);
    for side in Side::BOTH {
        for pit in 1..=u32::from(rules.pits) {
            if pit > 1 {
                reader.expect(&['.'], &format!(". and pit {pit} of {}", rules.pits))?;
            }
            if reader.take(&['t', 'T']) {
                mark_tuzdik(&mut setup, side, pit, reader)?;
                continue;
            }
            setup.rows[side.index()].push(reader.number("a number of seeds, or t")?);
            if reader.take(&['n', 'N']) {
                setup.nki[side.index()].push(pit);
            }
        }
        reader.expect(&['~'], "~ after the row's last pit")?;
    }
    setup.stores[0] = reader.number("South's store")?;
    reader.expect(&['.'], ". and North's store")?;
    setup.stores[1] = reader.number("North's store")?;
    reader.expect(&['~'], "~ and the side to move")?;
    setup.turn = read_turn(reader)?;
    setup.ply = reader.number("how many moves were made")?;
    Ok(setup)
}

/// A tuzdik in a row is the other player's.
fn mark_tuzdik(setup: &mut Setup, row: Side, pit: u32, reader: &Reader) -> Read<()> {
    setup.rows[row.index()].push(0);
    match setup.tuzdik[row.other().index()].replace(pit) {
        None => Ok(()),
        Some(_) => Err(reader.error("one tuzdik in a row at most")),
    }
}

/// North's row from its last pit to its first, South's from its first to its last; the
/// stores; the side to move; the number of the pair of moves, from 1.
fn format_playstrategy(position: &Position) -> String {
    let mut text = String::new();
    for side in [Side::North, Side::South] {
        add_playstrategy_row(&mut text, position, side);
        text.push(if side == Side::North { '/' } else { ' ' });
    }
    for side in Side::BOTH {
        add_number(&mut text, position.store(side).into());
        text.push(' ');
    }
    text.push(turn_letter(position.turn()));
    text.push(' ');
    add_number(&mut text, position.ply() / 2 + 1);
    text
}

fn add_playstrategy_row(text: &mut String, position: &Position, side: Side) {
    let pits = position.rules().pits;
    let mut empty = 0;
    for place in 1..=pits {
        let pit = if side == Side::North { pits + 1 - place } else { place };
        let at = Where { side, pit };
        let (seeds, tuzdik) = (position.seeds(at), position.mark(at) == Some(Mark::Tuzdik));
        let last = place == pits;
        if seeds == 0 && !tuzdik {
            empty += 1;
            if !last {
                continue;
            }
        }
        if empty > 0 {
            add_number(text, empty);
        }
        if seeds > 0 || tuzdik {
            if empty > 0 {
                text.push(',');
            }
            empty = 0;
            if tuzdik {
                text.push('t');
            } else {
                add_number(text, seeds.into());
                text.push('S');
            }
        }
        if !last {
            text.push(',');
        }
    }
}

fn read_playstrategy(rules: &Rules, reader: &mut Reader) -> Read<Setup> {
    let mut setup = bare(rules);
    for side in [Side::North, Side::South] {
        if side == Side::South {
            reader.expect(&['/'], "/ and South's row")?;
        }
        read_playstrategy_row(rules, side, &mut setup, reader)?;
    }
    for (store, whose) in [(0, "South's"), (1, "North's")] {
        reader.skip_spaces();
        setup.stores[store] = reader.number(&format!("{whose} store"))?;
    }
    reader.skip_spaces();
    setup.turn = read_turn(reader)?;
    reader.skip_spaces();
    let start = *reader;
    let pair = reader.number("the number of the pair of moves")?;
    let Some(pairs) = pair.checked_sub(1) else {
        return Err(start.error("the number of the pair of moves, from 1"));
    };
    setup.ply = 2 * pairs + setup.turn.index() as u32;
    Ok(setup)
}

fn read_playstrategy_row(
    rules: &Rules,
    side: Side,
    setup: &mut Setup,
    reader: &mut Reader,
) -> Read<()> {
    let n = rules.row();
    let mut count = 0;
    while count < n {
        if count > 0 {
            reader.expect(&[','], &format!(", and the rest of a row of {n} pits"))?;
        }
        let start = *reader;
        if reader.take(&['t', 'T']) {
            let pit = if side == Side::North { n - count } else { count + 1 };
            mark_tuzdik(setup, side, pit as u32, &start)?;
            count += 1;
            continue;
        }
        let number = reader.number("seeds as in 9S, a number of empty pits, or t")?;
        if reader.take(&['S', 's']) {
            setup.rows[side.index()].push(number);
            count += 1;
        } else if number as usize <= n - count {
            setup.rows[side.index()].resize(count + number as usize, 0);
            count += number as usize;
        } else {
            return Err(start.error(&format!("no more than {n} pits in a row")));
        }
    }
    if side == Side::North {
        setup.rows[side.index()].reverse();
    }
    Ok(())
}
