// How the game ended: in words, with the rule that ended it.

import { outcomeSentence } from "otau/words";
import { make } from "./dom.js";

export class Result {
  constructor(root, say, again) {
    Object.assign(this, { root, say, again });
  }

  /** Shows the end of a position, or nothing. */
  show(position, phrases) {
    this.root.hidden = !position?.outcome;
    if (this.root.hidden) return this.root.replaceChildren();
    const { title, rule } = phrases.clause(position.outcome.clause);
    this.root.replaceChildren(
      make("p", { class: "verdict" }, outcomeSentence(phrases, position.outcome)),
      make("p", { class: "because" }, make("b", {}, this.say("ended-by", { title })), " ", rule),
      make("button", { type: "button", class: "button", onclick: this.again }, this.say("again")),
    );
  }
}
