// The picture of a board as SVG text: wood, hollows, labels, marks. The seeds are
// drawn apart (they move), from the same few shapes.

import { other } from "./places.js";
import { chance, heap } from "./seeds.js";

const n = (value) => Math.round(value * 100) / 100;
const escape = (text) => String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

function rounded({ x, y, w, h }, cls, grow = 0, radius = null, more = "") {
  const r = radius ?? Math.min(w, h) * 0.46 + grow;
  return `<rect class="${cls}" x="${n(x - grow)}" y="${n(y - grow)}" width="${n(w + 2 * grow)}" height="${n(h + 2 * grow)}" rx="${n(r)}"${more}/>`;
}

function text(cls, { x, y }, size, words, more = "") {
  return `<text class="${cls}" x="${n(x)}" y="${n(y)}" font-size="${size}"${more}>${escape(words)}</text>`;
}

/** Gradients and the like; ids carry a prefix so that several boards share a page. */
function definitions(id, upright) {
  const along = upright ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
  const seeds = [0, 1, 2, 3].map((k) =>
    `<radialGradient id="${id}s${k}" cx="${0.36 + k * 0.02}" cy="${0.3 + k * 0.015}" r="${0.86 - k * 0.07}">` +
    `<stop class="seed-hi" offset="${n(0.08 + k * 0.05)}"/><stop class="seed-lo" offset="1"/></radialGradient>`).join("");
  return `<defs><linearGradient id="${id}w" ${along}><stop class="wood-b" offset="0"/><stop class="wood-a" offset=".06"/>` +
    `<stop class="wood-b" offset=".46"/><stop class="wood-c" offset=".5"/><stop class="wood-b" offset=".54"/>` +
    `<stop class="wood-a" offset=".9"/><stop class="wood-c" offset="1"/></linearGradient>` +
    `<radialGradient id="${id}h" cx=".5" cy=".7" r=".78"><stop class="hollow-a" offset=".05"/>` +
    `<stop class="hollow-b" offset="1"/></radialGradient>${seeds}</defs>`;
}

/** Long, wavering lines along the wood, the same on every board of this size. */
function grain(place, upright, corner) {
  const long = upright ? place.h : place.w, wide = upright ? place.w : place.h;
  const lines = [];
  const many = Math.round(wide / (corner < 20 ? 9 : 19));
  for (let i = 1; i < many; i++) {
    const v = (i / many) * wide + (chance(i, 7) - 0.5) * 12;
    if (v < corner * 0.4 || v > wide - corner * 0.4) continue;
    const from = chance(i, 3) < 0.3 ? corner + chance(i, 5) * long * 0.4 : corner * 0.5;
    const to = chance(i, 11) < 0.3 ? long - corner - chance(i, 13) * long * 0.4 : long - corner * 0.5;
    const sway = (k) => (chance(i, k) - 0.5) * wide * 0.022;
    const at = (t, k) => {
      const u = from + (to - from) * t, w = v + sway(k);
      return upright ? `${n(place.x + w)} ${n(place.y + u)}` : `${n(place.x + u)} ${n(place.y + w)}`;
    };
    lines.push(`<path class="grain g${i % 3}" d="M${at(0, 21)}C${at(0.2, 22)} ${at(0.3, 23)} ${at(0.5, 24)}S${at(0.8, 25)} ${at(1, 26)}"/>`);
  }
  return `<g class="grains">${lines.join("")}</g>`;
}

function star({ x, y }, r, points = 8) {
  let d = "";
  for (let k = 0; k < points * 2; k++) {
    const angle = (k * Math.PI) / points, radius = k % 2 ? r * 0.62 : r;
    d += `${k ? "L" : "M"}${n(x + radius * Math.sin(angle))} ${n(y - radius * Math.cos(angle))}`;
  }
  return `${d}Z`;
}

const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** Words in a room so wide: long ones are set smaller, and then narrower. */
function fitted(cls, at, size, words, room, least) {
  // Marks stand above or below a letter and take no room.
  const wide = words.replace(/\p{M}/gu, "").length * size * 0.62;
  if (wide <= room) return text(cls, at, size, words);
  const small = n(size * Math.max(least, room / wide));
  return text(cls, at, small, words, wide * least > room ? ` textLength="${n(room)}" lengthAdjust="spacingAndGlyphs"` : "");
}

