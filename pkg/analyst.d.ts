import type { Analysis, Frozen, GameId, Limits, Position, SolveProgress, Solved } from "./index.js";

export interface Options<Progress> {
  /** Told what is known so far. */
  onProgress?: (sofar: Progress) => void;
  /** Stops it: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * The computer player in a worker (here, where there are none): what `analyse` of the
 * package finds, without keeping the page waiting. Questions are answered one after another.
 * Rejects with what `analyse` throws.
 */
export function analyse(position: Frozen<Position>, limits?: Frozen<Limits>, options?: Options<Analysis>): Promise<Analysis>;

/**
 * Solves a game's endings in a worker, as `solve` of the package does; afterwards `analyse`
 * of this module is certain of them, whatever else is stopped. Rejects with what `solve` throws.
 */
export function solve(game: GameId, seeds: number, options?: Options<SolveProgress>): Promise<Solved>;
