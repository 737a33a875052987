// The game on the table: its tree, what is known of it, who plays, and which position the
// board shows. The board and this keep step.

import { start } from "otau";
import { show } from "../board.js";
import { Tree } from "./tree.js";

const PEOPLE = { south: 0, north: 0 };
const text = JSON.stringify;

/**
 * Tells with events: `game` another game is on the table, `tree` its moves changed,
 * `here` another position is shown, `tags` what is known of it changed.
 */
export class Table extends EventTarget {
  #mine = false; // whether it is this that changes the board

  constructor(board, catalogue) {
    super();
    Object.assign(this, { board, catalogue, info: null, tree: null, node: null, line: [], tags: {}, players: PEOPLE, id: null });
    board.addEventListener("otau-move", ({ detail }) => this.#played(detail));
    board.addEventListener("otau-ply", () => this.#moved());
  }

  get position() {
    return this.node.position;
  }

  /** The level of whoever is to move; 0 is a person. */
  get level() {
    return this.players[this.position.turn];
  }

  /** Begins a game. */
  begin({ game, setup, tags = {}, players = PEOPLE, id = null }) {
    const tree = new Tree(setup ?? start(game));
    this.open({ tree, tags, players, id });
  }

  /** Lays a game on the table. */
  open({ tree, node = tree.root, tags = {}, players = PEOPLE, id = null }) {
    Object.assign(this, { tree, tags, players, id });
    this.info = this.catalogue.find(({ id: game }) => game === tree.root.position.game);
    this.#put(node);
    this.#tell("game");
  }

  /** Shows a position of this game. */
  show(node) {
    if (!node) return;
    if (this.line[node.ply - 1] === node || node === this.tree.root) return this.board.goTo(node.ply);
    this.#put(node);
    this.#tell("here");
  }

  /** Takes a move and what follows it away. */
  remove(node) {
    this.#put(this.tree.remove(node));
    this.#tell("tree");
  }

  promote(node) {
    this.tree.promote(node);
    this.#tell("tree");
  }

  /** Says something about a move. */
  comment(node, words) {
    node.comment = words.trim();
    this.#tell("tree");
  }

  tell(tags) {
    this.tags = Object.fromEntries(Object.entries(tags).filter(([, value]) => value));
    this.#tell("tags");
  }

  seat(players) {
    this.players = players;
    this.#tell("tags");
  }

  #put(node) {
    this.tree.follow(node);
    this.node = node;
    this.line = this.tree.line(node);
    this.#set();
  }

  #set() {
    const { board, line, node } = this, { position } = this.tree.root;
    const shown = { game: position.game, position, moves: line.map(({ move }) => move), ply: node.ply };
    this.#mine = true;
    show(board, shown);
    this.#mine = false;
  }

  #played({ move, ply }) {
    const parent = this.line[ply - 2] ?? this.tree.root;
    const node = this.tree.add(parent, move);
    this.tree.follow(node);
    this.node = node;
    this.line = this.tree.line(node);
    this.#tell("tree", { played: node });
    // Somebody played into a line that was there before: the board learns how it went on.
    if (this.line.length > this.board.line.length) this.board.finished.then(() => { if (this.node === node && !this.board.busy) this.#set(); });
  }

  #moved() {
    if (this.#mine || !this.tree) return; // a board with no game of ours yet
    if (!this.#agrees()) return this.#adopt();
    this.node = this.line[this.board.ply - 1] ?? this.tree.root;
    this.#tell("here");
  }

  #agrees() {
    const { board, line } = this;
    const shown = board.moves;
    return board.origin === this.tree.root.position && shown.length <= line.length && shown.every((move, i) => text(move) === text(line[i].move));
  }

  /** Somebody else set the board: that is the game now. */
  #adopt() {
    const { board } = this;
    const tree = new Tree(board.origin);
    let node = tree.root;
    for (const move of board.moves) node = tree.add(node, move);
    const shown = tree.line(tree.root)[board.ply - 1] ?? tree.root;
    tree.follow(shown);
    Object.assign(this, { tree, node: shown, line: tree.line(shown), tags: {}, players: PEOPLE, id: null });
    this.info = this.catalogue.find(({ id }) => id === board.game);
    this.#tell("game");
  }

  #tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
