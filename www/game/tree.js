// A game with everything that was tried in it: moves, and other moves from the same
// positions. Nothing played is ever lost by playing something else.

import { formatMove, play } from "otau";

const text = JSON.stringify;

/** A move in its place, and the position it led to; the root has no move. */
class Node {
  constructor(parent, move, notation, mover, position) {
    Object.assign(this, { parent, move, notation, mover, position });
    this.ply = parent ? parent.ply + 1 : 0;
    this.children = [];
    this.next = null; // the child last looked at: where stepping on leads
    this.comment = "";
  }
}

export class Tree {
  constructor(start) {
    this.root = new Node(null, null, "", null, start);
  }

  /** The node a move leads to, made if nobody played it there before. Throws what `play` throws. */
  add(parent, move) {
    const known = parent.children.find((child) => text(child.move) === text(move));
    if (known) return known;
    const { position } = play(parent.position, move);
    const node = new Node(parent, move, formatMove(parent.position, move), parent.position.turn, position);
    parent.children.push(node);
    return node;
  }

  /** The nodes from the first move to this one. */
  path(node) {
    const path = [];
    for (let at = node; at.parent; at = at.parent) path.unshift(at);
    return path;
  }

  /** The line through a node: its past, and what was last looked at after it. */
  line(node) {
    const line = this.path(node);
    for (let at = node.next ?? node.children[0]; at; at = at.next ?? at.children[0]) line.push(at);
    return line;
  }

  /** Makes stepping from the root lead through a node. */
  follow(node) {
    for (let at = node; at.parent; at = at.parent) at.parent.next = at;
  }

  /** Whether a node lies on the main line. */
  isMain(node) {
    for (let at = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) return false;
    return true;
  }

  /** Makes the line to a node the main one. */
  promote(node) {
    for (let at = node; at.parent; at = at.parent) {
      const { children } = at.parent;
      children.splice(children.indexOf(at), 1);
      children.unshift(at);
    }
  }

  /** Takes a move away with all that follows it; gives the node before it. */
  remove(node) {
    const { parent } = node;
    parent.children.splice(parent.children.indexOf(node), 1);
    if (parent.next === node) parent.next = null;
    return parent;
  }

  /** Every node, each before its children, the main line first. */
  *[Symbol.iterator]() {
    const waiting = [this.root];
    while (waiting.length) {
      const node = waiting.pop();
      yield node;
      waiting.push(...[...node.children].reverse());
    }
  }
}
