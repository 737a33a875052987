// The catalogue, set-ups, and facts about the games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as otau from "otau";
import { games, legalMoves, perft, play, start } from "otau";

const types = readFileSync(new URL("../../pkg/index.d.ts", import.meta.url), "utf8");

/** The literals of a union in the types. */
function union(name) {
  const [, body] = new RegExp(`export type ${name} =([^;]*);`).exec(types);
  return [...body.matchAll(/"([^"]+)"/g)].map(([, literal]) => literal);
}

test("the types name every game, family, clause and function there is, and no other", () => {
  const all = games();
  assert.deepEqual(all.map(({ id }) => id), union("GameId"));
  assert.deepEqual([...new Set(all.map(({ family }) => family))], union("Family"));
  const known = new Set(union("ClauseId"));
  const used = new Set(all.flatMap(({ clauses }) => clauses));
  assert.deepEqual([...used].filter((clause) => !known.has(clause)), []);
  assert.deepEqual([...known].filter((clause) => !used.has(clause)), []);
  const declared = [...types.matchAll(/^export (?:function|class) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(Object.keys(otau).sort(), declared.sort());
});

test("every game begins as it says", () => {
  for (const { id, pits, total, family, choices, clauses, readings, sources, words } of games()) {
    const position = start(id);
    assert.equal(position.game, id);
    assert.equal(position.south.length, pits);
    assert.equal([...position.south, ...position.north].reduce((sum, seeds) => sum + seeds), total, id);
    assert.deepEqual([position.turn, position.ply, position.outcome, position.history], ["south", 0, null, []]);
    assert.equal("tuzdik" in position, clauses.includes("tuzdik.made"), id);
    assert.equal("nki" in position, clauses.includes("nki.marked"), id);
    assert.equal(choices, id !== "mangala-iv");
    assert.ok(family.length > 0 && sources.length > 0 && Object.keys(words).length > 0, id);
    assert.deepEqual(readings.filter((clause) => !clauses.includes(clause)), [], id);
  }
});

/** What SplitMix64 makes of a number: written apart from the engine, so that a board's number means it for ever. */
function byLot(number) {
  const mask = (1n << 64n) - 1n;
  let state = BigInt(number);
  const row = Array(14).fill(0);
  for (let seed = 0; seed < 98; seed += 1) {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    z ^= z >> 31n;
    row[Number(((z >> 32n) * 14n) >> 32n)] += 1;
  }
  return { south: row.slice(0, 7), north: row.slice(7) };
}

test("the lot decides the board, the same number the same board", () => {
  for (const random of [0, 1, 2, 1961, 2 ** 32, 2 ** 53 - 1]) {
    const { south, north } = start("mangala-iv", { random });
    assert.deepEqual({ south, north }, byLot(random), `${random}`);
  }
});

test("perft", () => {
  const expected = JSON.parse(readFileSync(new URL("../data/perft.json", import.meta.url), "utf8"));
  for (const game of ["toguz-kumalak", "bestemshe"]) {
    const position = start(game);
    expected[game].slice(0, 7).forEach((ways, depth) => assert.equal(perft(position, depth), ways, `${game} ${depth}`));
  }
  assert.equal(perft(start("kiothi"), 1), 6 * 42504);
});

test("the even set-up of Mangala IV ends 63-34 for South", () => {
  let position = start("mangala-iv");
  while (position.outcome === null) ({ position } = play(position, legalMoves(position)[0]));
  assert.equal(position.outcome.winner, "south");
  assert.deepEqual(position.stores, { south: 63, north: 34 });
});

test("repetition ends a game, and history is what it takes", () => {
  let position = start("mangala-iv");
  while (position.outcome === null) ({ position } = play(position, legalMoves(position)[0]));
  assert.equal(position.outcome.clause, "end.repetition");
  assert.ok(position.history.length > 0);
  const forgotten = { ...position, history: [] };
  assert.equal(legalMoves(forgotten).length, 1);
  assert.equal(play(forgotten, legalMoves(forgotten)[0]).outcome, null);
});
