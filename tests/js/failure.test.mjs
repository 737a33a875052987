// A failure inside the engine: told as `internal`, and the next call works.
import assert from "node:assert/strict";
import { test } from "node:test";
import { OtauError, legalMoves, play, start } from "otau";
import { crash } from "../../pkg/engine/engine.js";
import { guarded } from "../../pkg/guard.js";

const fail = guarded(crash);

function failure(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  return assert.fail("it did not fail");
}

test("a panic becomes an error with its text, again and again", () => {
  for (let round = 0; round < 20; round += 1) {
    const error = failure(() => fail(`round ${round}`));
    assert.ok(error instanceof OtauError);
    assert.equal(error.code, "internal");
    assert.match(error.message, new RegExp(`round ${round}$`, "m"));
    assert.match(error.message, /src\/js\.rs:\d+/);
    assert.ok(error.cause instanceof WebAssembly.RuntimeError);
    const position = start("toguz-kumalak");
    assert.equal(play(position, { pit: 7 }).position.stores.south, 10);
    assert.equal(legalMoves(position).length, 9);
  }
});

test("no path of the machine that built it is in the text", () => {
  assert.doesNotMatch(failure(() => fail("here")).message, /\/(home|root|Users|work|builds?)\//);
});

test("running out of stack does no harm", () => {
  const position = start("kiothi");
  const deep = () => {
    legalMoves(position);
    deep();
  };
  assert.ok(failure(deep) instanceof Error);
  assert.equal(legalMoves(position).length, 6);
  assert.equal(start("modiar").north.length, 3);
});

test("a getter that calls the package back is answered", () => {
  const position = start("modiar");
  const { ply } = position;
  Object.defineProperty(position, "ply", { enumerable: true, get: () => ply + 0 * legalMoves(start("kiothi")).length });
  assert.equal(legalMoves(position).length, 3);
});

test("a getter that makes the engine fail does no harm", () => {
  const position = start("modiar");
  Object.defineProperty(position, "ply", {
    enumerable: true,
    get() {
      failure(() => fail("inside"));
      return 0;
    },
  });
  try {
    legalMoves(position);
  } catch (error) {
    assert.ok(error instanceof OtauError, String(error));
  }
  assert.equal(legalMoves(start("modiar")).length, 3);
  assert.equal(failure(() => fail("after")).code, "internal");
});
