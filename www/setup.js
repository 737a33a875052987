// How Mangala IV is set up: evenly, by a throw of counters, or pit by pit.

import { start } from "otau";
import { make } from "./dom.js";

const SIDES = ["south", "north"];

/** A number for a throw, small enough to tell somebody else. */
const anyNumber = () => Math.floor(Math.random() * 1_000_000);

export class SetupForm {
  /** @param {function} done called with { setup, guess } */
  constructor(game, say, sideName, done) {
    Object.assign(this, { game, say, sideName });
    this.even = start(game.id);
    this.number = make("input", { type: "number", min: 0, max: 999999, step: 1, inputmode: "numeric", value: anyNumber(), id: "throw-number" });
    this.preview = make("div", { class: "preview", "aria-live": "polite" });
    this.pits = this.#pitInputs();
    this.total = make("p", { class: "total", role: "status" });
    this.kind = "even";
    this.begin = make("button", { type: "submit", class: "button main" }, say("begin"));
    this.root = make("form", { class: "setup", onsubmit: (event) => { event.preventDefault(); this.#finish(done); } },
      this.#choices("setup-kind", say("setup"), [["even"], ["random"], ["given"]].map(([kind]) => [kind, say(`setup-${kind}`), say(`setup-${kind}-line`), this.#details(kind)]), true),
      this.#choices("setup-sides", say("sides"), [["agreed", say("sides-agreed"), "", null], ["guess", say("sides-guess"), say("sides-guess-line"), null]]),
      make("div", { class: "sheet-foot" }, this.begin));
    this.root.addEventListener("input", () => this.#update());
    this.#update();
  }

  #choices(name, legend, options, quiet = false) {
    return make("fieldset", {}, make("legend", { class: quiet && "unseen" }, legend), ...options.map(([value, title, line, more], i) => {
      const input = make("input", { type: "radio", name, value, checked: i === 0 });
      const label = make("label", { class: "choice" }, input, make("span", {}, make("b", {}, title), line && make("span", { class: "faint" }, line)));
      return make("div", { class: "option" }, label, ...(more ? [more] : []));
    }));
  }

  #details(kind) {
    if (kind === "even") return null;
    if (kind === "random") {
      const again = make("button", { type: "button", class: "button", onclick: () => { this.number.value = anyNumber(); this.#update(); } }, this.say("setup-throw"));
      return make("div", { class: "details", "data-for": kind }, make("label", { for: "throw-number" }, this.say("setup-number")),
        make("div", { class: "line" }, this.number, again), this.preview);
    }
    const rows = ["north", "south"].map((side) => make("div", { class: "given-row", role: "group", "aria-label": this.sideName(side) },
      make("b", {}, this.sideName(side)), ...(side === "north" ? [...this.pits.north].reverse() : this.pits.south)));
    return make("div", { class: "details", "data-for": kind }, ...rows, this.total);
  }

  #pitInputs() {
    return Object.fromEntries(SIDES.map((side) => [side, this.even[side].map((count, i) =>
      make("input", { type: "number", min: 0, max: this.game.total, step: 1, inputmode: "numeric", value: count, "aria-label": `${this.sideName(side)} ${i + 1}` }))]));
  }

  #rows() {
    return Object.fromEntries(SIDES.map((side) => [side, this.pits[side].map((input) => Math.max(0, Math.trunc(Number(input.value)) || 0))]));
  }

  #update() {
    this.kind = new FormData(this.root).get("setup-kind") ?? "even";
    for (const node of this.root.querySelectorAll("[data-for]")) node.hidden = node.dataset.for !== this.kind;
    let ready = true;
    if (this.kind === "random") {
      const position = start(this.game.id, this.#setup());
      this.preview.replaceChildren(...["north", "south"].map((side) => make("div", { class: "preview-row" },
        make("b", {}, this.sideName(side)), ...(side === "north" ? [...position.north].reverse() : position.south).map((count) => make("span", {}, String(count))))));
    }
    if (this.kind === "given") {
      const rows = this.#rows();
      const left = this.game.total - [...rows.south, ...rows.north].reduce((a, b) => a + b, 0);
      this.total.textContent = left < 0 ? this.say("setup-over", { over: -left }) : this.say("setup-total", { left, total: this.game.total });
      ready = left === 0;
    }
    this.begin.disabled = !ready;
  }

  #setup() {
    if (this.kind === "random") return { random: Math.min(999999, Math.max(0, Math.trunc(Number(this.number.value)) || 0)) };
    return this.kind === "given" ? this.#rows() : undefined;
  }

  #finish(done) {
    done({ setup: this.#setup(), guess: new FormData(this.root).get("setup-sides") === "guess" });
  }
}
