// The analyst on the page: who is ahead, the best moves, a whole game reviewed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, inBoard, notice, position, press, record, shared } from "./board.mjs";

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
  // Whoever still looks only knows that the other moves are no better; in the end it is known how good they are.
  await page.waitForFunction(() => /^(≈ \S+ [^≈≤≥]+){3}$/.test(document.querySelector(".lines").textContent));
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
  await told(page, /^South wins, 26 to 12\.$/);
  assert.deepEqual(await page.locator(".gauge-side").allTextContents(), ["South+14", "North"]);
  assert.equal(await page.locator(".lines li").count(), 0);
  await page.click("#study-switch");
});

test("a whole game is reviewed: a curve, its turning points named, and what was better", async () => {
  const { page } = site;
  await page.locator("#result button", { hasText: "Review the game" }).click();
  await page.waitForFunction(() => /turned the game|gave much away/.test(document.querySelector(".review [role=status]").textContent), null, { timeout: 120_000 });
  assert.equal(await page.locator("#study-switch").getAttribute("aria-expanded"), "true", "the end of a game opens it");
  const turns = await page.locator(".turns li").allTextContents();
  assert.ok(turns.length > 0, "somebody lost 26 to 12");
  for (const turn of turns) assert.match(turn, /^\d+\. (South|North) \S+: (a slip|a mistake|a blunder|the lead changes hands|a certain win let go), [\d.]+ seeds\.( Better: \S+\.)?$/);
  assert.match(await page.locator(".curve").getAttribute("aria-label"), /The course of the game over \d+ moves/);
  assert.equal(await page.locator('.move[data-mark^="?"]').count(), turns.length);
  await page.locator(".turns button").first().click();
  assert.equal(await notice(page), turns[0], "the board says it, too");
  const [, pair, side] = /^(\d+)\. (\w+)/.exec(turns[0]);
  assert.equal((await position(page)).ply, 2 * Number(pair) - (side === "South" ? 1 : 0));
  await page.locator(".curve").click({ position: { x: 3, y: 20 } });
  assert.equal((await position(page)).ply, 0);
});

test("the curve says whose its halves are, and arrows go along it", async () => {
  const { page } = site;
  assert.deepEqual(await page.locator(".curve-sides span").allTextContents(), ["South", "North"]);
  const curve = page.locator(".curve");
  assert.equal(await curve.getAttribute("aria-valuetext"), "First position");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await curve.press(key);
  assert.equal((await position(page)).ply, 1);
  assert.match(await curve.getAttribute("aria-valuetext"), /^Move 1, South: \d/);
  await curve.press("End");
  assert.equal(await curve.getAttribute("aria-valuenow"), await curve.getAttribute("aria-valuemax"));
  await curve.press("Home");
  assert.equal((await position(page)).ply, 0);
});

test("what should have been played is shown on the board, in the position it was missed in", async () => {
  const { page } = site;
  const turn = page.locator(".turns li").first();
  const [, number, side, better] = /^(\d+)\. (\w+).* Better: (\d)/.exec(await turn.textContent());
  await turn.locator(".better").click();
  assert.equal((await position(page)).ply, 2 * Number(number) - (side === "South" ? 2 : 1));
  assert.match(await notice(page), new RegExp(`^Better: ${better}.* ${side} .* pit ${better}`));
  assert.ok(await inBoard(page, `.pit.lit[data-side=${side.toLowerCase()}][data-pit="${better}"]`).isVisible());
});

test("what was judged stays judged when something else is tried", async () => {
  const { page } = site;
  const marks = () => page.locator('.pair .move[data-mark^="?"]').allTextContents();
  const before = await marks();
  assert.ok(before.length);
  await page.evaluate(() => {
    const board = document.getElementById("board");
    board.goTo(0);
    board.play({ pit: board.moves[0].pit === 2 ? 3 : 2 });
  });
  await page.locator(".variation").waitFor();
  assert.deepEqual(await marks(), before);
  assert.equal(await page.locator(".curve-here").evaluate((line) => line.style.visibility), "hidden", "the curve does not know of it");
});

