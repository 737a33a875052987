// The page in Firefox: played, kept, without a net, the book and the authors' page, the one file.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { inBoard, pit, position, press, ready, settled } from "../browser/board.mjs";
import { host, make, single } from "../browser/site.mjs";
import { launchers } from "../pack/browsers.mjs";

let browser;
before(async () => {
  make();
  browser = await launchers.firefox();
});
after(() => browser?.close());

/** A page with nothing kept, narrow or wide; whatever it complains of fails the test. */
async function open(t, width) {
  const site = await host();
  const context = await browser.newContext({ viewport: { width, height: 780 }, locale: "en-GB" });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(String(error)));
  t.after(async () => {
    await context.close();
    await site.stop().catch(() => {});
    assert.deepEqual(complaints, []);
  });
  return { page, site };
}

const ply = (page, wanted) => page.waitForFunction((wanted) => document.getElementById("board").ply === wanted, wanted);
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const width of [360, 1280]) {
  test(`played by click and by keyboard, and kept, ${width} wide`, async (t) => {
    const { page, site } = await open(t, width);
    await page.goto(site.address);
    await ready(page);
    assert.ok(await fits(page));
    await press(page, "south", 7);
    await ply(page, 1);
    await pit(page, "north", 3).focus();
    await page.keyboard.press("Enter");
    await ply(page, 2);
    await settled(page);
    assert.equal(await inBoard(page, ".store[data-side=north] .store-count").textContent(), "10");
    await page.reload();
    await ready(page);
    assert.equal((await position(page)).ply, 2);
    assert.equal(await page.locator("#moves .move").count(), 2);
  });

  test(`the book, a puzzle and the authors' page, ${width} wide`, async (t) => {
    const { page, site } = await open(t, width);
    await page.goto(`${site.address}book/`);
    await page.locator("otau-demo .pit").first().waitFor({ state: "attached" });
    assert.ok(await fits(page));
    const demo = page.locator("otau-demo").first();
    await demo.locator("[data-do=step]").click();
    await page.waitForFunction(() => document.querySelector("otau-demo").step === 1);
    await page.goto(`${site.address}book/#puzzle/toguz-kumalak/1`);
    await page.locator("otau-board .target.legal").first().waitFor();
    assert.ok(await fits(page));
    await page.goto(`${site.address}builder/`);
    await page.locator("otau-demo .pit").first().waitFor({ state: "attached" });
    assert.ok(await fits(page));
  });
}

test("without a net", async (t) => {
  const { page, site } = await open(t, 1280);
  await page.goto(site.address);
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
    if (active.state === "activated") resolve();
    active.addEventListener("statechange", () => { if (active.state === "activated") resolve(); });
  })));
  await site.stop();
  await page.reload();
  await ready(page);
  await press(page, "south", 7);
  await ply(page, 1);
  await page.goto(`${site.address}book/`);
  await page.locator("h1").first().waitFor();
});

test("one file from a disk", async (t) => {
  const { page } = await open(t, 1280);
  await page.goto(pathToFileURL(single).href);
  await ready(page);
  await press(page, "south", 7);
  await ply(page, 1);
  await page.reload();
  await ready(page);
  assert.equal((await position(page)).ply, 1);
});