/** A tuzdik; standing upright there is room for its name alone, and whose it is the row says. */
function tuzdikMark(place, upright, words, owner, size) {
  const c = middle(place);
  const r = upright ? 7 : Math.min(place.w, place.h) * 0.34;
  const emblem = upright ? { x: place.x + r + 7, y: c.y } : { x: c.x, y: c.y - place.h * 0.17 };
  const from = upright ? emblem.x + r + 1 : place.x + 8;
  const room = place.x + place.w - (upright ? 7 : 8) - from;
  const label = { x: from + room / 2, y: upright ? c.y : c.y + place.h * 0.2 };
  const line = upright ? 0 : size * 0.52;
  return `<g class="tuzdik">${rounded(place, "tuzdik-bowl", -2)}${rounded(place, "tuzdik-ring", -6)}` +
    `<path class="tuzdik-star" d="${star(emblem, r)}"/><circle class="tuzdik-eye" cx="${n(emblem.x)}" cy="${n(emblem.y)}" r="${n(r * 0.3)}"/>` +
    fitted("tuzdik-text", { ...label, y: label.y - line }, size, words.tuzdik, room, 0.88) +
    (upright ? "" : fitted("tuzdik-text owner", { ...label, y: label.y + line }, size * 0.92, words.owners[owner], room, 0.75)) + "</g>";
}

/** One pit: its hollow and everything that may be said about it, shown by class. */
function pit(at, side, number, lay, id, words, { classes, count }) {
  const { hollow } = at;
  const up = lay.upright, small = lay.small;
  const step = lay.labelSize * 1.15;
  const mark = up ? { x: at.label.x, y: at.label.y - step } : { x: at.label.x + step * 1.1, y: at.label.y };
  const size = lay.labelSize * 0.36;
  const diamond = `M${n(mark.x)} ${n(mark.y - size)}l${n(size)} ${n(size)}l${n(-size)} ${n(size)}l${n(-size)} ${n(-size)}Z`;
  return `<g class="${["pit", ...classes].join(" ")}" data-side="${side}" data-pit="${number}">` +
    rounded({ ...hollow, y: hollow.y + (small ? 1 : 2.4) }, "lip", 0.5) +
    rounded(hollow, "hollow", 0, null, ` fill="url(#${id}h)"`) +
    rounded(hollow, "fence", small ? 2 : 3.8) +
    rounded(hollow, "ring", small ? 1.6 : 3.4) +
    rounded(hollow, "trace", small ? 1.6 : 3.4) + rounded(hollow, "lap", small ? 1.6 : 3.4) + rounded(hollow, "goal", small ? -3 : -7) +
    tuzdikMark(hollow, up, words, other(side), up ? 11.5 : Math.min(lay.small ? 13 : 22, hollow.w * 0.24)) +
    `<path class="diamond" d="${diamond}"/>` +
    text("number", at.label, lay.labelSize, number) +
    `<rect class="even-plate" x="${n(at.count.x - lay.countSize * 0.78)}" y="${n(at.count.y - lay.countSize * 0.58)}" width="${n(lay.countSize * 1.56)}" height="${n(lay.countSize * 1.16)}" rx="${n(lay.countSize * 0.4)}"/>` +
    text(count === "0" ? "count zero" : "count", at.count, lay.countSize, count) +
    `</g>`;
}

