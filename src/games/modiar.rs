//! Modiar, of northern Morocco.

use crate::search::{Level, Weights};
use crate::{Capture, Clause, Clauses, Counts, Repetition, Row, Rules, Sweep, Takes};

const CLAUSES: &[Clause] = &[
    Clause::MoveNotSingle,
    Clause::SowOriginFirst,
    Clause::MoveMustFeed,
    Clause::MoveNoGrandSlam,
    Clause::CaptureCounts,
    Clause::CaptureChain,
    Clause::CaptureFirstMoveVoid,
    Clause::EndNoMove,
    Clause::EndRepetition,
];

/// Modiar.
pub const MODIAR: Rules = Rules {
    id: "modiar",
    family: "modiar",
    pits: 3,
    start: [7, 7, 7, 0, 0, 0, 0, 0, 0, 0],
    clauses: CLAUSES,
    on: Clauses::of(CLAUSES),
    moves: Clause::MoveNotSingle,
    least: 2,
    stops: Counts::of(&[]),
    captures: &[Capture {
        clause: Clause::CaptureCounts,
        row: Row::Either,
        made: Counts::of(&[2, 4, 6]),
        takes: Takes::Landing,
        chain: true,
    }],
    majority: 0,
    sweep: Sweep::OwnRows,
    repetition: Repetition { times: 3, draw: false },
    tgk: false,
    weights: Weights::from_list([0, 0, 30, 30, 0, 0, 0, 0]),
    // So small a game leaves eight steps no room to spare: the first level all but draws lots.
    levels: Level::from_list([
        (1, 60000),
        (1, 2800),
        (1, 650),
        (2, 160),
        (4, 300),
        (6, 130),
        (9, 0),
        (100, 0),
    ]),
    words: &[("name", "Modiar")],
    sources: &["Jordi Climent, from Loubna Charrabi of Chrarba, 2012"],
    readings: &[Clause::MoveNoGrandSlam, Clause::EndRepetition],
};
