import type { ClauseId, GameId, Choice } from "../index.js";
import type { OtauBoard } from "../element/index.js";
import type { DemoLocale } from "../demos/locale.js";

/** A demo as data. */
export interface Demo {
  /** Where it begins, in notation; without one the game's own beginning. */
  position?: string;
  /** Moves in notation; the last is the one to see. */
  moves?: string;
  /** How many of the moves are played before one looks. */
  from?: number;
  /** A choice that is refused. */
  refused?: Choice;
  /** A set-up to look at. */
  setup?: "even" | { random: number };
  /** How often the position after the move has stood before. */
  past?: number;
  /** What one player hid, and what the other said (1 odd, 0 even). */
  guess?: { hidden: number; said: number };
}

/** For every game and every clause of it: a demo in which it acts, and one in which it almost does. */
export const demos: Record<GameId, Partial<Record<ClauseId, { demo: Demo; miss: Demo }>>>;

/** The game, or the set-up, that plays a clause by its other reading; null where the engine knows none. */
export function otherReading(game: GameId, clause: ClauseId): { game: GameId; setup?: "even" } | null;

export interface OtauDemoEventMap {
  /** Another step is shown. */
  "otau-step": CustomEvent<{ step: number; steps: number; acts: boolean; sentence: string }>;
  "otau-error": CustomEvent<{ error: unknown }>;
}

/** `<otau-demo>`. */
export class OtauDemo extends HTMLElement {
  /** What demos say, by language. */
  static locales: Record<string, DemoLocale>;
  game: GameId;
  clause: ClauseId | null;
  /** The demo, or its near miss. */
  show: "demo" | "miss";
  /** The board inside; null until the demo has been near the reader's eye. */
  readonly board: OtauBoard | null;
  /** Which step is shown; set it to go there. */
  step: number;
  readonly steps: number;
  /** Builds the demo now, near the reader's eye or not. */
  wake(): void;
  /** The board as it stands, a picture without script. */
  toSVG(options?: { theme?: "light" | "dark" }): string;
  addEventListener<K extends keyof OtauDemoEventMap>(type: K, listener: (this: OtauDemo, event: OtauDemoEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "otau-demo": OtauDemo;
  }
}

