// The geometry of a board: where every pit, store, count and label lies, in the
// units of its own picture. Nothing here knows a rule.

import { SIDES } from "./places.js";

/** How each family keeps its captures, and how round its seeds are (pebbles less than balls). */
const FAMILIES = {
  "toguz-kumalak": { stores: "middle" },
  "kiothi": { stores: "ends" },
  "modiar": { stores: "aside", round: 0.8 },
  "mangala-iv": { stores: "aside" },
};

/** A lying board, by length of row: pit to pit, how deep a pit reaches; wide pits hold larger seeds. */
const LYING = [
  [3, { pitch: 190, across: 178, width: 158, seed: 37 }],
  [5, { pitch: 164, across: 168, width: 138, seed: 30, kazan: 98 }],
  [7, { pitch: 132, across: 168, width: 112, seed: 28, kazan: 92 }],
  [9, { pitch: 106, across: 150, width: 88 }],
  [99, { pitch: 102, across: 178, width: 86 }],
];

const WIDE = { frame: 22, count: 44, label: 30, kazan: 84, gap: 10, seed: 26, end: 148, endGap: 18, plate: 132, endPlate: 96,
  countSize: 30, labelSize: 20, nameSize: 20, corner: 26, middle: 20 };
/** The same board seen small: larger words, so that they stay words. */
const CLOSE = { ...WIDE, count: 54, label: 42, kazan: 92, plate: 150, endPlate: 112, countSize: 39, labelSize: 29, nameSize: 27 };
/** One unit is about one pixel on a screen 360 pixels wide. */
const SMALL = { frame: 9, count: 28, label: 17, kazan: 42, gap: 5, seed: 12.6, end: 52, endGap: 5, plate: 54, endPlate: 44,
  countSize: 18, labelSize: 12, nameSize: 11, corner: 14, middle: 12 };
const NARROW = 344;

/** All measures for a row so long, seen so: "wide", "close", "small" or "upright". */
function measures(pits, stores, mode) {
  if (mode === "upright") {
    // 50 from pit to pit keeps every target above 44 pixels even at 320.
    const m = { ...SMALL, count: 32, pitch: 50, width: 43, end: 62, endGap: 7, endPlate: 78, middle: 16, plate: 52,
      label: stores === "middle" ? 16 : 22, nameSize: stores === "middle" ? 11 : 13 };
    const middle = stores === "middle" ? 2 * m.kazan + 3 * m.gap : m.middle;
    return { ...m, across: (NARROW - 2 * (m.frame + m.count + m.label) - middle) / 2 };
  }
  if (mode === "small") {
    const ends = stores === "middle" ? 0 : SMALL.end + SMALL.endGap;
    const pitch = (NARROW - 2 * SMALL.frame - 2 * ends) / pits;
    return { ...SMALL, pitch, width: pitch - 8, across: 92, seed: 13.8 };
  }
  const row = LYING.find(([most]) => pits <= most)[1];
  return { ...(mode === "close" ? CLOSE : WIDE), ...row };
}

/**
 * How a board is best laid out in a space so many pixels wide. A long row whose pits
 * would be too small for a finger stands upright.
 */
export function fitting({ pits, family, pixels }) {
  const lying = layout({ pits, family });
  const scale = pixels / lying.width;
  if (scale > 0.68) return "wide";
  if (pits <= 5) return pixels < 560 ? "small" : "close";
  return scale * lying.pitch < 50 ? "upright" : "close";
}

/**
 * Lays a board out.
 *
 * Everything is first placed as on a lying board with South below (u runs along the
 * row from South's left, v downwards), then turned: a quarter counter-clockwise for
 * an upright board, so that South's row becomes the right-hand column counted
 * upwards; a half turn when North is to sit at the near side. The circuit runs
 * counter-clockwise in every case.
 */
