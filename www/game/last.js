// What lay on this tab's table last. It is asked for while the engine is still on its way.

import { take } from "./lock.js";
import * as store from "./store.js";

const HERE = "otau-game";

/** Remembers which game this tab has; none without an id. */
export function remember(id) {
  try {
    if (id) sessionStorage.setItem(HERE, id);
    else sessionStorage.removeItem(HERE);
  } catch {
    // Without it a reload goes on with the game that was changed last.
  }
}

function remembered() {
  try {
    return sessionStorage.getItem(HERE);
  } catch {
    return null;
  }
}

let reading = null;

async function read() {
  store.lasting(); // opens what is kept, while the browser looks which game this tab has
  const id = remembered();
  const kept = id ? await store.get(id) : (await store.all()).find(({ outcome }) => !outcome);
  return { kept, mine: Boolean(id), taking: kept && take(kept.id) };
}

/**
 * This tab's own game (`mine`), or what was played last anywhere, and whether it could be taken;
 * as it was when this was first asked: where a page is shipped its head asks.
 */
export const last = () => (reading ??= globalThis.otauLast ?? read());
