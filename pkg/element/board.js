// <otau-board>: a board in one tag. It asks the package what may be played, shows what
// it is told, and holds no rule.

import * as rules from "../index.js";
import en from "../locales/en.js";
import { emit } from "./emit.js";
import { Line } from "./line.js";
import { action, make } from "./make.js";
import { opponent } from "./opponent.js";
import { person } from "./person.js";
import { entrySentence, outcomeSentence, withheldSentence } from "../words/index.js";
import { other } from "../places.js";
import { still } from "./still.js";
import { style } from "./style.css.js";
import { view as viewOf } from "./view.js";

/** What says which position is shown; the others say how. */
const SHOWN = ["game", "position", "moves", "ply"];
const Base = globalThis.HTMLElement ?? class {};
let sheet = null;

/** Where elements built on the board find its drawing. */
export const VIEW = Symbol.for("otau.view");

export class OtauBoard extends Base {
  /** `speed` is for what is shown next; of `numbers`, `parity` and `theme` the style sheet takes care. */
  static observedAttributes = [...SHOWN, "orientation", "interactive", "controls", "lang", "level"];
  /** Locales at hand, by language; add one before it is asked for by `lang`. */
  static locales = { en };

  #view; #person; #opponent; #controls; #line = null; #game; #dirty = false; #fault = null;
  #watches = [new ResizeObserver(() => this.#fit()), new IntersectionObserver((seen) => this.#view.stage.pause(!seen.at(-1).isIntersecting))];
  #finished = Promise.resolve(); #locale = null; #showing = null; #within = null;
  #given = {};

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    // Shared by all boards; built by script, so that no inline style needs allowing.
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const view = (this.#view = viewOf({
      press: (at) => this.#person.press(at),
      key: (event, at) => this.#person.key(event, at),
      aim: (at) => this.#person.aim(at),
      event: (event) => { if (this.#showing) emit(this, "event", { event, move: this.#showing.move }); },
      hover: (at) => {
        this.#person.aim(at);
        emit(this, "hover", { at });
      },
    }));
    this.#controls = make("div", { class: "controls", part: "controls", hidden: true });
    this.#opponent = opponent(this);
    this.#person = person(this, view, { plays: this.#opponent.plays, display: () => this.#display() });
    root.append(make("slot", { name: "caption" }), view.frame, view.below, this.#controls, make("slot", { name: "rules" }));
  }

