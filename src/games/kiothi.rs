//! Kiothi, of the Meru of Mount Kenya.

use crate::search::{Level, Weights};
use crate::{Capture, Clause, Clauses, Counts, Repetition, Row, Rules, Sweep, Takes};

const CLAUSES: &[Clause] = &[
    Clause::Setup,
    Clause::OpenRedistribute,
    Clause::NkiMarked,
    Clause::MovePart,
    Clause::SowNextFirst,
    Clause::SowFirstLap,
    Clause::NkiLost,
    Clause::SowRelay,
    Clause::SowStop,
    Clause::CaptureOpposite,
    Clause::NkiProtects,
    Clause::CaptureTriple,
    Clause::EndNoMove,
    Clause::EndOneWarrior,
    Clause::EndRepetition,
    Clause::EndEndless,
];

const OPPOSITE: Capture = Capture {
    clause: Clause::CaptureOpposite,
    row: Row::Own,
    made: Counts::of(&[1]),
    takes: Takes::Opposite,
    chain: false,
};

const TRIPLE: Capture =
    Capture { clause: Clause::CaptureTriple, takes: Takes::OppositeRun(3), ..OPPOSITE };

/// Kiothi with 30 warriors a side.
pub const KIOTHI: Rules = Rules {
    id: "kiothi",
    family: "kiothi",
    pits: 10,
    start: [0, 0, 0, 0, 5, 5, 5, 5, 5, 5],
    clauses: CLAUSES,
    on: Clauses::of(CLAUSES),
    moves: Clause::MovePart,
    least: 1,
    stops: Counts::of(&[1]),
    captures: &[TRIPLE, OPPOSITE],
    majority: 0,
    sweep: Sweep::ToTheOther,
    repetition: Repetition { times: 3, draw: false },
    tgk: false,
    weights: Weights::from_list([0, 0, 49, -38, -7, -10, 14, 3]),
    levels: Level::from_list([
        (1, 1500),
        (1, 700),
        (1, 370),
        (2, 300),
        (3, 100),
        (4, 10),
        (6, 10),
        (100, 0),
    ]),
    words: &[
        ("name", "Kiothi"),
        ("pit", "boma"),
        ("seed", "njodthie"),
        ("store", "prison"),
        ("mark", "nki"),
    ],
    sources: &[
        "Bernardo Bernardi, The Mugwe, a Failing Prophet, 1959",
        "Rodney Needham, The Left Hand of the Mugwe",
    ],
    readings: &[
        Clause::Setup,
        Clause::OpenRedistribute,
        Clause::NkiLost,
        Clause::CaptureTriple,
        Clause::EndRepetition,
        Clause::EndEndless,
    ],
};

/// Kiothi with 25 warriors a side.
pub const KIOTHI_25: Rules =
    Rules { id: "kiothi-25", start: [0, 0, 0, 0, 0, 5, 5, 5, 5, 5], ..KIOTHI };
