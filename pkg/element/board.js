// <otau-board>: a board in one tag. It asks the package what may be played, shows what
// it is told, and holds no rule.

import * as rules from "../index.js";
import en from "../locales/en.js";
import { Line } from "./line.js";
import { Opponent } from "./opponent.js";
import { Person } from "./person.js";
import { Phrases } from "./phrases.js";
import { SIDES, ends } from "./places.js";
import { moveSentence, outcomeSentence, pitLabel, refusalSentence, withheldSentence } from "./speech.js";
import { style } from "./style.css.js";
import { staticPicture } from "./still.js";
import { View, action, make } from "./view.js";

const ATTRIBUTES = ["game", "position", "moves", "ply", "orientation", "interactive", "controls", "speed", "numbers", "parity", "theme", "lang", "level"];
const Base = globalThis.HTMLElement ?? class {};
let sheet = null;

/** The sheet is shared by all boards; built by script, so that no inline style needs allowing. */
function adopt(root) {
  if (!sheet) { sheet = new CSSStyleSheet(); sheet.replaceSync(style); }
  root.adoptedStyleSheets = [sheet];
}

/** Where elements built on the board find its drawing. */
export const VIEW = Symbol.for("otau.view");

export class OtauBoard extends Base {
  static observedAttributes = ATTRIBUTES;
  /** Locales at hand, by language; add one before it is asked for by `lang`. */
  static locales = { en };

