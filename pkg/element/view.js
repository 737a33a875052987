// The board as people meet it: one picture, and over it one grid of real buttons; below
// it what is said, and what else can be done.

import { stage } from "./animate.js";
import { picture } from "./draw.js";
import { layout } from "./layout.js";
import { make, set } from "./make.js";
import { SIDES, ends, isNki, key, tuzdikOwner } from "./places.js";

let serial = 0;

/** Everything inside the board. */
export class View {
  #pits = new Map(); // by key: at, button, node and its count and owner
  #stores = {};
  #turns = {};
  #cursor = { side: "south", pit: 1 };
  id = `o${++serial}`;
  captures = make("p", { class: "unseen", id: "captures" });
  grid = make("div", { role: "grid", class: "pits", part: "pits", "aria-describedby": "captures" });
  frame = make("div", { class: "frame", part: "board" });
  notice = make("p", { class: "notice", part: "notice", role: "status", "aria-live": "polite" });
  // Only seen: whoever listens would hear of every pit that is passed.
  foresight = make("p", { class: "foresight", part: "foresight", "aria-hidden": "true" });
  spoken = make("div", { class: "words" }, this.notice, this.foresight);
  tray = make("div", { class: "tray", part: "tray" });
  below = make("div", { class: "below", part: "below" }, this.spoken, this.tray);

  /** @param {object} on press(at), key(event, at), aim(at), hover(at or null), event(gameEvent) */
  constructor(on) {
    this.on = on;
    const { frame } = this;
    frame.innerHTML = '<svg class="picture" part="picture" aria-hidden="true"><g></g><g></g><g class="hand"><circle></circle><text></text></g></svg>';
    this.svg = frame.firstChild;
    const [back, seeds, hand] = this.svg.children;
    Object.assign(this, { back, hand, stage: stage(seeds, this) });
    frame.append(this.grid, this.captures);
  }

  words(key, facts) {
    return this.phrases.say("board", key, facts);
  }

  title({ game, turn, outcome }) {
    const { phrases } = this;
    return this.words(outcome ? "title-over" : "title", { game: phrases.locale.games[game]?.name ?? game, mover: phrases.side(turn) });
  }

