// A whole game looked over: every position of the line, then what turned it.

import { make } from "../dom.js";
import { isolated, say, signed } from "../say.js";
import { Curve } from "./curve.js";
import { forSouth, judge, notation, settled, share } from "./judge.js";

/** So many positions are looked at for each of the game's, on a fast device and on a slow one. */
const EFFORT = { nodes: 60_000 };
const MOST_TURNS = 12;

export class Review {
  #running = 0;

  /** @param {object} with_ table, thinker, moves (the list), sideName(side), changed() */
  constructor({ table, thinker, moves, sideName, changed }) {
    Object.assign(this, { table, thinker, moves, sideName, changed });
    this.curve = new Curve((ply) => this.#go(ply));
    this.told = make("p", { class: "faint", role: "status" });
    this.list = make("ol", { class: "turns" });
    this.root = make("div", { class: "review", hidden: true }, this.curve.svg, this.told, this.list);
    this.nodes = null;
  }

  get running() {
    return this.#running > 0 && this.busy;
  }

  /** The review belongs to a line; another game has none. */
  clear() {
    this.stop();
    this.nodes = null;
    this.root.hidden = true;
  }

  stop() {
    if (!this.busy) return;
    this.busy = false;
    this.#running += 1;
    this.thinker.stop();
    this.told.textContent = "";
    this.changed();
  }

  mark(node) {
    if (!this.nodes) return;
    const index = this.nodes.indexOf(node);
    if (index >= 0) this.curve.mark(index);
  }

  async start() {
    const { table, thinker } = this;
    const run = ++this.#running;
    this.busy = true;
    const nodes = [table.tree.root, ...table.line];
    const found = [];
    this.root.hidden = false;
    this.list.replaceChildren();
    this.curve.svg.replaceChildren();
    this.changed();
    for (const [i, node] of nodes.entries()) {
      this.told.textContent = say("reviewing", { done: i + 1, of: nodes.length });
      const end = settled(node.position);
      const analysis = end ? { ...end, score: forSouth(node.position, end.score) } : await thinker.look(node, EFFORT);
      // Out of sight it waits.
      while (document.hidden && run === this.#running) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
      if (run !== this.#running) return;
      if (!analysis) { this.stop(); return; }
      found.push(analysis);
    }
    this.busy = false;
    this.nodes = nodes;
    this.#show(found);
    this.changed();
  }

  #go(ply) {
    this.table.show(this.nodes?.[ply]);
  }

  #show(found) {
    const { nodes } = this;
    const { total } = this.table.info;
    const judged = nodes.slice(1).map((node, i) => ({ node, before: nodes[i], ...judge(node, found[i], found[i + 1], total) }));
    const turns = judged.filter(({ name }) => name).sort((a, b) => b.lost - a.lost).slice(0, MOST_TURNS).sort((a, b) => a.node.ply - b.node.ply);
    const shares = nodes.map((node, i) => share(forSouth(node.position, found[i].score), total));
    this.curve.show(shares, turns.map(({ node }) => nodes.indexOf(node)), say("curve", { moves: nodes.length - 1, turns: turns.length }));
    this.mark(this.table.node);
    this.told.textContent = say("reviewed", { turns: turns.length });
    this.list.replaceChildren(...turns.map((turn) => make("li", {}, this.#turn(turn))));
    this.moves.judge(new Map(turns.map(({ node, mark, name, lost }) => [node, { mark, words: say(name, { lost: signed(lost).replace("+", "") }) }])));
  }

  #turn({ node, before, name, lost, better }) {
    const words = [make("b", {}, say("turn-move", { number: Math.ceil(node.ply / 2), side: this.sideName(node.mover), move: isolated(node.notation) })), ` ${say(name, { lost: signed(lost).replace("+", "") })}`];
    if (better) words.push(` ${say("turn-better", { move: isolated(notation(before.position, [better])[0]) })}`);
    return make("button", { type: "button", class: "turn-button", onclick: () => this.table.show(node) }, ...words);
  }
}
