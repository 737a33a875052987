// Kiothi's opening in the making: one boma emptied into the hand, its warriors
// placed one by one, nothing settled before it is confirmed.

import { SIDES } from "./places.js";

/** An opening being laid out by hand. */
export class Placing {
  /** @param {object} position the position it starts from; @param {{pit, seeds}} choice the boma emptied */
  constructor(position, choice) {
    this.position = position;
    this.pit = choice.pit;
    this.seeds = choice.seeds;
    this.placed = [];
  }

  get left() {
    return this.seeds - this.placed.length;
  }

  /** Puts one down; false when the hand is empty. */
  put(at) {
    if (!this.left) return false;
    this.placed.push(at);
    return true;
  }

  /** Takes the last one back; where it lay, or null. */
  back() {
    return this.placed.pop() ?? null;
  }

  /** What a pit holds while this is going on. */
  holds(side, pit) {
    const emptied = side === this.position.turn && pit === this.pit;
    const added = this.placed.filter((at) => at.side === side && at.pit === pit).length;
    return (emptied ? 0 : this.position[side][pit - 1]) + added;
  }

  /** The move that this makes. */
  move() {
    const to = {};
    for (const side of SIDES) {
      to[side] = this.position[side].map((_, i) => this.placed.filter((at) => at.side === side && at.pit === i + 1).length);
    }
    return { pit: this.pit, to };
  }
}
