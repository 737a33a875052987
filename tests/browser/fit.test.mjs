// Words of every language in the room they have: none is broken, cut off or written over
// something else, and the tools keep their rows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NAMES } from "../../www/languages.js";
import { ready, record } from "./board.mjs";
import { open } from "./harness.mjs";

const NINE = "9.9.9.t.9.9.9.9.9~9.9.t.9.9.9.9.9.9~9.9~S10";
/** Every game, with a tuzdik on either side where a game has them. */
const GAMES = {
  "toguz-kumalak": NINE, "toguz-kumalak-no-return": NINE, "toguz-kumalak-singletons": NINE,
  "qozdatu": "7.7.7.t.7.7.7~7.7.t.7.7.7.7~7.7~S10",
  "bestemshe": "", "modiar": "", "mangala-iv": "", "kiothi": "", "kiothi-25": "",
};

/** What does not fit, in words. */
function misfits() {
  const wrong = [];
  const root = document.getElementById("board").shadowRoot;
  const within = (inner, outer, slack) => inner.left >= outer.left - slack && inner.right <= outer.right + slack;
  const name = document.getElementById("game-name");
  for (const found of name.textContent.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(name.firstChild, found.index);
    range.setEnd(name.firstChild, found.index + found[0].length);
    // A word of two directions has two boxes, but on one line.
    const feet = [...range.getClientRects()].map(({ bottom }) => bottom);
    if (Math.max(...feet) - Math.min(...feet) > 10) wrong.push(`${found[0]} is broken in the head`);
  }
  if (name.getBoundingClientRect().height > 2.6 * parseFloat(getComputedStyle(name).fontSize)) wrong.push("more than two lines in the head");
  if (document.querySelector(".moves .panel-head").getBoundingClientRect().height > 50) wrong.push("the steps stand below their heading");
  for (const pit of root.querySelectorAll(".pit.owned")) {
    const bowl = pit.querySelector(".tuzdik-bowl").getBoundingClientRect();
    const ring = pit.querySelector(".tuzdik-ring").getBoundingClientRect();
    for (const words of pit.querySelectorAll(".tuzdik text")) {
      const box = words.getBoundingClientRect();
      if (!within(box, bowl, 0)) wrong.push(`${words.textContent} reaches out of its tuzdik`);
      if (!within(box, ring, -1.5)) wrong.push(`${words.textContent} touches its tuzdik's ring`);
    }
  }
  for (const store of root.querySelectorAll(".store")) {
    const words = store.querySelector(".store-name");
    if (!within(words.getBoundingClientRect(), store.querySelector(".plate").getBoundingClientRect(), -2)) wrong.push(`${words.textContent} touches the edge of its plate`);
  }
  for (const words of root.querySelectorAll(".store-name, .owned .tuzdik text")) {
    const shape = words.cloneNode(true), drawn = words.getComputedTextLength();
    shape.removeAttribute("textLength");
    words.after(shape);
    const ratio = drawn / shape.getComputedTextLength();
    shape.remove();
    if (ratio < 0.85 || ratio > 1.05) wrong.push(`${words.textContent} is drawn ${ratio.toFixed(2)} times as wide as it is`);
  }
  for (const node of document.querySelectorAll(".tools .tool:not([hidden]), .top .tool, .panel-head h2")) if (node.scrollWidth > node.clientWidth + 1) wrong.push(`${node.textContent} is cut off`);
  // What a word is called stands in one line, or takes the whole width.
  for (const term of document.querySelectorAll(".words dt")) {
    const { height, width } = term.getBoundingClientRect();
    if (height > 30 && width < term.parentNode.clientWidth - 8) wrong.push(`${term.textContent} wraps beside its word`);
  }
  // Beside the rules the analysis follows right below the moves.
  const [before, after] = ["#moves", ".study"].map((place) => document.querySelector(place).getBoundingClientRect());
  if (after.top - before.bottom > 24) wrong.push(`${after.top - before.bottom} pixels between moves and analysis`);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
  const rows = new Set([...document.querySelectorAll(".tools .tool:not([hidden])")].map((node) => Math.round(node.getBoundingClientRect().top)));
  if (rows.size > (innerWidth < 641 ? 2 : 1)) wrong.push(`the tools take ${rows.size} rows`);
  return wrong;
}

for (const lang of Object.keys(NAMES)) {
  test(`every word finds its room: ${lang}`, async (t) => {
    const site = await open({ width: 360, height: 740, reducedMotion: "reduce", path: `#lang=${lang}` });
    t.after(site.close);
    const { page } = site;
    await ready(page);
    const { games } = (await import(`../../pkg/locales/${lang}.js`)).default;
    const wrong = [];
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [game, start] of Object.entries(GAMES)) {
        await page.evaluate((hash) => { location.hash = hash; }, `lang=${lang}&game=${game}${start && `&start=${start}`}`);
        await page.waitForFunction((id) => document.getElementById("board").position.game === id, game);
        await page.waitForFunction((story) => document.querySelector("#about p")?.textContent === story, games[game].about);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        for (const what of await page.evaluate(misfits)) wrong.push(`${game} at ${width}: ${what}`);
      }
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(site.messages, []);
  });
}

