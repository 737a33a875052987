// The picture of a board as SVG text: wood, hollows, labels, marks. The seeds are
// drawn apart (they move), from the same few shapes.

import { SIDES } from "../places.js";
import { chance, middle, sway } from "./seeds.js";

const n = (value) => Math.round(value * 100) / 100;
const escaped = (text) => String(text).replace(/[&<]/g, (c) => `&#${c.charCodeAt()};`);

function rounded({ x, y, w, h }, cls, grow = 0, radius = Math.min(w, h) * 0.46 + grow, more = "") {
  return `<rect class="${cls}" x="${n(x - grow)}" y="${n(y - grow)}" width="${n(w + 2 * grow)}" height="${n(h + 2 * grow)}" rx="${n(radius)}"${more}/>`;
}

function text(cls, x, y, size, words = "", more = "") {
  return `<text class="${cls}" x="${n(x)}" y="${n(y)}" font-size="${n(size)}"${more}>${escaped(words)}</text>`;
}

/** `stops`: names of colours, each with its place. */
const gradient = (kind, id, more, stops) =>
  `<${kind}Gradient id="${id}" ${more}>${stops.replace(/(\S+) (\S+) ?/g, '<stop stop-color="var(--_$1)" offset="$2"/>')}</${kind}Gradient>`;

/** Ids carry a prefix so that several boards share a page. */
const definitions = (id, upright) =>
  gradient("linear", `${id}w`, upright ? "" : 'x2="0" y2="1"', "wood 0 wood-light .06 wood .46 wood-dark .5 wood .54 wood-light .9 wood-dark 1") +
  gradient("radial", `${id}h`, 'cx=".5" cy=".7" r=".78"', "hollow .05 hollow-deep 1") +
  [0, 1, 2, 3].map((k) => gradient("radial", `${id}s${k}`, `cx=".39" cy=".32" r="${0.86 - k * 0.07}"`, `seed ${k / 20} seed-shade 1`)).join("");

/** Long, wavering lines along the wood, the same on every board of this size. */
function grain({ x, y, w, h }, upright, corner) {
  const long = upright ? h : w, wide = upright ? w : h, many = Math.round(wide / (corner < 20 ? 9 : 19));
  let lines = "";
  for (let i = 1; i < many; i++) {
    const v = corner * 0.4 + (i / many) * (wide - corner * 0.8) + sway(9, i);
    // Some begin or end within the board.
    const end = (k) => (chance(i, k) < 0.3 ? corner + chance(i, k, 1) * long * 0.4 : corner * 0.5);
    const from = end(2), to = long - end(3);
    const at = (t) => {
      const along = from + (to - from) * t, across = v + sway(wide * 0.022, i, t * 10);
      return upright ? `${n(x + across)} ${n(y + along)}` : `${n(x + along)} ${n(y + across)}`;
    };
    lines += `<path class="grain g${i % 3}" d="M${at(0)}C${at(0.2)} ${at(0.3)} ${at(0.5)}S${at(0.8)} ${at(1)}"/>`;
  }
  return lines;
}

function star(cls, { x, y }, r, points) {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const angle = (k * Math.PI) / points, radius = k % 2 ? r * 0.62 : r;
    return `${n(x + radius * Math.sin(angle))} ${n(y - radius * Math.cos(angle))}`;
  });
  return `<path class="${cls}" d="M${corners.join("L")}Z"/>`;
}

/**
 * Words in a room so wide: long ones are set smaller, and below `least` of their size narrower.
 * `em`: how wide a letter is, about; to ask the browser would lay the page out.
 */
function fitted(cls, x, y, size, words, room, least, em = 0.56) {
  // Marks stand above or below a letter and take no room.
  const wide = words.replace(/\p{M}/gu, "").length * size * em;
  return text(cls, x, y, size * Math.min(1, Math.max(least, room / wide)), words, wide * least > room ? ` textLength="${n(room)}" lengthAdjust="spacingAndGlyphs"` : "");
}

/** A tuzdik; standing upright there is room for its name alone, and whose it is the row says. */
function tuzdik(place, { upright, small }, word, owner) {
  const { w, h } = place, c = middle(place);
  const size = upright ? 11.5 : Math.min(small ? 13 : 22, w * 0.24), line = size * 0.57;
  const r = upright ? 6 : Math.min(w, h) * 0.34, edge = upright ? 3 : 6;
  const emblem = upright ? { x: place.x + edge + 1 + r, y: c.y } : { x: c.x, y: c.y - h * 0.17 };
  const y = c.y + h * 0.2, room = w - (upright ? 2 * edge + 2 * r + 6 : 22);
  // Fat letters; Cyrillic ones are the widest.
  const name = (x, y) => fitted("tuzdik-text", x, y, size, word, room, 0.8, /[а-я]/.test(word) ? 0.64 : 0.56);
  return `<g class="tuzdik">${rounded(place, "tuzdik-bowl", -2)}${rounded(place, "tuzdik-ring", -edge)}${star("tuzdik-star", emblem, r, 8)}` +
    `<circle class="tuzdik-eye" cx="${n(emblem.x)}" cy="${n(emblem.y)}" r="${n(r * 0.3)}"/>` +
    (upright ? name(emblem.x + r + 2 + room / 2, c.y)
      : name(c.x, y - line) + fitted("owner", c.x, y + line, size * 0.92, owner, room, 0.66)) + "</g>";
}

