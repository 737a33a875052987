// The keyboard on a board: which pit an arrow, Home, End or digit leads to.

/** From which step on the screen each arrow comes. */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const centre = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** The pit seen next in a direction, or null at the edge. */
function towards(lay, here, [dx, dy]) {
  const from = centre(lay.pits[here.side][here.pit - 1].cell);
  let best = null, nearest = Infinity;
  for (const side of ["south", "north"]) {
    lay.pits[side].forEach((at, k) => {
      const to = centre(at.cell);
      const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      if (ahead < 1 || aside > 1) return;
      if (ahead < nearest) { nearest = ahead; best = { side, pit: k + 1 }; }
    });
  }
  return best;
}

/** The first or last pit, as seen, of the line `here` is in. */
function lineEnd(lay, here, last) {
  const row = lay.pits[here.side].map((at, k) => ({ pit: k + 1, ...centre(at.cell) }));
  row.sort((a, b) => (lay.upright ? a.y - b.y : a.x - b.x));
  return { side: here.side, pit: (last ? row.at(-1) : row[0]).pit };
}

/**
 * Where a key leads from `here`; `mover` is whose row digits choose from. Null: the
 * key means nothing here. Digits: 1–9 and 0 for 10.
 */
export function led(lay, here, key, mover) {
  if (ARROWS[key]) return towards(lay, here, ARROWS[key]) ?? here;
  if (key === "Home" || key === "End") return lineEnd(lay, here, key === "End");
  if (/^[0-9]$/.test(key)) {
    const pit = Number(key) || 10;
    return pit <= lay.pits[mover].length ? { side: mover, pit } : null;
  }
  return null;
}
