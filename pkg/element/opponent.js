// The computer at the board: with `level`, it moves for whom `interactive` does not name,
// for North if it names nobody.

import { analyse } from "../analyst.js";

export class Opponent {
  #thinking = null; // about which position, and how to stop it

  /**
   * @param {object} board what it plays at: attribute(name); position(), null unless a move
   *   can be made now; play(move); fail(error)
   */
  constructor(board) {
    this.board = board;
  }

  get level() {
    return Number(this.board.attribute("level")) || 0;
  }

  /** Whether it is the one to move for this side. */
  plays(side) {
    if (!this.level) return false;
    const person = this.board.attribute("interactive");
    return ["south", "north", "none"].includes(person) ? person !== side : side === "north";
  }

  /** Looks whether it is to move, and thinks; nothing if it is thinking about this already. */
  wake() {
    const position = this.board.position();
    if (position && position === this.#thinking?.position) return;
    this.leave();
    if (!position || position.outcome || !this.plays(position.turn)) return;
    const stop = new AbortController();
    this.#thinking = { position, stop };
    const current = () => this.#thinking?.stop === stop;
    analyse(position, { level: this.level }, { signal: stop.signal }).then(({ best }) => {
      if (!current()) return;
      this.#thinking = null;
      // Whoever it plays with may have gone elsewhere in the game meanwhile.
      if (this.board.position() === position) this.board.play(best);
      else this.wake();
    }, (error) => {
      if (!current()) return;
      this.#thinking = null;
      this.board.fail(error);
    });
  }

  /** Stops thinking. */
  leave() {
    this.#thinking?.stop.abort();
    this.#thinking = null;
  }
}
