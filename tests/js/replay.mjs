// Applies the events of a move to the position before it, as any page could.
const other = (side) => (side === "south" ? "north" : "south");

export function replay(before, events) {
  const board = structuredClone(before);
  let hand = 0;
  let over = false;
  for (const event of events) {
    const { at, seeds } = event;
    switch (event.kind) {
      case "lift":
      case "relay":
        board[at.side][at.pit - 1] -= seeds;
        hand += seeds;
        break;
      case "drop":
        board[at.side][at.pit - 1] += 1;
        hand -= 1;
        if (board[at.side][at.pit - 1] !== seeds) throw new Error(`${at.side} ${at.pit} does not hold ${seeds}`);
        break;
      case "place":
        board[at.side][at.pit - 1] += seeds;
        hand -= seeds;
        break;
      case "collect":
        board.stores[event.to] += 1;
        hand -= 1;
        break;
      case "capture":
      case "sweep":
        board[at.side][at.pit - 1] -= seeds;
        board.stores[event.to] += seeds;
        break;
      case "mark":
        if (event.mark === "tuzdik") board.tuzdik[event.to] = at.pit;
        else board.nki[at.side] = [...board.nki[at.side], at.pit].sort((a, b) => a - b);
        break;
      case "unmark":
        board.nki[at.side] = board.nki[at.side].filter((pit) => pit !== at.pit);
        break;
      case "end":
        over = true;
        break;
      case "withheld":
      case "pass":
        break;
      default:
        throw new Error(`there is no event ${event.kind}`);
    }
  }
  if (hand !== 0) throw new Error(`${hand} seeds are left in the hand`);
  board.turn = other(before.turn);
  board.ply += 1;
  return { board, over };
}
