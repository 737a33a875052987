// Real games: championships, club games, the shortest ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMove, parseMove, play, start } from "otau";
import { lines } from "./data.mjs";

for (const record of lines("records")) {
  test(`${record.game} ${record.id} replays`, () => {
    let position = start(record.game);
    record.moves.forEach((pit, index) => {
      const written = record.notation[index];
      assert.equal(formatMove(position, { pit }), written, `move ${index + 1}`);
      assert.deepEqual(parseMove(position, written), { pit });
      position = play(position, { pit }).position;
    });
    if (record.end === "atsyz") {
      assert.equal(position.outcome.clause, "end.no-move");
      const [south, north] = record.stores;
      const left = (row) => row.reduce((sum, seeds) => sum + seeds, 0);
      const pits = record.pits.length / 2;
      assert.deepEqual(position.outcome.stores, {
        south: south + left(record.pits.slice(0, pits)),
        north: north + left(record.pits.slice(pits)),
      });
      return;
    }
    assert.deepEqual([...position.south, ...position.north], record.pits);
    assert.deepEqual([position.stores.south, position.stores.north], record.stores);
    assert.equal(position.outcome?.clause ?? null, record.end === "majority" ? "end.majority" : null);
  });
}
