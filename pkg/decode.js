// Bytes out of a text. Base64 makes the engine a third larger and, worse, hides from gzip what
// repeats in it; here every common byte is one character and every rare one two, so that the
// text packs as small as the bytes themselves.

const FIRST = 90; // this character and the one after it begin a pair

/** `order`: all bytes as hexadecimal numbers, the most common first. */
export function decoded(text, order) {
  const bytes = order.match(/../g)?.map((digits) => Number.parseInt(digits, 16));
  const found = new Uint8Array(text.length);
  let length = 0, at = 0;
  const next = () => {
    const code = text.charCodeAt(at++);
    // The printable characters but for the three that scripts and pages read otherwise: " < \
    return code - 32 - (code > 34) - (code > 60) - (code > 92);
  };
  while (at < text.length) {
    const number = next();
    found[length++] = bytes[number < FIRST ? number : FIRST + (number - FIRST) * 92 + next()];
  }
  return found.subarray(0, length);
}
