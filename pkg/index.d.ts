/** The id of a game. */
export type GameId =
  | "toguz-kumalak"
  | "bestemshe"
  | "qozdatu"
  | "toguz-kumalak-no-return"
  | "toguz-kumalak-singletons"
  | "modiar"
  | "mangala-iv"
  | "kiothi"
  | "kiothi-25";

/** Games that are variants of one another share a family. */
export type Family = "toguz-kumalak" | "modiar" | "mangala-iv" | "kiothi";

/** The id of a rule. Events, refusals and outcomes all name the rule behind them. */
export type ClauseId =
  | "setup"
  | "setup.even"
  | "setup.random"
  | "setup.guess"
  | "open.redistribute"
  | "nki.marked"
  | "move.own-pit"
  | "move.not-tuzdik"
  | "move.not-single"
  | "move.leftmost"
  | "move.part"
  | "move.pass"
  | "move.must-feed"
  | "move.no-grand-slam"
  | "sow.origin-first"
  | "sow.single"
  | "sow.next-first"
  | "sow.first-lap"
  | "sow.relay"
  | "sow.stop"
  | "nki.lost"
  | "nki.protects"
  | "capture.even"
  | "capture.singleton"
  | "capture.counts"
  | "capture.with-opposite"
  | "capture.chain"
  | "capture.first-move-void"
  | "capture.triple"
  | "capture.opposite"
  | "tuzdik.made"
  | "tuzdik.collects"
  | "tuzdik.one-each"
  | "tuzdik.not-last-pit"
  | "tuzdik.no-twin"
  | "end.majority"
  | "end.cleared"
  | "end.no-move"
  | "end.one-warrior"
  | "end.repetition"
  | "end.endless";

/** South is drawn below and moves first. */
export type Side = "south" | "north";

/** Something for each player. */
export interface Sides<T> {
  south: T;
  north: T;
}

/** Seeds in each pit, from pit 1 on, as the owner of the row counts: from the left. */
export type Rows = Sides<number[]>;

/** A value that is only read: everything the package takes may be frozen. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** A position with as much of its past as repetition needs. Plain data, never mutated. */
export interface Position extends Rows {
  game: GameId;
  /** Seeds captured. */
  stores: Sides<number>;
  /** Who moves, or would if the game were not over. */
  turn: Side;
  /** Moves made, both players'. */
  ply: number;
  /** In games with tuzdiks: south is the number of the NORTH pit that South owns, and the other way round. */
  tuzdik?: Sides<number | null>;
  /** In games with nki: the numbers of the marked pits of each row. */
  nki?: Sides<number[]>;
  /** Earlier positions that could stand again; opaque; `[]` when set up by hand. */
  history: string[];
  /** How the game ended; `null`: it goes on. Worked out anew from every position given. */
  outcome: Outcome | null;
}

/** How a game ended. */
export interface Outcome {
  /** The rule that ended it. */
  clause: ClauseId;
  /** `null`: a draw. */
  winner: Side | null;
  /** Seeds in the stores at the very end. */
  stores: Sides<number>;
  /** By how many seeds it was won; 0 in a draw. */
  margin: number;
  /** Won by exactly two in a game with `end.one-warrior`. */
  honour?: "one-warrior";
}

/** Sow a whole pit of your own, numbered from 1. */
export interface Lift {
  pit: number;
}

/** Sow some of a pit's seeds, or all: in games with `move.part`. */
export interface Part {
  pit: number;
  seeds: number;
}

/** In an opening, empty a pit and place its seeds: `to` says how many go to each pit. */
export interface Placement {
  pit: number;
  to: Rows;
}

/** Pass, where the rules say you must. */
export interface Pass {
  pass: true;
}

/** A question: empty this pit of so many seeds and place them anywhere. Answer it with a {@link Placement}. */
export interface Question {
  pit: number;
  seeds: number;
  redistribute: true;
}

export type Move = Lift | Part | Placement | Pass;
export type Choice = Move | Question;

/** What a game is. Names and sentences live in the locale files, by id and clause. */
export interface GameInfo {
  id: GameId;
  family: Family;
  /** Pits in a row. */
  pits: number;
  /** Seeds in the game. */
  total: number;
  /** False where the rules leave one move only, ever. */
  choices: boolean;
  /** The game's own words: what is called so, the word. */
  words: Record<string, string>;
  /** The rules in force. */
  clauses: ClauseId[];
  sources: string[];
  /** The rules where the sources leave something open and a reading was chosen. */
  readings: ClauseId[];
}

/**
 * How to set up a game: by lot (Mangala IV; the same number gives the same board,
 * everywhere; 0 to 2^53 - 1), or as told, where what is left out is as in a fresh game.
 */
export type Setup =
  | { random: number }
  | Partial<Pick<Position, "south" | "north" | "turn" | "stores" | "tuzdik" | "nki" | "ply">>;

/** The numbers a sentence about a rule needs, by name: `pit`, `seeds`, `feeds`, … */
export type Facts = Record<string, number | string>;

