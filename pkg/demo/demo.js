// <otau-demo>: one rule, shown. A small board, paused at first; the move event by event,
// one sentence each; the near miss; and the reader's turn.

import * as rules from "../index.js";
import boardLocale from "../locales/en.js";
import { OtauBoard } from "../element/board.js";
import { Phrases } from "../words/phrases.js";
import { make } from "../element/make.js";
import { demos, otherReading } from "../demos/index.js";
import demoLocale from "../demos/locales/en.js";
import { Controls } from "./controls.js";
import { frames } from "./frames.js";
import { Player } from "./player.js";
import { facts, tell } from "./story.js";
import { style } from "./style.css.js";
import { Trial } from "./trial.js";

const ATTRIBUTES = ["game", "clause", "show", "position", "moves", "from", "captions", "theme", "lang", "rule", "orientation"];
const Base = globalThis.HTMLElement ?? class {};
let sheet = null;

function adopt(root) {
  if (!sheet) { sheet = new CSSStyleSheet(); sheet.replaceSync(style); }
  root.adoptedStyleSheets = [sheet];
}

/** Does something when the page has had a breath since the last of these. */
let queue = Promise.resolve();
const soon = (work) => { queue = queue.then(() => new Promise((resolve) => setTimeout(resolve))).then(work).catch(reportError); };

export class OtauDemo extends Base {
  static observedAttributes = ATTRIBUTES;
  /** What demos say, by language; the board's sentences are in `OtauBoard.locales`. */
  static locales = { en: demoLocale };

