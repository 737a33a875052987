// Points at a move on the board that was not played: where it begins, then also where its
// last seed falls, or all seeds that are placed one by one.

import { formatMove, play } from "otau";
import { moveSentence } from "otau/words";
import { isolated } from "../say.js";

/** Where the last seed of a move falls. */
const landing = (events) => events.findLast(({ kind }) => kind === "drop" || kind === "collect")?.at ?? null;

/** Points at a move from the position shown and says it: its sentence comes back. */
export function pointOut({ board, position }, phrases, move, { whole = true } = {}) {
  const { events } = play(position, move);
  const from = move.pit && { side: position.turn, pit: move.pit };
  const placed = events.filter(({ kind }) => kind === "place").map(({ at }) => at);
  board.highlight([from, ...(whole ? [landing(events), ...placed] : [])].filter(Boolean));
  const sentence = moveSentence(phrases, position.turn, events);
  // Only its notation tells how many are placed where.
  return placed.length ? `${sentence} ${isolated(formatMove(position, move))}` : sentence;
}
