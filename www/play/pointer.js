// Points at a move on the board that was not played: where it begins, then also where its
// last seed falls.

import { play } from "otau";
import { moveSentence } from "otau/words";

/** Where the last seed of a move falls. */
const landing = (events) => events.findLast(({ kind }) => kind === "drop" || kind === "collect")?.at ?? null;

/** Points at a move from the position shown and says it: its sentence comes back. */
export function pointOut({ board, position }, phrases, move, { whole = true } = {}) {
  const { events } = play(position, move);
  const from = move.pit && { side: position.turn, pit: move.pit };
  board.highlight([from, whole && landing(events)].filter(Boolean));
  return moveSentence(phrases, position.turn, events);
}
