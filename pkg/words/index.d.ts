import type { GameEvent, GameInfo, Outcome, Position, Refusal, Side } from "../index.js";
import type { Entry } from "../locales/locale.js";

/** Says things in one language about one game. */
export class Phrases {
  constructor(locale: { lang?: string }, game?: Pick<GameInfo, "id" | "family"> | null);
  say(room: string, key: string, facts?: Record<string, unknown>): string;
  has(room: string, key: string): boolean;
  fill(entry: Entry, facts?: Record<string, unknown>): string;
  number(value: number): string;
  list(items: readonly string[]): string;
  side(side: Side): string;
  clause(id: string): { title: string; rule: string; reading?: string };
}

/** One sentence for a whole move. */
export function moveSentence(phrases: Phrases, mover: Side, events: readonly GameEvent[]): string;
/** What a move did, and how the game ended if it did. */
export function entrySentence(phrases: Phrases, entry: { mover: Side; events: readonly GameEvent[]; outcome: Outcome | null }): string;
/** A pit, what it holds and what it is; `refusal`: why it cannot be played. */
export function pitLabel(phrases: Phrases, position: Position, side: Side, pit: number, refusal?: string | false | null): string;
/** Why a capture or a tuzdik did not happen. */
export function withheldSentence(phrases: Phrases, event: Extract<GameEvent, { kind: "withheld" }>): string;
/** Why something cannot be played. */
export function refusalSentence(phrases: Phrases, refusal: Refusal, position: Position): string;
/** Who won, and by what score. */
export function verdict(phrases: Phrases, outcome: Outcome): string;
/** How a game ended. */
export function outcomeSentence(phrases: Phrases, outcome: Outcome): string;
