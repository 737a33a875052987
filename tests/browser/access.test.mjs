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
}
