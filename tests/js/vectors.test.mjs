// Whole games of every kind, ply by ply, through the package: positions, legal moves,
// events, endings; with every value frozen, and cloned on its way in.
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain, games, legalMoves, play, start } from "otau";
import { frozen, lines } from "./data.mjs";
import { replay } from "./replay.mjs";

const PLACES = ["south", "north", "stores", "turn", "tuzdik", "nki"];

/** What the data says of a position, of what the package says. */
function compare(position, expected, where) {
  for (const key of PLACES) {
    if (key in expected) assert.deepEqual(position[key], expected[key], `${where}: ${key}`);
  }
  const bySeeds = (a, b) => a.pit - b.pit || (a.seeds ?? 0) - (b.seeds ?? 0);
  assert.deepEqual(legalMoves(position).sort(bySeeds), expected.legal.toSorted(bySeeds), `${where}: legal moves`);
}

function whole(record, index) {
  const { game, start: first, plies, end } = record;
  const { south, north, stores, turn } = first;
  let position = frozen(start(game, { south, north, stores, turn }));
  compare(position, first, `${game} ${index}, start`);
  plies.forEach((ply, count) => {
    const where = `${game} ${index}, ply ${count + 1}`;
    assert.equal(position.outcome, null, where);
    assert.equal(explain(position, ply.move), null, where);
    const played = frozen(play(position, frozen(ply.move)));
    const { board, over } = replay(position, played.events);
    for (const key of [...PLACES, "ply"]) assert.deepEqual(board[key], played.position[key], `${where}: events, ${key}`);
    assert.equal(over, played.outcome !== null, where);
    assert.deepEqual(played.outcome, played.position.outcome);
    // As text and back, as through a worker: nothing is lost.
    assert.deepEqual(JSON.parse(JSON.stringify(played)), played);
    position = structuredClone(played.position);
    assert.deepEqual(position, played.position);
    frozen(position);
    compare(position, ply, where);
  });
  if (!end) return;
  const { outcome } = position;
  assert.equal(outcome.clause, end.clause, `${game} ${index}: clause`);
  assert.deepEqual(outcome.stores, end.stores, `${game} ${index}: stores`);
  assert.equal(outcome.winner, end.winner, `${game} ${index}: winner`);
  assert.deepEqual(legalMoves(position), []);
}

for (const { id } of games()) {
  test(`${id}: every game of the data replays`, () => {
    const records = lines(id);
    assert.ok(records.length > 0);
    records.forEach(whole);
  });
}
