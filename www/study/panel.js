// The analyst beside the board: who is ahead, the best moves, and a whole game reviewed.

import { solve } from "otau/analyst";
import { verdict } from "otau/words";
import { button, byId, make } from "../dom.js";
import { say, signed } from "../say.js";
import { keep } from "../settings.js";
import { trouble } from "../trouble.js";
import { forSouth, notation, settled, share } from "./judge.js";
import { Review } from "./review.js";
import { Thinker } from "./thinker.js";

/** How long it looks at a position by itself, and how long when asked to look longer. */
const LOOK = { ms: 3000 }, LONGER = { ms: 20_000 };
const LINES = 3, LINE_MOVES = 6;
/** The games whose endings can be solved here, and with how many seeds on the board. */
const SOLVED = { modiar: 42, bestemshe: 12 };

export class Study {
  on = false;
  #solved = new Set(); // the games whose endings are known
  #solving = null; // what is being solved: { game, control, percent }

  /** @param {object} with_ table, moves (the list), sideName(side), busy() while the computer thinks */
  constructor({ table, moves, sideName, busy }) {
    Object.assign(this, { table, moves, sideName, busy });
    this.thinker = new Thinker();
    this.review = new Review({ table, thinker: this.thinker, moves, sideName, changed: () => this.#arrive() });
    this.bar = make("div", { class: "bar", role: "img" }, make("i", {}));
    // Whose the light end is and whose the dark one; scores are South's, here as in the lines. What the bar is called says it, too.
    this.sides = ["south", "north"].map((side) => make("span", { class: side }));
    this.lead = make("bdi", { class: "gauge-lead", dir: "ltr" });
    this.gauge = make("div", { class: "gauge" }, make("span", { class: "gauge-side", "aria-hidden": "true" }, this.sides[0], this.lead), this.bar, make("span", { class: "gauge-side", "aria-hidden": "true" }, this.sides[1]));
    this.score = make("p", { class: "score", "aria-live": "off" });
    this.lines = make("ol", { class: "lines" });
    this.longer = button(say("look-longer"), () => this.#look(LONGER), { id: "longer" });
    this.whole = button("", () => (this.review.busy ? this.review.stop() : this.review.start()), { id: "review" });
    this.solve = button("", () => (this.#solving ? this.#solving.control.abort() : this.#solve()), { id: "solve" });
    this.body = make("div", { class: "study-body" }, this.gauge, this.score, this.lines, make("div", { class: "line" }, this.longer, this.whole, this.solve), this.review.root);
    byId("study").append(this.body);
    this.switch = byId("study-switch");
    table.addEventListener("game", () => { this.review.clear(); this.#arrive(); });
    for (const name of ["tree", "here"]) table.addEventListener(name, () => this.#arrive());
    document.addEventListener("visibilitychange", () => (document.hidden ? this.thinker.stop() : this.#arrive()));
  }

  /** The computer has finished, or has begun to think: the analyst gives way to it. */
  yield() {
    if (this.busy()) this.thinker.stop();
    else this.#arrive();
  }

  /** Shows the analyst, or sends it away. */
  turn(on) {
    this.on = on;
    keep("study", on || undefined);
    this.switch.setAttribute("aria-expanded", String(on));
    this.body.hidden = !on;
    byId("study").classList.toggle("open", on);
    document.documentElement.toggleAttribute("data-study", on);
    if (on) this.#arrive();
    else {
      this.review.stop();
      this.thinker.stop();
    }
  }

  #arrive() {
    if (!this.on || !this.table.info) return;
    this.sides.forEach((name, i) => { name.textContent = this.sideName(["south", "north"][i]); });
    if (this.#solving && this.#solving.game !== this.table.info.id) this.#solving.control.abort();
    this.review.mark(this.table.node);
    this.#buttons();
    const { node } = this.table;
    const known = settled(node.position);
    if (known) {
      this.thinker.stop();
      return this.#show(node, { ...known, score: forSouth(node.position, known.score), moves: [] });
    }
    const before = this.thinker.known(node);
    if (before) this.#show(node, before);
    else this.lines.replaceChildren();
    if (!this.review.busy && !document.hidden && !this.busy()) this.#look(LOOK);
  }

  async #look(limits) {
    const { node } = this.table;
    try {
      if (!this.thinker.known(node)) this.score.textContent = say("hint-thinking");
      const found = await this.thinker.look(node, limits, (sofar) => { if (this.table.node === node) this.#show(node, sofar, false); });
      if (found && this.table.node === node) this.#show(node, found);
    } catch (error) {
      this.score.textContent = say("thinking-failed", { message: trouble(error) });
    }
  }

  #buttons() {
    const { review, table } = this;
    this.whole.textContent = say(review.busy ? "review-stop" : "review");
    this.whole.disabled = table.line.length === 0;
    this.longer.disabled = review.busy || Boolean(table.position.outcome);
    this.solve.hidden = !SOLVED[table.info.id] || this.#solved.has(table.info.id);
    this.solve.textContent = this.#solving ? say("solving", { percent: this.#solving.percent }) : say("solve");
  }

  /** While it looks, all it knows of the moves after the first is that they are no better than so much. */
  #show(node, { score, exact, depth, moves = [] }, done = true) {
    const { position } = node;
    const south = forSouth(position, score);
    const { total } = this.table.info;
    this.bar.firstChild.style.inlineSize = `${(share(south, total) * 100).toFixed(1)}%`;
    const ahead = south >= 0 ? "south" : "north";
    const even = Math.abs(south) < 0.05;
    const words = position.outcome ? verdict(this.moves.phrases(), position.outcome)
      : even ? say(exact ? "even-exact" : "even-score") : say(exact ? "ahead-exact" : "ahead", { side: this.sideName(ahead), score: signed(Math.abs(south)).replace("+", "") });
    this.bar.setAttribute("aria-label", words);
    this.lead.textContent = signed(even ? 0 : south);
    this.score.textContent = depth && !exact ? `${words} ${say("deep", { depth })}` : words;
    this.lines.replaceChildren(...moves.slice(0, LINES).map((one, i) => this.#line(position, one, done || !i ? "≈" : position.turn === "south" ? "≤" : "≥")));
  }

  #line(position, { move, line, score, exact }, unsure) {
    const words = notation(position, line.slice(0, LINE_MOVES));
    const play = () => {
      const { table } = this;
      if (this.busy() || table.position !== position) return;
      table.board.play(move);
      // On a phone the board may be far above.
      table.board.scrollIntoView({ block: "nearest" });
    };
    return make("li", {}, make("button", { type: "button", class: "turn-button", onclick: play },
      make("bdi", { class: "line-score", dir: "ltr" }, (exact ? "" : `${unsure} `) + signed(forSouth(position, score))), " ", make("bdi", { dir: "ltr" }, make("b", {}, words[0]), ` ${words.slice(1).join(" ")}`)));
  }

  async #solve() {
    const game = this.table.info.id;
    const solving = (this.#solving = { game, control: new AbortController(), percent: 0 });
    this.thinker.stop();
    this.#buttons();
    try {
      await solve(game, SOLVED[game], {
        signal: solving.control.signal,
        onProgress: ({ done, of }) => {
          solving.percent = Math.floor((done / of) * 100);
          this.#buttons();
        },
      });
      this.#solved.add(game);
      this.thinker.forget();
    } catch (error) {
      if (!solving.control.signal.aborted) {
        this.#solving = null;
        this.#buttons();
        this.score.textContent = say("thinking-failed", { message: trouble(error) });
        return;
      }
    }
    this.#solving = null;
    this.#arrive();
  }
}
