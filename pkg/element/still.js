// A board as a static picture: the same drawing, every colour written out.

import { board, inPit, inStore, seed } from "./draw.js";
import { layout } from "./layout.js";
import { picture } from "./picture.css.js";
import { SIDES, isNki, tuzdikOwner } from "./places.js";
import { DARK, LIGHT, SEEDS } from "./theme.js";

const MORE = { font: "system-ui, sans-serif", thick: "4.5px", dash: "9 7", post: "7px", posts: "3.4 9" };

/** SVG text of a position; `last` says where the last move began and ended. */
export function staticPicture({ game, phrases, position, flipped = false, last = {}, dark = false, title = "", id = "still" }) {
  const lay = layout({ pits: game.pits, family: game.family, flipped });
  const colours = { ...(dark ? DARK : LIGHT), ...SEEDS[game.family], ...MORE };
  // Readers of pictures seldom know custom properties.
  const css = picture.replace(/var\(--_([\w-]+)\)/g, (_, name) => colours[name]);
  const body = board(lay, phrases.written(), id, {
    pit: (side, pit) => {
      const owner = tuzdikOwner(position, side, pit);
      const is = (at) => at && at.side === side && at.pit === pit;
      return {
        classes: [owner && "owned", isNki(position, side, pit) && "nki", is(last.from) && "from", is(last.to) && "to"].filter(Boolean),
        count: phrases.number(position[side][pit - 1]),
      };
    },
    store: (side) => phrases.number(position.stores[side]),
    turn: position.outcome ? null : position.turn,
  });
  let k = 0;
  const heap = (spots) => spots.map(({ x, y }) => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${seed(k++, lay, id)}</g>`).join("");
  const seeds = SIDES.map((side) => position[side].map((count, i) => heap(inPit(lay, side, i + 1, count))).join("") + heap(inStore(lay, side, position.stores[side]))).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lay.width} ${lay.height}" role="img" aria-label="${title}"><style>${css}</style>${body}<g>${seeds}</g></svg>`;
}
