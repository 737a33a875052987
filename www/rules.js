// The game's rules, clause by clause; those that just acted are lit.

import { make } from "./dom.js";

export class RuleList {
  #added = []; // clauses lit since the last frame

  constructor(root, say) {
    Object.assign(this, { root, say });
    this.items = new Map();
  }

  show(game, phrases) {
    const others = this.items.size > 0;
    this.items = new Map(game.clauses.map((id) => {
      const { title, rule, reading } = phrases.clause(id);
      const item = make("li", { "data-clause": id }, make("h3", {}, title), make("p", {}, rule));
      const read = game.readings.includes(id);
      if (read) item.append(make("p", { class: "reading" }, make("b", {}, this.say("reading")), " ", reading ?? ""));
      return [id, item];
    }));
    const note = game.readings.length ? [make("p", { class: "faint" }, this.say("reading-note"))] : [];
    this.root.replaceChildren(make("ul", { class: "clauses" }, ...this.items.values()), ...note);
    if (others) this.root.scrollTop = 0;
  }

  /** Lights these clauses and no others. */
  light(clauses, refused = false) {
    for (const item of this.items.values()) item.classList.remove("lit", "refused");
    for (const id of clauses) this.add(id, refused);
  }

  /** Lights one more, and brings it into the list's sight. */
  add(id, refused = false) {
    const item = this.items.get(id);
    if (!item || item.classList.contains("lit")) return;
    item.classList.add("lit");
    item.classList.toggle("refused", refused);
    // With the next frame: who measures in between has everything laid out for it.
    if (!this.#added.length) requestAnimationFrame(() => this.#added.splice(0).forEach((one) => this.#reveal(one)));
    this.#added.push(item);
  }

  #reveal(item) {
    const { root } = this, top = item.offsetTop;
    if (top < root.scrollTop || top + item.offsetHeight > root.scrollTop + root.clientHeight) root.scrollTop = top - 4; // not so much that the rule before shows its feet
  }
}
