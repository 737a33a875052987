// What the page says of a move, from the analyses around it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { analyse, play, start } from "otau";
import { judge, settled } from "../../www/study/judge.js";

const SEEDS = 162; // so that a seed is a unit
const at = (turn) => ({ turn, outcome: null });
const made = (mover, turn, pit) => ({ mover, move: { pit }, position: at(turn) });
const said = (score, pit, more = {}) => ({ score, exact: false, best: { pit }, ...more });

test("a move is worth what the position after it is, whatever was said of it in passing", () => {
  const before = said(-8, 1, { moves: [{ move: { pit: 1 }, score: -8 }, { move: { pit: 2 }, score: -32.5 }] });
  assert.deepEqual(judge(made("north", "south", 2), before, said(9, 5), SEEDS), { lost: 1, mark: "", name: "", better: { pit: 1 } });
  before.moves[1].score = -8;
  assert.equal(judge(made("north", "south", 2), before, said(32.9, 5), SEEDS).name, "blunder");
});

test("where the opponent has no move the mover is to move again", () => {
  assert.equal(judge(made("south", "south", 2), said(10, 1), said(10, 3), SEEDS).lost, 0);
});

test("the best move gives nothing away, and nothing is better than it", () => {
  assert.deepEqual(judge(made("south", "north", 1), said(10, 1), said(-2, 3), SEEDS), { lost: 0, mark: "", name: "", better: null });
});

test("like is measured by like: what the best move would have led to, if that is known", () => {
  const move = made("south", "north", 2), before = said(9, 1), after = said(-2, 4);
  assert.equal(judge(move, before, after, SEEDS).name, "slip");
  const instead = (score) => ({ position: at("north"), score, exact: false });
  assert.equal(judge(move, before, after, SEEDS, instead(-3)).name, "");
  assert.equal(judge(move, before, after, SEEDS, instead(-14)).lost, 12);
  assert.equal(judge(move, { ...before, exact: true }, after, SEEDS, instead(-14)).lost, 7, "what is certain needs no second look");
});

test("what happened has a name", () => {
  const name = (best, got, exact = false) => judge(made("south", "north", 2), said(best, 1, { exact }), said(-got, 4, { exact }), SEEDS).name;
  assert.equal(name(3, 0), "");
  assert.equal(name(5, 0), "slip");
  assert.equal(name(30, 20), "mistake");
  assert.equal(name(30, 5), "blunder");
  assert.equal(name(5, -5), "lead-turns");
  assert.equal(name(5, 0, true), "win-let-go");
  assert.equal(name(5, 1, true), "slip", "it is still won");
});

test("moves that look alike to a deeper search are not told apart", () => {
  // Once “a blunder, 24.5 seeds”.
  const pits = [2, 2, 9, 4, 6, 4, 9, 5, 1, 7, 7, 5, 7, 3, 3, 9, 9, 9, 6, 2, 3, 2, 2, 7, 2, 5, 3, 6, 7, 7, 6];
  let position = start("toguz-kumalak");
  for (const pit of pits) position = play(position, { pit }).position;
  const { turn: mover } = position;
  const before = analyse(position, { nodes: 60_000 });
  for (const { move } of before.moves) {
    const after = play(position, move).position, known = settled(after) ?? analyse(after, { nodes: 60_000 });
    const { name, lost } = judge({ mover, move, position: after }, before, known, SEEDS);
    const deep = Math.max(...[before.best, move].map((one) => -analyse(play(position, one).position, { nodes: 400_000 }).score)) + analyse(after, { nodes: 400_000 }).score;
    if (name === "blunder") assert.ok(deep > 9, `${move.pit}: ${lost} seeds, looked at longer ${deep}`);
  }
});
