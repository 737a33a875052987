// The buttons under a demo: to the first step, back, play, on, to the last, again; speed.

import { make } from "../element/make.js";

const SIGNS = {
  first: '<path d="M6 5v14M19 5l-9 7 9 7"/>', back: '<path d="m15 5-8 7 8 7"/>', step: '<path d="m9 5 8 7-8 7"/>',
  end: '<path d="M18 5v14M5 5l9 7-9 7"/>', play: '<path class="full" d="M7 5v14l12-7Z"/>', pause: '<path d="M8 5v14M16 5v14"/>',
  reset: '<path d="M5 12a7 7 0 1 1 2 5M5 12V6m0 6h6"/>',
};
/** The speeds to choose from, by their words. */
const SPEEDS = { slow: 0.5, normal: 1, fast: 2.2 };

const icon = (name) => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg>`;

export class Controls {
  /** @param {object} on first, back, play, step, end, reset (functions) */
  constructor(say, on) {
    this.say = say;
    this.buttons = {};
    this.root = make("div", { class: "bar controls", part: "controls", role: "group", "aria-label": say("controls"), title: say("keys") });
    for (const name of ["first", "back", "play", "step", "end", "reset"]) {
      const button = make("button", { type: "button", "data-do": name, part: "button" });
      button.addEventListener("click", on[name]);
      this.buttons[name] = button;
      this.#face(name, name);
      this.root.append(button);
    }
    this.select = make("select", { "aria-label": say("speed") }, ...Object.keys(SPEEDS).map((name) => make("option", { value: name, selected: name === "normal" }, say(name))));
    this.root.append(this.select);
  }

  get speed() {
    return SPEEDS[this.select.value];
  }

  #face(button, name) {
    if (this.buttons[button].dataset.face === name) return;
    this.buttons[button].dataset.face = name;
    this.buttons[button].innerHTML = icon(name);
    this.buttons[button].setAttribute("aria-label", this.say(name));
  }

  /** Shows what can be done: at the beginning nothing goes back, at the end nothing on. */
  show({ at, last, home, playing }) {
    // Kept in the tab order and told apart, so that a key pressed twice does not lose its place.
    const off = { first: at === 0, back: at === 0, step: at === last, end: at === last, reset: at === home && !playing };
    for (const [name, is] of Object.entries(off)) this.buttons[name].setAttribute("aria-disabled", String(is));
    this.#face("play", playing ? "pause" : "play");
  }
}
