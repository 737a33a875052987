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
  const { style } = panel, { width, height, upright } = lay, centre = middle(cell);
  const percent = (value, of) => `${(value / of) * 100}%`;
  const [start, size, whole, near, far] = upright ? [cell.x, cell.w, width, "left", "right"] : [cell.y, cell.h, height, "top", "bottom"];
  const after = start > whole * 0.4, room = after ? start : whole - start - size;
  style[after ? far : near] = percent(whole - room, whole);
  if (upright) {
    style.top = `clamp(24%,${percent(centre.y, height)},76%)`;
    style.maxWidth = percent(room - whole / 100, whole);
    panel.classList.add("beside");
  } else style.left = `clamp(20%,${percent(centre.x, width)},80%)`;
  panel.begin = () => reach(Math.max(...legal, 1) - 1);
  return panel;
}
