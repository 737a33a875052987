// The form for a position: seeds pit by pit, captures, marks, whose turn.

import { formatPosition, start } from "otau";
import { button, make } from "../dom.js";
import { whole } from "../whole.js";
import { say } from "./words.js";

const SIDES = ["south", "north"];

export class SetupForm {
  /** @param {function} changed called with the position, or null and what is wrong */
  constructor(game, sideName, changed) {
    Object.assign(this, { game, sideName, changed });
    this.fresh = start(game.id);
    const number = (value, label, max) => make("input", { type: "number", min: 0, max, step: 1, inputmode: "numeric", value, "aria-label": label });
    const each = (build) => Object.fromEntries(SIDES.map((side) => [side, build(side)]));
    this.pits = each((side) => this.fresh[side].map((count, i) => number(count, say("pit", { side: sideName(side), pit: i + 1 }), game.total)));
    this.stores = each((side) => number(0, say("store", { side: sideName(side) }), game.total));
    this.turn = make("select", { id: "turn" }, ...SIDES.map((side) => make("option", { value: side }, sideName(side))));
    this.tuzdik = this.fresh.tuzdik && each(() => make("select", {}, make("option", { value: "" }, say("none")), ...Array.from({ length: game.pits - 1 }, (_, i) => make("option", { value: i + 1 }, String(i + 1)))));
    this.nki = this.fresh.nki && each(() => make("input", { type: "text", placeholder: say("nki-hint") }));
    this.opening = this.fresh.nki && make("input", { type: "checkbox", checked: true });
    this.told = make("p", { role: "status", class: "total" });
    const field = (words, input) => make("label", { class: "field" }, make("span", {}, words), input);
    const row = (side) => make("div", { class: "pits-row", role: "group", "aria-label": say("row", { side: sideName(side) }), style: null }, make("b", {}, sideName(side)),
      ...(side === "north" ? [...this.pits.north].reverse() : this.pits.south));
    this.root = make("fieldset", { class: "setup" }, make("legend", {}, say("position")), make("p", { class: "faint" }, say("position-line")), row("north"), row("south"),
      make("div", { class: "fields" },
        ...SIDES.map((side) => field(say("store", { side: sideName(side) }), this.stores[side])),
        ...(this.tuzdik ? SIDES.map((side) => field(say("tuzdik", { side: sideName(side) }), this.tuzdik[side])) : []),
        ...(this.nki ? SIDES.map((side) => field(say("nki", { side: sideName(side) }), this.nki[side])) : []),
        field(say("turn"), this.turn),
        ...(this.opening ? [make("label", { class: "choice" }, this.opening, make("span", {}, say("opening")))] : [])),
      make("div", { class: "line" }, button(say("balance"), () => this.#balance()), button(say("fresh"), () => this.show(this.fresh))), this.told);
    for (const one of this.root.querySelectorAll(".pits-row")) one.classList.add(`pits-${game.pits}`);
    this.root.addEventListener("input", () => this.#update());
    this.#update();
  }

  /** Fills the form from a position. */
  show(position) {
    for (const side of SIDES) {
      position[side].forEach((count, i) => { this.pits[side][i].value = count; });
      this.stores[side].value = position.stores[side];
      if (this.tuzdik) this.tuzdik[side].value = position.tuzdik[side] ?? "";
      if (this.nki) this.nki[side].value = position.nki[side].join(" ");
    }
    this.turn.value = position.turn;
    if (this.opening) this.opening.checked = position.ply < 2;
    this.#update();
  }

  #setup() {
    const each = (read) => Object.fromEntries(SIDES.map((side) => [side, read(side)]));
    const setup = { ...each((side) => this.pits[side].map(whole)), stores: each((side) => whole(this.stores[side])), turn: this.turn.value };
    if (this.tuzdik) setup.tuzdik = each((side) => Number(this.tuzdik[side].value) || null);
    if (this.nki) setup.nki = each((side) => [...new Set(this.nki[side].value.match(/\d+/g))].map((value) => whole({ value })));
    const begun = this.opening ? !this.opening.checked : setup.stores.south + setup.stores.north > 0;
    const north = setup.turn === "north" ? 1 : 0;
    return { ...setup, ply: (begun ? 2 : 0) + north };
  }

  #placed() {
    return SIDES.flatMap((side) => [...this.pits[side], this.stores[side]]).reduce((sum, input) => sum + whole(input), 0);
  }

  #balance() {
    const rest = this.game.total - SIDES.flatMap((side) => this.pits[side]).reduce((sum, input) => sum + whole(input), 0);
    if (rest >= 0) {
      this.stores.south.value = Math.floor(rest / 2);
      this.stores.north.value = rest - Math.floor(rest / 2);
      if (this.opening && rest > 0) this.opening.checked = false;
    }
    this.#update();
  }

  /** Everything that is wrong, as the board's page says it: its sentences are fetched only now. */
  #faults() {
    const setup = JSON.stringify(this.#setup());
    Promise.all([import("../faults.js"), import("../words.js").then(({ chooseWords }) => chooseWords())]).then(([{ check, faultWords }]) => {
      const { faults } = check(this.game.id, JSON.parse(setup));
      if (setup === JSON.stringify(this.#setup())) this.told.textContent = faults.map((fault) => faultWords(fault, this.sideName)).join(" ");
    });
    return "";
  }

  #update() {
    const placed = this.#placed(), { total } = this.game;
    try {
      const position = start(this.game.id, this.#setup());
      // A position is written from left to right in every language.
      this.told.replaceChildren(`${say("total-right", { total })} `, make("bdi", { dir: "ltr" }, formatPosition(position)));
      this.changed(position);
    } catch {
      this.told.textContent = placed === total ? this.#faults() : say("total-wrong", { placed, total });
      this.changed(null);
    }
  }
}
