// A game as the board holds it: where it began, the moves made, and which one is shown.

import * as rules from "../index.js";

/** Moves with the positions between them. */
export class Line {
  entries = [];
  ply = 0;

  constructor(start) {
    this.start = start;
  }

  get position() {
    return this.at(this.ply);
  }

  /** The move that led to the position shown. */
  get entry() {
    return this.entries[this.ply - 1];
  }

  /** The move after it, made before. */
  get next() {
    return this.entries[this.ply];
  }

  at(ply) {
    return ply ? this.entries[ply - 1].position : this.start;
  }

  go(ply) {
    this.ply = Math.min(Math.max(0, Math.trunc(ply) || 0), this.entries.length);
  }

  /**
   * Plays from the position shown. What was played after it before is given up, unless it
   * began with the same move.
   */
  play(move) {
    const { position } = this, notation = rules.formatMove(position, move);
    if (this.next?.notation !== notation) {
      this.entries.splice(this.ply, Infinity, { move, notation, mover: position.turn, ...rules.play(position, move) });
    }
    this.ply++;
    return this.entry;
  }
}
