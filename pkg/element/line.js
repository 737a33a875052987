// A game as the board holds it: where it began, the moves made, and which one is shown.

import * as rules from "../index.js";

/** Whether two moves are one. */
const same = (a, b) => a.pit === b.pit && a.seeds === b.seeds && a.pass === b.pass && String([a.to?.south, a.to?.north]) === String([b.to?.south, b.to?.north]);

/** Moves with the positions between them. */
export class Line {
  constructor(start) {
    this.start = start;
    this.entries = [];
    this.ply = 0;
  }

  get position() {
    return this.at(this.ply);
  }

  get length() {
    return this.entries.length;
  }

  at(ply) {
    return ply === 0 ? this.start : this.entries[ply - 1].position;
  }

  /**
   * Plays from the position shown. What was played after it before is given up, unless it
   * began with the same move.
   */
  play(move) {
    const before = this.position;
    const next = this.entries[this.ply];
    if (next && same(next.move, move)) {
      this.ply += 1;
      return next;
    }
    const { position, events, outcome } = rules.play(before, move);
    const entry = { move, notation: rules.formatMove(before, move), mover: before.turn, events, position, outcome };
    this.entries.length = this.ply;
    this.entries.push(entry);
    this.ply += 1;
    return entry;
  }
}
