// The small panel that asks how many seeds to take from a pit.

import { ARROWS } from "./keys.js";
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
    const { key, target } = event, arrow = ARROWS[key];
    // A digit is the number meant.
    const to = arrow ? (buttons.indexOf(target) + arrow[0] + arrow[1] + holds) % holds : { Home: 0, End: holds - 1 }[key] ?? key - 1;
    if (key === "Escape") leave();
    else if (buttons[to]) reach(to);
    else return;
    event.preventDefault();
  } }, make("p", { class: "chooser-title" }, title), make("div", { class: "numbers" }, ...buttons), action("cancel", cancel, leave));
  // It lies on the other half, so that the pit asked about stays in sight.
  const { width, height, upright } = lay, { x, y } = middle(cell), across = x / width, down = y / height;
  const [along, half, edges] = upright ? [down, across, ["top", "right", "left"]] : [across, down, ["left", "bottom", "top"]];
  panel.style[edges[0]] = `clamp(22%,${along * 100}%,78%)`;
  panel.style[edges[half > 0.5 ? 1 : 2]] = "50%";
  panel.classList.toggle("beside", upright);
  panel.begin = () => reach(Math.max(...legal, 1) - 1);
  return panel;
}