export function layout({ pits, family, mode = "wide", flipped = false }) {
  const upright = mode === "upright";
  const { stores = "ends", round = 0.95 } = FAMILIES[family] ?? {};
  const m = measures(pits, stores, mode);
  const row = pits * m.pitch;
  const ends = stores === "middle" ? 0 : m.end + m.endGap;
  const middle = stores === "middle" ? 2 * m.kazan + 3 * m.gap : m.middle;
  const woodEnds = stores === "ends" ? ends : 0;
  const outer = stores === "aside" ? ends : 0;
  const U = row + 2 * m.frame + 2 * ends;
  const half = m.frame + m.count + m.across + m.label;
  const V = 2 * half + middle;
  const left = m.frame + ends;

  const turnPoint = (u, v) => {
    if (flipped) { u = U - u; v = V - v; }
    return upright ? { x: v, y: U - u } : { x: u, y: v };
  };
  const box = (u, v, du, dv) => {
    const a = turnPoint(u, v), b = turnPoint(u + du, v + dv);
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
  };

  const pitPlaces = { south: [], north: [] };
  for (let k = 0; k < pits; k++) {
    const u = left + k * m.pitch;
    const inset = (m.pitch - m.width) / 2;
    const top = half + middle;
    // South's pit k, from the middle outwards: label, hollow, count, frame.
    pitPlaces.south.push({
      hollow: box(u + inset, top + m.label, m.width, m.across),
      cell: box(u, top, m.pitch, half),
      label: turnPoint(u + m.pitch / 2, top + m.label * 0.4),
      count: turnPoint(u + m.pitch / 2, top + m.label + m.across + m.count / 2),
      edge: turnPoint(u + m.pitch / 2, V - m.frame / 2),
    });
    const mirrored = left + (pits - 1 - k) * m.pitch;
    pitPlaces.north.push({
      hollow: box(mirrored + inset, m.frame + m.count, m.width, m.across),
      cell: box(mirrored, 0, m.pitch, half),
      label: turnPoint(mirrored + m.pitch / 2, half - m.label * 0.4),
      count: turnPoint(mirrored + m.pitch / 2, m.frame + m.count / 2),
      edge: turnPoint(mirrored + m.pitch / 2, m.frame / 2),
    });
  }

  const storePlaces = {};
  if (stores === "middle") {
    // Each player's kazan lies on the opponent's half. The plate with its count sits
    // where its owner's row begins, so it fills away from there.
    const plate = m.plate;
    const long = row - m.gap;
    const from = left + m.gap / 2;
    const lane = { south: half + m.gap, north: half + 2 * m.gap + m.kazan };
    for (const side of SIDES) {
      const hollow = box(from, lane[side], long, m.kazan);
      const seeds = side === "south" ? box(from + plate, lane[side], long - plate, m.kazan)
        : box(from, lane[side], long - plate, m.kazan);
      const at = side === "south" ? from + plate / 2 : from + long - plate / 2;
      storePlaces[side] = { hollow, seeds, plate: turnPoint(at, lane[side] + m.kazan / 2),
        plateBox: side === "south" ? box(from, lane[side], plate, m.kazan) : box(from + long - plate, lane[side], plate, m.kazan),
        start: turnPoint(side === "south" ? from + plate : from + long - plate, lane[side] + m.kazan / 2) };
    }
  } else {
    const tall = V - 2 * m.frame;
    for (const side of SIDES) {
      const edge = stores === "aside" ? 1 : m.frame;
      const at = side === "south" ? U - edge - m.end : edge;
      const hollow = box(at, m.frame, m.end, tall);
      // The plate is the end of the store nearest its owner's row.
      const near = side === "south";
      const plateAt = near ? m.frame + tall - m.endPlate : m.frame;
      const seeds = box(at, near ? m.frame : m.frame + m.endPlate, m.end, tall - m.endPlate);
      const v = plateAt + m.endPlate / 2;
      storePlaces[side] = { hollow, seeds, plate: turnPoint(at + m.end / 2, v),
        plateBox: box(at, plateAt, m.end, m.endPlate),
        start: turnPoint(at + m.end / 2, near ? plateAt : plateAt + m.endPlate) };
    }
  }

  const whole = turnPoint(U, V), origin = turnPoint(0, 0);
  return {
    kind: stores, mode, upright, small: mode === "upright" || mode === "small", flipped, pits: pitPlaces, stores: storePlaces,
    width: Math.max(whole.x, origin.x, upright ? V : U), height: Math.max(whole.y, origin.y, upright ? U : V),
    wood: box(outer, 0, U - 2 * outer, V),
    pitch: m.pitch, seed: m.seed, round, corner: m.corner,
    countSize: m.countSize, labelSize: m.labelSize, nameSize: m.nameSize, frame: m.frame,
    // The line of brass along each row, lit for the player to move.
    brass: {
      south: box(left + 4, V - m.frame * 0.62, row - 8, m.frame * 0.24),
      north: box(left + 4, m.frame * 0.38, row - 8, m.frame * 0.24),
    },
    ends: woodEnds,
  };
}
