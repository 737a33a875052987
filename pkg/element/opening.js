// Kiothi's opening in the making: one boma emptied into the hand, its warriors placed
// one by one, nothing settled before it is confirmed.

import { SIDES } from "./places.js";
import { action } from "./view.js";

export class Opening {
  /**
   * @param {object} position the position it starts from
   * @param {{pit, seeds}} choice the boma that is emptied
   * @param {object} desk view, tray, speed, words(key, facts), side(name), say(text, kind),
   *   changed() when pits hold something else, done(move) and leave()
   */
  constructor(position, { pit, seeds }, desk) {
    Object.assign(this, { position, pit, seeds, desk });
    this.placed = [];
  }

  get left() {
    return this.seeds - this.placed.length;
  }

  begin() {
    const at = { side: this.position.turn, pit: this.pit };
    const { view, speed } = this.desk;
    view.trace("from", [at]);
    view.trace("to", []);
    view.stage.run([{ kind: "lift", at, seeds: this.seeds }], speed);
    this.#tell("placing", { pit: this.pit, seeds: this.seeds });
  }

  /** Puts one warrior down. */
  put(at) {
    if (!this.left) return this.desk.say(this.desk.words("hand-empty"), "refused");
    this.placed.push(at);
    this.desk.view.stage.run([{ kind: "place", at, seeds: 1 }], this.desk.speed);
    this.#tell(this.left ? "placed" : "placed-all", { pit: at.pit, owner: this.desk.side(at.side), left: this.left });
  }

  /** Takes the last one placed back into the hand. */
  back() {
    const at = this.placed.pop();
    if (!at) return;
    this.desk.view.stage.unplace(at, this.desk.speed ? 160 : 0);
    this.#tell("in-hand", { left: this.left });
  }

  confirm() {
    if (this.left) this.desk.say(this.desk.words("place-first", { left: this.left }), "refused");
    else this.desk.done(this.#move());
  }

  leave() {
    this.desk.leave();
  }

  /** What the pits hold while this is going on. */
  rows() {
    return Object.fromEntries(SIDES.map((side) => [side, this.position[side].map((count, i) => {
      const emptied = side === this.position.turn && i + 1 === this.pit;
      return (emptied ? 0 : count) + this.#placedIn(side, i + 1);
    })]));
  }

  #placedIn(side, pit) {
    return this.placed.filter((at) => at.side === side && at.pit === pit).length;
  }

  #move() {
    const to = Object.fromEntries(SIDES.map((side) => [side, this.position[side].map((_, i) => this.#placedIn(side, i + 1))]));
    return { pit: this.pit, to };
  }

  #tell(key, facts) {
    const { tray, words } = this.desk;
    const focused = tray.getRootNode().activeElement?.dataset.do;
    const back = action("take-back", words("take-back"), () => this.back());
    const confirm = action("confirm", words("confirm"), () => this.confirm(), "main");
    if (!this.placed.length) back.setAttribute("aria-disabled", "true");
    if (this.left) confirm.setAttribute("aria-disabled", "true");
    tray.replaceChildren(back, action("put-back", words("put-back"), () => this.leave()), confirm);
    if (focused) tray.querySelector(`[data-do="${focused}"]`)?.focus();
    this.desk.changed();
    this.desk.say(words(key, facts));
  }
}
