// Games as records: the package's text, and what the table makes of it.

import { formatRecord, parseRecord } from "otau";
import { Tree } from "./tree.js";

const RESULT = { south: "1-0", north: "0-1" };

/** The line shown, as a record. */
export function recordOf({ tree, line, tags }) {
  const comments = {};
  for (const node of [tree.root, ...line]) if (node.comment) comments[node.ply - tree.root.ply] = node.comment;
  const { outcome } = (line.at(-1) ?? tree.root).position;
  const result = !outcome ? "*" : outcome.winner ? RESULT[outcome.winner] : "1/2-1/2";
  return { game: tree.root.position.game, tags, start: tree.root.position, moves: line.map(({ move }) => move), comments, result };
}

/** The line shown, in words that others can read; `form` is the package's. */
export const recordText = (table, form) => formatRecord(recordOf(table), form);

/** What a table can open, from a record's text. Throws what the package throws. */
export function readRecord(text) {
  const { tags, start, moves, comments } = parseRecord(text);
  const tree = new Tree(start);
  let node = tree.root;
  node.comment = comments[0] ?? "";
  moves.forEach((move, i) => {
    node = tree.add(node, move);
    node.comment = comments[i + 1] ?? "";
  });
  return { tree, node: tree.root, tags };
}
