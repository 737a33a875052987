// How a move is shown: seed by seed, skippable, at once where motion is unwelcome.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inBoard, notice, pit, position, press, ready, row, score } from "./board.mjs";
import { open } from "./harness.mjs";

const busy = (page) => page.evaluate(() => document.getElementById("board").busy);

test("sowing is shown seed by seed, the counts going with it, and can be skipped", async (t) => {
  const site = await open({ reducedMotion: "no-preference" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  await press(page, "south", 7);
  // The number in pit 9 changes while North's first pit still waits for its seed.
  await page.waitForFunction(() => {
    const root = document.getElementById("board").shadowRoot;
    const count = (side, pit) => root.querySelector(`.pit[data-side=${side}][data-pit="${pit}"] .count`).textContent;
    return count("south", 9) === "10" && count("north", 4) === "9";
  });
  assert.equal(await busy(page), true);
  assert.equal(await page.locator("#skip").isDisabled(), false);
  await page.click("#skip");
  assert.equal(await busy(page), false);
  assert.deepEqual(await score(page), { south: 10, north: 0 });
  assert.equal(await notice(page), "South sows 9 from pit 7, captures 10.");
  assert.equal(await page.locator("#rules [data-clause='capture.even'].lit").count(), 1, "skipped events light their rules too");

  // A press while a move is being shown ends the show and plays.
  await press(page, "north", 9);
  await press(page, "south", 6);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#moves .move").count(), 3);
  assert.equal((await row(page, "south")).concat(await row(page, "north")).reduce((a, b) => a + b, 0) + Object.values(await score(page)).reduce((a, b) => a + b), 162);
  assert.deepEqual(site.messages, []);
});

test("out of sight a move waits, and goes on when the board is seen again", async (t) => {
  const site = await open({ reducedMotion: "no-preference" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  await page.evaluate(() => {
    document.body.style.paddingBottom = "4000px";
    scrollTo(0, 3000);
  });
  await page.waitForTimeout(150);
  await page.evaluate(() => {
    const board = document.getElementById("board");
    board.speed = 5;
    board.play({ pit: 7 });
  });
  await page.waitForTimeout(1200);
  assert.equal(await busy(page), true, "at this speed it would long be over");
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => !document.getElementById("board").busy);
  assert.deepEqual(await score(page), { south: 10, north: 0 });
});

test("with reduced motion a move is there at once, its start and end marked", async (t) => {
  const site = await open({ reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  await press(page, "south", 7);
  assert.equal(await busy(page), false);
  assert.equal(await inBoard(page, '.pit.from[data-side=south][data-pit="7"]').count(), 1);
  assert.equal(await inBoard(page, '.pit.to[data-side=north][data-pit="6"]').count(), 1);
  assert.deepEqual(site.messages, []);
});

test("every seed is drawn, one for one", async (t) => {
  const site = await open({ reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  for (const [game, total] of [["toguz-kumalak", 162], ["modiar", 42], ["kiothi", 60], ["mangala-iv", 98]]) {
    await page.evaluate((id) => document.getElementById("board").set({ game: id }), game);
    assert.equal(await inBoard(page, ".seed").count(), total, game);
  }
});

test("a pit that is looked at tells what its move would do; nobody who listens is told", async (t) => {
  const site = await open({ reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  await pit(page, "south", 7).hover();
  assert.equal(await inBoard(page, ".foresight").textContent(), "South sows 9 from pit 7, captures 10.");
  assert.equal(await inBoard(page, ".foresight").isVisible(), true);
  assert.equal(await inBoard(page, ".foresight").getAttribute("aria-hidden"), "true");
  assert.equal((await position(page)).ply, 0);
  await page.locator("#status").hover();
  assert.equal(await inBoard(page, ".foresight").isVisible(), false);
  await press(page, "south", 7);
  assert.equal(await inBoard(page, ".foresight").isVisible(), false);
});

test("a move can be gone through event by event, each lighting its rule", async (t) => {
  const site = await open({ reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  await press(page, "south", 7);
  const events = await page.evaluate(() => document.getElementById("board").line[0].events.length);
  const after = await score(page);
  await page.click("#back");
  await page.click("#event");
  assert.equal((await row(page, "south"))[6], 0, "the pit is in the hand");
  await page.click("#event");
  assert.equal((await row(page, "south"))[6], 1, "the first seed is back at home");
  assert.equal((await position(page)).ply, 0);
  assert.equal(await notice(page), "The first seed stays at home");
  assert.equal(await page.locator('#rules [data-clause="sow.origin-first"].lit').count(), 1);
  for (let i = 2; i <= events; i++) await page.click("#event");
  assert.equal((await position(page)).ply, 1);
  assert.deepEqual(await score(page), after);
  assert.equal(await page.locator("#event").isDisabled(), true);
  assert.deepEqual(site.messages, []);
});
