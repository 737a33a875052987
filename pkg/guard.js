// What stands between callers and an engine that may fail.
import { __wbg_reset_state as replaceInstance } from "./engine/engine.js";
import { OtauError } from "./errors.js";
import { introduced, lastWords } from "./values.js";

/** A function of the engine, after whose failure the next call works again. */
export function guarded(call) {
  const guard = (first, second, third) => {
    try {
      return call(first, second, third);
    } catch (error) {
      const told = error instanceof OtauError ? error : recovered(error);
      // The trace begins where the package was called: what lies within helps nobody.
      Error.captureStackTrace?.(told, guard);
      throw told;
    }
  };
  return guard;
}

/** Replaces the instance, whose memory can no longer be trusted, and says what happened. */
function recovered(error) {
  if (!introduced()) return new OtauError("not-ready", "the engine has not been started: await init(source) of otau/slim first");
  const text = lastWords() ?? String(error);
  replaceInstance();
  return new OtauError("internal", `the engine failed and was started again: ${text}`, { cause: error });
}
