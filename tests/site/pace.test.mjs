// How soon the page can be played on: over a slow net on a slow phone, and from the device.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { host } from "../browser/site.mjs";
import { FAST_3G, pace } from "./pace.mjs";
import { exact, strain } from "./strain.mjs";

/** Milliseconds until the first move is played, and how many of them are work, which takes longer on a machine that does other things. */
const PHONE = { limit: 2500 * (exact ? 1 : 1.3), work: 500 }, KEPT = { limit: 300 * (exact ? 1 : 2), work: 200 };
/** The best of so many tries. */
const TRIES = 5;

let site;
before(async () => { site = await host(); });
after(() => site?.stop());

async function best(t, { limit, work }, how) {
  const tries = [];
  const late = () => tries[0].late;
  while (tries.length < TRIES && !(tries.length && late() < 0)) {
    const before = strain();
    const told = await pace(site.address, how);
    const slow = Math.max(before, strain());
    tries.push({ ...told, strain: slow, late: told.played - limit - (slow - 1) * work });
    tries.sort((a, b) => a.late - b.late);
  }
  t.diagnostic(`played after ${tries.map(({ played, strain }) => `${Math.round(played)} ms (strain ${strain.toFixed(1)})`).join(", ")}; painted after ${Math.round(tries[0].painted)}`);
  assert.ok(late() < 0, `played after ${tries[0].played} ms, on a machine ${tries[0].strain.toFixed(1)} times as slow as when it is quiet`);
  return tries[0];
}

test("a phone with a slow net plays its first move before two seconds and a half", async (t) => {
  const { painted, page, asked, shift } = await best(t, PHONE, { cpu: 4, net: FAST_3G });
  const engine = asked.find(({ name }) => name === "engine.wasm");
  assert.ok(painted < engine.responseEnd, "the board stands before the engine has come");
  assert.ok(shift < 0.02, `nothing jumps: ${shift}`);
  // One way there and back for the page, one for all it needs.
  for (const { name, startTime } of asked) if (/\.(js|wasm)$/.test(name)) assert.ok(startTime < page.responseEnd + FAST_3G.latency, `${name} is asked for after ${startTime} ms, the page was there after ${page.responseEnd}`);
});

test("in another language its words are asked for with the rest", async () => {
  const { page, asked } = await pace(site.address, { locale: "kk", net: FAST_3G });
  const words = asked.filter(({ name }) => /^kk-/.test(name));
  assert.equal(words.length, 1);
  assert.ok(words[0].startTime < page.responseEnd + FAST_3G.latency / 2, JSON.stringify(words));
});

test("what is kept on the device is played at once", async (t) => {
  const { page, asked } = await best(t, KEPT, { visits: 2 });
  assert.equal(page.workerStart, 0, "and the service worker sleeps on");
  for (const { name, transferSize } of asked) assert.equal(transferSize, 0, `${name} came over the net`);
});