  /** Builds the picture and its buttons anew. */
  build(game, phrases, mode, flipped) {
    const lay = layout(game, mode, flipped), { frame, svg, back, hand, grid } = this;
    const { width, height, countSize } = lay;
    Object.assign(this, { lay, phrases });
    set(svg, { viewBox: `0 0 ${width} ${height}` });
    back.innerHTML = picture(lay, { south: phrases.side("south"), north: phrases.side("north"), tuzdik: this.words("tuzdik") }, this.id);
    const [disc, number] = hand.children;
    set(disc, { r: countSize * 0.72 });
    set(number, { "font-size": countSize * 0.86 });
    frame.style.setProperty("--ratio", width / height);
    // However low the window, a pit stays a target: 46 pixels from one to the next.
    frame.style.setProperty("--least", `${Math.ceil((46 / lay.pitch) * width)}px`);
    frame.classList.toggle("upright", lay.upright);
    frame.classList.toggle("small", lay.small);
    frame.dataset.family = game.family;
    const had = grid.contains(grid.getRootNode().activeElement);
    const find = (cls, side) => back.querySelector(`.${cls}[data-side=${side}]`);
    for (const side of SIDES) {
      this.#stores[side] = find("store", side).querySelector(".store-count");
      this.#turns[side] = find("turn", side);
    }
    this.#pits.clear();
    for (const node of back.querySelectorAll(".pit")) {
      const at = { side: node.dataset.side, pit: Number(node.dataset.pit) };
      this.#pits.set(key(at), { at, node, button: this.#button(at), count: node.querySelector(".count"), owner: node.querySelector(".owner") });
    }
    // Rows in reading order of the lying board, each from its left as seen.
    grid.replaceChildren(...[0, 1].map((low) => {
      const side = SIDES[flipped ? low : 1 - low];
      const cells = lay[side].pits.map((_, k) => make("div", { role: "gridcell" }, this.#at({ side, pit: k + 1 }).button));
      return make("div", { role: "row", "aria-label": this.words("row", { owner: phrases.side(side) }) }, ...(low ? cells : cells.reverse()));
    }));
    if (!this.#at(this.#cursor)) this.#cursor = { ...this.#cursor, pit: 1 };
    this.rove(this.#cursor);
    if (had) this.focus(this.#cursor);
  }

  #at(at) {
    return this.#pits.get(key(at));
  }

  #button(at) {
    const { lay, on } = this, { x, y, w, h } = lay[at.side].pits[at.pit - 1].cell;
    // A finger has no way to look without pressing.
    const hover = (where) => ({ pointerType }) => pointerType !== "touch" && on.hover(where);
    const button = make("button", { type: "button", class: "target", part: "pit", tabindex: -1, "data-side": at.side, "data-pit": at.pit,
      onclick: () => on.press(at), onkeydown: (event) => on.key(event, at), onpointerenter: hover(at), onpointerleave: hover(null),
      onfocus: () => {
        this.rove(at);
        on.aim(at);
      } });
    const percent = (edge, value, of) => (button.style[edge] = `${(value / of) * 100}%`);
    percent("left", x, lay.width);
    percent("top", y, lay.height);
    percent("width", w, lay.width);
    percent("height", h, lay.height);
    return button;
  }

  /** Makes one pit the board's only tab stop. */
  rove(at) {
    this.#at(this.#cursor).button.tabIndex = -1;
    this.#cursor = at;
    this.#at(at).button.tabIndex = 0;
  }

  focus(at) {
    this.rove(at);
    this.#at(at).button.focus();
  }

  /** Draws a position: seeds, marks, whose turn. */
  show(position) {
    this.hand.classList.remove("full");
    this.stage.show(position);
    for (const { at: { side, pit }, node } of this.#pits.values()) {
      this.#own({ side, pit }, tuzdikOwner(position, side, pit));
      node.classList.toggle("nki", isNki(position, side, pit));
    }
    for (const side of SIDES) this.#turns[side].classList.toggle("on", !position.outcome && side === position.turn);
  }

  #own(at, owner) {
    const pit = this.#at(at);
    pit.node.classList.toggle("owned", Boolean(owner));
    pit.owner.textContent = owner ? this.words("owners", { owner: this.phrases.side(owner) }) : "";
  }

  /** Shows which pits may be chosen and says of each what there is to say. */
  offer({ legal, label, captures, title }) {
    for (const { at, node, button } of this.#pits.values()) {
      const open = legal(at);
      for (const { classList } of [node, button]) classList.toggle("legal", open);
      set(button, { "aria-disabled": open ? null : "true", "aria-label": label(at) });
    }
    this.captures.textContent = captures;
    set(this.grid, { "aria-label": title });
  }

  /** While a move is being shown nothing invites. */
  hush() {
    for (const { node } of this.#pits.values()) node.classList.remove("legal", "aim", "lit");
    for (const side of SIDES) this.#turns[side].classList.remove("on");
  }

  /** Marks pits with a class ("from", "to", "lit", "aim"), and unmarks all others. */
  trace(name, ...places) {
    const wanted = places.map((at) => at && key(at));
    for (const [place, { node }] of this.#pits) node.classList.toggle(name, wanted.includes(place));
  }

  /** Marks what a move did, or nothing. */
  recall(entry) {
    const { from, to } = entry ? ends(entry.events) : {};
    this.trace("from", from);
    this.trace("to", to);
    this.trace("lit");
    this.trace("aim");
  }

  say(text, kind = "") {
    this.preview("");
    this.notice.className = `notice ${kind}`;
    if (this.notice.textContent !== text) this.notice.textContent = text;
  }

  /** Tells what a move would do, in the place of what is said, until it is looked away from. */
  preview(text) {
    this.foresight.textContent = text;
    this.spoken.classList.toggle("foreseen", Boolean(text));
  }

  // —— What the stage tells ——

  count(at, n) {
    const pit = this.#at(at), node = pit?.count ?? this.#stores[at.side];
    node.textContent = this.phrases.number(n);
    node.classList.toggle("zero", !n);
    pit?.node.classList.toggle("even", n > 0 && n % 2 === 0);
  }

  /** `at`: null when it is empty. */
  held(at, n, ms) {
    const { hand, lay: { seed } } = this;
    hand.classList.toggle("full", n > 1);
    if (!at) return;
    const goal = `translate(${at.x + seed * 1.25}px,${at.y - seed * 1.1}px)`;
    const from = hand.style.transform || goal;
    hand.style.transform = goal;
    hand.lastChild.textContent = this.phrases.number(n);
    if (ms >= 24) hand.animate({ transform: [from, goal] }, { duration: ms, easing: "ease-out" });
  }

  /** A pit taken up in a relay flashes once, so that laps can be followed. */
  lap(at) {
    this.#at(at).node.querySelector(".lap").animate({ opacity: [1, 0], strokeWidth: ["1px", "9px"] }, { duration: 420, easing: "ease-out" });
  }

  event(event) {
    const { kind, at, mark, to } = event, on = kind === "mark";
    if (on || kind === "unmark") {
      if (mark === "nki") this.#at(at).node.classList.toggle("nki", on);
      else this.#own(at, on ? to : null);
    }
    if (kind === "lift") {
      this.trace("from", at);
      this.trace("to");
    }
    this.on.event(event);
  }
}
