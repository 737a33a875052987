// The composed studies that are proved, solved by the package within ten seconds of one core.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { analyse, start } from "otau";

const studies = JSON.parse(readFileSync(new URL("../data/studies.json", import.meta.url), "utf8"));

for (const { study, goal, proved, south, north, stores, tuzdik, turn, move } of studies) {
  if (!proved) continue;
  test(`study ${study}: ${goal}`, () => {
    const position = start("toguz-kumalak", { south, north, stores, tuzdik, turn });
    const clock = process.cpuUsage();
    const { best, score, exact } = analyse(position, { nodes: 3_000_000 });
    const seconds = process.cpuUsage(clock).user / 1e6;
    assert.deepEqual(best, { pit: move });
    assert.ok(seconds < 10, `${seconds} s`);
    if (goal === "win") assert.ok(exact && score > 0);
    else assert.ok(score >= 0);
  });
}
