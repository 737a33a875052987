// A tree of moves as short text: one letter for a pit, so that a whole game fits into a
// link. A move that was tried instead of another stands in brackets right after it.
//
//   7        sow pit 7                       9x5  five seeds of pit 9
//   -        pass                            =6…  empty pit 6; then a letter for every pit

import { Tree } from "./tree.js";

/** 64 letters that a link may hold; what a letter counts is its place. */
const LETTERS = "0123456789abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.~";

function letter(number) {
  if (!LETTERS[number]) throw new RangeError(`there is no letter for ${number}`);
  return LETTERS[number];
}

function write(move) {
  if (move.pass) return "-";
  if (move.to) return `=${letter(move.pit)}${[...move.to.south, ...move.to.north].map(letter).join("")}`;
  return letter(move.pit) + (move.seeds === undefined ? "" : `x${letter(move.seeds)}`);
}

/** The moves of a tree, from its root on. */
export function encode(tree) {
  const parts = [];
  const walk = (first) => {
    for (let node = first; node; node = node.children[0]) {
      parts.push(write(node.move));
      const [main, ...others] = node.parent.children;
      if (main !== node) continue;
      for (const other of others) {
        parts.push("(");
        walk(other);
        parts.push(")");
      }
    }
  };
  walk(tree.root.children[0]);
  return parts.join("");
}

function reader(code, pits) {
  let at = 0;
  const count = () => {
    const number = LETTERS.indexOf(code[at]);
    if (number < 0) throw new SyntaxError(`a count was expected at ${at}`);
    at += 1;
    return number;
  };
  return {
    get peek() { return code[at]; },
    skip() { at += 1; },
    move() {
      if (code[at] === "-") { at += 1; return { pass: true }; }
      if (code[at] === "=") {
        at += 1;
        const pit = count();
        const row = () => Array.from({ length: pits }, count);
        return { pit, to: { south: row(), north: row() } };
      }
      const pit = count();
      if (code[at] !== "x") return { pit };
      at += 1;
      return { pit, seeds: count() };
    },
  };
}

/** The tree that a text tells of, played from a position. Throws if it does not fit. */
export function decode(start, code) {
  const tree = new Tree(start);
  const read = reader(code, start.south.length);
  const open = []; // where we were when a bracket opened
  let node = tree.root;
  while (read.peek !== undefined) {
    if (read.peek === "(") { read.skip(); open.push(node); node = node.parent; if (!node) throw new SyntaxError("a bracket before the first move"); continue; }
    if (read.peek === ")") { read.skip(); node = open.pop(); if (!node) throw new SyntaxError("a bracket too many"); continue; }
    node = tree.add(node, read.move());
  }
  return tree;
}
