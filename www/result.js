// How the game ended: in words, with the rule that ended it, and what may come next.

import { outcomeSentence } from "otau/words";
import { button, make } from "./dom.js";

export class Result {
  /** @param {object} next what the buttons do: review() the game, play again() */
  constructor(root, say, { review, again }) {
    Object.assign(this, { root, say, review, again });
  }

  /** Shows the end of a position, or nothing. */
  show(position, phrases) {
    this.root.hidden = !position?.outcome;
    if (this.root.hidden) return this.root.replaceChildren();
    const { title, rule } = phrases.clause(position.outcome.clause);
    this.root.replaceChildren(
      make("p", { class: "verdict" }, outcomeSentence(phrases, position.outcome)),
      make("p", { class: "because" }, make("b", {}, this.say("ended-by", { title })), " ", rule),
      // Where nobody has a choice there is nothing to say of moves.
      make("div", { class: "line" }, phrases.game.choices && button(this.say("review"), this.review), button(this.say("again"), this.again)),
    );
  }
}
