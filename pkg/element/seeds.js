// Where n seeds lie in a hollow: a natural pile, the same every time.

const cache = new Map();

/** A small number made of whole numbers, evenly spread over 0..1. */
export function chance(...numbers) {
  let h = 2166136261;
  for (const n of numbers) {
    h = Math.imul(h ^ (n & 0xffff), 16777619);
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  }
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Whether a seed at (x, y) from the middle lies inside a rounded hollow w × h. */
function inside(x, y, w, h, margin) {
  const a = w / 2 - margin, b = h / 2 - margin;
  if (a <= 0 || b <= 0) return false;
  const r = Math.min(a, b) * 0.92;
  const dx = Math.max(Math.abs(x) - (a - r), 0), dy = Math.max(Math.abs(y) - (b - r), 0);
  return Math.abs(x) <= a && Math.abs(y) <= b && Math.hypot(dx, dy) <= r;
}

function layer(w, h, d, salt, level, start) {
  const margin = d * (0.59 + 0.16 * Math.min(level, 3));
  const turn = start ? 0 : (chance(salt, 91) - 0.5) * 0.5;
  // An upper layer lies in the dents of the one below.
  const shift = level % 2 ? { x: d / 2, y: d * 0.29 } : { x: 0, y: 0 };
  const loose = start ? 0 : d * 0.5;
  const jump = { x: (chance(salt, level, 1) - 0.5) * loose, y: (chance(salt, level, 2) - 0.5) * loose };
  const reach = Math.ceil(Math.max(w, h) / d) + 2;
  const found = [];
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const lx = (i + (j & 1 ? 0.5 : 0)) * d + shift.x + jump.x, ly = j * d * 0.87 + shift.y + jump.y;
      const wobble = d * 0.13;
      const x = lx * Math.cos(turn) - ly * Math.sin(turn) + (chance(salt, level, i + 99, j + 99) - 0.5) * wobble;
      const y = lx * Math.sin(turn) + ly * Math.cos(turn) + (chance(salt, level, j + 55, i + 55) - 0.5) * wobble;
      if (!inside(x, y, w, h, margin)) continue;
      // A store fills from where its plate is, a pit from its middle.
      const rank = start ? Math.hypot((x - start.x) * (w > h ? 1 : 0.35), (y - start.y) * (w > h ? 0.35 : 1)) + chance(i + 9, j + 9, salt) * d * 1.6
        : Math.hypot(x / Math.max(w / h, 0.75), y / Math.max(h / w, 0.75)) + chance(i + 9, j + 9, salt) * d * 0.55;
      found.push({ x, y, rank });
    }
  }
  return found.sort((a, b) => a.rank - b.rank);
}

/**
 * The places of the first `n` seeds in a hollow `w` × `h`, from its middle, in the
 * order they come to lie: a seed added never moves the others, until the pile is so
 * high that all draw closer.
 */
export function heap({ w, h, seed, salt = 0, start = null }, n) {
  for (let d = seed; ; d *= 0.9) {
    const key = [w, h, d, salt, start?.x, start?.y].join();
    let slots = cache.get(key);
    if (!slots) {
      slots = Object.assign([], { levels: 0 });
      if (cache.size > 600) cache.clear();
      cache.set(key, slots);
    }
    // A layer is worked out when the ones below are full.
    while (slots.length < n && slots.levels < 4) slots.push(...layer(w, h, d, salt, slots.levels++, start));
    if (n <= slots.length || d < seed / 4) return slots.slice(0, n);
  }
}
