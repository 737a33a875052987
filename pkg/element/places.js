// Reading a position: which side, which pit, which mark.

/** Both sides, South first. */
export const SIDES = ["south", "north"];

/** The other side. */
export const other = (side) => (side === "south" ? "north" : "south");

/** Who owns the tuzdik in this pit, if it is one. */
export function tuzdikOwner(position, side, pit) {
  return position.tuzdik?.[other(side)] === pit ? other(side) : null;
}

/** Whether this pit is a nki. */
export const isNki = (position, side, pit) => Boolean(position.nki?.[side].includes(pit));

/** Where a move began and where its last seed fell, read from its events. */
export function ends(events) {
  const from = events.find((e) => e.kind === "lift")?.at ?? null;
  const last = events.findLast((e) => e.kind === "drop" || e.kind === "collect")?.at ?? null;
  return { from, to: last };
}
