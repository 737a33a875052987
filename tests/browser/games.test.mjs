// The other games on the page: Kiothi's opening and part lifts, Mangala IV's set-ups
// and guess, passing, readings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, inBoard, notice, pit, position, press, row, shared } from "./board.mjs";

const site = shared();

const act = (name) => inBoard(site.page, `[data-do=${name}]`).click({ force: true });

test("all nine games are on the sheet, each with a line about it", async () => {
  const { page } = site;
  await page.click("#new");
  assert.equal(await page.locator(".card").count(), 9);
  for (const card of await page.locator(".card").all()) assert.ok((await card.locator("span").textContent()).length > 20);
  await page.keyboard.press("Escape");
});

test("Kiothi opens by placing warriors one by one, with undo before confirming", async () => {
  const { page } = site;
  await choose(page, "kiothi");
  await press(page, "south", 6);
  assert.equal((await row(page, "south"))[5], 0);
  await press(page, "south", 5);
  await press(page, "north", 7);
  assert.equal((await row(page, "north"))[6], 6);
  await act("take-back");
  assert.equal((await row(page, "north"))[6], 5);
  await act("confirm");
  assert.match(await notice(page), /still 4 warriors to place/);
  for (const [side, number] of [["south", 7], ["south", 7], ["south", 6], ["north", 6]]) await press(page, side, number);
  await press(page, "north", 1);
  assert.match(await notice(page), /All warriors are placed/);
  assert.equal((await position(page)).ply, 0, "nothing is settled before it is confirmed");
  await act("confirm");
  const after = await position(page);
  assert.equal(after.ply, 1);
  assert.deepEqual(after.south, [0, 0, 0, 0, 6, 1, 7, 5, 5, 5]);
  assert.deepEqual(after.north, [0, 0, 0, 0, 5, 6, 5, 5, 5, 5]);
  assert.equal(await inBoard(page, ".pit.nki").count(), 0, "no nki yet");

  // North opens too, leaving once and beginning again.
  await press(page, "north", 5);
  await press(page, "north", 1);
  await act("put-back");
  assert.deepEqual(await row(page, "north"), after.north);
  await press(page, "north", 5);
  for (let i = 0; i < 5; i++) await press(page, "north", i + 1);
  await act("confirm");
  const opened = await position(page);
  assert.deepEqual(opened.north, [1, 1, 1, 1, 1, 6, 5, 5, 5, 5]);
  const marked = opened.nki.south.length + opened.nki.north.length;
  assert.equal(await inBoard(page, ".pit.nki").count(), marked);
  assert.match(await pit(page, "north", 6).getAttribute("aria-label"), /nki, protected/);
});

test("part of a boma is lifted by choosing a number; what cannot be lifted says why", async () => {
  const { page } = site;
  const { legal, at } = await page.evaluate(async () => {
    const { legalMoves } = await import("otau");
    const p = document.getElementById("board").position;
    const moves = legalMoves(p);
    const at = p.south.findIndex((n, i) => n > 2 && moves.some((m) => m.pit === i + 1) && moves.filter((m) => m.pit === i + 1).length < n) + 1;
    return { at, legal: moves.filter((m) => m.pit === at).map((m) => m.seeds) };
  });
  const before = await position(page);
  await press(page, "south", at);
  const numbers = inBoard(page, ".number-button");
  assert.equal(await numbers.count(), before.south[at - 1]);
  const barred = Array.from({ length: before.south[at - 1] }, (_, i) => i + 1).find((n) => !legal.includes(n));
  await inBoard(page, `.number-button[data-seeds="${barred}"]`).click({ force: true });
  assert.match(await notice(page), /the first lap would end in your own occupied boma/);
  assert.equal((await position(page)).ply, before.ply);
  // By keyboard: the numbers are one stop, arrows go through them.
  await page.keyboard.press("Escape");
  assert.equal(await inBoard(page, ".chooser").count(), 0);
  await page.keyboard.press("Enter");
  await inBoard(page, `.number-button[data-seeds="${legal[0]}"]`).focus();
  await page.keyboard.press("Enter");
  assert.equal((await position(page)).ply, before.ply + 1);
  assert.equal(await inBoard(page, `.pit.nki[data-side=south][data-pit="${at}"]`).count(), 0, "a boma sown from is nki no more");
  assert.match(await page.locator("#moves .move").last().textContent(), new RegExp(`^${at}:${legal[0]}`));
});