test("nothing reaches beyond 320 pixels, in every language, with the analysis open", async (t) => {
  const site = await open({ width: 320, height: 640, reducedMotion: "reduce" });
  t.after(site.close);
  const { page, address } = site;
  await ready(page);
  await page.evaluate(() => localStorage.setItem("otau", JSON.stringify({ study: true })));
  for (const lang of Object.keys(NAMES)) {
    await page.goto(`${address}?lang=${lang}`);
    await page.locator(".lines li").first().waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 320, lang);
  }
});

test("the heads of the book and of the authors' page take one row on a phone, in every language", async (t) => {
  const site = await open({ width: 360, height: 740, path: "book/index.html" });
  t.after(site.close);
  const { page, address } = site;
  for (const path of ["book", "builder"]) for (const lang of Object.keys(NAMES)) {
    await page.goto(`${address}${path}/index.html?lang=${lang}`);
    await page.waitForFunction(() => document.querySelector(".book-name").textContent);
    const high = await page.locator(".top").evaluate((node) => node.clientHeight);
    assert.ok(high < 60, `${path}, ${lang}: ${high} pixels`);
  }
});

test("what is ticked stands beside the first line of its words", async (t) => {
  const site = await open({ width: 360, height: 740, reducedMotion: "reduce", path: "#lang=kk" });
  t.after(site.close);
  await ready(site.page);
  await site.page.click("#settings");
  const apart = await site.page.locator(".sheet .choice").evaluateAll((labels) => labels.map((label) => {
    const middle = ({ top, height }) => top + height / 2;
    const range = document.createRange();
    range.selectNodeContents(label.querySelector("b"));
    return Math.abs(middle(label.querySelector("input").getBoundingClientRect()) - middle(range.getClientRects()[0]));
  }));
  assert.ok(apart.length >= 3 && Math.max(...apart) < 3, String(apart));
});

test("in a low window nothing of the analysis is written over anything else", async (t) => {
  const site = await open({ width: 1440, height: 700, reducedMotion: "reduce", path: "#lang=kk" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  await page.click("#study-switch");
  await page.locator(".lines li").first().waitFor();
  const over = await page.evaluate(() => {
    document.querySelector(".score").textContent = "Оңтүстік шамамен 43 тасқа озып тұр. 12 жүріс алға қаралды. ".repeat(2);
    return [...document.querySelectorAll(".study-body > *")].filter((node) => node.scrollHeight > node.clientHeight + 4).map((node) => node.className);
  });
  assert.deepEqual(over, []);
});

test("an open analysis takes the room it fills, and the position shown stays in sight among the moves", async (t) => {
  const moves = "3122271741292126121287141912816519141815";
  const site = await open({ width: 1440, height: 900, reducedMotion: "reduce", path: `#game=toguz-kumalak&moves=${moves}&here=${moves.length}` });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  await page.click("#study-switch");
  await page.locator(".lines li").nth(2).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const seen = await page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const list = box("#moves"), here = box("#moves [aria-current]");
    return { empty: box(".rules").top - box("#longer").bottom, above: here.top - list.top, below: list.bottom - here.bottom };
  });
  assert.ok(seen.empty < 40, `${seen.empty} pixels of nothing above the rules`);
  assert.ok(seen.above >= -1 && seen.below >= -1, JSON.stringify(seen));
});

test("where a finished game is reviewed there is room for it beside the verdict", async (t) => {
  const site = await open({ width: 1280, height: 680, reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  const { moves } = record("bestemshe-ps-13");
  await page.evaluate((list) => document.getElementById("board").set({ game: "bestemshe", position: null, moves: list, ply: list.length }), moves.map((pit) => ({ pit })));
  await page.locator("#result button").first().click();
  await page.locator(".turns li").first().waitFor({ timeout: 60_000 });
  const high = await page.locator(".study-body").evaluate((node) => node.clientHeight);
  assert.ok(high > 200, `${high} pixels`);
  await page.locator(".turns .turn-button").nth(1).click();
});

test("a position is written from left to right where the page is not", async (t) => {
  const site = await open({ width: 1440, height: 900, reducedMotion: "reduce", path: "builder/index.html#lang=ar" });
  t.after(site.close);
  await site.page.check("input[value=own]");
  const [first, last] = await site.page.locator(".total bdi").evaluate((node) => {
    const range = document.createRange();
    return [0, node.textContent.length - 1].map((at) => {
      range.setStart(node.firstChild, at);
      range.setEnd(node.firstChild, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  assert.ok(first < last, `${first} ${last}`);
});

test("for authors, too: a long row of pits is broken in the middle, and nothing reaches beyond a phone", async (t) => {
  const site = await open({ width: 360, height: 740, reducedMotion: "reduce", path: "builder/index.html" });
  t.after(site.close);
  const { page } = site;
  await page.check("input[value=own]");
  for (const [game, rows] of [["toguz-kumalak", [5, 4]], ["kiothi", [5, 5]], ["qozdatu", [7]]]) {
    await page.selectOption("#game", game);
    const seen = await page.evaluate(() => {
      const tops = [...document.querySelector(".pits-row").querySelectorAll("input")].map((input) => Math.round(input.getBoundingClientRect().top));
      return { rows: [...new Set(tops)].map((top) => tops.filter((one) => one === top).length), wide: document.documentElement.scrollWidth - innerWidth };
    });
    assert.deepEqual(seen, { rows, wide: 0 }, game);
  }
});
