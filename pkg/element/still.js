// A board as a static picture: the same drawing, every colour written out.

import { set } from "./make.js";
import { picture } from "./picture.css.js";
import { DARK, LIGHT, SEEDS } from "./theme.js";
import { view as viewOf } from "./view.js";

/** SVG text of a position; `entry`: the move that led there. */
export function still(game, phrases, position, { entry, flipped, dark }) {
  const view = viewOf({}), { svg } = view;
  view.build(game, phrases.locale, 0, flipped);
  view.show(position);
  view.recall(entry);
  view.hand.remove();
  set(svg, { class: null, part: null, "aria-hidden": null, role: "img", "aria-label": view.title(position) });
  svg.insertAdjacentHTML("afterbegin", `<style>${picture}</style>`);
  const colours = { ...(dark ? DARK : LIGHT), ...SEEDS[game.family] };
  // Readers of pictures seldom know custom properties.
  return new XMLSerializer().serializeToString(svg).replace(/var\(--_([\w-]+),?(.*?)\)/g, (_, name, other) => colours[name] ?? other);
}