  #root; #section; #captions = null; #board = null; #player = null; #controls; #trial; #dirty = false; #sight = null; #size = null; #parts = {}; #other = false; #story = null;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    adopt(this.#root);
    // Until it is near the reader's eye, a demo is a box of about the right height.
    this.#root.append(make("div", { class: "wait" }));
  }

  connectedCallback() {
    for (const name of ["game", "clause"]) {
      if (Object.hasOwn(this, name)) { const value = this[name]; delete this[name]; this[name] = value; }
    }
    if (this.#board) return;
    this.#sight = new IntersectionObserver((entries) => {
      const near = entries.find((entry) => entry.isIntersecting);
      // Before the reader's eye at once; what is only near, one after the other.
      if (near && near.boundingClientRect.top < innerHeight && near.boundingClientRect.bottom > 0) this.wake();
      else if (near) soon(() => this.wake());
    }, { rootMargin: "600px" });
    this.#sight.observe(this);
    addEventListener("beforeprint", this.#printing);
  }

  disconnectedCallback() {
    this.#sight?.disconnect();
    this.#size?.disconnect();
    this.#player?.pause();
    removeEventListener("beforeprint", this.#printing);
  }

  #printing = () => this.wake();

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#board || this.#dirty) return;
    this.#dirty = true;
    queueMicrotask(() => { this.#dirty = false; this.#other = false; this.#load(); });
  }

  get game() { return this.getAttribute("game") ?? "toguz-kumalak"; }
  set game(id) { this.setAttribute("game", id); }
  get clause() { return this.getAttribute("clause"); }
  set clause(id) { this.setAttribute("clause", id); }
  /** "demo" (the rule acts) or "miss" (it almost does). */
  get show() { return this.getAttribute("show") === "miss" ? "miss" : "demo"; }
  set show(kind) { this.setAttribute("show", kind); }
  /** The board inside; null until the demo has been near the reader's eye. */
  get board() { return this.#board; }
  /** Which step is shown, and how many there are. */
  get step() { return this.#player?.at ?? 0; }
  set step(at) { this.wake(); this.#player?.go(at); }
  get steps() { return this.#player?.last ?? 0; }

  #words(info) { return new Phrases(OtauDemo.locales[this.getAttribute("lang")] ?? demoLocale, info); }
  #phrases(info) { return new Phrases(OtauBoard.locales[this.getAttribute("lang")] ?? boardLocale, info); }

  /** Builds the demo now, near or not. */
  wake() {
    if (this.#board || !this.isConnected) return;
    this.#sight?.disconnect();
    this.#build();
    this.#load();
  }

  #build() {
    const words = this.#words(null);
    const say = (key, with_) => words.say("demo", key, with_);
    this.#board = document.createElement("otau-board");
    const parts = this.#parts = {
      views: make("div", { class: "bar views", part: "views", role: "group", "aria-label": say("views") }),
      rule: make("p", { class: "rule", part: "rule" }),
      caption: make("p", { class: "caption", part: "caption" }),
      told: make("span", { class: "told" }),
      count: make("small", { class: "step-count", "aria-hidden": "true" }),
      fault: make("p", { class: "fault", role: "alert", hidden: true }),
    };
    parts.sentence = make("p", { class: "sentence", part: "sentence", role: "status", "aria-live": "polite" }, parts.told, parts.count);
    const go = (to) => () => { this.#player.pause(); this.#player.go(to()); };
    const player = () => this.#player;
    this.#controls = new Controls(say, {
      first: go(() => 0), back: go(() => player().at - 1), step: go(() => player().at + 1), end: go(() => player().last), reset: go(() => player().home),
      play: () => (player().playing ? player().pause() : player().play()),
    });
    this.#trial = new Trial(say, {
      watch: () => this.#watch(), begin: () => this.#try(), solve: () => { this.#watch(); this.#player.play(); },
    });
    this.#section = make("section", { class: "demo watching", part: "demo" }, parts.fault, parts.rule, parts.views, parts.caption, this.#trial.task, this.#board, parts.sentence, this.#controls.root, this.#trial.root);
    this.#root.replaceChildren(this.#section);
    this.#section.addEventListener("keydown", (event) => this.#key(event));
    this.#board.addEventListener("otau-move", ({ detail }) => { if (this.#trial.on) this.#board.finished.then(() => this.#trial.judge(detail, this.#board)); });
    this.#board.addEventListener("otau-illegal", ({ detail }) => { if (this.#trial.on) this.#trial.refused(detail); });
    // A board that changes its shape draws itself anew, without the step.
    this.#size = new ResizeObserver(() => requestAnimationFrame(() => { if (this.#player && !this.#trial.on && this.#player.lay !== this.#player.view.lay) this.#player.stand(); }));
    this.#size.observe(this.#board);
  }

  /** What the attributes ask for: a demo of the collection, or the author's own. */
  #demo(game) {
    if (this.hasAttribute("position") || this.hasAttribute("moves")) {
      const position = this.getAttribute("position") || undefined;
      return { position, moves: this.getAttribute("moves") ?? "", from: Number(this.getAttribute("from") ?? 0) || 0 };
    }
    const found = demos[game]?.[this.clause]?.[this.show];
    if (!found) throw new RangeError(this.#words(null).say("demo", "unknown-clause", { clause: this.clause ?? "", game }));
    if (!this.#other) return found;
    const { setup } = otherReading(game, this.clause);
    // A move in notation says where it ends, which is another pit now: its first pit is enough.
    return setup ? { setup } : { ...found, moves: found.moves.replace(/^(\d).*$/, "$1") };
  }

  #load() {
    this.#player?.pause();
    const parts = this.#parts;
    try {
      const own = this.hasAttribute("position") || this.hasAttribute("moves");
      const demo = this.#demo(this.game);
      const id = this.#other ? otherReading(this.game, this.clause).game : this.game;
      const info = rules.games().find((game) => game.id === id) ?? rules.start(id);
      const words = this.#words(info), phrases = this.#phrases(info);
      const story = (this.#story = tell(id, demo));
      for (const name of ["theme", "lang", "orientation"]) {
        if (this.hasAttribute(name)) this.#board.setAttribute(name, this.getAttribute(name)); else this.#board.removeAttribute(name);
      }
      this.#board.setAttribute("interactive", "none");
      this.#board.set({ game: id, position: story.start, moves: story.moves, ply: 0 });
      const say = (key, with_) => words.say("demo", key, with_);
      const asked = this.#phrases(rules.games().find((game) => game.id === this.game));
      const { title, rule } = this.clause ? asked.clause(this.clause) : { title: "", rule: "" };
      parts.rule.hidden = !rule || this.getAttribute("rule") === "none";
      parts.rule.replaceChildren(make("b", {}, title), rule);
      this.#captions = own ? (this.getAttribute("captions") ?? "").split("|").map((text) => text.trim()) : null;
      const given = own ? null : this.#other ? say("reading-as", { game: phrases.locale.games[id].name }) : words.say(this.show === "miss" ? "miss" : "see", this.clause, facts(story, this.clause, phrases, info));
      parts.caption.textContent = given ?? this.#captions[0] ?? "";
      this.#section.setAttribute("aria-label", say("label", { title: title || phrases.locale.games[id].name }));
      this.#views(say, own);
      const list = frames(story, this.clause, words, phrases);
      const at = story.from;
      this.#player = new Player({
        board: this.#board, phrases: () => phrases, frames: list, home: at, title: () => this.#section.getAttribute("aria-label"),
        speed: () => this.#controls.speed, moved: (frame) => this.#moved(frame, say),
      });
      this.#trial.set({ clause: this.clause, title, task: this.clause && !own && !this.#other ? words.say("try", this.clause, facts(story, this.clause, phrases, info)) : "",
        near: own || this.show === "miss" || this.#other, phrases, words, refusal: story.refusal !== null });
      this.#player.at = at;
      this.#watch();
      parts.fault.hidden = true;
      this.#section.classList.remove("broken");
    } catch (error) {
      parts.fault.hidden = false;
      this.#section.classList.add("broken");
      parts.fault.textContent = error.message;
      this.dispatchEvent(new CustomEvent("otau-error", { detail: { error }, bubbles: true, composed: true }));
    }
  }

  #views(say, own) {
    const { views } = this.#parts;
    if (own) return views.replaceChildren();
    const toggle = (name, pressed, press) => {
      const button = make("button", { type: "button", "data-do": name, "aria-pressed": String(pressed), part: "button" }, say(name));
      button.addEventListener("click", press);
      return button;
    };
    const had = this.#root.activeElement?.dataset.do;
    const to = (kind) => () => { this.#other = false; if (this.show === kind) this.#load(); else this.show = kind; };
    const buttons = [toggle("example", this.show === "demo" && !this.#other, to("demo")), toggle("near", this.show === "miss" && !this.#other, to("miss"))];
    if (otherReading(this.game, this.clause)) {
      buttons.push(toggle("other-reading", this.#other, () => {
        this.#dirty = true;
        this.show = "demo";
        this.#dirty = false;
        this.#other = !this.#other;
        this.#load();
      }));
    }
    views.replaceChildren(...buttons);
    if (had) views.querySelector(`[data-do="${had}"]`)?.focus();
  }

  #moved(frame, say) {
    const { told, count, sentence, rule, caption } = this.#parts;
    const { at, last, home, playing } = this.#player;
    told.textContent = frame.sentence;
    count.textContent = last ? say("step-of", { step: at, steps: last }) : "";
    sentence.classList.toggle("lit", frame.acts);
    rule.classList.toggle("lit", frame.acts);
    if (this.#captions) caption.textContent = this.#captions[Math.min(frame.caption, this.#captions.length - 1)] ?? "";
    this.#controls.root.hidden = last === 0;
    this.#controls.show({ at, last, home, playing });
    this.dispatchEvent(new CustomEvent("otau-step", { detail: { step: at, steps: last, acts: frame.acts, sentence: frame.sentence }, bubbles: true, composed: true }));
  }

  #watch() {
    this.#trial.end();
    this.#section.classList.add("watching");
    this.#board.setAttribute("interactive", "none");
    const { start, moves } = this.#story;
    this.#board.set({ position: start, moves, ply: 0 });
    this.#parts.sentence.hidden = this.#parts.caption.hidden = false;
    this.#player.stand();
    this.#player.moved(this.#player.frame);
  }

  #try() {
    this.#player.pause();
    this.#player.at = this.#player.home;
    this.#section.classList.remove("watching");
    this.#parts.sentence.hidden = this.#controls.root.hidden = this.#parts.caption.hidden = true;
    this.#parts.rule.classList.remove("lit");
    this.#board.set({ position: this.#story.before });
    this.#board.setAttribute("interactive", "both");
    this.#trial.begin();
  }

  #key(event) {
    if (this.#trial.on || event.altKey || event.ctrlKey || event.metaKey) return;
    const path = event.composedPath();
    if (path.includes(this.#board) || event.target.localName === "select") return;
    const { at, last, playing } = this.#player;
    const leads = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last };
    if (event.key in leads) {
      event.preventDefault();
      this.#player.pause();
      this.#player.go(leads[event.key]);
    } else if (event.key === " " && event.target.localName !== "button") {
      event.preventDefault();
      if (playing) this.#player.pause(); else this.#player.play();
    }
  }

  /** The board as it stands, a picture without script: SVG text. */
  toSVG(options) {
    this.wake();
    return this.#board.toSVG(options);
  }
}
