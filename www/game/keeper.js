// Keeps what is on the table: every move at once, so that a reload or a crash loses
// nothing. A game belongs to one tab at a time; what two tabs do are two games.

import { last, remember } from "./last.js";
import { take } from "./lock.js";
import { pack, unpack } from "./pack.js";
import * as store from "./store.js";

const newId = () => globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export class Keeper {
  #release = null; // gives the running game free for other tabs
  #last = Promise.resolve();
  held = null; // the id of the game this tab has

  constructor(table) {
    this.table = table;
    table.addEventListener("game", () => this.#arrived());
    for (const name of ["tree", "tags", "here"]) table.addEventListener(name, () => this.keep());
  }

  /** Settles when all is written. */
  get kept() {
    return this.#last;
  }

  /** Keeps the game as it is now. */
  keep() {
    const { table } = this;
    if (!table.id && !worth(table)) return;
    if (!table.id) {
      table.id = newId();
      this.#hold(table.id);
    }
    remember(table.id);
    const { position } = table.line.at(-1) ?? table.tree.root;
    const kept = { id: table.id, ...pack(table), plies: table.line.length, outcome: position.outcome, stores: position.stores, changed: Date.now() };
    this.#last = this.#last.then(() => store.put(kept)).catch(() => {});
  }

  /** What was on this tab's table, or what was played last and nobody else has open; null if nothing. */
  async restore() {
    const { kept, mine, taking } = await last();
    const opened = kept && (await this.open(kept, mine ? 12 : 1, taking));
    // Somebody else's running game is not begun anew in a new tab.
    if (opened && (mine || opened.id)) return opened;
    (await taking)?.();
    return null;
  }

  /** What the table can open of a kept game; without its id where another tab has it. */
  async open(kept, tries = 1, taking = null) {
    try {
      const opened = unpack(kept);
      // A tab that reloads may not have let go of it yet.
      for (let i = 0; i < tries; i++) {
        if (i > 1) await new Promise((resolve) => setTimeout(resolve, 60));
        if (await this.#hold(kept.id, i ? null : taking)) return { ...opened, id: kept.id };
      }
      return opened;
    } catch {
      return null; // kept by another version of this page
    }
  }

  /** Whether this page can open a kept game. */
  readable(kept) {
    try {
      return Boolean(unpack(kept));
    } catch {
      return false;
    }
  }

  #arrived() {
    remember(this.table.id);
    if (this.table.id !== this.held) this.#drop();
    if (!this.table.id && worth(this.table)) this.keep();
  }

  #drop() {
    this.#release?.();
    this.#release = null;
    this.held = null;
  }

  /** Takes a game for this tab; whether it could. */
  async #hold(id, taking = null) {
    if (this.held === id) return true;
    const release = await (taking ?? take(id));
    if (!release) return false;
    this.#drop();
    this.held = id;
    this.#release = release;
    return true;
  }
}

/** An untouched start need not be kept. */
function worth({ tree, tags }) {
  return tree.root.children.length > 0 || tree.root.comment || Object.keys(tags).length > 0;
}
