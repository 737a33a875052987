// The functions of the package, over an engine that somebody has instantiated.
import * as engine from "./engine/engine.js";
import { OtauError } from "./errors.js";
import { lastWords } from "./values.js";

/** A function of the engine, after whose failure the next call works again. */
function guarded(call) {
  return (first, second) => {
    try {
      return call(first, second);
    } catch (error) {
      throw error instanceof OtauError ? error : recovered(error);
    }
  };
}

/** Replaces the instance, whose memory can no longer be trusted, and says what happened. */
function recovered(error) {
  const text = lastWords() ?? String(error);
  engine.__wbg_reset_state();
  return new OtauError("internal", `the engine failed and was started again: ${text}`, { cause: error });
}

export const games = guarded(engine.games);
export const start = guarded(engine.start);
export const legalMoves = guarded(engine.legalMoves);
export const play = guarded(engine.play);
export const explain = guarded(engine.explain);
export const perft = guarded(engine.perft);
