// In a worker: importing is enough there too, and positions travel as they are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { legalMoves, play, start } from "otau";

test("a worker plays on a position it was sent", async () => {
  const worker = new Worker(new URL("worker.mjs", import.meta.url));
  try {
    let position = start("kiothi-25", { ply: 2 });
    for (let ply = 0; ply < 10; ply += 1) {
      const expected = play(position, legalMoves(position)[0]);
      const answer = await new Promise((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.postMessage(position);
      });
      assert.deepEqual(answer, expected);
      ({ position } = answer);
    }
  } finally {
    await worker.terminate();
  }
});
