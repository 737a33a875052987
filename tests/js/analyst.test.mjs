// `otau/analyst` where there are no workers; the browser tests ask it where there are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { OtauError, analyse as analyseHere, play, solve as solveHere, start } from "otau";
import { analyse, solve } from "otau/analyst";

const toguz = start("toguz-kumalak");
const untimed = ({ ms, ...rest }) => rest;

test("it finds what the package finds, and tells on the way", async () => {
  const depths = [];
  const found = await analyse(toguz, { depth: 4 }, { onProgress: ({ depth }) => depths.push(depth) });
  assert.deepEqual(untimed(found), untimed(analyseHere(toguz, { depth: 4 })));
  assert.deepEqual(depths, [1, 2, 3, 4]);
});

test("questions are answered one after another", async () => {
  const next = play(toguz, { pit: 7 }).position;
  const [one, two] = await Promise.all([analyse(toguz, { depth: 3 }), analyse(next, { depth: 2 })]);
  assert.deepEqual([one.depth, two.depth], [3, 2]);
});

test("whoever no longer wants to know is told so at once", async () => {
  const gone = AbortSignal.abort();
  await assert.rejects(analyse(toguz, { depth: 2 }, { signal: gone }), { name: "AbortError" });
  const control = new AbortController();
  const asked = analyse(toguz, { depth: 2 }, { signal: control.signal });
  control.abort(new Error("enough"));
  await assert.rejects(asked, /^Error: enough$/);
  assert.equal((await analyse(toguz, { depth: 2 })).depth, 2);
});

test("errors are the package's", async () => {
  await assert.rejects(analyse({}, {}), (error) => error instanceof OtauError && error.code === "bad-position");
  await assert.rejects(analyse(toguz, { level: 9 }), { code: "bad-limits" });
  await assert.rejects(solve("kiothi", 4), { code: "bad-limits", message: "game: kiothi cannot be solved from its endings" });
});

test("solved endings are certain", async () => {
  const ending = start("modiar", { south: [2, 0, 1], north: [0, 3, 2], stores: { south: 20, north: 14 }, ply: 20 });
  const searched = analyseHere(ending, { depth: 60, nodes: 300_000 });
  const progress = [];
  const { seeds, positions } = await solve("modiar", 8, { onProgress: (sofar) => progress.push(sofar) });
  assert.equal(seeds, 8);
  assert.ok(positions > 1000 && progress.every(({ done, of }) => done <= of && of === positions));
  const { exact, score, moves } = await analyse(ending, { nodes: 10 });
  assert.ok(exact && moves.every((move) => move.exact));
  assert.equal(score, moves[0].score);
  assert.ok(searched.exact, "the search alone, given time, is certain too");
  assert.equal(score, searched.score);
});

test("solve refuses what it cannot do", () => {
  for (const [args, code, words] of [
    [["chess", 4], "unknown-game", /^game: /],
    [["toguz-kumalak", 4], "bad-limits", "game: toguz-kumalak cannot be solved from its endings"],
    [["modiar"], "bad-limits", "seeds: expected a whole number from 0 to 42, got nothing"],
    [["modiar", 43], "bad-limits", "seeds: expected a whole number from 0 to 42, got 43"],
    [["bestemshe", 30], "bad-limits", /^seeds: expected fewer: 30 seeds can lie in 483631776 ways/],
    [["modiar", 4, {}], "bad-limits", "found: expected a function, got an object"],
  ]) {
    assert.throws(() => solveHere(...args), (error) => {
      assert.equal(error.code, code);
      if (words instanceof RegExp) assert.match(error.message, words);
      else assert.equal(error.message, words);
      return true;
    });
  }
});
