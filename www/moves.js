// The moves as a score sheet: numbered pairs, each a way to that position. Other moves
// that were tried stand below the pair they belong to.

import { make } from "./dom.js";
import { isolated, say } from "./say.js";

export class MoveList {
  #due = null; // the frame in which the position shown is brought into sight
  #judgements = new Map(); // by node: { mark, words }

  constructor(root, phrases, show) {
    Object.assign(this, { root, phrases, show });
    this.buttons = new Map();
    // What opens beside it may leave it less room: the position shown stays in sight.
    new ResizeObserver(() => { if (this.marked) this.#reveal(this.marked); }).observe(root);
  }

  /** Lists a tree anew. */
  list(tree) {
    this.buttons = new Map();
    const parts = [];
    if (tree.root.comment) parts.push(this.#comment(tree.root, "p"));
    if (tree.root.children.length) parts.push(this.#main(tree.root));
    else parts.push(make("p", { class: "faint" }, say("no-moves")));
    this.root.replaceChildren(...parts);
    this.judge(this.#judgements);
  }

  /** Marks the position shown. */
  mark(node) {
    const before = this.marked;
    before?.removeAttribute("aria-current");
    this.marked = this.buttons.get(node);
    this.marked?.setAttribute("aria-current", "step");
    // With the next frame, when all else has changed: who measures in between has everything laid out for it.
    if (this.marked || before) this.#due ??= requestAnimationFrame(() => {
      this.#due = null;
      if (this.marked) this.#reveal(this.marked);
      else this.root.scrollTop = 0;
    });
  }

  /** Writes a judgement beside moves, { mark, words } by node; it stays there whatever else is played. */
  judge(judgements) {
    this.#judgements = judgements;
    for (const [node, button] of this.buttons) {
      const { mark = "", words = "" } = judgements.get(node) ?? {};
      button.dataset.mark = mark;
      button.setAttribute("aria-label", [this.words(node), words].filter(Boolean).join(", "));
    }
  }

  /** A position in words: the move that led to it. */
  words(node) {
    if (!node.parent) return say("first");
    return say("ply", { number: node.ply, side: this.phrases().side(node.mover), move: isolated(node.notation) });
  }

  #button(node) {
    const button = make("button", { type: "button", class: "move", onclick: () => this.show(node) }, node.notation);
    this.buttons.set(node, button);
    return button;
  }

  #comment(node, tag = "li") {
    return make(tag, { class: "remark", dir: "auto" }, node.comment);
  }

  /** The main line in pairs. */
  #main(root) {
    const list = make("ol", { class: "sheet-moves" });
    let pair = null;
    for (let node = root.children[0]; node; node = node.children[0]) {
      const first = node.ply % 2 === 1;
      if (first || !pair) {
        pair = make("li", { class: "pair" }, make("span", { class: "pair-number", "aria-hidden": "true" }, `${Math.ceil(node.ply / 2)}.`));
        // A pair that was broken by a remark goes on in the second column.
        if (!first) pair.append(make("span", { "aria-hidden": "true" }, "…"));
        list.append(pair);
      }
      pair.append(this.#button(node));
      const others = node.parent.children[0] === node ? node.parent.children.slice(1) : [];
      if (node.comment || others.length) {
        if (node.comment) list.append(this.#comment(node));
        for (const other of others) list.append(this.#variation(other));
        pair = null;
      }
    }
    return list;
  }

  #variation(first) {
    const item = make("li", { class: "variation" });
    for (let node = first; node; node = node.children[0]) {
      if (node === first || node.ply % 2) item.append(make("span", { class: "faint", "aria-hidden": "true" }, `${Math.ceil(node.ply / 2)}${node.ply % 2 ? "." : "…"}`));
      item.append(this.#button(node));
      if (node.comment) item.append(make("span", { class: "remark", dir: "auto" }, node.comment));
      if (node !== first) for (const other of node.parent.children.slice(1)) item.append(make("ul", { class: "inner" }, this.#variation(other)));
    }
    return item;
  }

  /** Scrolls the list, never the page. */
  #reveal(node) {
    const top = node.getBoundingClientRect().top - this.root.getBoundingClientRect().top + this.root.scrollTop;
    if (top < this.root.scrollTop) this.root.scrollTop = top - 8;
    else if (top + node.offsetHeight > this.root.scrollTop + this.root.clientHeight) this.root.scrollTop = top + node.offsetHeight - this.root.clientHeight + 8;
  }
}
