import type { GameId, Frozen, Move, Position } from "../index.js";

/** What is to be reached. */
export interface Goal {
  kind: "capture" | "tuzdik" | "no-move" | "win" | "draw";
  /** Capture at least so many. */
  seeds?: number;
  /** In so many own moves, whatever is replied; without it, with perfect play. */
  in?: number;
}

export interface Puzzle {
  /** In notation. */
  position: string;
  goal: Goal;
  /** The one move, in notation; null: a study too deep to be proved. */
  answer: string | null;
  /** How hard it is, 1 to 3. */
  grade: 1 | 2 | 3;
  source?: "studies";
  /** The study's number in its source. */
  study?: number;
}

export interface Verdict {
  /** Whether the goal is reached for certain; null: not proved. */
  works: boolean | null;
  /** What defeats a wrong answer. */
  reply: Move | null;
  /** What the move is worth with perfect play, in seeds for whoever moves. */
  score?: number;
  /** The same, as far as could be seen. */
  guess?: number;
}

export const puzzles: Partial<Record<GameId, readonly Puzzle[]>>;
/** Judges one answer. */
export function judge(position: Frozen<Position>, goal: Goal, move: Move): Verdict;
/** Judges every move. */
export function solve(position: Frozen<Position>, goal: Goal): (Verdict & { move: Move })[];
