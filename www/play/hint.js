// A hint in three steps: where to look, then which move, then why.

import { analyse } from "otau/analyst";
import { legalMoves } from "otau";
import { number, say, signed } from "../say.js";
import { tell } from "../tell.js";
import { pointOut } from "./pointer.js";

const LIMITS = { ms: 1500 };

export class Hint {
  #node = null; // the position it is about
  #step = 0;
  #found = null;
  #control = null;

  /** @param {function} phrases the words of the game on the table */
  constructor(table, phrases) {
    Object.assign(this, { table, phrases });
    for (const name of ["game", "tree", "here"]) table.addEventListener(name, () => this.#leave());
  }

  /** One step more. */
  async more() {
    const { table } = this;
    const { node, board } = table;
    if (node.position.outcome) return;
    if (board.busy) board.skip();
    if (this.#node !== node) {
      this.#leave();
      this.#node = node;
    }
    if (this.#control) return;
    if (!this.#found && !(await this.#think(node))) return;
    this.#step = Math.min(this.#step + 1, 3);
    this.#show();
  }

  async #think(node) {
    const [only, second] = legalMoves(node.position);
    if (only.pass || (!second && !only.redistribute)) {
      this.#found = { best: only, only: true };
      return true;
    }
    this.#control = new AbortController();
    const { signal } = this.#control;
    this.table.board.announce(say("hint-thinking"));
    try {
      this.#found = await analyse(node.position, LIMITS, { signal });
      return this.#node === node;
    } catch (error) {
      if (!signal.aborted) tell(this.table.board, "thinking-failed", error);
      return false;
    } finally {
      if (this.#control?.signal === signal) this.#control = null;
    }
  }

  #leave() {
    this.#control?.abort();
    this.#control = this.#node = this.#found = null;
    this.#step = 0;
  }

  #show() {
    const { board, position: { turn: owner } } = this.table;
    const { best } = this.#found;
    if (best.pass) return board.announce(say("hint-pass"));
    const phrases = this.phrases();
    const move = pointOut(this.table, phrases, best, { whole: this.#step > 1 });
    if (this.#step === 1) return board.announce(say("hint-pit", { pit: phrases.say("board", "pit", { owner, pit: best.pit }) }));
    if (this.#step === 2) return board.announce(say("hint-move", { move }));
    board.announce(say("hint-why", { move, why: this.#why() }));
  }

  #why() {
    const { score, exact, only, moves } = this.#found;
    if (only) return say("hint-only");
    const second = moves?.[1];
    const facts = { score: signed(score), by: second ? number(Math.round((score - second.score) * 10) / 10) : "" };
    const worth = say(exact ? "worth-exact" : "worth", { ...facts, side: this.phrases().side(this.table.position.turn) });
    return second && score - second.score >= 0.5 ? `${worth} ${say("hint-better", facts)}` : worth;
  }
}
