// A game as plain data that can be kept: what the table knows, in few words.

import { formatPosition, parsePosition, start } from "otau";
import { decode, encode } from "./code.js";

/** What is kept of a table's game. */
export function pack({ tree, node, tags, players }) {
  const { position } = tree.root;
  const at = formatPosition(position);
  const comments = {};
  let index = 0, here = 0;
  for (const each of tree) {
    if (each.comment) comments[index] = each.comment;
    if (each === node) here = index;
    index += 1;
  }
  return { game: position.game, start: at === formatPosition(start(position.game)) ? null : at, moves: encode(tree), here, comments, tags, players };
}

/** What a table can open. Throws if it is no game. */
export function unpack({ game, start: at, moves, here, comments = {}, tags = {}, players }) {
  const tree = decode(at ? parsePosition(game, at) : start(game), moves ?? "");
  let index = 0, node = null;
  for (const each of tree) {
    if (comments[index]) each.comment = String(comments[index]);
    if (index === here) node = each;
    index += 1;
  }
  return { tree, node: node ?? tree.root, tags: clean(tags), players: seats(players) };
}

/** Only names with words: it may come from anywhere. */
function clean(tags) {
  return Object.fromEntries(Object.entries(tags).filter(([name, value]) => /^[A-Za-z]\w*$/.test(name) && typeof value === "string" && value));
}

function seats(players) {
  const level = (value) => (Number.isInteger(value) && value >= 0 && value <= 8 ? value : 0);
  return { south: level(players?.south), north: level(players?.north) };
}
