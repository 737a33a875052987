// What a test does with the page: opens it, finds pits, presses them, reads the score from the screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before } from "node:test";
import { open } from "./harness.mjs";

/** A record of a real game, by its id. */
export function record(id) {
  const lines = readFileSync(new URL("../data/records.jsonl", import.meta.url), "utf8").trim().split("\n");
  const found = lines.map((line) => JSON.parse(line)).find((one) => one.id === id);
  if (!found) throw new Error(`no record ${id}`);
  return found;
}

/** A recorded game's score at the very end: what is left on the board goes to whose row it lies in. */
export function finalScore({ stores, pits, end }) {
  if (end !== "atsyz") return { south: stores[0], north: stores[1] };
  const half = pits.length / 2;
  const sum = (row) => row.reduce((a, b) => a + b, 0);
  return { south: stores[0] + sum(pits.slice(0, half)), north: stores[1] + sum(pits.slice(half)) };
}

export const other = (side) => (side === "south" ? "north" : "south");

/** Waits until the engine is there, the board is drawn and a game lies on it. */
export async function ready(page) {
  await page.waitForFunction(() => document.getElementById("board").position && document.getElementById("moves").childElementCount);
}

/** One page for all tests of a file, ready before the first; after the last its console must have stayed empty. */
export function shared(options = {}) {
  const site = {};
  before(async () => {
    Object.assign(site, await open({ reducedMotion: "reduce", ...options }));
    await ready(site.page);
  });
  after(async () => {
    await site.close();
    assert.deepEqual(site.messages, [], "the console stays empty");
  });
  return site;
}

/** Puts boards into the page by markup and hands back what `ask` makes of the first. */
export const trial = (site) => (html, ask) => site.page.evaluate(async ([markup, text]) => {
  document.getElementById("trial")?.remove();
  const box = document.createElement("div");
  box.id = "trial";
  box.innerHTML = markup;
  document.body.append(box);
  const node = box.querySelector("otau-board");
  await new Promise(requestAnimationFrame);
  return (0, eval)(`(${text})`)(node, node.shadowRoot);
}, [html, String(ask)]);

/** The button of a pit. */
export const pit = (page, side, number) => page.locator(`.target[data-side=${side}][data-pit="${number}"]`);

/** Presses a pit, also one that cannot be played: those are told apart, not switched off. */
export const press = (page, side, number) => pit(page, side, number).click({ force: true });

/** Runs in a page, before anything else of it: counts how often a board's seeds are drawn, in `otauDrawn`. */
export function countDrawings() {
  window.otauDrawn = 0;
  const { set, ...more } = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
  Object.defineProperty(Element.prototype, "innerHTML", { ...more, set(text) {
    if (text.startsWith('<g class="seed"')) window.otauDrawn += 1;
    set.call(this, text);
  } });
}

/** Something inside the board. */
export const inBoard = (page, selector) => page.locator("otau-board").locator(selector);

/** Whose turn it is, by what the board says of itself. */
export const position = (page) => page.evaluate(() => document.getElementById("board").position);

/** Waits until the last move has been shown. */
export const settled = (page) => page.evaluate(() => document.getElementById("board").finished);

/** The captures, read from the picture. */
export async function score(page) {
  const read = async (side) => Number(await inBoard(page, `.store[data-side=${side}] .store-count`).textContent());
  return { south: await read("south"), north: await read("north") };
}

/** The counts of a row, pit 1 first, read from the picture. */
export async function row(page, side) {
  const counts = await inBoard(page, `.pit[data-side=${side}] .count`).allTextContents();
  return counts.map(Number);
}

/** The sentence under the board. */
export const notice = (page) => inBoard(page, ".notice").textContent();

/** Chooses a game by its id on the sheet of games. */
export async function choose(page, game) {
  await page.click("#new");
  await page.click(`[data-game="${game}"]`);
}
