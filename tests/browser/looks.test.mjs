// What can be measured of how the page looks: it fits, its targets are large enough,
// nothing jumps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inBoard, pit, press, ready } from "./board.mjs";
import { launch } from "./chromium.mjs";
import { open } from "./harness.mjs";
import { host } from "./site.mjs";

const GAMES = ["modiar", "bestemshe", "qozdatu", "mangala-iv", "toguz-kumalak", "kiothi"];

for (const [width, height] of [[320, 640], [360, 740], [768, 1024], [1600, 900]]) {
  test(`${width} pixels wide every board fits and every pit is 44 pixels or more`, async (t) => {
    const site = await open({ width, height, reducedMotion: "reduce", colorScheme: width % 100 ? "light" : "dark" });
    t.after(site.close);
    const { page } = site;
    await ready(page);
    for (const game of GAMES) {
      await page.evaluate((id) => document.getElementById("board").set({ game: id }), game);
      const seen = await page.evaluate(() => {
        const root = document.getElementById("board").shadowRoot;
        const boxes = [...root.querySelectorAll(".target")].map((node) => node.getBoundingClientRect());
        const frame = root.querySelector(".frame").getBoundingClientRect();
        const scale = frame.width / root.querySelector("svg").viewBox.baseVal.width;
        const sizes = (selector) => [...root.querySelectorAll(selector)].map((node) => Number(node.getAttribute("font-size")) * scale);
        return {
          overflow: document.documentElement.scrollWidth - innerWidth,
          least: Math.min(...boxes.flatMap(({ width, height }) => [width, height])),
          left: Math.min(...boxes.map((b) => b.left)), right: Math.max(...boxes.map((b) => b.right)),
          frame: { left: frame.left, right: frame.right, height: frame.height },
          count: Math.min(...sizes(".count")), number: Math.min(...sizes(".number")), name: Math.min(...sizes(".store-name")),
        };
      });
      assert.ok(seen.overflow <= 0, `${game}: the page is ${seen.overflow} px too wide`);
      assert.ok(seen.least >= 44, `${game}: a pit of ${seen.least} px`);
      assert.ok(seen.frame.left >= 0 && seen.frame.right <= width, `${game}: the board reaches beyond the page`);
      assert.ok(seen.count >= 13, `${game}: counts ${seen.count} px high`);
      assert.ok(Math.min(seen.number, seen.name) >= 9.5, `${game}: labels ${seen.number} and ${seen.name} px high`);
    }
    assert.deepEqual(site.messages, []);
  });
}

