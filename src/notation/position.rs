//! Positions as text.

use super::NotationError;
use super::reader::Reader;
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
pub fn parse_position(rules: &'static Rules, text: &str) -> Result<Position, NotationError> {
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
    Position::new(rules, &setup).map_err(|faults| {
        let told = faults.iter().map(|fault| match fault.at().as_str() {
            "" => fault.to_string(),
            at => format!("{at}: {fault}"),
        });
        NotationError::new(0, told.collect::<Vec<_>>().join("; "))
    })
}

fn turn_letter(side: Side) -> char {
    match side {
        Side::South => 'S',
        Side::North => 'N',
    }
}

fn read_turn(reader: &mut Reader) -> Result<Side, NotationError> {
    if reader.take(&['S', 's']) {
        return Ok(Side::South);
    }
    reader.expect(&['N', 'n'], "S or N, the side to move")?;
    Ok(Side::North)
}

fn format_otau(position: &Position) -> String {
    let rules = position.rules();
    let row = |side| {
        let pits = (1..=rules.pits).map(|pit| {
            let at = Where { side, pit };
            let seeds = position.seeds(at);
            match position.mark(at) {
                // A tuzdik is always empty.
                Some(Mark::Tuzdik) => "t".to_owned(),
                Some(Mark::Nki) => format!("{seeds}n"),
                None => seeds.to_string(),
            }
        });
        pits.collect::<Vec<_>>().join(".")
    };
    let [south, north] = Side::BOTH.map(|side| position.store(side));
    format!(
        "{}~{}~{south}.{north}~{}{}",
        row(Side::South),
        row(Side::North),
        turn_letter(position.turn()),
        position.ply()
    )
}

/// An arrangement with nothing on it yet.
fn bare(rules: &Rules) -> Setup {
    Setup { rows: [vec![], vec![]], ..Setup::start(rules) }
}

fn read_otau(rules: &Rules, reader: &mut Reader) -> Result<Setup, NotationError> {
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
fn mark_tuzdik(
    setup: &mut Setup,
    row: Side,
    pit: u32,
    reader: &Reader,
) -> Result<(), NotationError> {
    setup.rows[row.index()].push(0);
    match setup.tuzdik[row.other().index()].replace(pit) {
        None => Ok(()),
        Some(_) => Err(reader.error("one tuzdik in a row at most")),
    }
}

/// North's row from its last pit to its first, South's from its first to its last; the
/// stores; the side to move; the number of the pair of moves, from 1.
fn format_playstrategy(position: &Position) -> String {
    let rules = position.rules();
    let [south, north] = Side::BOTH.map(|side| position.store(side));
    format!(
        "{}/{} {south} {north} {} {}",
        playstrategy_row(position, Side::North, (1..=rules.pits).rev()),
        playstrategy_row(position, Side::South, 1..=rules.pits),
        turn_letter(position.turn()),
        position.ply() / 2 + 1
    )
}

fn playstrategy_row(position: &Position, side: Side, pits: impl Iterator<Item = u8>) -> String {
    let mut parts = Vec::new();
    let mut empty = 0;
    for pit in pits {
        let at = Where { side, pit };
        let part = match (position.mark(at), position.seeds(at)) {
            (Some(Mark::Tuzdik), _) => "t".to_owned(),
            (_, 0) => {
                empty += 1;
                continue;
            }
            (_, seeds) => format!("{seeds}S"),
        };
        if empty > 0 {
            parts.push(empty.to_string());
            empty = 0;
        }
        parts.push(part);
    }
    if empty > 0 {
        parts.push(empty.to_string());
    }
    parts.join(",")
}

fn read_playstrategy(rules: &Rules, reader: &mut Reader) -> Result<Setup, NotationError> {
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
) -> Result<(), NotationError> {
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