test("Mangala IV: tek mi, çift mi? decides who plays which side", async () => {
  const { page } = site;
  await choose(page, "mangala-iv");
  await page.check("input[value=random]");
  await page.fill("#throw-number", "12345");
  const shown = (await page.locator(".preview-row span").allTextContents()).map(Number);
  assert.equal(shown.reduce((a, b) => a + b, 0), 98);
  await page.check("input[value=guess]");
  await page.click("[type=submit]");
  await page.click("[data-do=guess-hide-2]");
  assert.match(await page.locator(".guess").textContent(), /Tek mi, çift mi\?/);
  assert.equal(await page.locator(".counter").count(), 0, "what is hidden does not show");
  await page.click("[data-do=guess-odd]");
  assert.equal(await page.locator(".counter").count(), 2);
  assert.match(await page.locator(".guess").textContent(), /the asker chooses a side/);
  await page.click("[data-do=guess-advice]");
  assert.match(await page.locator(".guess p").last().textContent(), /^(South|North) wins by \d+ seeds/);
  await page.click("[data-do=guess-north]");
  assert.equal(await page.locator("#status-words").textContent(), "South to move, the guesser");
  const p = await position(page);
  assert.deepEqual([...[...p.north].reverse(), ...p.south], shown, "the throw that was shown is the one played");
  // The same number gives the same board in the package.
  assert.deepEqual(p, await page.evaluate(async () => (await import("otau")).start("mangala-iv", { random: 12345 })));
  assert.equal(await inBoard(page, ".target.legal").count(), 1, "there is never a choice");
  const other = p.south.findIndex((n, i) => i > 0 && n > 0) + 1;
  await press(page, "south", other);
  assert.match(await notice(page), /You must play your leftmost pit that holds counters/);
});

test("Mangala IV pit by pit: the total is watched, and an empty row passes", async () => {
  const { page } = site;
  await choose(page, "mangala-iv");
  await page.check("input[value=given]");
  const inputs = page.locator(".given-row input");
  for (let i = 0; i < 7; i++) await inputs.nth(7 + i).fill("0");
  assert.match(await page.locator(".total").textContent(), /49 counters are left/);
  assert.equal(await page.locator("[type=submit]").isDisabled(), true);
  for (let i = 0; i < 7; i++) await inputs.nth(i).fill("14");
  await page.click("[type=submit]");
  assert.deepEqual((await position(page)).south, Array(7).fill(0));
  await press(page, "south", 1);
  assert.match(await notice(page), /must pass/);
  await act("pass");
  assert.equal((await position(page)).turn, "north");
  assert.equal(await notice(page), "South passes.");
  assert.equal(await page.locator("#moves .move").textContent(), "pass");
});

test("readings are shown as readings", async () => {
  const { page } = site;
  await choose(page, "kiothi");
  assert.equal(await page.locator("#rules .reading").count(), await page.evaluate(async () => (await import("otau")).games().find((g) => g.id === "kiothi").readings.length));
  for (const text of await page.locator("#rules .reading").allTextContents()) assert.ok(text.replace("Reading", "").trim().length > 10, text);
  await choose(page, "toguz-kumalak");
  assert.equal(await page.locator("#rules .reading").count(), 0);
});

test("three seeds that make no tuzdik are spoken of", async () => {
  const { page } = site;
  // A record in which the fourteenth move leaves three seeds: the package says which move.
  const found = await page.evaluate(async () => {
    const { start, legalMoves, play } = await import("otau");
    let p = start("toguz-kumalak"), moves = [], n = 7;
    while (!p.outcome) {
      for (const move of legalMoves(p)) if (play(p, move).events.some((e) => e.kind === "withheld")) return { moves, move };
      const legal = legalMoves(p);
      n = (n * 31 + 11) % 997;
      const move = legal[n % legal.length];
      moves.push(move);
      p = play(p, move).position;
    }
    return null;
  });
  assert.ok(found);
  await page.evaluate((moves) => document.getElementById("board").set({ game: "toguz-kumalak", position: null, moves, ply: moves.length }), found.moves);
  await press(page, found.moves.length % 2 ? "north" : "south", found.move.pit);
  assert.match(await notice(page), /No tuzdik, because/);
});
