// What is kept on the device: nothing is lost, and no tab overwrites another's game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { choose, countDrawings, position, press, ready } from "./board.mjs";
import { open } from "./harness.mjs";

const shelf = async (page) => {
  await page.click("#file");
  await page.click("#shelf");
  await page.locator("#export").waitFor();
};

const again = async (page) => {
  await page.reload();
  await ready(page);
};

async function fresh(t, options = {}) {
  const site = await open({ reducedMotion: "reduce", ...options });
  t.after(async () => {
    await site.close();
    assert.deepEqual(site.messages, []);
  });
  await ready(site.page);
  return site;
}

test("a reload keeps the game, its other lines, its names, who plays and the position shown", async (t) => {
  const { page } = await fresh(t);
  await choose(page, "bestemshe");
  for (const [side, number] of [["south", 3], ["north", 1], ["south", 2]]) await press(page, side, number);
  await page.click("#back");
  await page.click("#back");
  await press(page, "north", 4);
  await page.click("#file");
  await page.fill("#tag-North", "Saule");
  await page.keyboard.press("Escape");
  const seen = () => page.evaluate(() => [document.getElementById("moves").textContent, document.querySelector("#moves [aria-current]").textContent, document.getElementById("board").game]);
  const before = await seen();
  await again(page);
  assert.deepEqual(await seen(), before);
  await page.click("#back");
  assert.equal(await page.locator("#status-words").textContent(), "North to move, Saule");
});

test("a kept game is drawn once, whichever it is", async (t) => {
  const { page } = await fresh(t);
  await choose(page, "bestemshe");
  await press(page, "south", 3);
  await page.addInitScript(countDrawings);
  await again(page);
  assert.equal((await position(page)).game, "bestemshe");
  assert.equal(await page.evaluate(() => window.otauDrawn), 1);
});

test("a tab that is killed right after a move has lost nothing, and a new tab goes on with the game", async (t) => {
  const { page, context, address } = await fresh(t);
  await press(page, "south", 7);
  await press(page, "north", 3);
  const left = await position(page);
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(address);
  await ready(next);
  await next.waitForFunction(() => document.getElementById("board").ply === 2);
  assert.deepEqual((await position(next)).south, left.south);
});

test("two tabs at once play two games, and both are kept", async (t) => {
  const { page, context, address } = await fresh(t);
  await press(page, "south", 7);
  const other = await context.newPage();
  await other.goto(address);
  await ready(other);
  assert.equal((await position(other)).ply, 0, "a game that another tab has is not taken from it");
  await press(other, "south", 2);
  await press(page, "north", 3);
  await press(other, "north", 5);
  await again(page);
  await again(other);
  assert.deepEqual(await page.locator("#moves .move").allTextContents(), ["76(10)", "33(10)"]);
  assert.match((await other.locator("#moves .move").allTextContents()).join(" "), /^2/);
  await shelf(page);
  assert.equal(await page.locator(".kept").count(), 2);
  // Opening the other tab's game gives a copy; what is played in it is its own.
  await page.locator(".kept [data-do=open]").click();
  await page.waitForFunction(() => /copy/.test(document.getElementById("board").shadowRoot.querySelector(".notice").textContent));
  await press(page, "south", 1);
  await again(other);
  assert.equal(await other.locator("#moves .move").count(), 2);
});

test("kept games are opened, deleted, brought back, exported and imported", async (t) => {
  const { page } = await fresh(t);
  await press(page, "south", 7);
  await choose(page, "modiar");
  await press(page, "south", 2);
  await shelf(page);
  assert.equal(await page.locator(".kept").count(), 2);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#export")]);
  const text = await readFile(await download.path(), "utf8");
  assert.equal(JSON.parse(text).games.length, 2);
  await page.locator(".kept [data-do=delete]").click();
  await page.locator("#undelete").waitFor();
  assert.equal(await page.locator(".kept").count(), 1);
  await page.click("#undelete");
  await page.waitForFunction(() => document.querySelectorAll(".kept").length === 2);
  await page.locator(".kept [data-do=delete]").click();
  await page.locator("#undelete").waitFor();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.click("#import")]);
  await chooser.setFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForFunction(() => /1 game imported/.test(document.querySelector(".told").textContent));
  await page.locator(".kept [data-do=open]").click();
  await page.waitForFunction(() => document.getElementById("board").game === "toguz-kumalak");
  assert.equal((await position(page)).ply, 1);
  for (const bad of ["no", "{}", '{"otau":1,"games":[{"id":"x","game":"nonsense"},3,null]}']) {
    await shelf(page);
    const [ask] = await Promise.all([page.waitForEvent("filechooser"), page.click("#import")]);
    await ask.setFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(bad) });
    await page.waitForFunction(() => /no kept games|Nothing new/.test(document.querySelector(".told").textContent));
    await page.keyboard.press("Escape");
  }
});

test("where nothing can be kept the page plays all the same, and says so", async (t) => {
  const site = await open({ reducedMotion: "reduce", wait: false });
  t.after(site.close);
  const { page } = site;
  await page.addInitScript(() => {
    for (const name of ["indexedDB", "localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { get() { throw new DOMException("denied", "SecurityError"); } });
  });
  await page.goto(site.address);
  await ready(page);
  await press(page, "south", 7);
  assert.equal((await position(page)).ply, 1);
  await shelf(page);
  assert.match(await page.locator(".told.wrong").textContent(), /keeps nothing here/);
  assert.equal(await page.locator(".kept").count(), 1);
  assert.deepEqual(site.messages, []);
});
