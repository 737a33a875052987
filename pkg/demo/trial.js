// The reader's turn: a task, and after the move what it did instead, or that it was right.

import { make } from "../element/make.js";
import { moveSentence, outcomeSentence } from "../words/sentences.js";
import { actsIn } from "./story.js";

export class Trial {
  /** @param {object} on watch(), begin(), solve() */
  constructor(say, on) {
    Object.assign(this, { say, act: on, on: false });
    this.task = make("p", { class: "caption task", part: "task", hidden: true });
    this.result = make("p", { class: "sentence", part: "result", role: "status", "aria-live": "polite", hidden: true });
    this.bar = make("div", { class: "bar", part: "controls" });
    this.root = make("div", { class: "demo trial" }, this.result, this.bar);
  }

  /** What is asked for; `near`: nothing is, the reader just plays. */
  set({ task, ...more }) {
    Object.assign(this, more, { asked: more.near ? "" : task });
  }

  #button(name, press, kind = "") {
    const button = make("button", { type: "button", class: kind, "data-do": name, part: "button" }, this.say(name));
    button.addEventListener("click", () => {
      press();
      // The button pressed may be gone: the first of those that came is next to it.
      if (!button.isConnected) this.bar.querySelector("button")?.focus();
    });
    return button;
  }

  #buttons(...names) {
    const all = { try: this.act.begin, again: this.act.begin, watch: this.act.watch, solve: this.act.solve };
    this.bar.replaceChildren(...names.map((name) => this.#button(name, all[name], name === "try" ? "main" : "")));
  }

  begin() {
    this.on = true;
    this.task.hidden = !this.asked;
    this.task.textContent = this.asked;
    this.#tell("", false);
    this.#buttons("watch", ...(this.near ? [] : ["solve"]));
  }

  end() {
    this.on = false;
    this.task.hidden = this.result.hidden = true;
    this.#buttons("try");
  }

  #tell(text, right) {
    this.result.hidden = !text;
    this.root.parentNode?.classList.remove("judged");
    this.result.textContent = text;
    this.result.classList.toggle("lit", right);
  }

  #title(clause) {
    return this.phrases.clause(clause).title;
  }

  /** What the reader's move did. */
  judge({ events }, board) {
    if (!this.on) return;
    const entry = board.line.at(-1);
    const told = [moveSentence(this.phrases, entry.mover, events), entry.outcome ? outcomeSentence(this.phrases, entry.outcome) : ""].filter(Boolean).join(" ");
    const right = Boolean(this.clause) && actsIn(entry, this.clause);
    const facts = { title: this.title, story: told };
    this.#tell(this.near ? this.say("free", facts) : right ? `${this.say("right", facts)} ${told}` : this.say("wrong", facts), right && !this.near);
    board.setAttribute("interactive", "none");
    this.root.parentNode.classList.add("judged"); // the board would say the same again
    this.#buttons("again", ...(right || this.near ? [] : ["solve"]), "watch");
  }

  /** The reader chose what is not allowed. */
  refused({ refusal }) {
    if (!this.on) return;
    const right = refusal.clause === this.clause;
    this.#tell(this.say(right ? "refused" : "refused-other", { title: this.#title(refusal.clause) }), right && this.refusal);
  }
}