test("at 360 pixels a long board stands: South's row is the right-hand column, counted upwards", async (t) => {
  const site = await open({ width: 360, height: 740, reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  const box = (side, number) => pit(page, side, number).boundingBox();
  const [s1, s9, n1, n9] = await Promise.all([box("south", 1), box("south", 9), box("north", 1), box("north", 9)]);
  assert.ok(s1.x > n1.x && s1.y > s9.y && n1.y < n9.y);
  assert.ok(Math.abs(s1.y - n9.y) < 1, "pit 1 faces pit 9");
  await pit(page, "south", 1).focus();
  const here = () => page.evaluate(() => Object.values(document.getElementById("board").shadowRoot.activeElement.dataset).join(" "));
  await page.keyboard.press("ArrowUp");
  assert.equal(await here(), "south 2");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await here(), "north 8");
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.waitForFunction(() => !document.getElementById("board").shadowRoot.querySelector(".frame").classList.contains("upright"));
  assert.equal(await here(), "north 8", "the focus stays when the board lies down");
});

test("nothing jumps while the page comes up or a move is played", async (t) => {
  for (const width of [360, 1280]) {
    const site = await open({ width, height: 800, reducedMotion: "reduce", wait: false });
    t.after(site.close);
    const { page } = site;
    await page.addInitScript(() => {
      globalThis.shifts = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) globalThis.shifts += entry.value; }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(site.address);
    await ready(page);
    await press(page, "south", 7);
    await press(page, "north", 3);
    await page.waitForTimeout(200);
    const shifts = await page.evaluate(() => globalThis.shifts);
    assert.ok(shifts < 0.02, `layout shift ${shifts} at ${width} px`);
  }
});

test("an analysis kept open has its room before it is there", async (t) => {
  const site = await host();
  const browser = await launch();
  t.after(() => Promise.all([browser.close(), site.stop()]));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript(() => {
    localStorage.setItem("otau", JSON.stringify({ study: true }));
    globalThis.shifts = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) globalThis.shifts += entry.value; }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(site.address);
  await ready(page);
  await page.locator(".lines li").first().waitFor();
  const shifts = await page.evaluate(() => globalThis.shifts);
  assert.ok(shifts < 0.02, `layout shift ${shifts}`);
  const high = () => page.locator("#study").evaluate((node) => node.getBoundingClientRect().height);
  assert.ok((await high()) > 200);
  await page.click("#study-switch");
  assert.ok((await high()) < 60, "closed it takes no more room than its name");
});

test("on an upright board a count of two digits stands clear of its pit and of the edge", async (t) => {
  const site = await open({ width: 360, height: 740, reducedMotion: "reduce", path: "#game=toguz-kumalak&start=22.22.22.22.22.22.10.10.10~0.0.0.0.0.0.0.0.0~0.0~S10" });
  t.after(site.close);
  await ready(site.page);
  const rooms = await site.page.evaluate(() => [...document.getElementById("board").shadowRoot.querySelectorAll(".pit[data-side=south]")].map((pit) => {
    const [count, ring, wood] = [pit.querySelector(".count"), pit.querySelector(".ring"), pit.ownerSVGElement.querySelector(".wood")].map((node) => node.getBoundingClientRect());
    return Math.min(count.left - ring.right, wood.right - count.right);
  }));
  assert.ok(Math.min(...rooms) > 3, `${Math.min(...rooms)} px`);
});

test("fences of neighbours stand apart, and one around a pit that may be chosen is not hidden", async (t) => {
  const site = await open({ width: 360, height: 740, reducedMotion: "reduce", path: "#game=kiothi&start=1n.1n.1n.1n.1n.1n.1n.1n.1n.1n~2n.2n.2n.2n.2n.2n.2n.2n.2n.2n~15.15~S2" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const seen = await page.evaluate(() => [...document.getElementById("board").shadowRoot.querySelectorAll(".pit[data-side=south]")].map((pit) => {
      const fence = pit.querySelector(".fence"), { x, y, width, height } = fence.getBBox(), reach = parseFloat(getComputedStyle(fence).strokeWidth) / 2;
      return { shown: getComputedStyle(fence).display !== "none", above: Boolean(pit.querySelector(".ring ~ .fence")),
        left: x - reach, right: x + width + reach, top: y - reach, bottom: y + height + reach };
    }));
    assert.ok(seen.every(({ shown, above }) => shown && above));
    for (const [k, one] of seen.slice(1).entries()) {
      const before = seen[k], room = Math.max(one.left - before.right, before.top - one.bottom);
      assert.ok(room > 0.5, `${width} px: ${room}`);
    }
  }
});

test("light and dark follow the system until the switch says otherwise, and it is remembered", async (t) => {
  const site = await open({ colorScheme: "dark", reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  const look = async () => ({
    page: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    board: await inBoard(page, "stop").first().evaluate((node) => getComputedStyle(node).stopColor),
  });
  const dark = await look();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await look();
  assert.notEqual(dark.page, light.page);
  assert.notEqual(dark.board, light.board);
  await page.click("#theme");
  assert.deepEqual(await look(), dark);
  await page.reload();
  await ready(page);
  assert.deepEqual(await look(), dark);
  await page.click("#theme");
  assert.deepEqual(await look(), light);
  assert.deepEqual(site.messages, []);
});

test("the static picture is well-formed and says what the board says", async (t) => {
  const site = await open({ reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  await press(page, "south", 7);
  const seen = await page.evaluate(() => {
    const parsed = new DOMParser().parseFromString(document.getElementById("board").toSVG(), "image/svg+xml");
    return {
      wrong: parsed.querySelector("parsererror")?.textContent ?? null,
      counts: [...parsed.querySelectorAll(".pit[data-side=north] .count")].map((node) => Number(node.textContent)),
      store: parsed.querySelector(".store[data-side=south] .store-count").textContent,
      variables: parsed.documentElement.outerHTML.includes("var("),
    };
  });
  assert.equal(seen.wrong, null);
  assert.deepEqual(seen.counts, [10, 10, 10, 10, 10, 0, 9, 9, 9]);
  assert.equal(seen.store, "10");
  assert.equal(seen.variables, false);
});
