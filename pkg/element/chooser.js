// The small panel that asks how many seeds to take from a pit.

import { action, make } from "./make.js";
import { middle } from "./seeds.js";

/**
 * Asks over the board, next to the pit.
 *
 * @param {object} lay the layout, and the pit's cell in it
 * @param {object} ask holds, legal (set of numbers), title, cancel (words), numberLabel(n);
 *   aim(n) as a number is looked at, pick(n), leave()
 * @returns the panel; `begin()` once it is on the page
 */
export function chooser(lay, cell, { holds, legal, title, numberLabel, cancel, aim, pick, leave }) {
  const buttons = Array.from({ length: holds }, (_, i) => {
    const n = i + 1, look = () => aim(n);
    return make("button", { type: "button", class: "number-button", "aria-label": numberLabel(n), tabindex: -1,
      "aria-disabled": legal.has(n) ? null : "true", "data-seeds": n, onclick: () => pick(n), onfocus: look, onpointerenter: look }, n);
  });
  const reach = (index) => {
    for (const button of buttons) button.tabIndex = -1;
    buttons[index].tabIndex = 0;
    buttons[index].focus();
  };
  const panel = make("div", { class: "chooser", part: "chooser", role: "dialog", "aria-label": title, onkeydown(event) {
    event.stopPropagation();
    const { key, target } = event, here = buttons.indexOf(target);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    const to = step ? here >= 0 && (here + step + holds) % holds : { Home: 0, End: holds - 1 }[key] ?? (/^[1-9]$/.test(key) && key <= holds && key - 1);
    if (key === "Escape") leave();
    else if (buttons[to]) reach(to);
    else return;
    event.preventDefault();
  } }, make("p", { class: "chooser-title" }, title), make("div", { class: "numbers", role: "group", "aria-label": title }, ...buttons), action("cancel", cancel, leave));
  // It lies over the other row, so that the pit asked about stays in sight.
  const { style } = panel, centre = middle(cell);
  const put = (edge, value, of) => (style[edge] = `${(value / of) * 100}%`);
  const along = (edge, value, of, margin) => put(edge, Math.min(Math.max(value, margin * of), of - margin * of), of);
  const { width, height } = lay;
  if (lay.upright) {
    const after = cell.x > width * 0.4;
    along("top", centre.y, height, 0.24);
    put(after ? "right" : "left", after ? width - cell.x : cell.x + cell.w, width);
    put("maxWidth", Math.max(cell.x, width - cell.x - cell.w) - width / 100, width);
    panel.classList.add("beside");
  } else {
    const below = cell.y > height * 0.4;
    along("left", centre.x, width, 0.2);
    put(below ? "bottom" : "top", below ? height - cell.y : cell.y + cell.h, height);
  }
  panel.begin = () => reach(Math.max(...legal, 1) - 1);
  return panel;
}