  #view; #person; #opponent; #line; #game; #phrases; #loaded = false; #dirty = false;
  #notice; #foresight; #tray; #controls; #resize; #sight; #motion; #finished = Promise.resolve(); #locale = null; #showing = null; #within = null;
  #given = { position: null, moves: null };
  #fault = null; #built = {};

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    adopt(root);
    this.#view = new View({
      press: (at) => this.#person.press(at),
      key: (event, at) => this.#person.key(event, at),
      focus: (at) => this.#person.aim(at),
      event: (event) => { if (this.#showing) this.#emit("event", { event, move: this.#showing.move }); },
      hover: (at) => {
        this.#person.aim(at);
        this.#emit("hover", { at });
      },
    });
    this.#notice = make("p", { class: "notice", part: "notice", role: "status", "aria-live": "polite" });
    // Only seen: whoever listens would hear of every pit that is passed.
    this.#foresight = make("p", { class: "foresight", part: "foresight", "aria-hidden": "true" });
    this.#tray = make("div", { class: "tray", part: "tray" });
    this.#controls = make("div", { class: "controls", part: "controls", hidden: true });
    this.#person = new Person({
      view: this.#view, tray: this.#tray,
      position: () => this.position, phrases: () => this.#phrases, speed: () => this.speed, busy: () => this.busy,
      may: (side) => this.#may(side),
      play: (move, options) => this.play(move, options),
      refuse: (choice, refusal, sentence) => {
        this.#say(sentence, "refused");
        this.#emit("illegal", { choice, refusal, sentence });
      },
      say: (text, kind) => this.#say(text, kind),
      preview: (text) => this.#preview(text),
      skip: () => this.skip(),
      display: () => this.#display(),
      offer: () => this.#offer(),
    });
    this.#opponent = new Opponent({
      attribute: (name) => this.getAttribute(name),
      position: () => this.#loaded && this.isConnected && !this.busy && this.#line.ply === this.#line.length ? this.position : null,
      play: (move) => this.play(move),
      fail: (error) => this.#emit("error", { error }),
    });
    root.append(make("slot", { name: "caption" }), this.#view.frame,
      make("div", { class: "below", part: "below" }, make("div", { class: "words" }, this.#notice, this.#foresight), this.#tray), this.#controls, make("slot", { name: "rules" }));
  }

  connectedCallback() {
    this.#motion ??= matchMedia("(prefers-reduced-motion: reduce)");
    this.#resize = new ResizeObserver(() => this.#fit());
    this.#resize.observe(this);
    this.#sight = new IntersectionObserver((entries) => this.#view.stage.pause(!entries.at(-1).isIntersecting));
    this.#sight.observe(this.#view.frame);
    // A property set before the element was defined hides the accessor: hand it on.
    for (const name of ["game", "position", "moves", "ply", "locale"]) {
      if (Object.hasOwn(this, name)) { const value = this[name]; delete this[name]; this[name] = value; }
    }
    if (this.#loaded) {
      this.#fit(); // it may have been drawn before it had a width
      this.#opponent.wake();
    } else this.#load();
    this.#emit("ready", {});
  }

  disconnectedCallback() {
    this.#resize?.disconnect();
    this.#sight?.disconnect();
    this.skip();
    this.#opponent.leave();
  }

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (["game", "position", "moves", "ply"].includes(name)) {
      if (name === "position") this.#given.position = null;
      if (name === "moves") this.#given.moves = null;
      if (this.#dirty) return;
      // Several attributes changed together make one change.
      this.#dirty = true;
      queueMicrotask(() => { this.#dirty = false; if (this.isConnected) this.#load(); });
    } else if (this.#loaded && name !== "speed") this.#rebuild(); // a new speed is for what is shown next
  }

  // —— What is shown ——

  get game() { return this.getAttribute("game") ?? "toguz-kumalak"; }
  set game(id) { this.setAttribute("game", id); }

  /** The position shown, a plain object; set one to begin from it. */
  get position() { return this.#line?.position ?? null; }
  set position(value) {
    if (typeof value === "string") return this.setAttribute("position", value);
    this.set({ position: value });
  }

  /** The moves of the line, also those beyond the ply shown. */
  get moves() { return this.#line?.entries.map((entry) => entry.move) ?? []; }
  set moves(value) { this.set({ moves: value }); }

  /** Moves with notation, events and positions, for lists. */
  get line() { return this.#line?.entries.slice() ?? []; }
  /** Where the line begins. */
  get origin() { return this.#line?.start ?? null; }

  get ply() { return this.#line?.ply ?? 0; }
  set ply(value) { this.goTo(Number(value)); }

  get orientation() { return this.getAttribute("orientation") === "north" ? "north" : "south"; }
  set orientation(side) { this.setAttribute("orientation", side); }

  get speed() {
    const given = this.getAttribute("speed");
    if (given === "instant" || this.#motion?.matches) return 0;
    const value = given === null ? 1 : Number(given);
    return Number.isFinite(value) && value >= 0 ? value : 1;
  }
  set speed(value) { this.setAttribute("speed", value); }

  /** A locale object, instead of one chosen by `lang`. */
  get locale() { return this.#locale ?? OtauBoard.locales[this.getAttribute("lang")] ?? OtauBoard.locales.en; }
  set locale(value) { this.#locale = value; if (this.#loaded) this.#rebuild(); }

  get [VIEW]() { return this.#view; }

  /** Settles when what is being shown has been shown. */
  get finished() { return this.#finished; }
  /** Whether a move is being shown. */
  get busy() { return Boolean(this.#showing); }

  /**
   * Sets several things at once: `game`, `position` (an object or text), `moves` (an
   * array, or text with spaces), `ply`.
   */
  set({ game, position, moves, ply } = {}) {
    if (game !== undefined && game !== this.game) { this.#given = { position: null, moves: null }; this.#quietly("game", game); this.#quietly("position", null); }
    if (position !== undefined) {
      this.#given.position = position && typeof position === "object" ? position : null;
      if (position?.game && position.game !== this.game) this.#quietly("game", position.game);
      this.#quietly("position", typeof position === "string" ? position : null);
    }
    if (game !== undefined || position !== undefined || moves !== undefined) {
      this.#given.moves = Array.isArray(moves) ? moves : null;
      this.#quietly("moves", typeof moves === "string" ? moves : null);
      this.#quietly("ply", null);
    }
    this.#load(ply);
  }

  /** Changes an attribute without loading for it; `#load` follows. */
  #quietly(name, value) {
    this.#dirty = true;
    if (value === null) this.removeAttribute(name); else this.setAttribute(name, value);
    this.#dirty = false;
  }

  #load(ply) {
    try {
      const id = this.game;
      const game = rules.games().find((one) => one.id === id);
      if (!game) rules.start(id); // throws what an unknown game throws
      const text = this.getAttribute("position");
      const line = new Line(this.#given.position ?? (text ? rules.parsePosition(id, text) : rules.start(id)));
      const moves = this.#given.moves ?? (this.getAttribute("moves") ?? "").split(/\s+/).filter(Boolean);
      for (const move of moves) line.play(typeof move === "string" ? rules.parseMove(line.position, move) : move);
      const shown = ply ?? this.getAttribute("ply");
      if (shown != null) line.ply = Math.min(Math.max(0, Math.trunc(Number(shown)) || 0), line.length);
      this.#line = line;
      this.#game = game;
      this.#loaded = true;
      this.#fault = null;
      this.#rebuild();
      this.#emit("ply", { ply: line.ply, position: line.position });
    } catch (error) {
      this.#fault = error;
      this.#notice.textContent = error.message;
      this.#emit("error", { error });
      if (!this.isConnected) throw error;
    }
  }

  #rebuild() {
    if (!this.#loaded) return;
    this.#person.leave();
    this.#view.frame.classList.toggle("bare", this.getAttribute("numbers") === "none");
    this.#view.frame.classList.toggle("parity", this.hasAttribute("parity"));
    const built = { game: this.#game.id, locale: this.locale, mode: this.#view.mode(this.#game, this.clientWidth), flipped: this.orientation === "north" };
    // Another position of the same board needs no new board.
    if (Object.entries(built).some(([name, value]) => this.#built[name] !== value)) {
      this.#built = built;
      this.#phrases = new Phrases(this.locale, this.#game);
      this.#view.build(this.#game, this.#phrases, built);
    }
    this.#bar();
    this.#display();
  }

  #fit() {
    if (!this.#loaded || !this.clientWidth) return;
    if (this.#view.mode(this.#game, this.clientWidth) !== this.#view.lay.mode) this.#rebuild();
  }

  /** Shows the position at once, with no move running. */
  #display() {
    const { position, ply } = this.#line;
    this.#showing = this.#within = null;
    this.#view.show(position);
    const entry = ply ? this.#line.entries[ply - 1] : null;
    this.#marks(entry);
    this.#offer();
    this.#say(entry ? this.#sentence(entry) : "");
    this.#opponent.wake();
  }

  #marks(entry) {
    const { from, to } = entry ? ends(entry.events) : {};
    this.#view.trace("from", [from]);
    this.#view.trace("to", [to]);
    this.#view.trace("lit", []);
    this.#view.trace("aim", []);
  }

  #sentence(entry) {
    const said = moveSentence(this.#phrases, entry.mover, entry.events);
    return entry.outcome ? `${said} ${outcomeSentence(this.#phrases, entry.outcome)}` : said;
  }

  #may(side) {
    if (this.#opponent.plays(side)) return false;
    const who = this.getAttribute("interactive");
    return who === null || who === "" || who === "both" || who === "true" || who === side;
  }

  /** Tells the view what may be pressed, and offers a pass when there is nothing else. */
  #offer() {
    const position = this.position;
    const { opening } = this.#person;
    const choices = rules.legalMoves(position);
    const mine = this.#may(position.turn);
    const open = new Set(choices.map((choice) => choice.pit));
    const why = (at) => {
      if (opening || position.outcome || at.side !== position.turn || open.has(at.pit)) return null;
      const refusal = rules.explain(position, { pit: at.pit });
      return refusal && refusalSentence(this.#phrases, refusal, position);
    };
    const held = opening?.rows() ?? {};
    this.#view.offer({
      legal: (at) => opening ? opening.left > 0 : mine && at.side === position.turn && open.has(at.pit),
      label: (at) => pitLabel(this.#phrases, { ...position, ...held }, at.side, at.pit, why(at)),
      captures: SIDES.map((side) => this.#phrases.say("board", "store-of", { owner: this.#phrases.side(side), seeds: position.stores[side] })).join(" "),
      title: this.#title(),
    });
    this.#person.offerPass(mine);
  }

  #title() {
    const { outcome, turn } = this.position;
    const facts = { game: this.locale.games[this.game]?.name ?? this.game, mover: this.#phrases.side(turn) };
    return this.#phrases.say("board", outcome ? "title-over" : "title", facts);
  }

  #say(text, kind = "") {
    this.#preview("");
    this.#notice.className = `notice ${kind}`;
    if (this.#notice.textContent !== text) this.#notice.textContent = text;
  }

  /** Tells what a move would do, in the place of what is said, until it is looked away from. */
  #preview(text) {
    this.#foresight.textContent = text;
    this.#foresight.parentElement.classList.toggle("foreseen", Boolean(text));
  }

  /** Says something in the board's line of speech. */
  announce(text) {
    this.#say(String(text));
  }

  #emit(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(`otau-${name}`, { detail, bubbles: true, composed: true, cancelable }));
  }

  // —— Playing ——

  /**
   * Plays a move and shows it; returns what the package's `play` returns. Throws what
   * the package throws, the board untouched.
   */
  play(move, { animate = true } = {}) {
    if (!this.#loaded) throw this.#fault;
    const before = this.#line.position;
    if (!this.#emit("beforemove", { move, position: before }, true)) return null;
    const entry = this.#line.play(move);
    const { events, position, outcome, notation } = entry;
    this.#person.leave();
    this.#present(entry, before, animate ? this.speed : 0);
    this.#emit("move", { move, notation, events, position, ply: this.#line.ply });
    this.#emit("ply", { ply: this.#line.ply, position });
    return { position, events, outcome };
  }

  #present(entry, before, speed) {
    this.#showing = entry;
    this.#view.show(before);
    this.#view.hush();
    this.#view.trace("to", []);
    const work = this.#view.stage.run(entry.events, speed).then((whole) => {
      if (!whole || this.#showing !== entry) return;
      this.#display();
      if (entry.outcome) this.#emit("gameover", { outcome: entry.outcome, sentence: outcomeSentence(this.#phrases, entry.outcome) });
    });
    this.#finished = work;
    return work;
  }

  // —— Going through the game ——

  /** Goes on or back by so many moves; one move forward is shown seed by seed. */
  step(by = 1) {
    if (!this.#loaded) return;
    if (by !== 1 || this.busy) return this.goTo(this.ply + by);
    if (this.#line.ply >= this.#line.length) return;
    const before = this.#line.position;
    this.#line.ply += 1;
    this.#person.leave();
    this.#present(this.#line.entries[this.#line.ply - 1], before, this.speed);
    this.#emit("ply", { ply: this.#line.ply, position: this.#line.position });
  }

  /** Shows the position after so many moves of the line. */
  goTo(ply) {
    if (!this.#loaded) return;
    const goal = Math.min(Math.max(0, Math.trunc(ply) || 0), this.#line.length);
    const moved = goal !== this.#line.ply;
    this.#line.ply = goal;
    this.#person.leave();
    this.#display();
    if (moved) this.#emit("ply", { ply: goal, position: this.#line.position });
  }

  /** Takes back the last move shown; `step()` brings it again, playing another replaces it. */
  undo() { this.goTo(this.ply - 1); }

  /** Back to where the line began, its moves forgotten. */
  reset() { if (this.#loaded) this.set({ position: this.#line.start }); }

  /** Shows the last move once more. */
  replay() {
    const ply = this.ply;
    if (ply) this.#present(this.#line.entries[ply - 1], this.#line.at(ply - 1), this.speed);
  }

  /** Shows one more event of the line's next move; after the last one the move has been made. */
  stepEvent() {
    if (!this.#loaded) return;
    if (this.busy) this.skip();
    const entry = this.#line.entries[this.#line.ply];
    if (!entry) return;
    const next = this.#within?.entry === entry ? this.#within.next : 0;
    if (next >= entry.events.length) return this.goTo(this.ply + 1);
    if (!next) {
      this.#person.leave();
      this.#view.show(this.position);
      this.#view.hush();
      this.#view.trace("to", []);
    }
    const event = entry.events[next];
    this.#within = { entry, next: next + 1 };
    this.#view.stage.run([event], this.speed);
    this.#say(event.kind === "withheld" ? withheldSentence(this.#phrases, event) : this.#phrases.clause(event.clause).title);
    this.#emit("event", { event, move: entry.move });
  }

  /** Shows the rest of the running move at once. */
  skip() {
    const entry = this.#showing;
    if (!entry) return;
    this.#view.stage.skip();
    this.#display();
    if (entry.outcome) this.#emit("gameover", { outcome: entry.outcome, sentence: outcomeSentence(this.#phrases, entry.outcome) });
  }

  /** Points at pits, `[{ side, pit }]`; an empty list points at none. */
  highlight(places = []) {
    this.#view.trace("lit", places);
  }

  /** The board as it stands, a picture without script: SVG text. */
  toSVG({ theme } = {}) {
    const dark = (theme ?? this.getAttribute("theme")) === "dark";
    return staticPicture({ title: this.#title(), game: this.#game, phrases: this.#phrases, position: this.position, flipped: this.orientation === "north",
      last: this.ply ? ends(this.#line.entries[this.ply - 1].events) : {}, dark });
  }

  // —— Controls ——

  #bar() {
    const wanted = this.hasAttribute("controls") && this.getAttribute("controls") !== "none";
    this.#controls.hidden = !wanted;
    if (!wanted) return this.#controls.replaceChildren();
    const one = (name, sign, press) => {
      const button = action(name, sign, press);
      button.setAttribute("aria-label", this.#phrases.say("board", name));
      return button;
    };
    this.#controls.replaceChildren(one("first", "⏮", () => this.goTo(0)), one("undo", "◀", () => this.undo()), one("redo", "▶", () => this.step()),
      one("last", "⏭", () => this.goTo(Infinity)), one("flip", "⇅", () => { this.orientation = this.orientation === "north" ? "south" : "north"; }));
  }
}
