// When the engine is there: here, with whoever imports it. A page as it is shipped fetches it
// beside its scripts, so the build writes this anew, with the board that is there without it.

/** Settles when it is there. */
export const ready = Promise.resolve();

/** A board that needs no engine to be drawn, { game, position }: where a new visitor begins. */
export const first = null;
