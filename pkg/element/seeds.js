// Where n seeds lie in a hollow: a natural pile, the same every time.

/** A small number made of whole numbers, evenly spread over 0..1. */
export function chance(...numbers) {
  let h = 0;
  for (const n of [7, ...numbers, 7]) {
    h = Math.imul(h ^ n, 0x85ebca6b);
    h ^= h >>> 15;
  }
  return (h >>> 0) / 2 ** 32;
}

/** One as large as `reach`, around nought. */
export const sway = (reach, ...numbers) => (chance(...numbers) - 0.5) * reach;

export const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** The places of one layer in a hollow for seeds `d` wide, the best first. */
function layer(hollow, start, d, salt, level) {
  const { w, h } = hollow, c = middle(hollow), odd = level & 1;
  // A store fills from where its plate is, a pit from its middle.
  const from = start ?? c, loose = start ? 0 : 0.5;
  const [wide, high] = start ? (w > h ? [1, 0.6] : [0.6, 1]) : [(2 * h) / (w + h), (2 * w) / (w + h)];
  const turn = sway(loose, salt), cos = Math.cos(turn), sin = Math.sin(turn);
  const reach = Math.ceil(Math.hypot(w, h) / d / 1.74 + 1.3);
  const margin = d * (0.59 + 0.16 * level), a = w / 2 - margin, b = h / 2 - margin, r = Math.min(a, b) * 0.92;
  // An upper layer lies in the dents of the one below.
  const du = odd / 2 + sway(loose, salt, level, 1), dv = odd * 0.29 + sway(loose, salt, level, 2);
  const found = [];
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const u = (i + (j & 1) / 2 + du) * d, v = (j * 0.87 + dv) * d;
      let x = u * cos - v * sin, y = u * sin + v * cos;
      // Much of the grid lies outside, further than a seed strays.
      if (Math.hypot(x / w, y / h) > 0.71) continue;
      x += sway(d * 0.13, salt, level, i, j);
      y += sway(d * 0.13, salt, level, i, j, 3);
      const rank = Math.hypot((c.x + x - from.x) * wide, (c.y + y - from.y) * high) + chance(j, i, salt) * d * 0.55;
      // Rounded like the hollow.
      if (Math.hypot(Math.max(Math.abs(x) - a + r, 0), Math.max(Math.abs(y) - b + r, 0)) <= r) found.push({ x: c.x + x, y: c.y + y, rank });
    }
  }
  return found.sort((p, q) => p.rank - q.rank);
}

const piles = {};

/**
 * Where the first `n` seeds of a pit lie, or of the store (pit 0), in the order they come
 * to lie: a seed added never moves the others, until the pile is so high that all draw closer.
 */
export function heap(lay, side, pit, n) {
  const { hollow, seeds = hollow, start } = pit ? lay[side].pits[pit - 1] : lay[side].store;
  const south = side === "south", salt = pit ? pit * 2 + south : 78 - south;
  for (let d = lay.seed; ; d *= 0.9) {
    const pile = (piles[[...Object.values(seeds), d, salt]] ??= { spots: [], level: 0 });
    // A layer is worked out when the ones below are full.
    while (pile.spots.length < n && pile.level < 4) pile.spots.push(...layer(seeds, start, d, salt, pile.level++));
    if (n <= pile.spots.length || d < lay.seed / 4) return pile.spots.slice(0, n);
  }
}
