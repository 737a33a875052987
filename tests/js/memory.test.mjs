// Many calls need no more memory than a few.
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain, games, legalMoves, play, start } from "otau";
import { initSync } from "../../pkg/engine/engine.js";
import { answered, lots } from "./data.mjs";

// Instantiated already: this only hands out what there is.
const { memory, __wbindgen_externrefs: references } = initSync();

/** Plays random games until so many calls have been made, good ones and bad ones. */
function calls(count, seed) {
  const lot = lots(seed);
  const ids = games().map(({ id }) => id);
  let made = 0;
  while (made < count) {
    let position = start(ids[lot(ids.length)]);
    while (position.outcome === null && made < count) {
      const choices = legalMoves(position);
      const choice = choices[lot(choices.length)];
      explain(position, { pit: 1 + lot(position.south.length) });
      assert.throws(() => play(position, { pit: 0 }));
      assert.throws(() => legalMoves({ ...position, south: ["x"] }));
      position = play(position, answered(position, choice, lot)).position;
      made += 5;
    }
  }
}

test("memory does not grow over many calls", () => {
  calls(20_000, 1);
  const bytes = memory.buffer.byteLength;
  const held = references.length;
  calls(200_000, 2);
  assert.equal(memory.buffer.byteLength, bytes, "memory of the engine");
  assert.equal(references.length, held, "references that the engine holds");
});
