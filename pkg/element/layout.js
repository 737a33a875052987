// The geometry of a board: where every pit, store, count and label lies, in the
// units of its own picture. Nothing here knows a rule.

/** How each family keeps its captures, and how round its seeds are (pebbles less than balls). */
const FAMILIES = {
  "toguz-kumalak": ["middle"],
  "modiar": ["aside", 0.8],
  "mangala-iv": ["aside"],
};

/** A lying board, by length of row: pit to pit, how deep a pit reaches, how wide it is. */
const LYING = [
  [3, 190, 178, 158],
  [5, 164, 168, 138],
  [7, 132, 168, 112],
  [9, 106, 150, 88],
  [99, 102, 178, 86],
];

const NAMES = ["frame", "count", "label", "kazan", "gap", "seed", "end", "endGap", "plate", "endPlate", "countSize", "labelSize", "nameSize", "corner", "middle"];
const measured = (...values) => Object.fromEntries(NAMES.map((name, i) => [name, values[i]]));
const WIDE = measured(22, 44, 30, 84, 10, 26, 148, 18, 132, 96, 30, 20, 20, 26, 20);
/** The same board seen small: larger words, so that they stay words. */
const CLOSE = measured(22, 54, 42, 92, 10, 26, 148, 18, 150, 112, 39, 29, 27, 26, 20);
/** One unit is about one pixel on a screen 360 pixels wide. */
const SMALL = measured(9, 28, 17, 42, 5, 14.5, 52, 5, 54, 44, 18, 12, 11, 14, 12);
const NARROW = 344;

/** All measures for a row so long, seen so: "wide", "close", "small" or "upright". */
function measures(pits, kazans, mode) {
  if (mode === "upright") {
    // 50 from pit to pit keeps every target above 44 pixels even at 320.
    const m = { ...SMALL, seed: 12.6, count: 30, pitch: 50, width: 43, end: 62, endGap: 7, endPlate: 78, middle: 16, plate: 52 };
    if (!kazans) Object.assign(m, { label: 23, nameSize: 13 });
    const middle = kazans ? 2 * m.kazan + 3 * m.gap : m.middle;
    return { ...m, across: (NARROW - 2 * (m.frame + m.count + m.label) - middle) / 2 };
  }
  if (mode === "small") {
    const pitch = (NARROW - 2 * SMALL.frame - (kazans ? 0 : 2 * (SMALL.end + SMALL.endGap))) / pits;
    return { ...SMALL, pitch, width: pitch - 8, across: 92 };
  }
  const [, pitch, across, width] = LYING.find(([most]) => pits <= most);
  return { ...(mode === "close" ? CLOSE : WIDE), pitch, across, width };
}

/**
 * How a board is best laid out in a space so many pixels wide. A long row whose pits
 * would be too small for a finger stands upright.
 */
export function fitting(game, pixels) {
  if (!pixels) return "wide";
  const { width, pitch } = layout(game);
  const scale = pixels / width;
  if (scale > 0.68) return "wide";
  if (game.pits <= 5) return pixels < 560 ? "small" : "close";
  return scale * pitch < 50 ? "upright" : "close";
}

/**
 * Lays a board out.
 *
 * Everything is placed once, as South has it on a lying board (u runs along the row from
 * South's left, v downwards), then turned: half way round for North, or for South when
 * North is to sit at the near side; a quarter counter-clockwise for an upright board, so
 * that South's row becomes the right-hand column counted upwards. The circuit runs
 * counter-clockwise in every case.
 */
export function layout({ pits, family }, mode = "wide", flipped = false) {
  const upright = mode === "upright";
  const [kind, round = 0.95] = FAMILIES[family] ?? ["ends"];
  const kazans = kind === "middle";
  const m = measures(pits, kazans, mode);
  const { frame, count, label, across, kazan, gap, pitch, end, endPlate, plate } = m;
  const row = pits * pitch;
  const ends = kazans ? 0 : end + m.endGap;
  const middle = kazans ? 2 * kazan + 3 * gap : m.middle;
  const outer = kind === "aside" ? ends : 0;
  const left = frame + ends, U = row + 2 * left;
  const half = frame + count + across + label, V = 2 * half + middle, top = half + middle;

  const turned = (turn) => {
    const point = (u, v) => {
      if (turn) { u = U - u; v = V - v; }
      return upright ? { x: v, y: U - u } : { x: u, y: v };
    };
    const box = (u, v, du, dv) => {
      const a = point(u, v), b = point(u + du, v + dv);
      return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
    };
    // The plate with a store's count sits where its owner's row begins: the store fills away
    // from there. A kazan lies on the opponent's half, all other stores at the ends.
    const kazanStore = (u, v, long) => ({ hollow: box(u, v, long, kazan), seeds: box(u + plate, v, long - plate, kazan),
      plate: box(u, v, plate, kazan), start: point(u + plate, v + kazan / 2) });
    const endStore = (u, v, tall) => ({ hollow: box(u, v, end, tall), seeds: box(u, v, end, tall - endPlate),
      plate: box(u, v + tall - endPlate, end, endPlate), start: point(u + end / 2, v + tall - endPlate) });
    return {
      // A pit, from the middle outwards: label, hollow, count, frame.
      pits: Array.from({ length: pits }, (_, k) => {
        const u = left + k * pitch, c = u + pitch / 2;
        return {
          hollow: box(c - m.width / 2, top + label, m.width, across),
          cell: box(u, top, pitch, half),
          label: point(c, top + label * 0.4),
          count: point(c, top + label + across + count / 2),
        };
      }),
      store: kazans ? kazanStore(left + gap / 2, half + gap, row - gap) : endStore(U - (outer ? 1 : frame) - end, frame, V - 2 * frame),
      // The line of brass along the row, lit for the player to move.
      brass: box(left + 4, V - frame * 0.62, row - 8, frame * 0.24),
      wood: box(outer, 0, U - 2 * outer, V),
    };
  };

  const south = turned(flipped);
  return {
    ...m, kind, mode, round, upright, flipped, south, north: turned(!flipped), wood: south.wood,
    small: upright || mode === "small", width: upright ? V : U, height: upright ? U : V,
  };
}