/** Why a move is not allowed. */
export interface Refusal {
  /** The rule that forbids it; the rule that ended it, in a finished game. */
  clause: ClauseId;
  facts: Facts;
}

/** A pit: whose row it is in, and its number as that player counts. */
export interface Where {
  side: Side;
  pit: number;
}

/**
 * Something that happened in a move, and the rule behind it. In order, the events are the
 * whole story: applied to the old position they give exactly the new one.
 */
export type GameEvent = { clause: ClauseId } & (
  | { kind: "lift" | "relay"; at: Where; /** Taken into the hand. */ seeds: number }
  | { kind: "drop"; at: Where; /** What the pit holds after this one seed fell. */ seeds: number }
  | { kind: "collect"; at: Where; /** Who owns the tuzdik. */ to: Side }
  | { kind: "place"; at: Where; seeds: number }
  | { kind: "capture" | "sweep"; at: Where; seeds: number; to: Side }
  | { kind: "mark" | "unmark"; at: Where; mark: "tuzdik" | "nki"; to?: Side }
  | { kind: "withheld"; at: Where; what: "capture" | "tuzdik"; facts: Facts }
  | { kind: "pass"; side: Side }
  | { kind: "end"; winner: Side | null }
);

/** A move that was played. */
export interface Played {
  position: Position;
  events: GameEvent[];
  /** `position.outcome`. */
  outcome: Outcome | null;
}

export type PositionForm = "otau" | "playstrategy";
export type RecordForm = "otau" | "tgk";

/** When an analysis ends: as soon as one of these is reached; with none, after half a million positions. */
export interface Limits {
  /** How well it plays, from 1 (a child beats it) to 8 (as well as it can). */
  level?: number;
  /** How many moves it looks ahead, 1 to 100. */
  depth?: number;
  /** How many positions it looks at. With this alone the same question always gets the same answer. */
  nodes?: number;
  /** How long it takes, in milliseconds. */
  ms?: number;
}

/** What the computer player says of a position. Scores are in seeds, for the player to move. */
export interface Analysis {
  best: Move;
  score: number;
  /** Whether the score is certain and no estimate. */
  exact: boolean;
  /** How many moves it looked ahead. */
  depth: number;
  /** How many positions it looked at. */
  nodes: number;
  /** How long it took, in milliseconds. */
  ms: number;
  /** How the game would go on, the best move first. */
  line: Move[];
  /**
   * Every legal move, the best first; of an opening, the placements it looked at. While it is still
   * looking, the scores of the others only say that these are worth no more.
   */
  moves: ScoredMove[];
}

export interface ScoredMove {
  move: Move;
  score: number;
  exact: boolean;
  /** How the game would go on, this move first. */
  line: Move[];
}

/** How many positions are solved. */
export interface SolveProgress {
  done: number;
  of: number;
}

export interface Solved {
  /** So many seeds may be on the board. */
  seeds: number;
  positions: number;
}

/** Who won, as a score sheet says it; `*`: the game is not over, or nobody knows. */
export type ResultMark = "1-0" | "0-1" | "1/2-1/2" | "*";

/** A game written down. */
export interface GameRecord {
  game: GameId;
  /** What is known of the game, by name: `South`, `North`, `Event`, `Date`, … */
  tags: Record<string, string>;
  /** Where it began. */
  start: Position;
  moves: Move[];
  /** What is said after so many moves; 0: before the first. */
  comments: Record<number, string>;
  result: ResultMark;
}

/**
 * One thing wrong with an arrangement, as `start` is given one or a text or a position tells it.
 * `at` is the place in it: `south[3]`, `stores.north`, `ply`, `tuzdik.south`, `nki.north[0]`, what
 * stands in brackets counted from 0; empty: the whole of it. `side` is whose row, store or mark
 * it is.
 */
export type Fault =
  /** A number too large for a pit (then with `side` and `pit`), a store (with `side`) or `ply`. */
  | { kind: "too-many"; at: string; side?: Side; most: number; got: number; pit?: number }
  /** The seeds do not add up to the game's, though none of their numbers is too large. */
  | { kind: "total"; at: ""; total: number; got: number }
  /** A tuzdik or nki names a pit that is not there: a row has `pits`. */
  | { kind: "no-such-pit"; at: string; side: Side; pits: number; got: number }
  /** The game has no such marks. */
  | { kind: "no-such-mark"; at: "tuzdik" | "nki" }
  /** A tuzdik in the last pit of a row. */
  | { kind: "tuzdik-last"; at: string; side: Side; pit: number }
  /** Seeds in a tuzdik. */
  | { kind: "tuzdik-holds"; at: string; side: Side; pit: number; seeds: number }
  /** Two tuzdiks of one number. */
  | { kind: "tuzdik-twin"; at: "tuzdik"; pit: number }
  /** A nki without seeds. */
  | { kind: "nki-empty"; at: string; side: Side; pit: number }
  /** A pit listed twice. */
  | { kind: "nki-twice"; at: string; side: Side; pit: number }
  /** A nki before both players have opened. */
  | { kind: "nki-opening"; at: "nki" };

