// The geometry of a board: where every pit, store, count and label lies, in the
// units of its own picture. Nothing here knows a rule.

/** How each family keeps its captures, and how round its seeds are (pebbles less than balls). */
const FAMILIES = {
  "toguz-kumalak": ["middle"],
  "modiar": ["aside", 0.8],
  "mangala-iv": ["aside"],
};

/** A lying board, by length of row: pit to pit, how deep a pit reaches, how wide it is; its seeds and kazans if they are larger. */
const LYING = [
  [3, 190, 178, 158, 37],
  [5, 164, 168, 138, 30, 98],
  [7, 132, 168, 112, 28, 92],
  [9, 106, 150, 88],
  [99, 102, 178, 86],
];

// Frame, the count's and the label's rows, seed, corner, the sizes of count, label and name;
// then of kazans: height, gap, plate; of other stores: width, gap, plate, what lies between the rows.
const WIDE = [22, 44, 30, 26, 26, 30, 20, 20, 84, 10, 132, 148, 18, 96, 20];
/** The same board seen small: larger words, so that they stay words. */
const CLOSE = [22, 54, 42, 26, 26, 39, 29, 27, 92, 10, 150, 148, 18, 112, 20];
/** One unit is about one pixel on a screen 360 pixels wide. */
const SMALL = [9, 28, 17, 13.8, 14, 18, 12, 11, 42, 5, 62, 58, 5, 44, 12];
const UPRIGHT = [9, 36, 22, 12.6, 14, 18, 12, 13, 0, 0, 0, 62, 7, 78, 16];
const UPRIGHT_KAZANS = [9, 36, 15, 12.6, 14, 18, 12, 11, 46, 3, 52];
const NARROW = 344;

/**
 * How a board is best laid out in a space so many pixels wide. A long row whose pits
 * would be too small for a finger stands upright.
 */
export function fitting(game, pixels) {
  const { width, pitch } = layout(game), scale = pixels / width;
  if (!pixels || scale > 0.68) return "wide";
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
  const upright = mode === "upright", small = mode === "small";
  const [kind, round = 0.95] = FAMILIES[family] ?? ["ends"];
  const kazans = kind === "middle";
  let [frame, count, label, seed, corner, countSize, labelSize, nameSize, kazan, gap, kazanPlate, end, endGap, endPlate, between] =
    upright ? (kazans ? UPRIGHT_KAZANS : UPRIGHT) : small ? SMALL : mode === "close" ? CLOSE : WIDE;
  let [, pitch, across, wide, larger = seed, deeper = kazan] = LYING.find(([most]) => pits <= most);
  if (!upright && !small) [seed, kazan] = [larger, deeper];
  const ends = kazans ? 0 : end + endGap, middle = kazans ? 2 * kazan + 3 * gap : between;
  const left = frame + ends, outer = kind === "aside" ? ends : 0;
  // 50 from pit to pit keeps every target above 44 pixels even at 320.
  if (upright) [pitch, across, wide] = [50, (NARROW - middle) / 2 - frame - count - label, 43];
  if (small) [pitch, across, wide] = [(NARROW - 2 * left) / pits, 92, (NARROW - 2 * left) / pits - 8];
  const row = pits * pitch, U = row + 2 * left;
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
    const kazanStore = (u, v, long) => ({ hollow: box(u, v, long, kazan), seeds: box(u + kazanPlate, v, long - kazanPlate, kazan),
      plate: box(u, v, kazanPlate, kazan), start: point(u + kazanPlate, v + kazan / 2) });
    const endStore = (u, v, tall) => ({ hollow: box(u, v, end, tall), seeds: box(u + 4, v + 4, end - 8, tall - endPlate - 4),
      plate: box(u, v + tall - endPlate, end, endPlate), start: point(u + end / 2, v + tall - endPlate) });
    return {
      // A pit, from the middle outwards: label, hollow, count, frame.
      pits: Array.from({ length: pits }, (_, k) => {
        const u = left + k * pitch, c = u + pitch / 2;
        return {
          hollow: box(c - wide / 2, top + label, wide, across),
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
  return { kind, upright, flipped, small: small || upright, round, frame, seed, corner, countSize, labelSize, nameSize, pitch,
    south, north: turned(!flipped), wood: south.wood, width: upright ? V : U, height: upright ? U : V };
}
