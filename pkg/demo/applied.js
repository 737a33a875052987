// A position with some of a move's events applied: what lies where in the middle of a move.

const SIDES = ["south", "north"];

/** The position after these events; seeds still in the hand lie nowhere. */
export function applied(position, events) {
  const after = structuredClone(position);
  for (const event of events) {
    const { at } = event;
    switch (event.kind) {
      case "lift": case "relay":
        after[at.side][at.pit - 1] -= event.seeds;
        break;
      case "drop":
        after[at.side][at.pit - 1] = event.seeds;
        break;
      case "place":
        after[at.side][at.pit - 1] += event.seeds;
        break;
      case "collect":
        after.stores[event.to] += 1;
        break;
      case "capture": case "sweep":
        after[at.side][at.pit - 1] -= event.seeds;
        after.stores[event.to] += event.seeds;
        break;
      case "mark":
        if (event.mark === "tuzdik") after.tuzdik[event.to] = at.pit;
        else after.nki[at.side] = [...after.nki[at.side], at.pit];
        break;
      case "unmark":
        after.nki[at.side] = after.nki[at.side].filter((pit) => pit !== at.pit);
        break;
    }
  }
  return after;
}

/** How many seeds are in the hand after these events. */
export function inHand(events) {
  let hand = 0;
  for (const { kind, seeds } of events) {
    if (kind === "lift" || kind === "relay") hand += seeds;
    else if (kind === "drop" || kind === "collect") hand -= 1;
    else if (kind === "place") hand -= seeds;
  }
  return hand;
}

/** Events that are one step to the eye: fences go up together, rows are swept together. */
export function steps(events) {
  const found = [];
  let count = 0;
  for (const event of events) {
    const before = found.at(-1)?.events.at(-1);
    const together = before && before.kind === event.kind && before.clause === event.clause
      && (event.kind === "unmark" || event.kind === "sweep" || (event.kind === "mark" && event.mark === "nki"));
    count += 1;
    if (together) Object.assign(found.at(-1), { events: [...found.at(-1).events, event], until: count });
    else found.push({ events: [event], until: count });
  }
  return found;
}

export { SIDES };