  connectedCallback() {
    for (const one of this.#watches) one.observe(this);
    // A property set before the element was defined hides the accessor: all are handed on together, and drawn once.
    const { game, locale, ...shown } = { ...this };
    for (const name of [...SHOWN, "locale"]) delete this[name];
    if (locale) this.locale = locale;
    if (game) this.game = game;
    if (this.#line) {
      this.#fit(); // it may have been drawn before it had a width
      this.#opponent.wake();
    } else this.set(shown);
    emit(this, "ready", {});
  }

  disconnectedCallback() {
    for (const one of this.#watches) one.disconnect();
    this.skip();
    this.#opponent.leave();
  }

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (!SHOWN.includes(name)) return this.#rebuild();
    delete this.#given[name];
    if (this.#dirty) return;
    // Several attributes changed together make one change, unless it is drawn anew before.
    this.#dirty = true;
    queueMicrotask(() => {
      if ((this.#dirty &&= this.isConnected)) this.#load();
    });
  }

  // —— What is shown ——

  get game() { return this.getAttribute("game") ?? "toguz-kumalak"; }
  set game(id) { this.setAttribute("game", id); }

  /** The position shown, a plain object; set one to begin from it. */
  get position() { return this.#line?.position ?? null; }
  set position(value) {
    this.set({ position: value });
  }

  /** The moves of the line, also those beyond the ply shown. */
  get moves() { return this.line.map(({ move }) => move); }
  set moves(value) { this.set({ moves: value }); }

  /** Moves with notation, events and positions, for lists. */
  get line() { return this.#line?.entries.slice() ?? []; }
  /** Where the line begins. */
  get origin() { return this.#line?.start ?? null; }

  get ply() { return this.#line?.ply ?? 0; }
  set ply(value) { this.goTo(value); }

  get orientation() { return this.getAttribute("orientation") === "north" ? "north" : "south"; }
  set orientation(side) { this.setAttribute("orientation", side); }

  get speed() {
    const given = this.getAttribute("speed") ?? 1;
    if (given === "instant" || matchMedia("(prefers-reduced-motion)").matches) return 0;
    return given >= 0 && given < Infinity ? +given : 1;
  }
  set speed(value) { this.setAttribute("speed", value); }

  /** A locale object, instead of one chosen by `lang`. */
  get locale() { return this.#locale ?? OtauBoard.locales[this.getAttribute("lang")] ?? OtauBoard.locales.en; }
  set locale(value) {
    this.#locale = value;
    this.#rebuild();
  }

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
    const before = this.game, wanted = position?.game ?? game ?? before, other = wanted !== before;
    const put = (name, value) => {
      this.removeAttribute(name);
      this.#given[name] = value;
    };
    this.#dirty = true; // so that all of it makes one change
    if (other) this.game = wanted;
    if (other || position !== undefined) put("position", position);
    if ([game, position, moves].some((one) => one !== undefined)) {
      put("moves", moves);
      put("ply");
    }
    this.#load(ply);
  }

  #load(ply = this.getAttribute("ply")) {
    this.#dirty = false;
    try {
      const { game: id } = this, given = (name) => this.#given[name] ?? this.getAttribute(name);
      const fresh = rules.start(id), from = given("position") ?? fresh, moves = given("moves") ?? [];
      const line = new Line(from.trim ? rules.parsePosition(id, from) : from);
      rules.legalMoves(line.start); // throws what an impossible position throws
      for (const move of moves.split?.(/\s+/).filter(Boolean) ?? moves) line.play(move.trim ? rules.parseMove(line.position, move) : move);
      if (ply != null) line.go(ply);
      this.#line = line;
      this.#game = rules.games().find((one) => one.id === id);
      this.#fault = null;
      this.#rebuild();
      this.#emitPly();
    } catch (error) {
      this.#fault = error;
      this.#view.notice.textContent = error.message;
      emit(this, "error", { error });
      if (!this.isConnected) throw error;
    }
  }

  #emitPly() {
    const { ply, position } = this;
    emit(this, "ply", { ply, position });
  }

  #rebuild() {
    if (!this.#line) return;
    this.#person.leave();
    this.#build();
    this.#bar();
    this.#display();
  }

  #build() {
    return this.#view.build(this.#game, this.locale, this.clientWidth, this.orientation === "north");
  }

  #fit() {
    if (this.#line && this.clientWidth && this.#build()) this.#rebuild();
  }

  /** Shows the position at once, with no move running. */
  #display() {
    const view = this.#view, { position, entry } = this.#line;
    this.#showing = this.#within = null;
    view.show(position);
    view.recall(entry);
    this.#person.offer();
    view.say(entry ? entrySentence(view.phrases, entry) : "");
    this.#opponent.wake();
  }

  /** Says something in the board's line of speech. */
  announce(text) {
    this.#view.say(String(text));
  }

  // —— Playing ——

  /**
   * Plays a move and shows it; returns what the package's `play` returns. Throws what
   * the package throws, the board untouched.
   */
  play(move, { animate = true } = {}) {
    if (!this.#line) throw this.#fault;
    const before = this.position;
    if (!emit(this, "beforemove", { move, position: before }, true)) return null;
    const { events, position, outcome, notation } = this.#line.play(move);
    this.#present(animate ? this.speed : 0);
    emit(this, "move", { move, notation, events, position, ply: this.ply });
    this.#emitPly();
    return { position, events, outcome };
  }

  /** Clears the board for the first event of a move. */
  #begin(position) {
    const view = this.#view;
    this.#person.leave();
    view.show(position);
    view.hush();
  }

  /** Shows the move that led to the position. */
  #present(speed = this.speed) {
    const line = this.#line, { entry } = line;
    this.#showing = entry;
    this.#begin(line.at(line.ply - 1));
    this.#finished = this.#view.stage.run(entry.events, speed).then((whole) => {
      if (whole && this.#showing === entry) this.#settle(entry);
    });
  }

  #settle(entry) {
    const { outcome } = entry;
    this.#display();
    if (outcome) emit(this, "gameover", { outcome, sentence: outcomeSentence(this.#view.phrases, outcome) });
  }

  // —— Going through the game ——

  /** Goes on or back by so many moves; one move forward is shown seed by seed. */
  step(by = 1) {
    if (by !== 1 || this.busy) return this.goTo(this.ply + by);
    if (!this.#line?.next) return;
    this.#line.ply += 1;
    this.#present();
    this.#emitPly();
  }

  /** Shows the position after so many moves of the line. */
  goTo(ply) {
    const line = this.#line;
    if (!line) return;
    const before = line.ply;
    line.go(ply);
    this.#person.leave();
    this.#display();
    if (line.ply !== before) this.#emitPly();
  }

  /** Takes back the last move shown; `step()` brings it again, playing another replaces it. */
  undo() { this.goTo(this.ply - 1); }

  /** Back to where the line began, its moves forgotten. */
  reset() { if (this.#line) this.set({ position: this.origin }); }

  /** Shows the last move once more. */
  replay() { if (this.ply) this.#present(); }

  /** Shows one more event of the line's next move; after the last one the move has been made. */
  stepEvent() {
    this.skip();
    const entry = this.#line?.next, view = this.#view;
    if (!entry) return;
    const { events, move } = entry, at = this.#within?.entry === entry ? this.#within.next : 0, event = events[at];
    if (!event) return this.goTo(this.ply + 1);
    if (!at) this.#begin(this.position);
    this.#within = { entry, next: at + 1 };
    view.stage.run([event], this.speed);
    view.say(event.kind === "withheld" ? withheldSentence(view.phrases, event) : view.phrases.clause(event.clause).title);
    emit(this, "event", { event, move });
  }

  /** Shows the rest of the running move at once. */
  skip() {
    const entry = this.#showing;
    if (!entry) return;
    this.#view.stage.skip();
    this.#settle(entry);
  }

  /** Points at pits, `[{ side, pit }]`; an empty list points at none. */
  highlight(places = []) {
    this.#view.trace("lit", ...places);
  }

  /** The board as it stands, a picture without script: SVG text. */
  toSVG({ theme = this.getAttribute("theme") } = {}) {
    return still(this.#game, this.#view.phrases, this.position, { entry: this.#line.entry, flipped: this.orientation === "north", dark: theme === "dark" });
  }

  // —— Controls ——

  #bar() {
    const wanted = (this.getAttribute("controls") ?? "none") !== "none";
    const one = (name, sign, press) => action(name, sign, press, "", { "aria-label": this.#view.words(name) });
    this.#controls.hidden = !wanted;
    this.#controls.replaceChildren(...(wanted ? [
      one("first", "⏮", () => this.goTo(0)), one("undo", "◀", () => this.undo()), one("redo", "▶", () => this.step()),
      one("last", "⏭", () => this.goTo(Infinity)), one("flip", "⇅", () => { this.orientation = other(this.orientation); }),
    ] : []));
  }
}
