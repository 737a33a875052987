//! A game: a position with as much of its past as repetition needs.

use crate::history::{self, HistoryFault, Key};
use crate::legal::{self, apply, check, check_pit, check_shape, opening};
use crate::outcome::{end_by, ending, has_majority, outcome_by, settle};
use crate::{
    Board, Choice, Clause, Event, Facts, Move, Outcome, PlayError, Position, Refusal, Shape, Story,
};

/// A position, the earlier ones that could stand again, and how the game ended if it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
    history: Vec<Key>,
    outcome: Option<Outcome>,
}

/// A move that was played: the game after it, and its story.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The game after the move.
    pub game: Game,
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl Game {
    /// A game that begins with a position.
    pub fn new(position: Position) -> Game {
        Game { outcome: position.outcome(), position, history: Vec::new() }
    }

    /// A game taken up again from a position and the texts of [`Game::history`]. Where two
    /// clauses could both have ended it, `ended_by` says which one did.
    pub fn resume<'a>(
        position: Position,
        history: impl IntoIterator<Item = &'a str>,
        ended_by: Option<Clause>,
    ) -> Result<Game, HistoryFault> {
        let (rules, board) = (position.rules, &position.board);
        let game = Game { position, history: history::read(rules, board, history)?, outcome: None };
        let swept = ended_by == Some(Clause::EndNoMove)
            && rules.on(Clause::EndNoMove)
            && board.on_board() == 0
            && has_majority(rules, board);
        let clause = if swept { ended_by } else { ending(rules, board) };
        let clause = clause.or_else(|| game.repeats().then_some(Clause::EndRepetition));
        let outcome = clause.map(|clause| outcome_by(rules, board, clause));
        Ok(Game { outcome, ..game })
    }

    /// Whether the position now stands for the last time that `end.repetition` allows.
    fn repeats(&self) -> bool {
        let rules = self.position.rules;
        let now = Key::of(&self.position.board);
        let earlier = self.history.iter().filter(|&&earlier| earlier == now).count();
        rules.on(Clause::EndRepetition) && earlier + 1 >= usize::from(rules.repetition.times)
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The earlier positions that could stand again, the oldest first, each as a text that
    /// means nothing to anybody else.
    pub fn history(&self) -> impl Iterator<Item = String> + '_ {
        self.history.iter().map(|key| key.text(self.position.rules))
    }

    /// The boards that could stand again, the oldest first.
    pub(crate) fn past(&self) -> impl Iterator<Item = Board> + '_ {
        self.history.iter().map(|key| key.board(&self.position.board))
    }

    /// How the game ended; `None`: it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// What can be played; nothing when the game is over.
    pub fn legal_moves(&self) -> Vec<Choice> {
        match self.outcome {
            Some(_) => Vec::new(),
            None => legal::choices(self.position.rules, &self.position.board),
        }
    }

    /// Plays a move: the game after it and the story, or why not. This game stays as it is.
    pub fn play(&self, mv: Move) -> Result<Played, PlayError> {
        check(self.position.rules, &self.position.board, self.outcome, mv)?;
        let rules = self.position.rules;
        let before = &self.position.board;
        let mut board = *before;
        let mut story = Some(Story::default());
        apply(rules, &mut board, mv, &mut story);
        let outcome = settle(rules, &mut board, &mut story);
        let irreversible = board.stores != before.stores
            || board.tuzdik != before.tuzdik
            || board.nki != before.nki
            || opening(rules, before);
        let mut history = Vec::new();
        if !irreversible {
            history.reserve(self.history.len() + 1);
            history.extend_from_slice(&self.history);
            history.push(Key::of(before));
        }
        let mut game = Game { position: Position { rules, board }, history, outcome };
        if game.outcome.is_none() && game.repeats() {
            let clause = Clause::EndRepetition;
            game.outcome = Some(end_by(rules, &mut game.position.board, clause, &mut story));
        }
        Ok(Played { game, events: story.unwrap_or_default().0 })
    }

    /// Why a choice is not legal; `None`: it is.
    pub fn explain(&self, choice: Choice) -> Result<Option<Refusal>, Shape> {
        let rules = self.position.rules;
        match choice {
            Choice::Move(mv) => check_shape(rules, mv)?,
            Choice::Redistribute { .. } if !rules.on(Clause::OpenRedistribute) => {
                return Err(Shape::NoPlacing);
            }
            Choice::Redistribute { pit, .. } => check_pit(rules, pit)?,
        }
        Ok(self.over().or_else(|| match choice {
            Choice::Move(mv) => legal::refusal(rules, &self.position.board, mv),
            Choice::Redistribute { pit, seeds } => {
                legal::refuse_choice(rules, &self.position.board, pit, seeds)
            }
        }))
    }

    /// Why nothing at all can be played from a pit of the mover's; `None`: something can.
    pub fn explain_pit(&self, pit: u8) -> Result<Option<Refusal>, Shape> {
        let rules = self.position.rules;
        check_pit(rules, pit)?;
        Ok(self.over().or_else(|| legal::refuse_pit(rules, &self.position.board, pit)))
    }

    /// The refusal of every move once the game is over.
    fn over(&self) -> Option<Refusal> {
        self.outcome.map(|outcome| Refusal { clause: outcome.clause, facts: Facts::NONE })
    }
}
