// The small panel that asks how many seeds to take from a pit.

import { make } from "./view.js";

/** Asks over the board, next to the pit; one at a time. */
export class Chooser {
  constructor(frame) {
    this.frame = frame;
    this.panel = null;
  }

  get open() {
    return Boolean(this.panel);
  }

  /**
   * @param {object} ask cell (in percent of the frame), holds, legal (set of numbers), title,
   *   numberLabel(n), cancel (words), upright, aim(n) as a number is looked at, pick(n), leave()
   */
  ask({ cell, holds, legal, title, numberLabel, cancel, upright, aim, pick, leave }) {
    this.close();
    const panel = (this.panel = make("div", { class: "chooser", part: "chooser", role: "dialog", "aria-label": title }));
    const heading = make("p", { class: "chooser-title" }, title);
    const numbers = make("div", { class: "numbers", role: "group", "aria-label": title });
    const buttons = [];
    for (let n = 1; n <= holds; n++) {
      const open = legal.has(n);
      const button = make("button", { type: "button", class: "number-button", "aria-label": numberLabel(n), tabindex: -1,
        "aria-disabled": open ? null : "true", "data-seeds": n }, String(n));
      button.addEventListener("click", () => pick(n));
      button.addEventListener("focus", () => aim(n));
      button.addEventListener("pointerenter", () => aim(n));
      buttons.push(button);
    }
    const close = make("button", { type: "button", class: "quiet" }, cancel);
    close.addEventListener("click", leave);
    numbers.append(...buttons);
    panel.append(heading, numbers, close);
    panel.addEventListener("keydown", (event) => {
      event.stopPropagation();
      const here = buttons.indexOf(event.target);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (event.key === "Escape") { event.preventDefault(); leave(); }
      else if (here >= 0 && step) { event.preventDefault(); this.#reach(buttons, (here + step + holds) % holds); }
      else if (event.key === "Home") { event.preventDefault(); this.#reach(buttons, 0); }
      else if (event.key === "End") { event.preventDefault(); this.#reach(buttons, holds - 1); }
      else if (/^[1-9]$/.test(event.key) && Number(event.key) <= holds) { event.preventDefault(); this.#reach(buttons, Number(event.key) - 1); }
    });
    // It lies over the other row, so that the pit asked about stays in sight.
    if (upright) {
      panel.style.top = `${Math.min(Math.max(cell.y + cell.h / 2, 24), 76)}%`;
      panel.style[cell.x > 40 ? "right" : "left"] = `${cell.x > 40 ? 100 - cell.x : cell.x + cell.w}%`;
      panel.style.maxWidth = `${Math.max(cell.x, 100 - cell.x - cell.w) - 1}%`;
      panel.classList.add("beside");
    } else {
      panel.style.left = `${Math.min(Math.max(cell.x + cell.w / 2, 20), 80)}%`;
      panel.style[cell.y > 40 ? "bottom" : "top"] = `${cell.y > 40 ? 100 - cell.y : cell.y + cell.h}%`;
    }
    this.frame.append(panel);
    const first = Math.max(0, buttons.findLastIndex((button) => !button.hasAttribute("aria-disabled")));
    this.#reach(buttons, first);
  }

  #reach(buttons, index) {
    for (const button of buttons) button.tabIndex = -1;
    buttons[index].tabIndex = 0;
    buttons[index].focus();
  }

  close() {
    this.panel?.remove();
    this.panel = null;
  }
}
