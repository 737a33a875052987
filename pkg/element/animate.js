// Replays a move seed by seed: the stage holds one node for every seed there is, and
// moves it from pit to hand to pit to store as the events tell.

import { inPit, inStore, over, seed as seedShape } from "./draw.js";
import { SIDES } from "./places.js";

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds from one pit to the next at speed 1, and the longest a move may take. */
const STEP = 190, LONGEST = 9000;

const pitKey = (at) => `${at.side}:${at.pit}`;

/** The seeds of one board, where each lies, and how they travel. */
export class Stage {
  /**
   * @param {SVGGElement} layer where the seeds are drawn
   * @param {object} hooks count(place, n) tells what a place now holds; event(e) is called as each
   *   event is shown; hand(point, n, ms) where the hand is; lap(at) when a relay takes up a pit
   */
  constructor(layer, hooks) {
    this.layer = layer;
    this.hooks = hooks;
    this.heaps = new Map();
    this.lay = null;
    this.id = "o";
    this.running = null;
    this.paused = false;
  }

  /** Puts every seed where a position has it, at once. */
  show(position, lay, id) {
    this.stop();
    this.lay = lay;
    this.id = id;
    this.heaps.clear();
    const all = [];
    const fill = (key, spots) => {
      const heap = spots.map(({ x, y }) => ({ node: null, x, y }));
      this.heaps.set(key, heap);
      all.push(...heap);
    };
    for (const side of SIDES) {
      position[side].forEach((count, i) => fill(`${side}:${i + 1}`, inPit(lay, side, i + 1, count)));
      fill(`store:${side}`, inStore(lay, side, position.stores[side]));
    }
    // All in one go: a parser for each seed would take longer than the seeds.
    this.layer.innerHTML = all.map((_, k) => `<g class="seed">${seedShape(k, lay, id)}</g>`).join("");
    const nodes = [...this.layer.children];
    all.forEach((seed, k) => {
      seed.node = nodes[k];
      seed.node.style.transform = `translate(${seed.x}px,${seed.y}px)`;
    });
    this.heaps.set("hand", []);
    for (const [key, heap] of this.heaps) if (key !== "hand") this.hooks.count(key, heap.length);
  }

