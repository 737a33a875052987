// “Tek mi, çift mi?”: one hides a counter or two, the other guesses, who is right
// chooses the side.

import { make } from "./dom.js";

/** A closed fist, or an open hand with its counters. */
function hand(hidden) {
  const counters = hidden === null ? [] : Array.from({ length: hidden }, () => make("i", { class: "counter" }));
  return make("div", { class: hidden === null ? "fist" : "palm", "aria-hidden": "true" }, ...counters);
}

export class GuessSheet {
  /**
   * @param {function} done called with who plays which side: { south, north } in words
   * @param {function} advise which side wins, in words
   */
  constructor(say, done, advise) {
    Object.assign(this, { say, done, advise });
    this.root = make("div", { class: "guess" });
    this.#hide();
  }

  #step(focus, ...children) {
    this.root.replaceChildren(...children);
    if (focus) this.root.querySelector("button")?.focus();
  }

  #buttons(...pairs) {
    return make("div", { class: "line" }, ...pairs.map(([key, press]) => make("button", { type: "button", class: "button", "data-do": key, onclick: press }, this.say(key))));
  }

  #hide() {
    this.#step(false, make("p", {}, this.say("guess-hide")), hand(null),
      this.#buttons(["guess-hide-1", () => this.#ask(1)], ["guess-hide-2", () => this.#ask(2)]));
  }

  #ask(hidden) {
    this.#step(true, make("p", {}, this.say("guess-ask")), hand(null),
      make("p", { class: "question" }, make("span", { lang: "tr" }, this.say("guess-question")), make("span", { class: "faint" }, this.say("guess-translation"))),
      this.#buttons(["guess-odd", () => this.#open(hidden, 1)], ["guess-even", () => this.#open(hidden, 0)]));
  }

  #open(hidden, guess) {
    const right = hidden % 2 === guess;
    const chooser = right ? "guesser" : "asker", waiting = right ? "asker" : "guesser";
    const choose = (side) => this.done({ [side]: this.say(chooser), [side === "south" ? "north" : "south"]: this.say(waiting) });
    const advice = make("button", { type: "button", class: "button", "data-do": "guess-advice", onclick: () => advice.replaceWith(make("p", { role: "status" }, this.advise())) }, this.say("guess-advice"));
    this.#step(true, make("p", { role: "status" }, this.say("guess-shown", { hidden }), " ", this.say(right ? "guess-right" : "guess-wrong")), hand(hidden),
      this.#buttons(["guess-south", () => choose("south")], ["guess-north", () => choose("north")]), advice);
  }
}