test("a review can be stopped, and another game begins without one", async () => {
  const { page } = site;
  await page.evaluate((list) => document.getElementById("board").set({ game: "toguz-kumalak", position: null, moves: list, ply: 4 }), record("playok-01").moves.map((pit) => ({ pit })));
  assert.equal(await page.locator(".review").isHidden(), true);
  await page.click("#review");
  assert.match(await page.locator(".review [role=status]").textContent(), /^Position \d+ of/);
  await page.click("#review");
  assert.equal(await page.locator("#review").textContent(), "Review the game");
  assert.equal(await page.locator(".review").isHidden(), true, "half a curve says nothing");
  await told(page, SAID);
});

test("a review waits while the page is out of sight, and then goes on", async () => {
  const { page } = site;
  const hide = (hidden) => page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  const status = page.locator(".review [role=status]");
  await page.click("#review");
  await page.waitForFunction(() => /^Position [3-9]/.test(document.querySelector(".review [role=status]").textContent));
  assert.equal(await status.getAttribute("aria-busy"), "true", "nobody hears every position");
  await hide(true);
  const there = await status.textContent();
  await page.waitForTimeout(600);
  assert.equal(await status.textContent(), there);
  await hide(false);
  await page.waitForFunction(() => /turned the game|gave much away/.test(document.querySelector(".review [role=status]").textContent), null, { timeout: 120_000 });
  assert.equal(await status.getAttribute("aria-busy"), null);
});

test("a review goes on while its game is stepped through to the end, and after the computer's move", async () => {
  const { page } = site;
  const { moves } = record("bestemshe-ps-13");
  const done = () => page.waitForFunction(() => !document.querySelector(".review").hidden && !document.querySelector(".review [aria-busy]"), null, { timeout: 120_000 });
  await page.evaluate((list) => document.getElementById("board").set({ game: "bestemshe", position: null, moves: list, ply: 4 }), moves.map((pit) => ({ pit })));
  await page.click("#review");
  await page.waitForFunction(() => /^Position [3-9]/.test(document.querySelector(".review [role=status]").textContent));
  await page.click("#last");
  await page.click("#back");
  await page.click("#last");
  await done();
  await page.click("#new");
  await page.click('[data-game="toguz-kumalak"]');
  await page.click("#players");
  await page.check("input[name=players][value=computer]");
  await page.locator("#level").fill("8");
  await page.click("#seat");
  await press(page, "south", 2);
  await page.click("#review");
  await done();
  await page.click("#players");
  await page.check("input[name=players][value=people]");
  await page.click("#seat");
});

test("whoever steps through a game in a hurry does not have a worker hired for each step", async () => {
  const { page } = site;
  await page.evaluate((list) => document.getElementById("board").set({ game: "toguz-kumalak", position: null, moves: list, ply: list.length }), record("playok-01").moves.map((pit) => ({ pit })));
  await page.waitForTimeout(400);
  let hired = 0;
  const count = () => { hired += 1; };
  page.on("worker", count);
  for (let step = 0; step < 12; step += 1) await page.evaluate(() => document.getElementById("back").click());
  await told(page, SAID);
  page.off("worker", count);
  assert.ok(hired <= 3, `${hired} workers`);
});

test("on a phone stepping and the bar stay at hand wherever the page is scrolled to", async () => {
  const { page } = site;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const top of [0, 600, 5000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    for (const part of [".bar", "#back", "#on"]) {
      const { y, height } = await page.locator(part).boundingBox();
      assert.ok(y > 600 && y + height <= 740, `${part} at ${y}`);
    }
  }
  await page.click("#first");
  assert.equal((await position(page)).ply, 0);
  await page.setViewportSize(size);
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
