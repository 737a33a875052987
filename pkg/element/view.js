// The board as people meet it: one picture, and over it one grid of real buttons.

import { Stage } from "./animate.js";
import { board as picture } from "./draw.js";
import { fitting, layout } from "./layout.js";
import { SIDES, isNki, tuzdikOwner } from "./places.js";

const SVG = "http://www.w3.org/2000/svg";
let serial = 0;

/** An element with attributes and children, in one line. */
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** A plain button that does one thing. */
export function action(name, words, press, kind = "") {
  const button = make("button", { type: "button", class: `plain ${kind}`, part: "button", "data-do": name }, words);
  button.addEventListener("click", press);
  return button;
}

const key = (side, pit) => `${side}:${pit}`;

/** Everything inside the board's frame. */
export class View {
  /** @param {object} on press(at), key(event, at), focus(at), hover(at or null), event(gameEvent) */
  constructor(on) {
    this.on = on;
    this.id = `o${++serial}`;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("part", "picture");
    this.svg.setAttribute("class", "picture");
    this.svg.setAttribute("aria-hidden", "true");
    this.back = document.createElementNS(SVG, "g");
    this.seeds = document.createElementNS(SVG, "g");
    this.hand = document.createElementNS(SVG, "g");
    this.hand.setAttribute("class", "hand");
    this.hand.innerHTML = '<circle class="hand-disc"/><text class="hand-count"></text>';
    this.svg.append(this.back, this.seeds, this.hand);
    this.grid = make("div", { role: "grid", class: "pits", part: "pits" });
    this.captures = make("p", { class: "unseen", id: "captures" });
    this.grid.setAttribute("aria-describedby", "captures");
    this.frame = make("div", { class: "frame", part: "board" }, this.svg, this.grid, this.captures);
    this.stage = new Stage(this.seeds, {
      count: (place, n) => this.#count(place, n),
      event: (event) => this.#event(event),
      lap: (at) => this.#lap(at),
      hand: (at, n, ms) => this.#hand(at, n, ms),
    });
    this.lay = null;
    this.buttons = new Map();
    this.pitNodes = new Map();
    this.storeCounts = new Map();
    this.cursor = { side: "south", pit: 1 };
  }

  /** How a board for this game is best laid out in a space so wide. */
  mode(game, pixels) {
    return pixels > 0 ? fitting({ pits: game.pits, family: game.family, pixels }) : "wide";
  }

  /** Builds the picture and its buttons anew. */
  build(game, phrases, { mode, flipped }) {
    this.phrases = phrases;
    const lay = (this.lay = layout({ pits: game.pits, family: game.family, mode, flipped }));
    this.svg.setAttribute("viewBox", `0 0 ${lay.width} ${lay.height}`);
    this.back.innerHTML = picture(lay, this.phrases.written(), this.id);
    this.hand.querySelector("circle").setAttribute("r", lay.countSize * 0.72);
    this.hand.querySelector("text").setAttribute("font-size", lay.countSize * 0.86);
    this.frame.style.setProperty("--ratio", lay.width / lay.height);
    // However low the window, a pit stays a target: 46 pixels from one to the next.
    this.frame.style.setProperty("--least", `${Math.ceil((46 / lay.pitch) * lay.width)}px`);
    this.frame.classList.toggle("upright", lay.upright);
    this.frame.classList.toggle("small", lay.small);
    this.frame.dataset.family = game.family;
    this.pitNodes.clear();
    for (const node of this.back.querySelectorAll(".pit")) {
      this.pitNodes.set(key(node.dataset.side, node.dataset.pit), { node, count: node.querySelector(".count") });
    }
    this.storeCounts = new Map(SIDES.map((side) => [side, this.back.querySelector(`.store[data-side=${side}] .store-count`)]));
    this.turns = new Map(SIDES.map((side) => [side, this.back.querySelector(`.turn[data-side=${side}]`)]));
    if (this.cursor.pit > game.pits) this.cursor = { side: this.cursor.side, pit: 1 };
    this.#buttons(game.pits);
  }

