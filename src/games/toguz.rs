//! Toguz Kumalak and its variants.

use crate::search::{Level, Weights};
use crate::{Capture, Clause, Clauses, Counts, MAX_PITS, Repetition, Row, Rules, Sweep, Takes};

/// So many seeds in each pit of a row of so many.
const fn nines(pits: usize) -> [u8; MAX_PITS] {
    let mut row = [0; MAX_PITS];
    let mut at = 0;
    while at < pits {
        row[at] = pits as u8;
        at += 1;
    }
    row
}

const EVEN: Capture = Capture {
    clause: Clause::CaptureEven,
    row: Row::Opponent,
    made: Counts::Even,
    takes: Takes::Landing,
    chain: false,
};

const SINGLETON: Capture =
    Capture { clause: Clause::CaptureSingleton, made: Counts::of(&[2]), ..EVEN };

const TUZDIK: Capture = Capture {
    clause: Clause::TuzdikMade,
    made: Counts::of(&[3]),
    takes: Takes::LandingAsTuzdik,
    ..EVEN
};

/// The clauses of a game of this family, with what it sows and captures by.
macro_rules! clauses {
    ($sow:expr, $capture:expr) => {
        &[
            Clause::MoveOwnPit,
            Clause::MoveNotTuzdik,
            $sow,
            Clause::SowSingle,
            $capture,
            Clause::TuzdikMade,
            Clause::TuzdikCollects,
            Clause::TuzdikOneEach,
            Clause::TuzdikNotLastPit,
            Clause::TuzdikNoTwin,
            Clause::EndMajority,
            Clause::EndNoMove,
            Clause::EndRepetition,
        ]
    };
}

const TOGUZ_CLAUSES: &[Clause] = clauses!(Clause::SowOriginFirst, Clause::CaptureEven);

/// Toguz Kumalak, by the rules of 1949 that the World Federation plays.
pub const TOGUZ_KUMALAK: Rules = Rules {
    id: "toguz-kumalak",
    family: "toguz-kumalak",
    pits: 9,
    start: nines(9),
    clauses: TOGUZ_CLAUSES,
    on: Clauses::of(TOGUZ_CLAUSES),
    moves: Clause::MoveOwnPit,
    least: 1,
    stops: Counts::of(&[]),
    captures: &[EVEN, TUZDIK],
    majority: 82,
    sweep: Sweep::OwnRows,
    repetition: Repetition { times: 3, draw: true },
    tgk: true,
    weights: Weights::from_list([1493, 22, 0, 245, -89, 19, 0, 58]),
    levels: Level::from_list([
        (1, 1600),
        (1, 950),
        (2, 800),
        (2, 245),
        (3, 75),
        (5, 15),
        (8, 0),
        (100, 0),
    ]),
    words: &[
        ("name", "Togyzqumalaq"),
        ("name-kk", "Тоғызқұмалақ"),
        ("name-ky", "Тогуз коргоол"),
        ("pit", "otau"),
        ("seed", "kumalak"),
        ("store", "kazan"),
        ("mark", "tuzdik"),
        ("first", "Bastaushy"),
        ("second", "Qostaushy"),
        ("end", "atsyz qalu"),
        ("pit1", "art"),
        ("pit2", "tekturmas"),
        ("pit3", "at otpes"),
        ("pit4", "at suratar"),
        ("pit5", "bel"),
        ("pit6", "belbasar"),
        ("pit7", "qandyqaqpan"),
        ("pit8", "kokmoiyn"),
        ("pit9", "mandai"),
    ],
    sources: &[
        "Nikolai Pantusov, 1906",
        "Richard Karutz, 1911",
        "Unified rules of 1949",
        "Rules of the World Togyzqumalaq Federation, founded 2008",
    ],
    readings: &[],
};

const VARIANT_WORDS: &[(&str, &str)] = &[
    ("pit", "otau"),
    ("seed", "kumalak"),
    ("store", "kazan"),
    ("mark", "tuzdik"),
    ("first", "Bastaushy"),
    ("second", "Qostaushy"),
    ("end", "atsyz qalu"),
];

const BESTEMSHE_CLAUSES: &[Clause] = &[
    Clause::MoveOwnPit,
    Clause::SowOriginFirst,
    Clause::SowSingle,
    Clause::CaptureEven,
    Clause::EndMajority,
    Clause::EndNoMove,
    Clause::EndRepetition,
];

/// Bestemshe: five pits of five, and no tuzdik at all.
pub const BESTEMSHE: Rules = Rules {
    id: "bestemshe",
    pits: 5,
    start: nines(5),
    clauses: BESTEMSHE_CLAUSES,
    on: Clauses::of(BESTEMSHE_CLAUSES),
    captures: &[EVEN],
    majority: 26,
    weights: Weights::from_list([0, 0, 20, 269, -93, 13, 0, -9]),
    levels: Level::from_list([
        (1, 2800),
        (1, 1080),
        (1, 590),
        (1, 295),
        (2, 0),
        (4, 15),
        (7, 40),
        (100, 0),
    ]),
    words: &[
        ("pit", "otau"),
        ("seed", "kumalak"),
        ("store", "kazan"),
        ("first", "Bastaushy"),
        ("second", "Qostaushy"),
        ("end", "atsyz qalu"),
    ],
    sources: &["Rules of Toguz Kumalak, for beginners and children"],
    ..TOGUZ_KUMALAK
};

/// Qozdatu: seven pits of seven.
pub const QOZDATU: Rules = Rules {
    id: "qozdatu",
    pits: 7,
    start: nines(7),
    majority: 50,
    levels: Level::from_list([
        (1, 2800),
        (1, 1600),
        (1, 790),
        (1, 330),
        (3, 200),
        (4, 5),
        (7, 5),
        (100, 0),
    ]),
    words: VARIANT_WORDS,
    sources: &["Rules of Toguz Kumalak, on the smaller board"],
    ..TOGUZ_KUMALAK
};

const NO_RETURN_CLAUSES: &[Clause] = clauses!(Clause::SowNextFirst, Clause::CaptureEven);

/// From before 1949: sowing begins in the pit after the emptied one.
pub const NO_RETURN: Rules = Rules {
    id: "toguz-kumalak-no-return",
    clauses: NO_RETURN_CLAUSES,
    on: Clauses::of(NO_RETURN_CLAUSES),
    sources: &["Nikolai Pantusov, 1906", "Richard Karutz, 1911"],
    ..TOGUZ_KUMALAK
};

const SINGLETONS_CLAUSES: &[Clause] = clauses!(Clause::SowOriginFirst, Clause::CaptureSingleton);

/// From before 1949: only a singleton is captured, with the seed that falls on it.
pub const SINGLETONS: Rules = Rules {
    id: "toguz-kumalak-singletons",
    clauses: SINGLETONS_CLAUSES,
    on: Clauses::of(SINGLETONS_CLAUSES),
    captures: &[SINGLETON, TUZDIK],
    levels: Level::from_list([
        (1, 1600),
        (1, 900),
        (2, 750),
        (2, 190),
        (3, 50),
        (4, 15),
        (6, 0),
        (100, 0),
    ]),
    sources: &["Nikolai Pantusov, 1906", "Richard Karutz, 1911"],
    readings: &[Clause::CaptureSingleton],
    ..TOGUZ_KUMALAK
};
