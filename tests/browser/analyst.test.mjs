// The computer player in a real worker, and in a page that forbids workers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

test("an analysis runs in a worker, tells on the way, can be stopped, and the page never waits", async () => {
  const { page, messages, close } = await open();
  try {
    const told = await page.evaluate(async () => {
      const { analyse, solve } = await import("./pkg/analyst.js");
      const { start, OtauError } = await import("./pkg/index.js");
      const position = start("toguz-kumalak");

      let longest = 0;
      let last = performance.now();
      const pulse = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 5);
      const depths = [];
      const analysis = await analyse(position, { ms: 2000 }, { onProgress: ({ depth }) => depths.push(depth) });
      clearInterval(pulse);

      const control = new AbortController();
      const began = performance.now();
      const endless = analyse(position, { depth: 100 }, { signal: control.signal });
      setTimeout(() => control.abort(), 50);
      const stopped = await endless.catch((error) => error.name);
      const waited = performance.now() - began;
      const again = await analyse(position, { depth: 2 });
      const error = await analyse(position, { level: 9 }).catch((error) => error);
      const solved = await solve("modiar", 12);
      return {
        longest,
        depth: analysis.depth,
        depths,
        stopped,
        waited,
        again: again.depth,
        error: [error instanceof OtauError, error.code, error.message],
        solved,
      };
    });
    assert.ok(told.longest < 1000, `the page waited ${told.longest} ms`);
    assert.ok(told.depths.length > 3 && told.depth === told.depths.at(-1));
    assert.equal(told.stopped, "AbortError");
    assert.ok(told.waited < 1500, `it stopped after ${told.waited} ms`);
    assert.equal(told.again, 2);
    assert.deepEqual(told.error, [true, "bad-limits", "limits.level: expected a whole number from 1 to 8, got 9"]);
    assert.equal(told.solved.seeds, 12);
    assert.deepEqual(messages, []);
  } finally {
    await close();
  }
});

test("endings once solved stay known, whatever is stopped afterwards", async () => {
  const { page, messages, close } = await open();
  try {
    const told = await page.evaluate(async () => {
      const { analyse, solve } = await import("./pkg/analyst.js");
      const { start } = await import("./pkg/index.js");
      const ending = start("modiar", { south: [2, 0, 1], north: [0, 7, 2], stores: { south: 20, north: 10 }, ply: 20 });
      const exact = async () => (await analyse(ending, { nodes: 2 })).exact;
      const stopped = async (work) => {
        const control = new AbortController();
        const asked = work({ signal: control.signal, onProgress: () => control.abort() });
        setTimeout(() => control.abort(), 200);
        return asked.then(() => "done", (error) => error.name);
      };
      const told = { before: await exact() };
      told.stoppedAtOnce = await stopped((options) => solve("modiar", 12, options));
      told.still = await exact();
      await solve("modiar", 12);
      told.solved = await exact();
      told.less = (await solve("modiar", 8)).seeds;
      told.wrong = await solve("modiar", -1).catch((error) => error.message);
      const control = new AbortController();
      const asked = [1, 2, 3].map(() => analyse(ending, { ms: 3000 }, { signal: control.signal }).catch((error) => error.name));
      setTimeout(() => control.abort());
      told.asked = await Promise.all(asked);
      told.afterAnalysis = await exact();
      told.more = await stopped((options) => solve("modiar", 42, options));
      told.afterMore = await exact();
      // More than it knows: a search like any other, which is stopped at once.
      const began = performance.now();
      told.search = await stopped((options) => analyse(start("modiar"), { ms: 20_000 }, options));
      told.waited = performance.now() - began;
      told.last = await exact();
      return told;
    });
    const { waited, asked, ...rest } = told;
    assert.deepEqual(rest, {
      before: false, stoppedAtOnce: "AbortError", still: false, solved: true, less: 8,
      wrong: "seeds: expected a whole number from 0 to 42, got -1",
      afterAnalysis: true, more: "AbortError", afterMore: true, search: "AbortError", last: true,
    });
    assert.ok(asked.every((name) => name === "AbortError" || name.exact), JSON.stringify(asked));
    assert.ok(waited < 1500, `it stopped after ${waited} ms`);
    assert.deepEqual(messages, []);
  } finally {
    await close();
  }
});

test("where workers are forbidden it is done in the page", async () => {
  const { page, address, close } = await open({ wait: false });
  try {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "worker-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto(address);
    const depth = await page.evaluate(async () => {
      const { analyse } = await import("./pkg/analyst.js");
      const { start } = await import("./pkg/index.js");
      return (await analyse(start("kiothi", { ply: 2 }), { depth: 2 })).depth;
    });
    assert.equal(depth, 2);
  } finally {
    await close();
  }
});
