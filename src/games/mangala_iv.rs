//! Mangala IV, of Gaziantep.

use crate::search::{LEVELS, Level, Weights};
use crate::{Capture, Clause, Clauses, Counts, Repetition, Row, Rules, Sweep, Takes};

const CLAUSES: &[Clause] = &[
    Clause::SetupEven,
    Clause::SetupRandom,
    Clause::SetupGuess,
    Clause::MoveLeftmost,
    Clause::SowNextFirst,
    Clause::SowRelay,
    Clause::SowStop,
    Clause::MovePass,
    Clause::CaptureCounts,
    Clause::CaptureWithOpposite,
    Clause::CaptureChain,
    Clause::EndCleared,
    Clause::EndRepetition,
    Clause::EndEndless,
];

/// Mangala IV.
pub const MANGALA_IV: Rules = Rules {
    id: "mangala-iv",
    family: "mangala-iv",
    pits: 7,
    start: [7, 7, 7, 7, 7, 7, 7, 0, 0, 0],
    clauses: CLAUSES,
    on: Clauses::of(CLAUSES),
    moves: Clause::MoveLeftmost,
    least: 1,
    stops: Counts::of(&[1, 2, 4]),
    captures: &[Capture {
        clause: Clause::CaptureCounts,
        row: Row::Either,
        made: Counts::of(&[2, 4]),
        takes: Takes::LandingAndOpposite,
        chain: true,
    }],
    majority: 0,
    sweep: Sweep::OwnRows,
    repetition: Repetition { times: 2, draw: false },
    tgk: false,
    weights: Weights::PLAIN,
    levels: [Level { depth: 1, error: 0 }; LEVELS as usize],
    words: &[("name", "Mangala"), ("guess", "Tek mi, çift mi?"), ("odd", "tek"), ("even", "çift")],
    sources: &[
        "Adnan Güllü, Elbistan Kaynarca Gazetesi, November 2007",
        "Stewart Culin, Mancala, the National Game of Africa, 1894",
    ],
    readings: &[Clause::CaptureChain, Clause::EndRepetition, Clause::EndEndless],
};
