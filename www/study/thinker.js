// Looks at positions one after another, remembers what it found, and stops when told to.

import { analyse } from "otau/analyst";

/** Whoever steps through a game faster than this is not yet there. */
const MOMENT = 150;

export class Thinker {
  #known = new WeakMap(); // by node: { limit, analysis }
  #control = null;

  /** What is known of a position. */
  known(node) {
    return this.#known.get(node)?.analysis ?? null;
  }

  /** Forgets everything: the analyst has learnt something that changes it all. */
  forget() {
    this.#known = new WeakMap();
  }

  stop() {
    this.#control?.abort();
    this.#control = null;
  }

  /**
   * Thinks about a position for so many milliseconds, or positions, if less is known of it;
   * null if something else came between.
   */
  async look(node, limits, onProgress) {
    const hurried = this.#control !== null;
    this.stop();
    const effort = limits.ms ?? limits.nodes / 1e6;
    const before = this.#known.get(node);
    if (before && (before.analysis.exact || before.effort >= effort)) return before.analysis;
    const control = (this.#control = new AbortController());
    try {
      // To stop the worker is to send it away: none is hired for a position passed by.
      if (hurried) await new Promise((resolve) => setTimeout(resolve, MOMENT));
      const analysis = await analyse(node.position, limits, { signal: control.signal, onProgress: (sofar) => { if (this.#control === control) onProgress?.(sofar); } });
      this.#known.set(node, { effort, analysis });
      return this.#control === control ? analysis : null;
    } catch (error) {
      if (control.signal.aborted) return null;
      throw error;
    } finally {
      if (this.#control === control) this.#control = null;
    }
  }
}
