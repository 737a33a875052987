// A board as a static picture: the same drawing, every colour written out.

import { board, inPit, inStore, seed } from "./draw.js";
import { layout } from "./layout.js";
import { picture } from "./picture.css.js";
import { SIDES, isNki, tuzdikOwner } from "./places.js";
import { DARK, LIGHT, SEEDS } from "./theme.js";

const MORE = { font: "system-ui, sans-serif", thick: "4.5px", dash: "9 7", post: "9px", posts: "3.4 9" };

/** SVG text of a position; `last` says where the last move began and ended. */
export function staticPicture({ game, phrases, position, flipped = false, last = {}, dark = false, title = "", id = "still" }) {
  const lay = layout({ pits: game.pits, family: game.family, flipped });
  const colours = { ...(dark ? DARK : LIGHT), ...SEEDS[game.family], ...MORE };
  // Readers of pictures seldom know custom properties.
  const css = picture.replace(/var\(--_([\w-]+)\)/g, (_, name) => colours[name]);
  const words = { south: phrases.side("south"), north: phrases.side("north"), tuzdik: phrases.say("board", "tuzdik") };
  let body = board(lay, words, id);
  const seeds = [];
  let k = 0;
  const put = (spots) => { for (const spot of spots) seeds.push(`<g transform="translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})">${seed(k++, lay, id)}</g>`); };
  for (const side of SIDES) {
    position[side].forEach((count, i) => {
      const pit = i + 1, owner = tuzdikOwner(position, side, pit);
      const is = (at) => at && at.side === side && at.pit === pit;
      const classes = ["pit", owner && "owned", isNki(position, side, pit) && "nki", is(last.from) && "from", is(last.to) && "to"].filter(Boolean).join(" ");
      body = body.replace(new RegExp(`<g class="pit" data-side="${side}" data-pit="${pit}">.*?(?=<g class="pit"|$)`), (all) =>
        all.replace('class="pit"', `class="${classes}"`)
          .replace(/(<text class="tuzdik-text owner"[^>]*>)/, `$1${owner ? phrases.say("board", "owners", { owner: phrases.side(owner) }) : ""}`)
          .replace(/<text class="count"([^>]*>)/, `<text class="count${count ? "" : " zero"}"$1${phrases.number(count)}`));
      put(inPit(lay, side, pit, count));
    });
    body = body.replace(new RegExp(`(<g class="store [^"]*" data-side="${side}">.*?<text class="store-count"[^>]*>)`), `$1${phrases.number(position.stores[side])}`);
    if (!position.outcome && position.turn === side) body = body.replace(`<g class="turn" data-side="${side}">`, `<g class="turn on" data-side="${side}">`);
    put(inStore(lay, side, position.stores[side]));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lay.width} ${lay.height}" role="img" aria-label="${title}"><style>${css}</style>${body}<g>${seeds.join("")}</g></svg>`;
}