function store(at, side, lay, id, words, held) {
  const up = lay.upright, small = lay.small;
  const wooden = lay.kind !== "aside";
  const radius = lay.kind === "middle" ? Math.min(at.hollow.w, at.hollow.h) * 0.42 : Math.min(at.hollow.w, at.hollow.h) * (up ? 0.4 : 0.3);
  const c = at.plate;
  const name = { x: c.x, y: c.y - lay.countSize * 0.54 };
  const count = { x: c.x, y: c.y + lay.nameSize * 0.64 };
  return `<g class="store ${lay.kind}" data-side="${side}">` +
    (wooden ? rounded({ ...at.hollow, y: at.hollow.y + (small ? 1 : 2.4) }, "lip", 0.5, radius) +
      rounded(at.hollow, "hollow", 0, radius, ` fill="url(#${id}h)"`)
      : rounded(at.hollow, "cloth", -2, radius)) +
    rounded(at.plateBox, "plate", small ? -4 : -8, radius - (small ? 4 : 8)) +
    fitted("store-name", name, lay.nameSize, words[side], at.plateBox.w - (small ? 10 : 18), small ? 1 : 0.88) + text("store-count", count, lay.countSize * (small ? 1 : 1.15), held) +
    `</g>`;
}

/** Says nothing of any position: what a board that changes starts from. */
const BLANK = { pit: () => ({ classes: [], count: "" }), store: () => "", turn: null };

/**
 * Everything of a board but its seeds. `said` tells of a position: pit(side, number) its
 * classes and count, store(side) its count, and whose turn it is.
 */
export function board(lay, words, id = "o", said = BLANK) {
  const { wood, brass } = lay;
  const parts = [definitions(id, lay.upright)];
  const depth = lay.small ? 3 : 7;
  parts.push(rounded({ ...wood, y: wood.y + depth * 0.3, h: wood.h - depth * 0.3 }, "side", 0, lay.corner),
    rounded({ ...wood, h: wood.h - depth }, "wood", 0, lay.corner, ` fill="url(#${id}w)"`),
    grain({ ...wood, h: wood.h - depth }, lay.upright, lay.corner),
    rounded({ ...wood, h: wood.h - depth }, "bevel", lay.small ? -1 : -1.6, lay.corner - 1.6));
  for (const side of ["south", "north"]) {
    const c = middle(brass[side]);
    const s = lay.frame * 0.36;
    parts.push(`<g class="turn${said.turn === side ? " on" : ""}" data-side="${side}">${rounded(brass[side], "brass")}<path class="brass-star" d="${star(c, s * 1.25, 4)}"/></g>`);
  }
  for (const side of ["south", "north"]) parts.push(store(lay.stores[side], side, lay, id, words, said.store(side)));
  for (const side of ["north", "south"]) lay.pits[side].forEach((at, k) => parts.push(pit(at, side, k + 1, lay, id, words, said.pit(side, k + 1))));
  return parts.join("");
}

/** One seed; `k` gives it its own slight look. */
export function seed(k, { seed: size, round }, id = "o") {
  const r = size * (0.47 + chance(k, 17) * 0.045);
  return `<ellipse class="seed-shadow" cx="${n(size * 0.06)}" cy="${n(size * 0.13)}" rx="${n(r)}" ry="${n(r * 0.98)}"/>` +
    `<ellipse class="seed-body" rx="${n(r)}" ry="${n(r * (round + chance(k, 29) * (1 - round)))}" fill="url(#${id}s${k % 4})" transform="rotate(${Math.round(chance(k, 31) * 90 - 45)})"/>`;
}

/** Where the first `count` seeds of a pit lie. */
export function inPit(lay, side, number, count) {
  const { hollow } = lay.pits[side][number - 1];
  const c = middle(hollow);
  return heap({ w: hollow.w, h: hollow.h, seed: lay.seed, salt: number * 2 + (side === "south" ? 1 : 0) }, count)
    .map(({ x, y }) => ({ x: c.x + x, y: c.y + y }));
}

/** Where the first `count` seeds of a store lie. */
export function inStore(lay, side, count) {
  const { seeds, start } = lay.stores[side];
  const c = middle(seeds);
  return heap({ w: seeds.w, h: seeds.h, seed: lay.seed, salt: side === "south" ? 77 : 78,
    start: { x: start.x - c.x, y: start.y - c.y } }, count).map(({ x, y }) => ({ x: c.x + x, y: c.y + y }));
}

/** The point a hand hovers over while it sows a pit. */
export const over = (lay, side, number) => middle(lay.pits[side][number - 1].hollow);
