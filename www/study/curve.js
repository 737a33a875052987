// A game's course as a curve: who was ahead after each move, and by how much.

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 320, HEIGHT = 96;

const node = (tag, attributes) => {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

export class Curve {
  /** @param {function} go called with the ply that is pointed at */
  constructor(go) {
    this.svg = node("svg", { class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img" });
    this.svg.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.svg.getBoundingClientRect();
      go(Math.round(((clientX - left) / width) * (this.count - 1)));
    });
  }

  /** @param {number[]} shares South's share after each move, from the start on  @param {number[]} turns the plies where it turned */
  show(shares, turns, label) {
    this.count = shares.length;
    const x = (ply) => (ply / Math.max(1, shares.length - 1)) * WIDTH, y = (share) => HEIGHT - share * HEIGHT;
    const line = shares.map((share, ply) => `${x(ply).toFixed(1)},${y(share).toFixed(1)}`).join(" ");
    this.x = x;
    this.here = node("line", { class: "curve-here", y1: 0, y2: HEIGHT });
    this.svg.replaceChildren(
      node("polygon", { class: "curve-south", points: `0,${HEIGHT} ${line} ${x(shares.length - 1)},${HEIGHT}` }),
      node("line", { class: "curve-even", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      node("polyline", { class: "curve-line", points: line }),
      ...turns.map((ply) => node("path", { class: "curve-turn", d: `M${x(ply)} ${Math.max(7, Math.min(HEIGHT - 7, y(shares[ply])))}h0` })), this.here);
    this.svg.setAttribute("aria-label", label);
  }

  /** Marks the position shown. */
  mark(ply) {
    if (!this.here) return;
    const at = this.x(Math.min(ply, this.count - 1));
    this.here.setAttribute("x1", at);
    this.here.setAttribute("x2", at);
  }
}
