// A whole game looked over: every position of the line, then what turned it.

import { play } from "otau";
import { pointOut } from "../play/pointer.js";
import { make } from "../dom.js";
import { isolated, say, signed } from "../say.js";
import { tell } from "../tell.js";
import { Curve } from "./curve.js";
import { forSouth, judge, notation, settled, share } from "./judge.js";

/** So many positions are looked at for each of the game's, on a fast device and on a slow one; more where something seems to have happened. */
const EFFORT = { nodes: 60_000 }, CLOSER = { nodes: 240_000 };
const MOST_TURNS = 12;
/** When it asks again for an analyst that is wanted elsewhere, in milliseconds. */
const PAUSE = 300;

/** Until the page is in sight. */
const sight = async () => {
  while (document.hidden) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
};

export class Review {
  #running = 0;
  #words = new Map(); // by node: what is said of its move

  /** @param {object} with_ table, thinker, moves (the list), sideName(side), changed() */
  constructor({ table, thinker, moves, sideName, changed }) {
    Object.assign(this, { table, thinker, moves, sideName, changed });
    this.busy = false;
    this.curve = new Curve({ sideName, go: (ply) => this.table.show(this.nodes[ply]), tell: (ply) => this.#tell(this.nodes[ply]) });
    this.told = make("p", { class: "faint", role: "status" });
    this.list = make("ol", { class: "turns" });
    this.root = make("div", { class: "review", hidden: true }, this.curve.root, this.told, this.list);
    this.nodes = [];
  }

  /** The review belongs to a line; another game has none. */
  clear() {
    this.stop();
    this.#leave();
  }

  /** Half a review is none; what it found out is known when it begins again. */
  stop() {
    if (!this.busy) return;
    this.#rest();
    this.#running += 1;
    this.thinker.stop();
    this.#leave();
    this.changed();
  }

  #leave() {
    this.nodes = [];
    this.root.hidden = true;
  }

  #rest() {
    this.busy = false;
    // Nobody wants to be told each position.
    this.told.removeAttribute("aria-busy");
  }

  mark(node) {
    this.curve.mark(this.nodes.indexOf(node));
  }

  async start() {
    try {
      await this.#run(++this.#running);
    } catch (error) {
      this.stop();
      tell(this.table.board, "thinking-failed", error);
    }
  }

  async #run(run) {
    const { table } = this;
    const nodes = [table.tree.root, ...table.line];
    const { total } = table.info;
    const found = [], shares = [], judged = [];
    this.busy = true;
    this.nodes = nodes;
    this.#words.clear();
    this.list.replaceChildren();
    this.told.setAttribute("aria-busy", "true");
    this.curve.begin(nodes.length);
    this.root.hidden = false;
    this.changed();
    for (const [i, node] of nodes.entries()) {
      this.told.textContent = say("reviewing", { done: i + 1, of: nodes.length });
      const known = await this.#look(run, node, EFFORT);
      if (!known) return;
      found.push(known);
      shares.push(share(forSouth(node.position, known.score), total));
      this.curve.show(shares);
      if (!i) continue;
      const verdict = await this.#judge(run, node, nodes[i - 1], found[i - 1], known);
      if (!verdict) return;
      if (verdict.name) judged.push({ node, before: nodes[i - 1], ...verdict });
    }
    this.#rest();
    this.#show(shares, judged);
    this.changed();
  }

  /** What there is to say of a position; nothing when the review was stopped meanwhile. */
  async #look(run, node, effort) {
    const end = settled(node.position);
    if (end) return { ...end, score: forSouth(node.position, end.score) };
    for (;;) {
      await sight();
      const known = run === this.#running && (await this.thinker.look(node, effort));
      if (run !== this.#running) return null;
      if (known) return known;
      // Somebody looked away, or the computer is to move: it goes on afterwards.
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** How a move did: if badly, looked at more closely, it and what was better. */
  async #judge(run, node, before, known, after) {
    const { total } = this.table.info;
    const first = judge(node, known, after, total);
    if (!first.name) return first;
    const other = { position: play(before.position, known.best).position };
    const instead = await this.#look(run, other, CLOSER);
    const closer = instead && (await this.#look(run, node, CLOSER));
    return closer && judge(node, known, closer, total, { ...instead, ...other });
  }

  #show(shares, judged) {
    const turns = judged.sort((a, b) => b.lost - a.lost).slice(0, MOST_TURNS).sort((a, b) => a.node.ply - b.node.ply);
    for (const { node, mark, name, lost } of turns) this.#words.set(node, { mark, words: say(name, { lost: signed(lost).replace("+", "") }) });
    const moves = this.nodes.length - 1;
    this.curve.show(shares, turns.map(({ node }) => this.nodes.indexOf(node)), say("curve", { moves, turns: turns.length }));
    this.mark(this.table.node);
    this.told.textContent = say("reviewed", { turns: turns.length });
    this.list.replaceChildren(...turns.map((turn) => make("li", {}, ...this.#turn(turn))));
    this.moves.judge(this.#words);
  }

  /** A position of the game, in words. */
  #tell(node) {
    return [this.moves.words(node), this.#words.get(node)?.words].filter(Boolean).join(", ");
  }

  #turn({ node, before, better }) {
    const { table } = this, { board } = table;
    const move = say("turn-move", { number: Math.ceil(node.ply / 2), side: this.sideName(node.mover), move: isolated(node.notation) });
    const { words } = this.#words.get(node), instead = say("turn-better", { move: isolated(notation(before.position, [better])[0]) });
    /** Shows a position and says something of it; on a phone the board may be far above. */
    const show = (node, tell) => {
      table.show(node);
      board.announce(tell());
      board.scrollIntoView({ block: "nearest" });
    };
    return [make("button", { type: "button", class: "turn-button", onclick: () => show(node, () => `${move} ${words} ${instead}`) }, make("b", {}, move), ` ${words}`), " ",
      make("button", { type: "button", class: "turn-button better", onclick: () => show(before, () => `${instead} ${pointOut(table, this.moves.phrases(), better)}`) }, instead)];
  }
}
