import type { Choice, GameEvent, GameId, GameInfo, Move, Outcome, Played, Position, Refusal, Side, Where } from "../index.js";
import type { Locale } from "../locales/locale.js";

/** A move of the board's line, with what it did. */
export interface LineEntry {
  move: Move;
  notation: string;
  mover: Side;
  events: GameEvent[];
  /** The position after it. */
  position: Position;
  outcome: Outcome | null;
}

/** Several things set at once. */
export interface BoardOptions {
  game?: GameId;
  /** Where the line begins: a position, its text, or null for a fresh game. */
  position?: Position | string | null;
  /** Moves, or their notation with spaces between. */
  moves?: readonly (Move | string)[] | string;
  /** How many of the moves are shown. */
  ply?: number;
}

/** What the board tells, by the name of its event. */
export interface OtauBoardEventMap {
  "otau-ready": CustomEvent<Record<string, never>>;
  /** Before a move is played; `preventDefault()` stops it. */
  "otau-beforemove": CustomEvent<{ move: Move; position: Position }>;
  /** As each event of a move is shown. */
  "otau-event": CustomEvent<{ event: GameEvent; move: Move }>;
  /** A move has been played (and is now being shown). */
  "otau-move": CustomEvent<{ move: Move; notation: string; events: GameEvent[]; position: Position; ply: number }>;
  /** Another position is shown. */
  "otau-ply": CustomEvent<{ ply: number; position: Position }>;
  /** Somebody chose what cannot be played. */
  "otau-illegal": CustomEvent<{ choice: Choice; refusal: Refusal; sentence: string }>;
  /** The move that ended the game has been shown. */
  "otau-gameover": CustomEvent<{ outcome: Outcome; sentence: string }>;
  "otau-error": CustomEvent<{ error: unknown }>;
  /** A pointer came over a pit, or left it (null). */
  "otau-hover": CustomEvent<{ at: Where | null }>;
}

/** `<otau-board>`. */
export class OtauBoard extends HTMLElement {
  /** Locales at hand, by language. */
  static locales: Record<string, Locale>;
  game: GameId;
  get position(): Position | null;
  set position(value: Position | string | null);
  get moves(): Move[];
  set moves(value: readonly (Move | string)[] | string);
  /** The moves with notation, events and positions. */
  readonly line: LineEntry[];
  /** Where the line begins. */
  readonly origin: Position | null;
  ply: number;
  orientation: Side;
  get speed(): number;
  set speed(value: number | "instant");
  get locale(): Locale;
  set locale(value: Locale | null);
  /** Settles when what is being shown has been shown. */
  readonly finished: Promise<void>;
  /** Whether a move is being shown. */
  readonly busy: boolean;
  set(options: BoardOptions): void;
  /** Plays a move and shows it; null if a listener prevented it. Throws what `play` of the package throws. */
  play(move: Move, options?: { animate?: boolean }): Played | null;
  /** On or back by so many moves; one forward is shown seed by seed. */
  step(by?: number): void;
  goTo(ply: number): void;
  undo(): void;
  /** Back to where the line began, its moves forgotten. */
  reset(): void;
  /** Shows one more event of the line's next move; after the last one the move has been made. */
  stepEvent(): void;
  /** Shows the last move once more. */
  replay(): void;
  /** Shows the rest of the running move at once. */
  skip(): void;
  highlight(places?: readonly Where[]): void;
  announce(text: string): void;
  /** The board as a static picture. */
  toSVG(options?: { theme?: "light" | "dark" }): string;
  addEventListener<K extends keyof OtauBoardEventMap>(type: K, listener: (this: OtauBoard, event: OtauBoardEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export * from "../words/index.js";

declare global {
  interface HTMLElementTagNameMap {
    "otau-board": OtauBoard;
  }
}