export type ErrorCode =
  | "unknown-game"
  | "bad-setup"
  | "bad-position"
  | "bad-move"
  | "illegal-move"
  | "game-over"
  | "bad-notation"
  | "bad-limits"
  | "internal"
  /** With `otau/slim`: the engine could not be started, or has not been. */
  | "bad-engine"
  | "not-ready";

/**
 * What every function throws. The message says what was given, what was expected and
 * where; after any error the package still works.
 */
export class OtauError extends Error {
  readonly name: "OtauError";
  readonly code: ErrorCode;
  /** With `illegal-move`, the rule that forbids the move; with `game-over`, the one that ended the game. */
  readonly clause?: ClauseId;
  /** With `illegal-move`: the numbers a sentence about the rule needs. */
  readonly facts?: Facts;
  /** With `bad-notation`: where in the text, in UTF-16 units from 0. */
  readonly at?: number;
  /** With `bad-notation`, in a record: the id that is no game's. */
  readonly game?: string;
  /** With `bad-notation`, in a record: the move that is wrong, counted from 1, both players' together. */
  readonly move?: number;
  /**
   * With `bad-setup`, `bad-position` and `bad-notation`, if every value is of its kind and what they
   * tell together cannot stand: everything that is wrong with it.
   */
  readonly faults?: Fault[];
}

/** Every game there is. */
export function games(): GameInfo[];

/**
 * The position a game starts with.
 * @throws {OtauError} `unknown-game`, `bad-setup` (with `faults`: everything that is wrong)
 */
export function start(game: GameId, setup?: Frozen<Setup>): Position;

/**
 * What can be played; `[]` when the game is over. In an opening the choices are questions.
 * @throws {OtauError} `bad-position`
 */
export function legalMoves(position: Frozen<Position>): Choice[];

/**
 * Plays a move. The position given stays as it is.
 * @throws {OtauError} `bad-position`, `bad-move`, `illegal-move`, `game-over`
 */
export function play(position: Frozen<Position>, move: Frozen<Move>): Played;

/**
 * Why a choice is not legal; `null`: it is. A pit alone asks whether anything at all can
 * be played from it.
 * @throws {OtauError} `bad-position`, `bad-move`
 */
export function explain(position: Frozen<Position>, choice: Frozen<Choice>): Refusal | null;

/**
 * In how many ways `depth` moves (0 to 100) can be played. Repetition is not looked at, and every
 * placement of an opening counts.
 * @throws {OtauError} `bad-position`, `bad-limits` (also when the count would take minutes)
 */
export function perft(position: Frozen<Position>, depth: number): number;

/**
 * A move in notation: `76`, `36x`, `87(10)` (from, to, a tuzdik made, the store after a
 * capture); `5:3-10` for part of a pit; `6=5,7,7/2,6` for an opening; `pass`.
 * @throws {OtauError} `bad-position`, `bad-move`, `illegal-move`, `game-over`
 */
export function formatMove(position: Frozen<Position>, move: Frozen<Move>): string;

/**
 * Reads a move in notation, as people write it.
 * @throws {OtauError} `bad-position`, `bad-notation` (with `at`), `illegal-move`, `game-over`
 */
export function parseMove(position: Frozen<Position>, text: string): Move;

/**
 * A position in one line that can stand in a URL; `"playstrategy"` for the Toguz Kumalak
 * family only. Everything is kept but `history`.
 * @throws {OtauError} `bad-position`, `bad-notation` (the game is not written in this form)
 */
export function formatPosition(position: Frozen<Position>, form?: PositionForm): string;

/**
 * Reads a position in either form.
 * @throws {OtauError} `unknown-game`, `bad-notation` (with `at`, perhaps `faults`)
 */
export function parsePosition(game: GameId, text: string): Position;

/**
 * A game with tags as in PGN and numbered pairs of moves; `"tgk"` for the Toguz Kumalak family only.
 * @throws {OtauError} `bad-notation`, `bad-position`, `bad-move`, `illegal-move`, `game-over`
 */
export function formatRecord(record: Frozen<GameRecord>, form?: RecordForm): string;

/**
 * Reads a game in either form, as people write it. Every move must be legal.
 * @throws {OtauError} `bad-notation` (with `at`, perhaps `game`, `move` or `faults`)
 */
export function parseRecord(text: string): GameRecord;

/**
 * What the computer player says of a position. It does not return before one of its limits
 * is reached; `found` is told what is known so far, each time it has looked one move further.
 * @throws {OtauError} `bad-position`, `bad-limits`, `game-over`
 */
export function analyse(position: Frozen<Position>, limits?: Frozen<Limits>, found?: (sofar: Analysis) => void): Analysis;

/**
 * Solves every position of a game with so many seeds on the board or fewer, from its endings
 * backwards; from then on `analyse` is certain of them. Modiar can be solved whole (42 seeds).
 * It takes seconds, best spent in a worker; `found` is told how far it has come.
 * @throws {OtauError} `unknown-game`, `bad-limits` (the game cannot be solved so, or not with so many seeds)
 */
export function solve(game: GameId, seeds: number, found?: (sofar: SolveProgress) => void): Solved;
