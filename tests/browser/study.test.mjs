// The analyst on the page: who is ahead, the best moves, a whole game reviewed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, position, press, record, shared } from "./board.mjs";

const site = shared();

const told = (page, pattern, timeout = 30_000) => page.waitForFunction((source) => new RegExp(source).test(document.querySelector(".score")?.textContent ?? ""), pattern.source, { timeout });
const SAID = /(is ahead by about|about even|wins by|A draw with).*/;

test("it is off until it is switched on, and then tells who is ahead at every step", async () => {
  const { page } = site;
  await choose(page, "bestemshe");
  assert.equal(await page.locator(".study-body").isHidden(), true);
  await page.click("#study-switch");
  await told(page, SAID);
  assert.equal(await page.locator(".lines li").count(), 3);
  await press(page, "south", 3);
  await press(page, "north", 1);
  await told(page, SAID);
  // Read and pressed in one breath: the analyst may change its mind.
  const first = await page.evaluate(() => {
    const line = document.querySelector(".lines button");
    line.click();
    return line.querySelector("b").textContent;
  });
  assert.equal((await position(page)).ply, 3, "a line's first move can be played");
  assert.equal(await page.locator("#moves [aria-current]").textContent(), first);
  await page.click("#first");
  await told(page, SAID);
});

test("a finished game is certain", async () => {
  const { page } = site;
  const { moves } = record("bestemshe-ps-13");
  await page.evaluate((list) => document.getElementById("board").set({ game: "bestemshe", position: null, moves: list, ply: list.length }), moves.map((pit) => ({ pit })));
  await told(page, /^South wins by 14 seeds with best play\.$/);
  assert.equal(await page.locator(".lines li").count(), 0);
});

test("a whole game is reviewed: a curve, its turning points named, and what was better", async () => {
  const { page } = site;
  await page.click("#review");
  await page.waitForFunction(() => /turned the game|gave much away/.test(document.querySelector(".review [role=status]").textContent), null, { timeout: 120_000 });
  const turns = await page.locator(".turns li").allTextContents();
  assert.ok(turns.length > 0, "somebody lost 26 to 12");
  for (const turn of turns) assert.match(turn, /^\d+\. (South|North) \S+: (a slip|a mistake|a blunder|the lead changes hands|a certain win let go), [\d.]+ seeds\.( Better: \S+\.)?$/);
  assert.match(await page.locator(".curve").getAttribute("aria-label"), /The course of the game over \d+ moves/);
  assert.equal(await page.locator('.move[data-mark^="?"]').count(), turns.length);
  await page.locator(".turns button").first().click();
  const [, pair, side] = /^(\d+)\. (\w+)/.exec(turns[0]);
  assert.equal((await position(page)).ply, 2 * Number(pair) - (side === "South" ? 1 : 0));
  await page.locator(".curve").click({ position: { x: 3, y: 20 } });
  assert.equal((await position(page)).ply, 0);
});

test("a review can be stopped, and another game begins without one", async () => {
  const { page } = site;
  await page.evaluate((list) => document.getElementById("board").set({ game: "toguz-kumalak", position: null, moves: list, ply: 4 }), record("playok-01").moves.map((pit) => ({ pit })));
  assert.equal(await page.locator(".review").isHidden(), true);
  await page.click("#review");
  assert.match(await page.locator(".review [role=status]").textContent(), /^Position \d+ of/);
  await page.click("#review");
  assert.equal(await page.locator("#review").textContent(), "Review the game");
  await told(page, SAID);
});

test("what the analyst says is what the package says", async () => {
  const { page } = site;
  await choose(page, "mangala-iv");
  await page.click("[type=submit]");
  await told(page, /^South wins by 29 seeds/);
});

test("endings are solved on demand, with progress, and are certain afterwards", async () => {
  const { page } = site;
  await choose(page, "modiar");
  const solve = page.locator("#solve");
  await solve.click();
  assert.match(await solve.textContent(), /^Stop solving: \d+ %$/);
  // Stopped, and by going on to another game.
  await solve.click();
  await page.waitForFunction(() => document.getElementById("solve").textContent === "Solve its endings");
  await solve.click();
  await choose(page, "bestemshe");
  await page.waitForFunction(() => document.getElementById("solve").textContent === "Solve its endings");
  await choose(page, "modiar");
  assert.equal(await solve.textContent(), "Solve its endings");
  await solve.click();
  await page.waitForFunction(() => document.getElementById("solve").hidden, null, { timeout: 120_000 });
  await page.waitForFunction(() => /^North wins by 2/.test(document.querySelector(".score").textContent));
  // However fast somebody goes through a game, what is known stays known.
  for (const [side, pit] of [["south", 1], ["north", 1], ["south", 2]]) await press(page, side, pit);
  await told(page, /^(South|North) wins by \d+ seeds with best play\.$|^A draw with best play\.$/);
  await page.click("#study-switch");
  await page.locator(".study-body").waitFor({ state: "hidden" });
});
