// Setting up any position of the game on the table; everything wrong with it is listed
// while one is at it.

import { start } from "otau";
import { button, make } from "../dom.js";
import { check, faultWords } from "../faults.js";
import { say } from "../say.js";
import { whole } from "../whole.js";

const SIDES = ["north", "south"];

export class Editor {
  constructor(sheet, { table, sideName, back, begin }) {
    Object.assign(this, { sheet, table, sideName, back, begin });
  }

  show(position = this.table.position) {
    const { info } = this.table;
    this.position = position;
    this.pits = this.#each((side) => position[side].map((count, i) => this.#number(`${side}-${i + 1}`, count, say("editor-pit", { owner: this.sideName(side), pit: i + 1 }))));
    this.stores = this.#each((side) => this.#number(`store-${side}`, position.stores[side], say("editor-store", { owner: this.sideName(side) })));
    this.turn = make("select", { id: "edit-turn" }, ...["south", "north"].map((side) => make("option", { value: side, selected: side === position.turn }, this.sideName(side))));
    this.ply = position.nki ? this.#number("ply", position.ply, say("editor-ply")) : null;
    this.tuzdik = position.tuzdik && this.#each((side) => make("select", { id: `edit-tuzdik-${side}` }, make("option", { value: "" }, say("editor-none")),
      ...position.south.map((_, i) => make("option", { value: i + 1, selected: position.tuzdik[side] === i + 1 }, String(i + 1)))));
    this.nki = position.nki && this.#each((side) => position[side].map((_, i) => make("input", { type: "checkbox", checked: position.nki[side].includes(i + 1), "aria-label": say("editor-nki", { owner: this.sideName(side), pit: i + 1 }) })));
    this.faults = make("div", { class: "faults", role: "status", id: "faults" });
    this.done = button(say("editor-play"), () => this.#finish(), { class: "button main", id: "editor-play" });
    const field = (words, control) => make("label", { class: "field" }, make("span", {}, words), control);
    this.form = make("div", { class: "editor", oninput: () => this.#update() },
      ...SIDES.map((side) => this.#row(side, info.pits)),
      make("div", { class: "line" }, ...["south", "north"].map((side) => field(say("editor-store", { owner: this.sideName(side) }), this.stores[side])),
        field(say("editor-turn"), this.turn), this.ply ? field(say("editor-ply"), this.ply) : null,
        ...(this.tuzdik ? ["south", "north"].map((side) => field(say("editor-tuzdik", { owner: this.sideName(side) }), this.tuzdik[side])) : [])),
      make("div", { class: "line" }, button(say("editor-start"), () => this.show(start(info.id)), { id: "editor-start" }), button(say("editor-clear"), () => this.#clear(), { id: "editor-clear" })),
      this.faults, make("div", { class: "sheet-foot" }, this.done));
    this.sheet.show(say("editor"), [this.form], { back: this.back, focus: ".editor input" });
    this.#update();
  }

  #each(work) {
    return { south: work("south"), north: work("north") };
  }

  #number(id, value, words) {
    return make("input", { type: "number", min: 0, step: 1, inputmode: "numeric", id: `edit-${id}`, value, "aria-label": words });
  }

  /** A row as it lies on the board, each pit with its number. */
  #row(side, pits) {
    const cells = this.pits[side].map((input, i) => make("div", { class: "cell" }, make("span", { class: "faint", "aria-hidden": "true" }, String(i + 1)), input, this.nki ? make("span", { class: "mark-nki" }, this.nki[side][i]) : null));
    if (side === "north") cells.reverse();
    return make("div", { class: "edit-row", role: "group", "aria-label": this.sideName(side), "data-pits": pits }, make("div", {}, make("b", {}, this.sideName(side)), this.nki ? make("span", { class: "faint", "aria-hidden": "true" }, ` (☑ ${this.table.info.words.mark})`) : null), make("div", { class: "cells" }, ...cells));
  }

  #setup() {
    const rows = this.#each((side) => this.pits[side].map(whole));
    const setup = { ...rows, stores: this.#each((side) => whole(this.stores[side])), turn: this.turn.value };
    setup.ply = this.ply ? whole(this.ply) : this.position.ply;
    if (this.tuzdik) setup.tuzdik = this.#each((side) => Number(this.tuzdik[side].value) || null);
    if (this.nki) setup.nki = this.#each((side) => this.nki[side].flatMap((box, i) => (box.checked ? [i + 1] : [])));
    return setup;
  }

  #clear() {
    for (const side of SIDES) {
      for (const input of this.pits[side]) input.value = 0;
      for (const box of this.nki?.[side] ?? []) box.checked = false;
      if (this.tuzdik) this.tuzdik[side].value = "";
      this.stores[side].value = 0;
    }
    this.#update();
  }

  #update() {
    const { faults, position } = check(this.table.info.id, this.#setup());
    const lines = faults.length ? faults.map((fault) => faultWords(fault, this.sideName)) : [say(position.outcome ? "editor-over" : "editor-fine")];
    this.faults.replaceChildren(make("ul", {}, ...lines.map((line) => make("li", {}, line))));
    this.faults.classList.toggle("wrong", faults.length > 0);
    const wrong = faults.flatMap((fault) => this.#controls(fault));
    for (const control of this.form.querySelectorAll("input, select")) control.setAttribute("aria-invalid", wrong.includes(control));
    this.done.disabled = faults.length > 0;
    this.found = position;
  }

  /** Where a fault is to be mended, if it is in one place. */
  #controls({ kind, side, pit }) {
    if (kind?.startsWith("tuzdik")) return side ? [this.tuzdik[side]] : SIDES.map((owner) => this.tuzdik[owner]);
    if (kind?.startsWith("nki")) return pit ? [this.nki[side][pit - 1]] : [];
    if (kind !== "too-many") return [];
    return pit ? [this.pits[side][pit - 1]] : [side ? this.stores[side] : this.ply];
  }

  #finish() {
    this.sheet.close();
    this.begin({ game: this.found.game, setup: this.found });
  }
}
