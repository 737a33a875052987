// The computer player, through the package: its answers are legal, bounded and repeatable.
import assert from "node:assert/strict";
import { test } from "node:test";
import { analyse, explain, games, legalMoves, play, start } from "otau";
import { failure, frozen } from "./data.mjs";

const toguz = start("toguz-kumalak");

for (const { id } of games()) {
  test(`${id}: it plays legal moves to the end, and says what it knows`, () => {
    let position = frozen(start(id));
    for (let ply = 0; position.outcome === null; ply += 1) {
      // Two players who differ, so that games are more than one.
      const analysis = analyse(position, ply % 2 ? { nodes: 400 } : { level: 2 });
      const { best, score, exact, depth, nodes, ms, line, moves } = analysis;
      assert.deepEqual(Object.keys(analysis), ["best", "score", "exact", "depth", "nodes", "ms", "line", "moves"]);
      assert.equal(explain(position, best), null);
      assert.deepEqual(line[0], best);
      assert.deepEqual(moves[0].move, best);
      for (const { move, line } of moves) assert.deepEqual(line[0], move);
      assert.ok(Number.isFinite(score) && typeof exact === "boolean");
      assert.ok(depth >= 1 && nodes >= 1 && ms >= 0);
      assert.deepEqual(structuredClone(analysis), analysis);
      let ahead = position;
      for (const move of line) ahead = play(ahead, move).position;
      if (!("to" in best)) {
        const choices = new Set(legalMoves(position).map((choice) => JSON.stringify(choice)));
        assert.deepEqual(new Set(moves.map(({ move }) => JSON.stringify(move))), choices);
      }
      position = frozen(play(position, best).position);
    }
  });
}

test("the same question with a number of positions gets the same answer", () => {
  const { ms: one, ...first } = analyse(toguz, { nodes: 20_000 });
  const { ms: two, ...second } = analyse(toguz, { nodes: 20_000 });
  assert.deepEqual(first, second);
  assert.ok(first.nodes <= 22_000);
  assert.ok(one >= 0 && two >= 0);
});

test("limits are kept", () => {
  const began = performance.now();
  const { ms } = analyse(toguz, { ms: 200 });
  assert.ok(performance.now() - began < 2000);
  assert.ok(ms <= 1000 && ms >= 100, `${ms}`);
  assert.equal(analyse(toguz, { depth: 3 }).depth, 3);
});

test("what is found on the way is told", () => {
  const depths = [];
  const last = analyse(toguz, { depth: 6 }, (sofar) => depths.push(sofar.depth));
  assert.deepEqual(depths, [1, 2, 3, 4, 5, 6]);
  assert.equal(last.depth, 6);
});

test("a listener that throws harms nobody but itself", (context) => {
  const later = context.mock.method(globalThis, "queueMicrotask", () => {});
  const { depth } = analyse(toguz, { depth: 2 }, () => {
    throw new Error("mine");
  });
  later.mock.restore();
  assert.equal(depth, 2);
  assert.equal(later.mock.callCount(), 2);
  assert.throws(later.mock.calls[0].arguments[0], /^Error: mine$/);
});

test("what is no limit is refused", () => {
  for (const [limits, words] of [
    [null, "limits: expected limits of an analysis, got null"],
    [3, "limits: expected limits of an analysis, got 3"],
    [{ time: 3 }, 'limits: expected limits of an analysis, got one with the key "time"'],
    [{ level: 0 }, "limits.level: expected a whole number from 1 to 8, got 0"],
    [{ level: 9 }, "limits.level: expected a whole number from 1 to 8, got 9"],
    [{ depth: 1.5 }, "limits.depth: expected a whole number from 1 to 100, got 1.5"],
    [{ nodes: "3" }, 'limits.nodes: expected a whole number from 0 to 9007199254740991, got "3"'],
    [{ ms: NaN }, "limits.ms: expected milliseconds from 0 to 86400000, got NaN"],
    [{ ms: Infinity }, "limits.ms: expected milliseconds from 0 to 86400000, got Infinity"],
  ]) {
    const { code, message } = failure(() => analyse(toguz, limits));
    assert.equal(code, "bad-limits");
    assert.equal(message, words);
  }
  assert.equal(failure(() => analyse(toguz, {}, "me")).message, 'found: expected a function, got "me"');
});

test("a finished game is not analysed", () => {
  const none = toguz.south.map(() => 0);
  const over = start("toguz-kumalak", { south: none, north: none, stores: { south: 82, north: 80 } });
  const { code, clause, message } = failure(() => analyse(over, { level: 1 }));
  assert.deepEqual([code, clause], ["game-over", "end.majority"]);
  assert.equal(message, "position: the game is over by end.majority");
});
