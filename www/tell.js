// Tells at the board what went wrong; the words for it are fetched when something does.

import { say } from "./say.js";

export async function tell(board, key, error) {
  const { trouble } = await import("./trouble.js");
  board.announce(say(key, { message: trouble(error) }));
}
