// Where a game comes from: a few lines, its words, its sources.

import { make } from "./dom.js";

export class About {
  constructor(root, say) {
    Object.assign(this, { root, say });
  }

  show(game, phrases) {
    const parts = [make("p", {}, phrases.locale.games[game.id].about)];
    if (game.sources.length) {
      parts.push(make("h3", {}, this.say("sources")), make("ul", { class: "sources" }, ...game.sources.map((source) => make("li", {}, source))));
    }
    this.root.replaceChildren(...parts);
  }
}
