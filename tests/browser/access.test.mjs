// axe finds nothing, in every state of the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { choose, inBoard, pit, press, ready, record } from "./board.mjs";
import { open } from "./harness.mjs";

async function clean(page, state) {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  assert.deepEqual(told, [], state);
}

for (const options of [{ colorScheme: "light" }, { colorScheme: "dark", width: 360, height: 740 }, { colorScheme: "light", forcedColors: "active" }]) {
  test(`axe has nothing to say: ${JSON.stringify(options)}`, async (t) => {
    const site = await open({ reducedMotion: "reduce", ...options });
    t.after(site.close);
    const { page } = site;
    await ready(page);
    await clean(page, "start");
    await press(page, "south", 7);
    await press(page, "south", 7);
    await clean(page, "mid-game, a refusal told");
    const { moves } = record("shortest-11-1");
    await page.evaluate((list) => document.getElementById("board").set({ game: "toguz-kumalak", position: null, moves: list, ply: list.length }), moves.map((one) => ({ pit: one })));
    await page.locator("#result").waitFor();
    await clean(page, "end");
    await page.click("#new");
    await clean(page, "the sheet of games");
    await page.click("[data-game=mangala-iv]");
    await page.check("input[value=given]");
    await page.check("input[value=guess]");
    await clean(page, "set-up");
    await page.click("[type=submit]");
    await clean(page, "the guess");
    await page.keyboard.press("Escape");
    await choose(page, "kiothi");
    await press(page, "south", 6);
    await clean(page, "an opening");
    await inBoard(page, "[data-do=put-back]").click();
    const opening = (number, seeds) => ({ pit: number, to: { south: [seeds, 0, 0, 0, 0, 0, 0, 0, 0, 0], north: Array(10).fill(0) } });
    await page.evaluate((list) => document.getElementById("board").set({ game: "kiothi", position: null, moves: list, ply: 2 }), [opening(5, 5), opening(5, 5)]);
    await press(page, "south", 9);
    await inBoard(page, ".chooser").waitFor();
    await clean(page, "the question how many");
  });

  test(`axe has nothing to say of the sheets: ${JSON.stringify(options)}`, async (t) => {
    const site = await open({ reducedMotion: "reduce", ...options });
    t.after(site.close);
    const { page } = site;
    await ready(page);
    for (const [side, number] of [["south", 7], ["north", 3], ["south", 1]]) await press(page, side, number);
    await page.click("#back");
    await press(page, "south", 2);
    await page.click("#note");
    await clean(page, "about a move");
    await page.fill("#comment", "A word.");
    await page.click("#comment-keep");
    await clean(page, "another line and a comment");
    await page.click("#players");
    await page.check("#sheet input[value=computer]");
    await clean(page, "players");
    await page.keyboard.press("Escape");
    await page.click("#settings");
    await clean(page, "settings");
    await page.keyboard.press("Escape");
    await page.click("#file");
    await clean(page, "this game");
    await page.click("#open-text");
    await page.fill("#pasted", "nonsense");
    await page.click("#open-pasted");
    await clean(page, "a text that is no game");
    await page.click("#sheet .step[aria-label=Back]");
    await page.click("#shelf");
    await page.locator("#export").waitFor();
    await clean(page, "kept games");
    await page.click("#sheet .step[aria-label=Back]");
    await page.click("#editor");
    await page.fill("#edit-south-1", "500");
    await clean(page, "a set-up with faults");
    await page.keyboard.press("Escape");
    await page.click("#study-switch");
    await page.locator(".lines li").first().waitFor();
    await page.click("#review");
    await page.locator(".curve[aria-label]").waitFor();
    await clean(page, "a review");
    await page.evaluate(() => { document.getElementById("update").hidden = document.getElementById("thinking").hidden = false; });
    await clean(page, "thinking, and a newer version");
  });
}

test("in the middle of a move, too", async (t) => {
  const site = await open();
  t.after(site.close);
  await ready(site.page);
  await press(site.page, "south", 7);
  await site.page.locator("#skip").waitFor();
  await clean(site.page, "a move being shown");
});

test("at 200 % nothing is cut off and nothing scrolls sideways", async (t) => {
  // Twice as large is half as wide.
  const site = await open({ width: 640, height: 400, reducedMotion: "reduce", deviceScaleFactor: 2 });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok((await sideways()) <= 0);
  for (const id of ["new", "file", "settings", "players"]) {
    await page.click(`#${id}`);
    await page.locator("#sheet[open]").waitFor();
    const box = await page.locator("#sheet").boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 640 && box.height <= 400, id);
    assert.ok(await page.evaluate(() => { const sheet = document.getElementById("sheet"); return sheet.scrollWidth <= sheet.clientWidth; }), id);
    await page.keyboard.press("Escape");
  }
});

test("everything that can be pressed is 44 pixels or more", async (t) => {
  const site = await open({ width: 360, height: 740, reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  for (const [side, number] of [["south", 7], ["north", 3], ["south", 1]]) await press(page, side, number);
  await page.click("#back");
  await press(page, "south", 2);
  await page.click("#study-switch");
  await page.locator(".lines li").first().waitFor();
  const small = (where) => page.evaluate((where) => [...document.querySelectorAll(`${where} :is(button, a, select, textarea, input:not([type=checkbox], [type=radio], [hidden]), label.choice)`)]
    .filter((node) => node.checkVisibility()).map((node) => ({ node, box: node.getBoundingClientRect() })).filter(({ box }) => box.width < 43.5 || box.height < 43.5)
    .map(({ node, box }) => `${node.id || node.className || node.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`), where);
  assert.deepEqual(await small("body"), []);
  for (const id of ["new", "file", "settings", "players", "note"]) {
    await page.click(`#${id}`);
    await page.locator("#sheet[open]").waitFor();
    assert.deepEqual(await small("#sheet"), [], id);
    await page.keyboard.press("Escape");
  }
  await page.click("#file");
  await page.click("#editor");
  assert.deepEqual(await small("#sheet"), [], "editor");
  // A long row stands as on the board: every pit of North's on one line, South's facing it.
  const columns = await page.evaluate(() => [...document.querySelectorAll(".edit-row")].map((row) => [...row.querySelectorAll(".cell input")].map((input) => {
    const { x, y } = input.getBoundingClientRect();
    return [x, y].map(Math.round);
  })));
  const [north, south] = columns;
  assert.equal(new Set(north.map(([x]) => x)).size, 1);
  assert.equal(new Set(south.map(([x]) => x)).size, 1);
  assert.deepEqual(north.map(([, y]) => y), south.map(([, y]) => y), "pit 1 faces pit 9");
  assert.ok(north[0][0] < south[0][0] && south[0][1] > south[8][1], "South counts upwards, on the right");
});
