// Whole games on the page: clicked through, by keyboard alone, and taken back again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, finalScore, inBoard, notice, other, pit, position, press, record, row, score, settled, shared } from "./board.mjs";

const site = shared();

test("a whole recorded game is clicked through and the score on the screen matches", async () => {
  const { page } = site;
  const game = record("playok-01");
  let side = "south";
  for (const number of game.moves) {
    await press(page, side, number);
    side = other(side);
  }
  assert.deepEqual(await score(page), finalScore(game));
  assert.equal(await page.locator("#moves .move").count(), game.moves.length);
  const notation = await page.locator("#moves .move").allTextContents();
  assert.deepEqual(notation, game.notation);
  assert.match(await page.locator("#status-words").textContent(), /draw, 81 to 81/);
  const result = await page.locator("#result").textContent();
  assert.match(result, /A draw, 81 to 81\./);
  assert.match(result, /Atsyz qalu/, "the clause that ended it");
  assert.match(result, /no seed in an own pit/, "and its rule");
});

test("any position of the game can be gone back to, and forward again", async () => {
  const { page } = site;
  await page.locator("#moves .move").nth(9).click();
  assert.equal((await position(page)).ply, 10);
  assert.equal(await page.locator("#result").isHidden(), true);
  assert.equal(await page.locator("#moves [aria-current]").textContent(), record("playok-01").notation[9]);
  await page.click("#on");
  assert.equal((await position(page)).ply, 11);
  await page.click("#back");
  await page.click("#back");
  assert.equal((await position(page)).ply, 9);
  await page.click("#first");
  assert.deepEqual(await row(page, "south"), Array(9).fill(9));
  await page.click("#last");
  assert.deepEqual(await score(page), { south: 81, north: 81 });
});

test("with the moves at hand, arrows, Home and End go through the game", async () => {
  const { page } = site;
  await page.locator("#moves").focus();
  const at = async () => (await position(page)).ply;
  await page.keyboard.press("Home");
  assert.equal(await at(), 0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  assert.equal(await at(), 2);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(), 1);
  await page.keyboard.press("End");
  assert.equal(await at(), record("playok-01").moves.length);
});

test("undo, redo, another move, a new game", async () => {
  const { page } = site;
  await choose(page, "toguz-kumalak");
  assert.equal(await page.locator("#undo").isDisabled(), true);
  await press(page, "south", 7);
  assert.deepEqual(await score(page), { south: 10, north: 0 });
  await page.click("#undo");
  assert.deepEqual(await score(page), { south: 0, north: 0 });
  assert.equal(await page.locator("#redo").isDisabled(), false);
  await page.click("#redo");
  await settled(page);
  assert.deepEqual(await score(page), { south: 10, north: 0 });
  await page.click("#undo");
  await press(page, "south", 1);
  assert.deepEqual(await page.locator("#moves .pair .move").allTextContents(), ["76(10)"], "the main line stays");
  assert.equal(await page.locator("#moves .variation .move").count(), 1, "another move stands beside the one undone");
  assert.equal(await page.locator("#redo").isDisabled(), true);
});

test("the board turns: North's pits come to the near side, the game stays", async () => {
  const { page } = site;
  const before = await position(page);
  const south = await pit(page, "south", 1).boundingBox();
  await page.click("#flip");
  const turned = await pit(page, "south", 1).boundingBox();
  assert.ok(turned.y < south.y && turned.x > south.x, "South's pit 1 went from lower left to upper right");
  assert.deepEqual(await position(page), before);
  assert.equal(await page.locator("#flip").getAttribute("aria-pressed"), "true");
  await page.click("#flip");
});

test("a pit that cannot be played says why, and its rule lights up", async () => {
  const { page } = site;
  await choose(page, "toguz-kumalak");
  await press(page, "south", 7);
  await press(page, "south", 5);
  assert.match(await notice(page), /South’s row, and North is to move/);
  assert.equal((await position(page)).ply, 1, "nothing was played");
  const empty = 6; // South has just captured it.
  await press(page, "north", empty);
  assert.equal(await notice(page), `Pit ${empty} is empty: there is nothing to sow.`);
  assert.equal(await page.locator('#rules [data-clause="move.own-pit"].lit.refused').count(), 1);
  assert.match(await pit(page, "north", empty).getAttribute("aria-label"), /empty: there is nothing to sow/);
  assert.equal(await pit(page, "north", empty).getAttribute("aria-disabled"), "true");
});

test("a game is played by keyboard alone", async () => {
  const { page } = site;
  const game = record("bestemshe-ps-13");
  await page.locator("#choose").focus();
  await page.keyboard.press("Enter");
  // The game on the board has the focus; Bestemshe is the next card.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("#game-name").textContent(), "Bestemshe");
  for (let i = 0; i < 30; i++) {
    if (await page.evaluate(() => document.activeElement.id === "board")) break;
    await page.keyboard.press("Tab");
  }
  for (const number of game.moves) {
    await page.keyboard.press(String(number));
    await page.keyboard.press("Enter");
  }
  assert.deepEqual(await score(page), finalScore(game));
  assert.match(await page.locator("#status-words").textContent(), /^South wins, 26 to 12\.$/);
  const focused = await page.evaluate(() => document.getElementById("board").shadowRoot.activeElement?.dataset.pit);
  assert.equal(focused, String(game.moves.at(-1)), "the focus stayed where the last move was made");
});

test("arrows, Home and End go by the direction seen; the board is one tab stop", async () => {
  const { page } = site;
  await choose(page, "toguz-kumalak");
  const here = () => page.evaluate(() => {
    const { side, pit } = document.getElementById("board").shadowRoot.activeElement.dataset;
    return `${side} ${pit}`;
  });
  await pit(page, "south", 3).focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await here(), "south 4");
  await page.keyboard.press("ArrowUp");
  assert.equal(await here(), "north 6");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await here(), "north 7");
  await page.keyboard.press("End");
  assert.equal(await here(), "north 1");
  await page.keyboard.press("Home");
  assert.equal(await here(), "north 9");
  await page.keyboard.press("5");
  assert.equal(await here(), "south 5", "a digit chooses from the mover's row");
  assert.equal(await inBoard(page, ".target[tabindex='0']").count(), 1);
  await page.keyboard.press(" ");
  assert.equal(await notice(page), "South sows 9 from pit 5, captures 10.");
});