/** The hollow of a pit or a store. */
const bowl = (place, lay, id, radius) => rounded({ ...place, y: place.y + (lay.small ? 1 : 2.4) }, "lip", 0.5, radius) +
  rounded(place, "hollow", 0, radius, ` fill="url(#${id}h)"`);

/** One pit: its hollow and everything that may be said about it, shown by class. */
function pit({ hollow, label, count }, lay, id, number, ...words) {
  const { upright, small, labelSize, countSize } = lay;
  const step = labelSize * 1.15, size = n(labelSize * 0.36), ring = small ? 1.6 : 3.4;
  return bowl(hollow, lay, id) +
    // A fence stands on the ring of a pit that may be chosen, where it is seen.
    ["ring", "trace", "lap", "fence"].map((cls) => rounded(hollow, cls, ring)).join("") + rounded(hollow, "goal", small ? -3 : -7) +
    tuzdik(hollow, lay, ...words) +
    `<path class="diamond" d="M${n(upright ? label.x : label.x + step * 1.1)} ${n((upright ? label.y - step : label.y) - size)}l${size} ${size}l-${size} ${size}l-${size} -${size}Z"/>` +
    text("number", label.x, label.y, labelSize, number) +
    rounded({ ...count, x: count.x - countSize * 0.2, w: countSize * 0.4, h: 0 }, "even-plate", countSize * 0.58, countSize * 0.4) +
    text("count", count.x, count.y, countSize);
}

function store({ hollow, plate }, lay, id, word) {
  const { kind, upright, small, countSize, nameSize } = lay;
  const radius = Math.min(hollow.w, hollow.h) * (kind === "middle" ? 0.42 : upright ? 0.4 : 0.3);
  const { x, y } = middle(plate), inset = small ? 3 : 8;
  return (kind === "aside" ? rounded(hollow, "cloth", 0, radius) : bowl(hollow, lay, id, radius)) +
    rounded(plate, "plate", -inset, radius - inset) +
    fitted("store-name", x, y - countSize * 0.54, nameSize, word, plate.w - (small ? 14 : 32), 0.85) +
    text("store-count", x, y + nameSize * 0.64, countSize * (small ? 1 : 1.15));
}

/** Everything of a board but its seeds and what its pits hold; `words`: tuzdik, and of a side its name(side) and whose a tuzdik in its row is, owners(side). */
export function picture(lay, words, id) {
  const { wood, small, corner, frame } = lay, depth = small ? 3 : 7;
  const face = { ...wood, h: wood.h - depth };
  const group = (cls, side, inner, more = "") => `<g class="${cls}" data-side="${side}"${more}>${inner}</g>`;
  const each = (draw) => SIDES.map((side) => draw(side, lay[side])).join("");
  return definitions(id, lay.upright) +
    rounded({ ...wood, y: wood.y + depth * 0.3, h: wood.h - depth * 0.3 }, "side", 0, corner) +
    rounded(face, "wood", 0, corner, ` fill="url(#${id}w)"`) + grain(face, lay.upright, corner) +
    rounded(face, "bevel", small ? -1 : -1.6, corner - 1.6) +
    each((side, { brass }) => group("turn", side, rounded(brass, "brass") + star("brass", middle(brass), frame * 0.45, 4))) +
    each((side, at) => group("store", side, store(at.store, lay, id, words.name(side)))) +
    each((side, { pits }) => pits.map((at, k) => group("pit", side, pit(at, lay, id, k + 1, words.tuzdik, words.owners(side)), ` data-pit="${k + 1}"`)).join(""));
}

/** One seed; `k` gives it its own slight look. */
export function seed(k, { seed: size, round }, id) {
  const r = size * (0.47 + chance(k, 17) * 0.045);
  return `<circle class="seed-shadow" cx="${n(size * 0.06)}" cy="${n(size * 0.13)}" r="${n(r)}"/>` +
    `<ellipse class="seed-body" rx="${n(r)}" ry="${n(r * (round + chance(k, 29) * (1 - round)))}" fill="url(#${id}s${k % 4})" transform="rotate(${Math.round(chance(k, 31) * 90 - 45)})"/>`;
}
