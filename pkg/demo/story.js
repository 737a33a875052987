// A demo told: from its data to the board it begins with, the move to see, and the numbers
// its sentences need.

import * as rules from "../index.js";
import { other } from "../places.js";
import { steps } from "./applied.js";

/** The position a demo begins with. */
function beginning(game, { position, setup, past }, move) {
  if (position === undefined) return rules.start(game, typeof setup === "object" ? setup : undefined);
  const start = rules.parsePosition(game, position);
  if (!past) return start;
  // What a position looks like in a history, the engine says itself: in the history of what follows it.
  const { position: after } = rules.play(start, move(start));
  const [next] = rules.legalMoves(after);
  const keys = rules.play(after, next).position.history; // the beginning, and the position after the move
  return { ...start, history: Array.from({ length: 2 * past - 1 }, (_, i) => keys[1 - (i % 2)]) };
}

/**
 * Reads a demo. What comes out: `start`, `moves` with `from` of them played before one looks,
 * `before` (the position then), `entry` (the move to see: events, position, outcome) or
 * `refusal` (why it is not allowed), and `steps`.
 */
export function tell(game, demo) {
  const texts = (demo.moves ?? "").split(/\s+/).filter(Boolean);
  const start = beginning(game, demo, (position) => rules.parseMove(position, texts[0]));
  const moves = [], from = demo.from ?? Math.max(0, texts.length - 1);
  let before = start, position = start, entry = null;
  texts.forEach((text, i) => {
    const move = rules.parseMove(position, text);
    const played = rules.play(position, move);
    moves.push(move);
    if (i >= from) {
      before = i === from ? position : before;
      entry ??= { move, mover: position.turn, notation: rules.formatMove(position, move), ...played };
    }
    position = played.position;
  });
  const refusal = demo.refused ? rules.explain(start, demo.refused) : null;
  return { game, start, moves, from: Math.min(from, moves.length), before, entry, refusal, choice: demo.refused ?? null, setup: demo.setup ?? null, guess: demo.guess ?? null,
    steps: entry ? steps(entry.events) : [] };
}

/** Whether a clause acts in a story: in the move's events, in its refusal, in how the game was won. */
export function acts(story, clause) {
  if (story.refusal) return story.refusal.clause === clause;
  if (!story.entry) return Boolean(story.setup) && clause.startsWith("setup");
  return actsIn(story.entry, clause);
}

/** Whether a clause acts in a move that was played. */
export function actsIn({ events, outcome }, clause) {
  return events.some((event) => event.clause === clause) || (clause === "end.one-warrior" && outcome?.honour === "one-warrior");
}

/** Where a clause acts among the steps; -1: nowhere. */
export function actingStep(story, clause) {
  const found = story.steps.findIndex((step) => step.events.some((event) => event.clause === clause));
  return found < 0 && story.entry && actsIn(story.entry, clause) ? story.steps.length - 1 : found;
}

/** The numbers and names a caption may need. */
export function facts(story, clause, phrases, info) {
  const { entry, refusal, choice } = story;
  const mover = story.before.turn;
  const found = { mover: phrases.side(mover), opponent: phrases.side(other(mover)), total: info.total, most: info.total / 2 + 1, half: info.total / 2, pits: info.pits };
  if (choice) Object.assign(found, { pit: choice.pit, seeds: choice.seeds ?? story.before[mover][choice.pit - 1], holds: story.before[mover][choice.pit - 1] });
  if (refusal) Object.assign(found, refusal.facts);
  if (!entry) return found;
  const { events, outcome, position } = entry;
  const lift = events.find((event) => event.kind === "lift");
  const last = events.findLast((event) => event.kind === "drop" || event.kind === "collect");
  const acting = events.find((event) => event.clause === clause && event.at) ?? null;
  if (lift) Object.assign(found, { pit: lift.at.pit, lifted: lift.seeds, held: story.before[mover][lift.at.pit - 1] });
  if (last) Object.assign(found, { last: last.at.pit, owner: phrases.side(last.at.side), made: last.seeds ?? 0, opposite: info.pits + 1 - last.at.pit });
  if (acting) Object.assign(found, { at: acting.at.pit, side: phrases.side(acting.at.side), seeds: acting.seeds ?? 1, ...acting.facts });
  found.captured = events.filter((event) => event.kind === "capture").reduce((sum, event) => sum + event.seeds, 0);
  found.laps = 1 + events.filter((event) => event.kind === "relay").length;
  found.store = position.stores[mover];
  found.own = story.before.tuzdik?.[mover] ?? 0;
  found.theirs = story.before.tuzdik?.[other(mover)] ?? 0;
  if (outcome) Object.assign(found, { margin: outcome.margin, winner: outcome.winner ? phrases.side(outcome.winner) : "" , high: Math.max(outcome.stores.south, outcome.stores.north), low: Math.min(outcome.stores.south, outcome.stores.north) });
  return found;
}
