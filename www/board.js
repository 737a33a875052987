// The page's board. It stands before the engine does where somebody comes for the first time,
// and is drawn once, whatever is to be shown.

import { OtauBoard } from "otau/element";
import { first, ready } from "./engine.js";
import { last } from "./game/last.js";

/** Where a board has its drawing. */
const VIEW = Symbol.for("otau.view");

let there = false;
ready.then(() => { there = true; }, () => {}); // a failure is told where it is waited for

class Board extends OtauBoard {
  connectedCallback() {
    if (there) return super.connectedCallback();
    const view = this[VIEW];
    view.build(first.game, this.locale, this.clientWidth, false);
    view.show(first.position);
  }
}

/** Draws it if that needs no engine, and waits for the engine. */
export async function sketch(board) {
  // Another game, one with moves, one that is kept: those only the engine knows.
  if (first && !/[#&](game|moves|start)=/.test(location.hash) && !(await last()).kept && !there) {
    board.inert = true;
    customElements.define("otau-board", Board);
  }
  await ready;
}

/** Has it show something. */
export function show(board, shown) {
  if (board.position) return board.set(shown);
  // What is said to it before it is a board it hears when it becomes one.
  for (const [name, value] of Object.entries(shown)) Object.defineProperty(board, name, { value, configurable: true, enumerable: true });
  board.inert = false;
  if (customElements.get("otau-board")) board.connectedCallback();
  else customElements.define("otau-board", Board);
}
