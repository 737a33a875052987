// What stands before the engine does: the board itself where somebody comes for the first time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countDrawings, position, press, ready, settled } from "./board.mjs";
import { open } from "./harness.mjs";
import { host } from "./site.mjs";

/** Opens the page as it is shipped; its engine comes when `come` is called. */
async function waiting(t, { hash = "", before = () => {}, ...how } = {}) {
  const server = await host();
  const site = await open({ reducedMotion: "reduce", wait: false, ...how });
  t.after(async () => { await site.close(); await server.stop(); });
  const { page, context } = site;
  await before(page, server);
  let come;
  const gate = new Promise((resolve) => { come = resolve; });
  // Also what a service worker would ask for.
  await context.route("**/engine.wasm", async (route) => { await gate; await route.continue(); });
  await page.addInitScript(countDrawings);
  await page.goto(server.address + hash, { waitUntil: "commit" });
  await page.waitForFunction(() => document.getElementById("status-words")?.textContent);
  return { ...site, server, come };
}

const seen = (page) => page.evaluate(() => {
  const root = document.getElementById("board").shadowRoot;
  const { x, y, width, height } = root.querySelector(".frame").getBoundingClientRect();
  return { drawn: window.otauDrawn, seeds: root.querySelectorAll(".seed").length, legal: root.querySelectorAll(".target.legal").length, inert: document.getElementById("board").inert,
    box: [x, y, width, height].map(Math.round), wood: root.querySelector(".wood").getBoundingClientRect().width > 200 };
});

for (const [width, locale] of [[360, "en-GB"], [1280, "kk"]]) {
  test(`the board stands before the engine does, and nothing of it is drawn again: ${width} pixels, ${locale}`, async (t) => {
    const { page, come, messages } = await waiting(t, { width, locale });
    await page.waitForFunction(() => document.getElementById("board").shadowRoot?.querySelector(".seed"));
    const without = await seen(page);
    assert.deepEqual({ ...without, box: null }, { drawn: 1, seeds: 162, legal: 0, inert: true, box: null, wood: true });
    const [x, y, wide, high] = without.box;
    for (const part of [0.2, 0.35, 0.65, 0.8]) await page.mouse.click(x + wide * part, y + high * part);
    come();
    await ready(page);
    const { box, ...then } = await seen(page);
    assert.deepEqual(then, { drawn: 1, seeds: 162, legal: 9, inert: false, wood: true });
    assert.deepEqual(box, without.box, "nothing jumps");
    await press(page, "south", 7);
    await settled(page);
    assert.equal((await position(page)).ply, 1);
    assert.deepEqual(messages, []);
  });
}

test("another game, and one that is kept, wait for the engine: no other board is shown before", async (t) => {
  const other = await waiting(t, { hash: "#game=bestemshe" });
  await other.page.waitForTimeout(300);
  assert.equal(await other.page.evaluate(() => document.getElementById("board").shadowRoot), null);
  other.come();
  await ready(other.page);
  assert.equal((await position(other.page)).game, "bestemshe");
  const kept = await waiting(t, { serviceWorkers: "block", before: async (page, server) => {
    await page.goto(server.address);
    await ready(page);
    await press(page, "south", 7);
    await settled(page);
  } });
  await kept.page.waitForTimeout(300);
  assert.equal(await kept.page.evaluate(() => document.getElementById("board").shadowRoot), null);
  kept.come();
  await ready(kept.page);
  assert.equal((await position(kept.page)).ply, 1);
  assert.equal(await kept.page.evaluate(() => window.otauDrawn), 1);
});

test("what is kept is read and taken while the scripts are still on their way", async (t) => {
  const server = await host();
  const { page, context, close } = await open({ reducedMotion: "reduce", wait: false, serviceWorkers: "block" });
  t.after(async () => { await close(); await server.stop(); });
  await page.goto(server.address);
  await ready(page);
  await press(page, "south", 7);
  await settled(page);
  let come;
  const gate = new Promise((resolve) => { come = resolve; });
  await context.route("**/main.js", async (route) => { await gate; await route.continue(); });
  await page.goto("about:blank");
  await page.goto(server.address, { waitUntil: "commit" });
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held.map(({ name }) => name));
  const [id, mine] = await page.evaluate(() => globalThis.otauLast.then(async ({ kept, mine, taking }) => [Boolean(await taking) && kept.id, mine]));
  assert.ok(mine);
  assert.deepEqual(await held(), [`otau ${id}`]);
  come();
  await ready(page);
  assert.equal((await position(page)).ply, 1);
  assert.deepEqual(await held(), [`otau ${id}`]);
});
