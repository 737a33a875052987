//! What the tests share: reading the data files, naming moves as they do, random games.
#![allow(dead_code)] // each test file takes what it needs

use otau::{
    Choice, Clause, Game, Kind, Lots, Mark, Move, Position, RING, Rules, Setup, Side, Where,
};
use serde_json::{Value, json};

/// The rules of a game that the data names.
pub fn rules(id: &str) -> &'static Rules {
    otau::by_id(id).unwrap_or_else(|| panic!("no game {id}"))
}

/// The lines of a data file, each a JSON object.
pub fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A number of the data.
pub fn number(value: &Value) -> u32 {
    value.as_u64().unwrap_or_else(|| panic!("no number: {value}")) as u32
}

/// A list of numbers of the data.
pub fn numbers(value: &Value) -> Vec<u32> {
    value.as_array().unwrap_or_else(|| panic!("no list: {value}")).iter().map(number).collect()
}

/// South's and North's part of a value.
pub fn both<T>(value: &Value, read: impl Fn(&Value) -> T) -> [T; 2] {
    [read(&value["south"]), read(&value["north"])]
}

/// A side of the data.
pub fn side(value: &Value) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| value == side.id())
}

/// A position of the data.
pub fn setup(value: &Value, ply: u32) -> Setup {
    Setup {
        rows: both(value, numbers),
        stores: both(&value["stores"], number),
        turn: side(&value["turn"]).expect("a side to move"),
        ply,
        tuzdik: match value.get("tuzdik") {
            Some(tuzdik) => both(tuzdik, |pit| pit.as_u64().map(|pit| pit as u32)),
            None => [None; 2],
        },
        nki: match value.get("nki") {
            Some(nki) => both(nki, numbers),
            None => [vec![], vec![]],
        },
    }
}

/// A move of the data.
pub fn read_move(rules: &Rules, value: &Value) -> Move {
    if value.get("pass").is_some() {
        return Move::Pass;
    }
    let pit = number(&value["pit"]) as u8;
    if let Some(to) = value.get("to") {
        let mut placed = [0; RING];
        let rows: Vec<u32> = both(to, numbers).concat();
        assert_eq!(rows.len(), rules.ring());
        for (at, seeds) in rows.into_iter().enumerate() {
            placed[at] = seeds as u8;
        }
        return Move::Place { pit, to: placed };
    }
    match value.get("seeds") {
        Some(seeds) => Move::Part { pit, seeds: number(seeds) as u8 },
        None => Move::Lift { pit },
    }
}

/// A choice as the data writes it.
pub fn write_choice(choice: Choice) -> Value {
    match choice {
        Choice::Move(Move::Lift { pit }) => json!({ "pit": pit }),
        Choice::Move(Move::Part { pit, seeds }) => json!({ "pit": pit, "seeds": seeds }),
        Choice::Move(Move::Pass) => json!({ "pass": true }),
        Choice::Move(Move::Place { .. }) => panic!("a placement is never listed"),
        Choice::Redistribute { pit, seeds } => {
            json!({ "pit": pit, "seeds": seeds, "redistribute": true })
        }
    }
}

/// All that can be played, as the data writes it.
pub fn write_choices(choices: &[Choice]) -> Value {
    choices.iter().map(|&choice| write_choice(choice)).collect()
}

/// What the tests draw by lot.
pub struct Random(pub u64);

impl Random {
    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.lots(|lots| lots.below(bound))
    }

    /// A move that makes good a choice: a placement is drawn by lot.
    pub fn answer(&mut self, rules: &Rules, choice: Choice) -> Move {
        self.lots(|lots| lots.answer(rules, choice))
    }

    fn lots<T>(&mut self, draw: impl FnOnce(&mut Lots) -> T) -> T {
        let mut lots = Lots(self.0);
        let drawn = draw(&mut lots);
        self.0 = lots.0;
        drawn
    }

    /// A start: the game's own, or one by lot where the game is set up so.
    pub fn start(&mut self, rules: &'static Rules) -> Game {
        let setup =
            Setup::random(rules, self.lots(Lots::draw)).unwrap_or_else(|| Setup::start(rules));
        Game::new(Position::new(rules, &setup).unwrap())
    }

    /// Plays games by lot, showing each game and the move about to be played, until so
    /// many moves were seen.
    pub fn walk(&mut self, rules: &'static Rules, moves: usize, mut see: impl FnMut(&Game, Move)) {
        let mut seen = 0;
        while seen < moves {
            let mut game = self.start(rules);
            while game.outcome().is_none() {
                let choices = game.legal_moves();
                let choice = choices[self.below(choices.len())];
                let mv = self.answer(rules, choice);
                see(&game, mv);
                seen += 1;
                game = game.play(mv).unwrap().game;
            }
        }
    }
}

/// Does to an arrangement what an event tells, and nothing more.
pub fn replay(setup: &mut Setup, event: &otau::Event) {
    let add = |setup: &mut Setup, at: Where, seeds: i32| {
        let pit = &mut setup.rows[at.side.index()][usize::from(at.pit) - 1];
        *pit = pit.checked_add_signed(seeds).expect("a pit never holds less than nothing");
    };
    match event.kind {
        Kind::Lift { at, seeds } => add(setup, at, -i32::from(seeds)),
        Kind::Relay { at, seeds } => {
            add(setup, at, -i32::from(seeds));
            assert_eq!(setup.rows[at.side.index()][usize::from(at.pit) - 1], 0);
        }
        Kind::Drop { at, seeds } => {
            add(setup, at, 1);
            assert_eq!(setup.rows[at.side.index()][usize::from(at.pit) - 1], u32::from(seeds));
        }
        Kind::Collect { to, .. } => setup.stores[to.index()] += 1,
        Kind::Place { at, seeds } => add(setup, at, i32::from(seeds)),
        Kind::Capture { at, seeds, to } | Kind::Sweep { at, seeds, to } => {
            add(setup, at, -i32::from(seeds));
            setup.stores[to.index()] += u32::from(seeds);
        }
        Kind::Mark { at, mark: Mark::Tuzdik, to } => {
            setup.tuzdik[to.unwrap().index()] = Some(u32::from(at.pit));
        }
        Kind::Mark { at, .. } => {
            setup.nki[at.side.index()].push(u32::from(at.pit));
            setup.nki[at.side.index()].sort_unstable();
        }
        Kind::Unmark { at, .. } => {
            setup.nki[at.side.index()].retain(|&pit| pit != u32::from(at.pit));
        }
        Kind::Withheld { .. } | Kind::Pass { .. } | Kind::End { .. } => {}
    }
}

/// The clause with an id that the data names.
pub fn clause(value: &Value) -> Clause {
    Clause::by_id(value.as_str().expect("a clause")).expect("a clause that exists")
}
