// The authors' page: what is shown, how it looks, what is copied.

import { formatPosition, games } from "otau";
import { OtauDemo } from "otau/demo";
import "otau/demo/define";
import { OtauBoard } from "otau/element";
import { Phrases } from "otau/words";
import { button, make, radios } from "../dom.js";
import { chosen } from "../book/look.js";
import { SetupForm } from "./setup.js";
import { snippets } from "./snippets.js";
import { say, spoken } from "./words.js";

const { lang } = spoken.board;
OtauBoard.locales[lang] = spoken.board;
if (spoken.demo) OtauDemo.locales[lang] = spoken.demo;

const catalogue = games();
const FORMS = ["html", "iframe", "mdx", "rst", "markdown"];

export class Builder {
  constructor(root) {
    this.kind = "rule";
    this.game = catalogue[0];
    this.clause = "tuzdik.no-twin";
    this.view = "demo";
    this.captions = [];
    this.base = make("input", { type: "text", id: "base", value: "./otau", spellcheck: "false", oninput: () => this.#copyables() });
    this.picture = make("input", { type: "checkbox", onchange: () => this.#copyables() });
    this.form = make("div", { class: "form" });
    this.preview = make("div", { class: "preview-box" });
    this.boxes = Object.fromEntries(FORMS.map((form) => [form, make("textarea", { id: `as-${form}`, dir: "ltr", readonly: true, rows: form === "markdown" ? 3 : 5, spellcheck: "false" })]));
    this.said = make("p", { role: "status", class: "faint" });
    root.replaceChildren(make("h1", {}, say("heading")), make("p", { class: "lead" }, say("lead")),
      make("div", { class: "halves" }, make("section", { "aria-label": say("what") }, this.form),
        make("section", { "aria-labelledby": "preview-title" }, make("h2", { id: "preview-title" }, say("preview")), this.preview)),
      make("section", { class: "copies", "aria-labelledby": "copy-title" }, make("h2", { id: "copy-title" }, say("copy-heading")),
        make("label", { class: "field", for: "base" }, make("span", {}, say("base"), make("small", { class: "faint" }, say("base-line"))), this.base),
        make("label", { class: "choice" }, this.picture, make("span", {}, say("picture"))), this.said,
        ...FORMS.map((form) => this.#copy(form))));
    this.#choose();
  }

  #copy(form) {
    const box = this.boxes[form];
    const take = async () => {
      box.focus();
      box.select();
      try {
        await navigator.clipboard.writeText(box.value);
        this.said.textContent = say("copied");
      } catch {
        this.said.textContent = say("copy-failed");
      }
    };
    return make("div", { class: "copy" }, make("label", { for: box.id }, make("b", {}, say(`snippet-${form}`)), make("small", { class: "faint" }, say(`snippet-${form}-line`))), box,
      button(say("copy"), take, { "data-copy": form, "aria-label": `${say("copy")}: ${say(`snippet-${form}`)}` }));
  }

  #select(id, words, options, now, change) {
    const select = make("select", { id, onchange: () => change(select.value) }, ...options.map(([value, text]) => make("option", { value, selected: value === now }, text)));
    return make("label", { class: "field", for: id }, make("span", {}, words), select);
  }

  get phrases() {
    return new Phrases(spoken.board, this.game);
  }

  #choose() {
    const { phrases } = this;
    if (!this.game.clauses.includes(this.clause)) this.clause = this.game.clauses[0];
    const again = (change) => (value) => { change(value); this.#choose(); document.getElementById(this.last)?.focus(); };
    const parts = [
      radios("kind", say("what"), [["rule", say("what-rule"), ""], ["own", say("what-own"), ""]], this.kind, { change: again((value) => { this.kind = value; this.last = ""; }) }),
      this.#select("game", say("game"), catalogue.map(({ id }) => [id, spoken.board.games[id].name]), this.game.id, again((id) => { this.game = catalogue.find((one) => one.id === id); this.captions = []; this.last = "game"; })),
    ];
    if (this.kind === "rule") {
      parts.push(this.#select("clause", say("rule"), this.game.clauses.map((id) => [id, phrases.clause(id).title]), this.clause, (id) => { this.clause = id; this.#show(); }),
        this.#select("view", say("view"), [["demo", say("view-demo")], ["miss", say("view-miss")]], this.view, (view) => { this.view = view; this.#show(); }));
      this.board = null;
    } else parts.push(...this.#own(phrases));
    this.form.replaceChildren(...parts);
    if (!this.board) this.#show();
  }

  #own(phrases) {
    this.board = make("otau-board", { game: this.game.id, theme: chosen(), lang: spoken.board.lang });
    this.list = make("div", { class: "captions" });
    const setup = new SetupForm(this.game, (side) => phrases.side(side), (position) => {
      this.origin = position;
      if (position) { this.board.set({ game: this.game.id, position }); this.captions = this.captions.slice(0, 1); }
      this.#captions();
    });
    this.board.addEventListener("otau-ply", () => this.#captions());
    return [setup.root, make("h2", {}, say("moves")), make("p", { class: "faint" }, say("moves-line")), this.board,
      make("div", { class: "line" }, button(say("undo"), () => this.board.set({ position: this.board.origin, moves: this.board.moves.slice(0, -1), ply: Infinity })), button(say("clear"), () => this.board.reset())),
      make("h2", {}, say("captions")), this.list];
  }

  #captions() {
    if (!this.list) return;
    const line = this.board.line;
    const inputs = [null, ...line].map((entry, i) => make("label", { class: "field", for: `caption-${i}` },
      make("span", {}, entry ? say("caption-n", { number: i, move: entry.notation }) : say("caption-0")),
      make("input", { type: "text", id: `caption-${i}`, value: this.captions[i] ?? "", oninput: (event) => { this.captions[i] = event.target.value; this.#show(); } })));
    this.list.replaceChildren(...inputs);
    this.#show();
  }

  /** What the tag says. */
  get attributes() {
    if (this.kind === "rule") return { game: this.game.id, clause: this.clause, show: this.view === "miss" ? "miss" : null };
    const line = this.board.line;
    // A bar divides captions, so it cannot be in one.
    const captions = [null, ...line].map((_, i) => (this.captions[i] ?? "").replaceAll("|", "¦").trim());
    return { game: this.game.id, position: this.board.origin ? formatPosition(this.board.origin) : null, moves: line.map((entry) => entry.notation).join(" "), captions: captions.some(Boolean) ? captions.join(" | ") : null };
  }

  #show() {
    if (this.kind === "own" && !this.origin) return;
    const attributes = this.attributes;
    const text = JSON.stringify(attributes);
    if (this.shown === text) return;
    this.shown = text;
    this.demo = make("otau-demo", { ...Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null)), theme: chosen(), lang });
    this.preview.replaceChildren(this.demo);
    this.#copyables();
  }

  #copyables() {
    const title = this.kind === "rule" ? `${spoken.board.games[this.game.id].name}: ${this.phrases.clause(this.clause).title}` : spoken.board.games[this.game.id].name;
    const picture = this.picture.checked ? this.demo.toSVG() : "";
    const texts = snippets(this.attributes, { base: this.base.value.trim().replace(/\/+$/, "") || ".", page: location.href, title, picture });
    for (const form of FORMS) this.boxes[form].value = texts[form];
  }
}
