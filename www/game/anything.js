// Whatever somebody opens, pastes or drops: a record, a link, a position, or kept games.

import { parsePosition } from "otau";
import { readFragment } from "./link.js";
import { readRecord } from "./record.js";
import { Tree } from "./tree.js";

/**
 * What a text is: { opened } for the table, or { games } for the shelf. Throws what the
 * package says of it if it is nothing of the kind.
 */
export function read(text, game) {
  const words = text.trim();
  if (/^https?:\/\/\S*#\S+$|^file:\S*#\S+$/.test(words)) {
    const { opened } = readFragment(words.slice(words.indexOf("#")));
    if (opened) return { opened };
  }
  if (words.startsWith("{")) {
    const { otau, games } = JSON.parse(words);
    if (otau === 1 && Array.isArray(games)) return { games };
  }
  if (/^[\d.nt]+~\S+$/.test(words)) return { opened: { tree: new Tree(parsePosition(game, words)) } };
  return { opened: readRecord(words) };
}
