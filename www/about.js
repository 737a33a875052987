// Where a game comes from: a few lines, its own words, its sources.

import { make } from "./dom.js";

/** Words explained once, in this order. */
const KINDS = ["name", "name-kk", "name-ky", "pit", "seed", "store", "mark", "first", "second", "end", "guess", "odd", "even"];

export class About {
  constructor(root, say) {
    Object.assign(this, { root, say });
  }

  show(game, phrases) {
    const parts = [make("p", {}, phrases.locale.games[game.id].about), this.#words(game), make("h3", {}, this.say("sources")),
      make("ul", { class: "sources" }, ...game.sources.map((source) => make("li", {}, make("bdi", {}, source))))];
    this.root.replaceChildren(...parts.filter(Boolean));
  }

  #words({ words, pits }) {
    const rows = KINDS.filter((kind) => words[kind]).map((kind) => [this.say(`word-${kind}`), words[kind]]);
    const names = Array.from({ length: pits }, (_, i) => words[`pit${i + 1}`]).filter(Boolean);
    if (names.length) rows.push([this.say("word-pits", { pits: names.length }), names.join(", ")]);
    if (!rows.length) return null;
    const list = make("dl", { class: "words" });
    for (const [what, word] of rows) list.append(make("div", {}, make("dt", {}, what), make("dd", { dir: "auto" }, word)));
    const box = document.createDocumentFragment();
    box.append(make("h3", {}, this.say("words")), list);
    return box;
  }
}
