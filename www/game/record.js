// Games as records: the package's text, and what the table makes of it. A record's moves are
// one line; every other line that was tried stands, in our form, in two tags that other
// programs keep or pass over.

import { formatRecord, parseRecord } from "otau";
import { decode, encode } from "./code.js";
import { Tree } from "./tree.js";

const RESULT = { south: "1-0", north: "0-1" };
/** The whole tree as in a link, and what is remarked off the record's own line. */
const LINES = "Variations", REMARKS = "VariationRemarks";

/** What the tags hold of the lines that are not shown; nothing if there are none. */
function others({ tree, line }) {
  const shown = new Set([tree.root, ...line]);
  const nodes = [...tree];
  if (nodes.every((node) => shown.has(node))) return {};
  const remarks = Object.fromEntries(nodes.map((node, index) => [index, shown.has(node) ? "" : node.comment]).filter(([, words]) => words));
  return { [LINES]: encode(tree), ...(Object.keys(remarks).length && { [REMARKS]: JSON.stringify(remarks) }) };
}

/** The line shown, as a record; the other lines too, where its form has room for them. */
export function recordOf(table, form = "otau") {
  const { tree, line, tags } = table;
  const comments = {};
  for (const node of [tree.root, ...line]) if (node.comment) comments[node.ply - tree.root.ply] = node.comment;
  const { outcome } = (line.at(-1) ?? tree.root).position;
  const result = !outcome ? "*" : outcome.winner ? RESULT[outcome.winner] : "1/2-1/2";
  const more = form === "otau" ? others(table) : {};
  return { game: tree.root.position.game, tags: { ...tags, ...more }, start: tree.root.position, moves: line.map(({ move }) => move), comments, result };
}

/** The game in words that others can read; `form` is the package's. */
export const recordText = (table, form) => formatRecord(recordOf(table, form), form);

/** The tree that the tags tell of; a new one if they are not ours, or were changed. */
function grown(start, lines, remarks) {
  try {
    const tree = decode(start, lines ?? "");
    const said = JSON.parse(remarks ?? "{}");
    [...tree].forEach((node, index) => { node.comment = String(said[index] ?? ""); });
    return tree;
  } catch {
    return new Tree(start);
  }
}

/** What a table can open, from a record's text. Throws what the package throws. */
export function readRecord(text) {
  const { tags: { [LINES]: lines, [REMARKS]: remarks, ...tags }, start, moves, comments } = parseRecord(text);
  const tree = grown(start, lines, remarks);
  let node = tree.root;
  node.comment = comments[0] ?? "";
  moves.forEach((move, i) => {
    node = tree.add(node, move);
    node.comment = comments[i + 1] ?? "";
  });
  // Stepping on leads along the record's own line.
  tree.follow(node);
  return { tree, node: tree.root, tags };
}
