// The computer at the board: with `level`, it moves for whom `interactive` does not name,
// for North if it names nobody.

import { analyse } from "../analyst.js";
import { emit } from "./emit.js";

export function opponent(board) {
  let thinking = null; // about which position, and how to stop it

  const level = () => +board.getAttribute("level");
  /** The position, if a move can be made now. */
  const open = () => (board.isConnected && !board.busy && board.ply === board.line.length ? board.position : null);

  /** Whether it is the one to move for this side. */
  function plays(side) {
    const person = board.getAttribute("interactive");
    return level() > 0 && (person === "none" || side !== (person === "north" ? person : "south"));
  }

  /** Stops thinking. */
  function leave() {
    thinking?.stop.abort();
    thinking = null;
  }

  /** Looks whether it is to move, and thinks; nothing if it is thinking about this already. */
  function wake() {
    const position = open();
    if (position && position === thinking?.position) return;
    leave();
    if (!position || position.outcome || !plays(position.turn)) return;
    const mine = (thinking = { position, stop: new AbortController() });
    const then = (act) => (found) => {
      if (thinking !== mine) return;
      thinking = null;
      act(found);
    };
    analyse(position, { level: level() }, mine.stop).then(
      // Whoever it plays with may have gone elsewhere in the game meanwhile.
      then(({ best }) => (open() === position ? board.play(best) : wake())),
      then((error) => emit(board, "error", { error })),
    );
  }

  return { plays, leave, wake };
}
