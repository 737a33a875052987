// The computer at the table: thinks when it is its turn, and plays what it found. It
// stops when the page is out of sight, when somebody looks elsewhere in the game, and
// when it is asked to hurry.

import { analyse } from "otau/analyst";

/** However strong it is, nobody waits longer, in milliseconds; and a moment it always takes. */
const LONGEST = 12_000, MOMENT = 450;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Opponent {
  #thought = null; // { node, control, best, depth }

  /** @param {function} changed called whenever it begins, gets further or ends */
  constructor(table, changed) {
    Object.assign(this, { table, changed });
    table.addEventListener("game", () => this.#look());
    table.addEventListener("tags", () => this.#look());
    table.addEventListener("tree", ({ detail }) => this.#look(detail.played));
    table.addEventListener("here", () => this.#look());
    document.addEventListener("visibilitychange", () => (document.hidden ? this.stop() : this.#look()));
  }

  /** What it is thinking about, or null. */
  get thought() {
    return this.#thought;
  }

  /** Plays the best it has found so far. */
  hurry() {
    const { best } = this.#thought ?? {};
    if (!best) return;
    const { node } = this.#thought;
    this.stop();
    this.#play(node, best);
  }

  stop() {
    this.#thought?.control.abort();
    this.#thought = null;
    this.changed();
  }

  #look(played = null) {
    const { table } = this;
    const { node } = table;
    if (this.#thought?.node === node && table.level) return;
    if (this.#thought) this.stop();
    // Looking back at a move it made long ago is no reason to make it again.
    const due = table.level && !node.position.outcome && (node === played || !node.children.length);
    if (due && !document.hidden) this.#think(node, table.level);
  }

  async #think(node, level) {
    const thought = (this.#thought = { node, control: new AbortController(), best: null, depth: 0 });
    this.changed();
    const onProgress = ({ best, depth }) => {
      if (this.#thought !== thought) return;
      Object.assign(thought, { best, depth });
      this.changed();
    };
    try {
      const [{ best }] = await Promise.all([
        analyse(node.position, { level, ms: LONGEST }, { onProgress, signal: thought.control.signal }), pause(MOMENT), this.table.board.finished]);
      if (this.#thought !== thought) return;
      this.#thought = null;
      this.changed();
      this.#play(node, best);
    } catch (error) {
      if (this.#thought !== thought) return;
      this.#thought = null;
      this.changed(error);
    }
  }

  #play(node, move) {
    if (this.table.node === node) this.table.board.play(move);
  }
}