  /** Moves a seed's node, gliding there in `ms` if that is worth seeing. */
  #glide(seed, to, ms, { lift = 0, delay = 0, scale = 1 } = {}) {
    const from = `translate(${seed.x}px,${seed.y}px) scale(${seed.scale ?? 1})`;
    const goal = `translate(${to.x}px,${to.y}px) scale(${scale})`;
    const mid = lift ? `translate(${(seed.x + to.x) / 2}px,${(seed.y + to.y) / 2 - lift}px) scale(1.12)` : null;
    Object.assign(seed, { x: to.x, y: to.y, scale });
    seed.node.style.transform = goal;
    if (ms < 24) return;
    const frames = mid ? [from, mid, goal] : [from, goal];
    seed.node.animate(frames.map((transform) => ({ transform })), { duration: ms, delay, easing: lift ? "ease-in-out" : "ease-out", fill: "backwards" });
  }

  #settle(key, ms, options) {
    const heap = this.heaps.get(key);
    const seed = heap.at(-1);
    this.layer.append(seed.node);
    const [side, pit] = key.split(":");
    const spots = side === "store" ? inStore(this.lay, pit, heap.length) : inPit(this.lay, side, Number(pit), heap.length);
    heap.forEach((one, i) => {
      const spot = spots[i];
      if (one === seed) this.#glide(one, spot, ms, options);
      else if (Math.hypot(one.x - spot.x, one.y - spot.y) > 0.5) this.#glide(one, spot, ms * 0.6);
    });
    this.hooks.count(key, heap.length);
  }

  #hover(at, ms) {
    const hand = this.heaps.get("hand");
    const c = over(this.lay, at.side, at.pit);
    const d = this.lay.seed;
    hand.forEach((seed, i) => {
      // A handful: a small spiral, a little above the board.
      const angle = i * 2.4, r = d * 0.52 * Math.sqrt(i);
      this.#glide(seed, { x: c.x + Math.cos(angle) * r, y: c.y - d * 0.7 + Math.sin(angle) * r * 0.8 }, ms, { scale: 1.12 });
    });
    this.hooks.hand({ x: c.x, y: c.y - d * 0.7 }, hand.length, ms);
  }

  #take(key, count) {
    const heap = this.heaps.get(key);
    const taken = heap.splice(Math.max(0, heap.length - count));
    this.hooks.count(key, heap.length);
    const hand = this.heaps.get("hand");
    for (const seed of taken) this.layer.append(seed.node);
    hand.push(...taken);
  }

  #give(key, ms, options) {
    const seed = this.heaps.get("hand").shift();
    if (!seed) return;
    this.heaps.get(key).push(seed);
    this.#settle(key, ms, options);
  }

  #toStore(at, seeds, to, ms) {
    const heap = this.heaps.get(pitKey(at));
    const taken = heap.splice(Math.max(0, heap.length - seeds));
    this.hooks.count(pitKey(at), heap.length);
    const store = `store:${to}`;
    taken.forEach((seed, i) => {
      this.heaps.get(store).push(seed);
      this.#settle(store, ms, { lift: this.lay.seed, delay: ms < 24 ? 0 : i * Math.min(26, ms / 6) });
    });
  }

  /** Takes the last seed placed in a pit back into the hand. */
  unplace(at, ms) {
    this.#take(pitKey(at), 1);
    this.#hover(at, ms);
  }

  /** How long each event is worth, before the whole is fitted to the time there is. */
  #weight(event) {
    switch (event.kind) {
      case "lift": return 1.6;
      case "relay": return 1.9;
      case "drop": case "collect": case "place": return 1;
      case "capture": case "sweep": return 2.4;
      case "mark": return event.mark === "tuzdik" ? 2.5 : 0.15;
      case "withheld": return 1.5;
      default: return 0;
    }
  }

  /** Shows one event, taking `ms` over it. */
  #perform(event, ms) {
    switch (event.kind) {
      case "lift": case "relay":
        this.#take(pitKey(event.at), event.seeds);
        this.#hover(event.at, ms * 0.7);
        if (event.kind === "relay" && ms >= 24) this.hooks.lap(event.at);
        break;
      case "drop":
        this.#hover(event.at, ms * 0.8);
        this.#give(pitKey(event.at), ms * 0.9);
        break;
      case "place":
        this.#hover(event.at, ms * 0.8);
        for (let i = 0; i < event.seeds; i++) this.#give(pitKey(event.at), ms * 0.9);
        break;
      case "collect":
        this.#hover(event.at, ms * 0.8);
        this.#give(`store:${event.to}`, ms * 1.6, { lift: this.lay.seed });
        break;
      case "capture": case "sweep":
        this.#toStore(event.at, event.seeds, event.to, ms);
        break;
    }
    if (!this.heaps.get("hand").length) this.hooks.hand(null, 0, 0);
    this.hooks.event(event);
  }

  /**
   * Replays events; resolves true when all were shown, false when something else
   * took the stage meanwhile. `speed` 0 means at once.
   */
  async run(events, speed) {
    this.stop();
    const run = (this.running = { events, next: 0, skip: speed <= 0, wake: null });
    const weights = events.map((event) => this.#weight(event));
    const total = weights.reduce((a, b) => a + b, 0) || 1;
    const step = run.skip ? 0 : Math.min(STEP / speed, LONGEST / Math.sqrt(speed) / total);
    let due = 0;
    // Whoever asked hears of the move before its events.
    await null;
    while (this.running === run && run.next < events.length) {
      if (run.skip) { this.#rush(run); break; }
      const ms = step * weights[run.next];
      this.#perform(events[run.next++], ms);
      due += ms;
      // Steps shorter than a frame are done together.
      if (due >= 12) {
        await this.#wait(run, due);
        due = 0;
      }
    }
    if (this.running === run && !run.skip) await this.#wait(run, 120);
    if (this.running !== run) return false;
    this.running = null;
    return true;
  }

  #rush(run) {
    while (run.next < run.events.length) this.#perform(run.events[run.next++], 0);
  }

  async #wait(run, ms) {
    await new Promise((resolve) => {
      run.wake = resolve;
      setTimeout(resolve, ms);
    });
    while (this.paused && !run.skip && this.running === run) await new Promise((resolve) => (run.wake = resolve));
    run.wake = null;
  }

  /** Off screen nothing moves; back on it, it goes on. */
  pause(paused) {
    this.paused = paused;
    if (!paused) this.running?.wake?.();
  }

  /** Shows the rest of the running move at once, every event of it. */
  skip() {
    const run = this.running;
    if (!run) return;
    this.#rush(run);
    this.stop();
  }

  /** Forgets the running move; the caller shows what is next. */
  stop() {
    const run = this.running;
    this.running = null;
    run?.wake?.();
  }
}
