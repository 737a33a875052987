// The keyboard on a board: which pit an arrow, Home, End or digit leads to.

import { SIDES } from "../places.js";
import { middle } from "./seeds.js";

/** From which step on the screen each arrow comes. */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ENDS = { Home: -1, End: 1 };

/**
 * Where a key leads from `here`: the pit seen next, or the last of the line; `mover` is whose
 * row digits (1–9 and 0 for 10) choose from. Null: the key means nothing here.
 */
export function led(lay, here, key, mover) {
  if (/^\d$/.test(key)) {
    const pit = +key || 10;
    return lay[mover].pits[pit - 1] ? { side: mover, pit } : null;
  }
  const end = ENDS[key];
  const way = end ? (lay.upright ? [0, end] : [end, 0]) : ARROWS[key];
  if (!way) return null;
  const from = middle(lay[here.side].pits[here.pit - 1].cell);
  let best = here, most = -Infinity;
  for (const side of SIDES) {
    lay[side].pits.forEach(({ cell }, k) => {
      const { x, y } = middle(cell), dx = x - from.x, dy = y - from.y;
      const ahead = dx * way[0] + dy * way[1], aside = dx * way[1] + dy * way[0];
      const worth = end ? ahead : -ahead;
      if (ahead >= 1 && Math.abs(aside) <= 1 && worth > most) {
        most = worth;
        best = { side, pit: k + 1 };
      }
    });
  }
  return best;
}
