// The board as people meet it: one picture, and over it one grid of real buttons; below
// it what is said, and what else can be done.

import { stage as stageOf } from "./animate.js";
import { picture } from "./draw.js";
import { fitting, layout } from "./layout.js";
import { make, set } from "./make.js";
import { SIDES, ends, isNki, key, other, tuzdikOwner } from "../places.js";
import { Phrases } from "../words/index.js";

let serial = 0;

/**
 * Everything inside the board.
 * @param {object} on press(at), key(event, at), aim(at), hover(at or null), event(gameEvent)
 */
export function view(on) {
  const pits = new Map(); // by key: at, button, node and its count
  const stores = {}, turns = {};
  let cursor = { side: "south", pit: 1 }, built = [];
  const pitAt = (at) => pits.get(key(at));

  const captures = make("p", { class: "unseen", id: "captures" });
  const grid = make("div", { role: "grid", class: "pits", part: "pits", "aria-describedby": "captures" });
  const frame = make("div", { class: "frame", part: "board" });
  frame.innerHTML = '<svg class="picture" part="picture" aria-hidden="true"><g></g><g></g><g class="hand"><circle></circle><text></text></g></svg>';
  const svg = frame.firstChild, [back, seeds, hand] = svg.children, [disc, number] = hand.children;
  frame.append(grid, captures);
  const notice = make("p", { class: "notice", part: "notice", role: "status", "aria-live": "polite" });
  // Only seen: whoever listens would hear of every pit that is passed.
  const foresight = make("p", { class: "foresight", part: "foresight", "aria-hidden": "true" });
  const spoken = make("div", { class: "words" }, notice, foresight);
  const tray = make("div", { class: "tray", part: "tray" });
  const below = make("div", { class: "below", part: "below" }, spoken, tray);

  function button(at) {
    const { [at.side]: { pits: cells }, width, height } = self.lay, { x, y, w, h } = cells[at.pit - 1].cell;
    // A finger has no way to look without pressing.
    const hover = (where) => ({ pointerType }) => pointerType !== "touch" && on.hover(where);
    const node = make("button", { type: "button", class: "target", part: "pit", tabindex: -1, "data-side": at.side, "data-pit": at.pit,
      onclick: () => on.press(at), onkeydown: (event) => on.key(event, at), onpointerenter: hover(at), onpointerleave: hover(null),
      onfocus() {
        rove(at);
        on.aim(at);
      } });
    for (const [edge, value, of] of [["left", x, width], ["top", y, height], ["width", w, width], ["height", h, height]]) node.style[edge] = `${(value / of) * 100}%`;
    return node;
  }

  /** Makes one pit the board's only tab stop. */
  function rove(at) {
    pitAt(cursor).button.tabIndex = -1;
    cursor = at;
    pitAt(at).button.tabIndex = 0;
  }

  const self = {
    id: `o${++serial}`,
    frame, svg, hand, notice, tray, below,

    words: (key, facts) => self.phrases.say("board", key, facts),

    title({ game, turn, outcome }) {
      return self.words(outcome ? "title-over" : "title", { game: self.phrases.locale.games[game]?.name ?? game, mover: turn });
    },

    /** Builds the picture and its buttons for a board so many pixels wide; true, unless they were the same already. */
    build(game, locale, pixels, flipped) {
      const how = [game.id, locale, fitting(game, pixels), flipped];
      if (!how.some((one, i) => one !== built[i])) return;
      built = how;
      const phrases = new Phrases(locale, game), lay = layout(game, how[2], flipped), { width, height, countSize, upright, small } = lay;
      Object.assign(self, { lay, phrases });
      set(svg, { viewBox: `0 0 ${width} ${height}` });
      const owners = (side) => self.words("owners", { owner: other(side) });
      // Where there is little room for it, a long name has a short form.
      const name = (side) => phrases.find("board", lay.south.store.plate.w < 66 && `${side}-short`) ?? phrases.side(side);
      back.innerHTML = picture(lay, { name, owners, tuzdik: self.words("tuzdik") }, self.id);
      set(disc, { r: countSize * 0.72 });
      set(number, { "font-size": countSize * 0.86 });
      frame.style.setProperty("--ratio", width / height);
      // However low the window, a pit stays a target, 46 pixels from one to the next, and words can be read.
      frame.style.setProperty("--least", `${Math.ceil(Math.max(46 / lay.pitch, 10 / lay.nameSize) * width)}px`);
      frame.classList.toggle("upright", upright);
      frame.classList.toggle("small", small);
      frame.dataset.family = game.family;
      const had = grid.contains(grid.getRootNode().activeElement);
      pits.clear();
      for (const side of SIDES) {
        // Of a store and of a pit the count is drawn last.
        const [turn, store, ...row] = back.querySelectorAll(`[data-side=${side}]`);
        turns[side] = turn;
        stores[side] = store.lastChild;
        row.forEach((node, k) => {
          const at = { side, pit: k + 1 };
          pits.set(key(at), { at, node, button: button(at), count: node.lastChild });
        });
      }
      // Rows in reading order of the lying board, each from its left as seen.
      grid.replaceChildren(...[0, 1].map((low) => {
        const side = SIDES[flipped ? low : 1 - low];
        const cells = lay[side].pits.map((_, k) => make("div", { role: "gridcell" }, pitAt({ side, pit: k + 1 }).button));
        return make("div", { role: "row", "aria-label": self.words("row", { owner: side }) }, ...(low ? cells : cells.reverse()));
      }));
      if (!pitAt(cursor)) cursor = { ...cursor, pit: 1 };
      rove(cursor);
      if (had) self.focus(cursor);
      return true;
    },

    focus(at) {
      rove(at);
      pitAt(at).button.focus();
    },

    /** Draws a position: seeds, marks, whose turn. */
    show(position) {
      hand.classList.remove("full");
      stage.show(position);
      for (const { at: { side, pit }, node } of pits.values()) {
        node.classList.toggle("owned", tuzdikOwner(position, side, pit));
        node.classList.toggle("nki", isNki(position, side, pit));
      }
      for (const side of SIDES) turns[side].classList.toggle("on", !position.outcome && side === position.turn);
    },

    /** Shows which pits may be chosen and says of each what there is to say. */
    offer({ legal, label, captures: held, title }) {
      for (const { at, node, button } of pits.values()) {
        const open = legal(at);
        node.classList.toggle("legal", open);
        button.classList.toggle("legal", open);
        set(button, { "aria-disabled": open ? null : "true", "aria-label": label(at) });
      }
      captures.textContent = held;
      set(grid, { "aria-label": title });
    },

    /** While a move is being shown nothing invites. */
    hush() {
      for (const { node } of pits.values()) node.classList.remove("legal", "aim", "lit");
      for (const side of SIDES) turns[side].classList.remove("on");
    },

    /** Marks pits with a class ("from", "to", "lit", "aim"), and unmarks all others. */
    trace(name, ...places) {
      const wanted = places.map((at) => at && key(at));
      for (const [place, { node }] of pits) node.classList.toggle(name, wanted.includes(place));
    },

    /** Marks what a move did, or nothing. */
    recall(entry) {
      const marks = ends(entry?.events ?? []);
      for (const name of ["from", "to", "lit", "aim"]) self.trace(name, marks[name]);
    },

    say(text, kind = "") {
      self.preview("");
      notice.className = `notice ${kind}`;
      if (notice.textContent !== text) notice.textContent = text;
    },

    /** Tells what a move would do, in the place of what is said, until it is looked away from. */
    preview(text) {
      foresight.textContent = text;
      spoken.classList.toggle("foreseen", text);
    },
  };

  const stage = self.stage = stageOf(seeds, self, {
    count(at, n) {
      const pit = pitAt(at), node = pit?.count ?? stores[at.side];
      node.textContent = self.phrases.number(n);
      node.classList.toggle("zero", !n);
      pit?.node.classList.toggle("even", n > 0 && n % 2 === 0);
    },

    hand(at, n, ms) {
      hand.classList.toggle("full", n > 1);
      if (!at) return;
      const { style } = hand, { seed } = self.lay;
      const goal = `translate(${at.x + seed * 1.25}px,${at.y - seed * 1.1}px)`, from = style.transform || goal;
      style.transform = goal;
      number.textContent = self.phrases.number(n);
      if (ms >= 24) hand.animate({ transform: [from, goal] }, { duration: ms, easing: "ease-out" });
    },

    /** A pit taken up in a relay flashes once, so that laps can be followed. */
    lap(at) {
      pitAt(at).node.querySelector(".lap").animate({ opacity: [1, 0], strokeWidth: ["1px", "9px"] }, { duration: 420, easing: "ease-out" });
    },

    event(event) {
      const { kind, at, mark } = event;
      if (mark) pitAt(at).node.classList.toggle(mark === "nki" ? mark : "owned", kind === "mark");
      if (kind === "lift") {
        self.trace("from", at);
        self.trace("to");
      }
      on.event(event);
    },
  });
  return self;
}
