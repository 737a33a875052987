/** Tells whoever listens to the board, or to anything around it; false if somebody prevented it. */
export const emit = (board, name, detail, cancelable = false) =>
  board.dispatchEvent(new CustomEvent(`otau-${name}`, { detail, bubbles: true, composed: true, cancelable }));
