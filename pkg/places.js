// Reading a position: which side, which pit, which mark.

/** Both sides, South first. */
export const SIDES = ["south", "north"];

/** A place as the key of a map; a store is pit 0. */
export const key = ({ side, pit }) => side + pit;

/** The other side. */
export const other = (side) => (side === "south" ? "north" : "south");

/** Who owns the tuzdik in this pit, if it is one. */
export const tuzdikOwner = (position, side, pit) => (position.tuzdik?.[other(side)] === pit ? other(side) : null);

/** Whether this pit is a nki. */
export const isNki = (position, side, pit) => Boolean(position.nki?.[side].includes(pit));

/** Where a move began and where its last seed fell, read from its events. */
export const ends = (events) => ({
  from: events.find(({ kind }) => kind === "lift")?.at,
  to: events.findLast(({ kind }) => kind === "drop" || kind === "collect")?.at,
});