  #buttons(pits) {
    const { lay } = this;
    const had = this.grid.contains(this.grid.getRootNode().activeElement);
    this.buttons.clear();
    // Rows in reading order of the lying board, each from its left as seen.
    const rows = (lay.flipped ? ["south", "north"] : ["north", "south"]).map((side) => {
      const numbers = Array.from({ length: pits }, (_, i) => i + 1);
      if ((side === "north") !== lay.flipped) numbers.reverse();
      const row = make("div", { role: "row", "aria-label": this.phrases.say("board", "row", { owner: this.phrases.side(side) }) });
      for (const pit of numbers) {
        const button = make("button", { type: "button", class: "target", part: "pit", tabindex: -1, "data-side": side, "data-pit": pit });
        const { x, y, w, h } = lay.pits[side][pit - 1].cell;
        const percent = (value, of) => `${(value / of) * 100}%`;
        button.style.left = percent(x, lay.width);
        button.style.top = percent(y, lay.height);
        button.style.width = percent(w, lay.width);
        button.style.height = percent(h, lay.height);
        const at = { side, pit };
        button.addEventListener("click", () => this.on.press(at));
        button.addEventListener("keydown", (event) => this.on.key(event, at));
        button.addEventListener("focus", () => { this.rove(at); this.on.focus(at); });
        // A finger has no way to look without pressing.
        button.addEventListener("pointerenter", (event) => { if (event.pointerType !== "touch") this.on.hover(at); });
        button.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") this.on.hover(null); });
        this.buttons.set(key(side, pit), button);
        row.append(make("div", { role: "gridcell" }, button));
      }
      return row;
    });
    this.grid.replaceChildren(...rows);
    this.rove(this.cursor);
    if (had) this.focus(this.cursor);
  }

  /** Makes one pit the board's only tab stop. */
  rove(at) {
    this.buttons.get(key(this.cursor.side, this.cursor.pit))?.setAttribute("tabindex", -1);
    this.cursor = at;
    this.buttons.get(key(at.side, at.pit))?.setAttribute("tabindex", 0);
  }

  focus(at) {
    this.rove(at);
    this.buttons.get(key(at.side, at.pit))?.focus();
  }

  button(at) {
    return this.buttons.get(key(at.side, at.pit));
  }

  /** Draws a position: seeds, marks, whose turn. */
  show(position) {
    this.hand.classList.remove("full");
    this.stage.show(position, this.lay, this.id);
    this.marks(position);
  }

  marks(position) {
    for (const side of SIDES) {
      position[side].forEach((_, i) => {
        const { classList } = this.pitNodes.get(key(side, i + 1)).node;
        classList.toggle("owned", Boolean(tuzdikOwner(position, side, i + 1)));
        classList.toggle("nki", isNki(position, side, i + 1));
      });
    }
    const on = position.outcome ? null : position.turn;
    for (const [side, node] of this.turns) node.classList.toggle("on", side === on);
  }

  /** Shows which pits may be chosen and says of each what there is to say. */
  offer({ legal, label, captures, title }) {
    for (const [place, button] of this.buttons) {
      const [side, pit] = place.split(":");
      const at = { side, pit: Number(pit) };
      const open = legal(at);
      this.pitNodes.get(place).node.classList.toggle("legal", open);
      button.classList.toggle("legal", open);
      if (open) button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
      button.setAttribute("aria-label", label(at));
    }
    this.captures.textContent = captures;
    this.grid.setAttribute("aria-label", title);
  }

  /** While a move is being shown nothing invites. */
  hush() {
    for (const { node } of this.pitNodes.values()) node.classList.remove("legal", "aim", "lit");
    for (const node of this.turns.values()) node.classList.remove("on");
  }

  /** Marks pits with a class ("from", "to", "lit"), and unmarks all others. */
  trace(name, places) {
    const wanted = new Set(places.filter(Boolean).map((at) => key(at.side, at.pit)));
    for (const [place, { node }] of this.pitNodes) node.classList.toggle(name, wanted.has(place));
  }

  #count(place, n) {
    const [side, pit] = place.split(":");
    const node = side === "store" ? this.storeCounts.get(pit) : this.pitNodes.get(place)?.count;
    if (!node) return;
    node.textContent = this.phrases.number(n);
    node.classList.toggle("zero", n === 0);
    if (side !== "store") this.pitNodes.get(place).node.classList.toggle("even", n > 0 && n % 2 === 0);
  }

  #hand(at, n, ms) {
    this.hand.classList.toggle("full", n > 1);
    if (!at) return;
    const d = this.lay.seed;
    const goal = `translate(${at.x + d * 1.25}px,${at.y - d * 1.1}px)`;
    const from = this.hand.style.transform || goal;
    this.hand.style.transform = goal;
    this.hand.querySelector("text").textContent = this.phrases.number(n);
    if (ms >= 24) this.hand.animate([{ transform: from }, { transform: goal }], { duration: ms, easing: "ease-out" });
  }

  /** A pit taken up in a relay flashes once, so that laps can be followed. */
  #lap(at) {
    this.pitNodes.get(key(at.side, at.pit)).node.querySelector(".lap").animate(
      [{ opacity: 1, strokeWidth: "1px" }, { opacity: 0, strokeWidth: "9px" }], { duration: 420, easing: "ease-out" });
  }

  #event(event) {
    if (event.kind === "mark" || event.kind === "unmark") {
      const on = event.kind === "mark";
      if (event.mark === "nki") this.pitNodes.get(key(event.at.side, event.at.pit)).node.classList.toggle("nki", on);
      else this.pitNodes.get(key(event.at.side, event.at.pit)).node.classList.toggle("owned", on);
    }
    if (event.kind === "lift") { this.trace("from", [event.at]); this.trace("to", []); }
    this.on.event(event);
  }
}
