// A game's course as a curve: who was ahead after each move, and by how much. It is a slider,
// too: arrows go through the game.

import { make } from "../dom.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 320, HEIGHT = 96;
const STEPS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity };

const node = (tag, attributes) => {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

export class Curve {
  #at = 0;

  /** @param {object} with_ sideName(side), go(ply) to show a position, tell(ply) its words */
  constructor({ sideName, go, tell }) {
    Object.assign(this, { sideName, go, tell });
    this.svg = node("svg", { class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "slider", tabindex: 0, "aria-valuemin": 0 });
    this.svg.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.svg.getBoundingClientRect();
      this.#go(Math.round(((clientX - left) / width) * (this.count - 1)));
    });
    this.svg.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.#go(this.#at + step);
    });
    // Whose the light half is and whose the dark one; who cannot see them hears it.
    this.sides = make("p", { class: "curve-sides", "aria-hidden": "true" });
    this.root = make("div", {}, this.sides, this.svg);
  }

  #go(ply) {
    this.go(Math.max(0, Math.min(this.count - 1, ply)));
  }

  /** An empty one for so many positions. */
  begin(count) {
    this.count = count;
    this.svg.setAttribute("aria-valuemax", count - 1);
    this.sides.replaceChildren(...["south", "north"].map((side) => make("span", { class: side }, this.sideName(side))));
    this.here = node("line", { class: "curve-here", y1: 0, y2: HEIGHT });
    this.show([]);
  }

  /** @param {number[]} shares South's share after each move, from the start on, as far as known  @param {number[]} turns the plies where it turned */
  show(shares, turns = [], label = "") {
    const y = (share) => HEIGHT - share * HEIGHT;
    const line = shares.map((share, ply) => `${this.#x(ply)},${y(share).toFixed(1)}`).join(" "), end = this.#x(Math.max(0, shares.length - 1));
    this.svg.replaceChildren(
      node("rect", { class: "curve-north", width: end, height: HEIGHT }),
      node("polygon", { class: "curve-south", points: `0,${HEIGHT} ${line} ${end},${HEIGHT}` }),
      node("line", { class: "curve-even", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      node("polyline", { class: "curve-line", points: line }),
      ...turns.map((ply) => node("path", { class: "curve-turn", d: `M${this.#x(ply)} ${Math.max(7, Math.min(HEIGHT - 7, y(shares[ply])))}h0` })), this.here);
    this.svg.setAttribute("aria-label", label);
  }

  #x(ply) {
    return ((ply / Math.max(1, this.count - 1)) * WIDTH).toFixed(1);
  }

  /** Marks the position shown; -1 is none of the curve's. */
  mark(ply) {
    if (!this.here) return;
    this.here.style.visibility = ply < 0 ? "hidden" : "";
    if (ply < 0) return;
    this.#at = ply;
    for (const end of ["x1", "x2"]) this.here.setAttribute(end, this.#x(ply));
    this.svg.setAttribute("aria-valuenow", ply);
    this.svg.setAttribute("aria-valuetext", this.tell(ply));
  }
}
