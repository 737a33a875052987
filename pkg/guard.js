// What stands between callers and an engine that may fail.
import { __wbg_reset_state as replaceInstance } from "./engine/engine.js";
import { OtauError } from "./errors.js";
import { lastWords } from "./values.js";

/** A function of the engine, after whose failure the next call works again. */
export function guarded(call) {
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
  replaceInstance();
  return new OtauError("internal", `the engine failed and was started again: ${text}`, { cause: error });
}
