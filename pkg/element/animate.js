// Replays a move seed by seed: the stage holds one node for every seed there is, and
// moves it from pit to hand to pit to store as the events tell.

import { seed as seedShape } from "./draw.js";
import { SIDES, key } from "../places.js";
import { heap, middle } from "./seeds.js";

/** Milliseconds from one pit to the next at speed 1, and the longest a move may take. */
const STEP = 190, LONGEST = 9000;
/** Below so many nothing can be seen to move. */
const SEEN = 24;

/** How long each event is worth, before the whole is fitted to the time there is. */
const WEIGHTS = { lift: 1.5, relay: 2, drop: 1, collect: 1, place: 1, capture: 2.5, sweep: 2.5, withheld: 1.5, tuzdik: 2.5, nki: 0.2 };
const weight = ({ kind, mark }) => WEIGHTS[kind === "mark" ? mark : kind] ?? 0;

const placed = (x, y, scale, unit) => `translate(${x}${unit},${y}${unit}) scale(${scale})`;

/**
 * The seeds of one board, where each lies, and how they travel.
 * @param {SVGGElement} layer where they are drawn
 * @param {object} view knows the layout, `lay`, and the prefix of its ids
 * @param {object} tell count(at, n) what a place (a store: pit 0) now holds, event(e) of each event as
 *   it is shown, hand(point or null, n, ms) where the hand is, lap(at) that a relay takes up a pit
 */
export function stage(layer, view, tell) {
  const heaps = new Map();
  let hand = [], running = null, paused = false;

  /** Moves a seed, gliding there in `ms` if that is worth seeing. */
  function glide(seed, { x, y }, ms, { lift = 0, delay = 0, scale = 1 } = {}) {
    const { node, x: fromX, y: fromY, scale: fromScale = 1 } = seed;
    Object.assign(seed, { x, y, scale });
    node.setAttribute("transform", placed(x, y, scale, ""));
    if (ms < SEEN) return;
    const frames = [placed(fromX, fromY, fromScale, "px"), placed(x, y, scale, "px")];
    if (lift) frames.splice(1, 0, placed((fromX + x) / 2, (fromY + y) / 2 - lift, 1.12, "px"));
    node.animate({ transform: frames }, { duration: ms, delay, easing: "ease-out", fill: "backwards" });
  }

  function take(at, count) {
    const pile = heaps.get(key(at));
    const taken = pile.splice(Math.max(0, pile.length - count));
    view.lay.lain = 0;
    tell.count(at, pile.length);
    for (const { node } of taken) layer.append(node);
    return taken;
  }

  function put(at, seed, ms, options) {
    if (!seed) return;
    const pile = heaps.get(key(at));
    pile.push(seed);
    layer.append(seed.node);
    heap(view.lay, at.side, at.pit, pile.length).forEach((spot, i) => {
      const one = pile[i];
      if (one === seed) glide(one, spot, ms, options);
      else if (Math.hypot(one.x - spot.x, one.y - spot.y) > 0.5) glide(one, spot, ms * 0.6);
    });
    tell.count(at, pile.length);
  }

  /** Holds the hand over a pit: a small spiral, a little above the board. */
  function hover({ side, pit }, ms) {
    const { [side]: { pits }, seed: d } = view.lay;
    const { x, y } = middle(pits[pit - 1].hollow);
    hand.forEach((seed, i) => {
      const angle = i * 2.4, r = d * 0.52 * Math.sqrt(i);
      glide(seed, { x: x + Math.cos(angle) * r, y: y - d * 0.7 + Math.sin(angle) * r * 0.8 }, ms, { scale: 1.12 });
    });
    tell.hand({ x, y: y - d * 0.7 }, hand.length, ms);
  }

  /** Shows one event, taking `ms` over it. */
  function perform(event, ms) {
    const { kind, at, seeds, to } = event;
    const flight = { lift: view.lay.seed }, store = { side: to, pit: 0 };
    if (kind === "lift" || kind === "relay") {
      hand.push(...take(at, seeds));
      hover(at, ms * 0.7);
      if (kind === "relay" && ms >= SEEN) tell.lap(at);
    } else if (kind === "capture" || kind === "sweep") {
      take(at, seeds).forEach((seed, i) => put(store, seed, ms, { ...flight, delay: i * Math.min(26, ms / 6) }));
    } else if (kind === "collect") {
      hover(at, ms * 0.8);
      put(store, hand.shift(), ms * 1.6, flight);
    } else if (kind === "drop" || kind === "place") {
      hover(at, ms * 0.8);
      for (let i = kind === "drop" ? 1 : seeds; i > 0; i--) put(at, hand.shift(), ms * 0.9);
    }
    if (!hand.length) tell.hand(null, 0);
    tell.event(event);
  }

  function rush(run) {
    while (run.next < run.events.length) perform(run.events[run.next++], 0);
  }

  /** Lets a run go on after so long, and not before it can be seen. */
  async function wait(run, ms) {
    await new Promise((resolve) => {
      run.wake = resolve;
      setTimeout(resolve, ms);
    });
    while (paused && running === run) await new Promise((resolve) => (run.wake = resolve));
  }

  /** Forgets the running move; the caller shows what is next. */
  function stop() {
    const run = running;
    running = null;
    run?.wake?.();
  }

  return {
    /** Puts every seed where a position has it, at once. */
    show(position) {
      stop();
      const { lay } = view, told = JSON.stringify(position);
      // Nothing was taken up since they were laid like this: so they lie.
      if (lay.lain === told) return;
      lay.lain = told;
      hand = [];
      heaps.clear();
      let drawn = "", k = 0;
      const put = (side, pit, count) => {
        const spots = heap(lay, side, pit, count);
        for (const { x, y } of spots) drawn += `<g class="seed" transform="translate(${x},${y})">${seedShape(k++, lay, view.id)}</g>`;
        heaps.set(key({ side, pit }), spots);
        tell.count({ side, pit }, count);
      };
      for (const side of SIDES) {
        position[side].forEach((count, i) => put(side, i + 1, count));
        put(side, 0, position.stores[side]);
      }
      layer.innerHTML = drawn;
      k = 0;
      for (const [at, spots] of heaps) heaps.set(at, spots.map(({ x, y }) => ({ x, y, node: layer.children[k++] })));
    },

    /**
     * Replays events; resolves true when all were shown, false when something else
     * took the stage meanwhile. `speed` 0 means at once.
     */
    async run(events, speed) {
      stop();
      const run = (running = { events, next: 0 });
      const total = events.reduce((sum, event) => sum + weight(event), 0) || 1;
      const step = Math.min(STEP / speed, LONGEST / Math.sqrt(speed) / total);
      let due = 0;
      // Whoever asked hears of the move before its events.
      await null;
      if (speed <= 0 && running === run) rush(run);
      else if (paused) await wait(run);
      while (running === run && run.next < events.length) {
        const event = events[run.next++], ms = step * weight(event);
        perform(event, ms);
        due += ms;
        // Steps shorter than a frame are done together.
        if (due >= 12) {
          await wait(run, due);
          due = 0;
        }
      }
      if (running === run && speed > 0) await wait(run, 120);
      if (running !== run) return false;
      running = null;
      return true;
    },

    /** Off screen nothing moves; back on it, it goes on. */
    pause(yes) {
      paused = yes;
      if (!yes) running?.wake?.();
    },

    /** Shows the rest of the running move at once, every event of it. */
    skip() {
      if (running) rush(running);
      stop();
    },

    /** Takes the last seed placed in a pit back into the hand. */
    unplace(at, ms) {
      hand.push(...take(at, 1));
      hover(at, ms);
    },
  };
}
