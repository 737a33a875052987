// The moves as a score sheet: numbered pairs, each a way to that position.

import { make } from "./dom.js";

export class MoveList {
  constructor(root, say, goTo) {
    Object.assign(this, { root, say, goTo });
    this.shown = [];
    this.buttons = [];
  }

  /** Shows a line of moves with the current one marked; only what changed is made anew. */
  show(line, ply) {
    let same = 0;
    while (same < line.length && same < this.shown.length && line[same] === this.shown[same]) same++;
    if (same !== this.shown.length || same !== line.length || !this.root.childElementCount) this.#list(line);
    this.shown = line;
    this.buttons.forEach((button, i) => {
      if (i + 1 === ply) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    const current = this.buttons[ply - 1];
    if (current) this.#reveal(current);
    else this.root.scrollTop = 0;
  }

  #list(line) {
    this.buttons = line.map((entry, i) => {
      const words = this.say("ply", { number: i + 1, side: entry.mover, move: entry.notation });
      return make("button", { type: "button", class: "move", "aria-label": words, onclick: () => this.goTo(i + 1) }, entry.notation);
    });
    if (!line.length) return this.root.replaceChildren(make("p", { class: "faint" }, this.say("no-moves")));
    const list = make("ol", { class: "sheet-moves" });
    for (let i = 0; i < this.buttons.length; i += 2) list.append(make("li", {}, ...this.buttons.slice(i, i + 2)));
    this.root.replaceChildren(list);
  }

  /** Scrolls the list, never the page. */
  #reveal(node) {
    const top = node.offsetTop;
    if (top < this.root.scrollTop) this.root.scrollTop = top - 8;
    else if (top + node.offsetHeight > this.root.scrollTop + this.root.clientHeight) this.root.scrollTop = top + node.offsetHeight - this.root.clientHeight + 8;
  }
}
