// The page as it is shipped: small, whole without a net, on any path; and as one file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { position, press, ready } from "./board.mjs";
import { open } from "./harness.mjs";
import { host, make, single } from "./site.mjs";

/** Bytes of everything the page asks for in one language, as a host sends them. */
const LIMIT = 150_000;

const controlled = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller || new Promise((resolve) => { navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }); })).then(() => true));

async function arrive(t) {
  const server = await host();
  const site = await open({ reducedMotion: "reduce", wait: false });
  t.after(async () => { await site.close(); await server.stop().catch(() => {}); });
  await site.page.goto(server.address);
  await ready(site.page);
  return { ...site, server };
}

test("twelve requests at most, and light", async (t) => {
  const server = await host();
  const site = await open({ wait: false });
  // What it fetches for later is no part of the page.
  await site.page.addInitScript(() => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }));
  t.after(async () => { await site.close(); await server.stop(); });
  await site.page.goto(server.address);
  await ready(site.page);
  await site.page.waitForTimeout(300);
  const asked = [...new Set(server.asked)];
  assert.equal(asked.length, server.asked.length, "nothing is asked for twice");
  assert.ok(asked.length <= 12, asked.join(" "));
  const sizes = asked.map((name) => [name, gzipSync(readFileSync(join(server.folder, name)), { level: 9 }).length]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  t.diagnostic(`${asked.length} requests, ${Math.round(total / 1000)} KB gzip`);
  assert.ok(total <= LIMIT, `${total} bytes: ${sizes.map((pair) => pair.join(" ")).join(", ")}`);
  assert.deepEqual(site.messages, []);
});

test("after the first visit everything works without a net: board, computer, book, a deep address", async (t) => {
  const { page, server, messages } = await arrive(t);
  await controlled(page);
  await server.stop();
  await page.reload();
  await ready(page);
  await press(page, "south", 7);
  assert.equal((await position(page)).ply, 1);
  await page.click("#players");
  await page.check("#sheet input[value=computer]");
  await page.fill("#level", "2");
  await page.check("#sheet input[name=you][value=south]");
  await page.click("#seat");
  await page.waitForFunction(() => document.getElementById("board").ply === 2);
  await page.goto(`${server.address}book/`);
  await page.locator("h1, h2").first().waitFor();
  await page.goto(`${server.address}?from=home`);
  await ready(page);
  assert.equal((await position(page)).ply, 2, "and the game is still there");
  assert.deepEqual(messages, []);
});

test("it can be installed: name, icons, one of them maskable, a start within its scope", async (t) => {
  const { page, server } = await arrive(t);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector("link[rel=manifest]");
    return { address: link.href, ...(await (await fetch(link.href)).json()) };
  });
  assert.ok(manifest.name && manifest.short_name.length <= 12);
  assert.equal(new URL(manifest.start_url, manifest.address).href, server.address);
  assert.equal(new URL(manifest.scope, manifest.address).href, server.address);
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, manifest.address).href);
    if (type === "image/png") assert.equal(size, sizes);
  }
});

test("a newer version is told of quietly, never in the middle of a game, and used when asked for", async (t) => {
  const { page, server, messages } = await arrive(t);
  await controlled(page);
  await page.reload();
  await ready(page);
  await press(page, "south", 7);
  const old = readFileSync(join(server.folder, "sw.js"), "utf8");
  server.instead.set("sw.js", old.replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.waitForTimeout(100);
  assert.equal(await page.locator("#update").isHidden(), true, "a game is under way");
  await page.click("#undo");
  await page.locator("#update").waitFor();
  assert.match(await page.locator("#update").textContent(), /newer version/);
  await Promise.all([page.waitForEvent("load"), page.click("#update-now")]);
  await ready(page);
  assert.deepEqual(await page.evaluate(() => caches.keys()), ["otau newer"], "what was kept of the old one is gone");
  assert.equal(await page.locator("#moves .move").count(), 1, "the game is still there");
  assert.deepEqual(messages, []);
});

test("one file plays everything from a disk, the computer in a worker of its own", async (t) => {
  make();
  const site = await open({ reducedMotion: "reduce", wait: false });
  t.after(site.close);
  const { page } = site;
  const asked = [];
  page.on("request", (request) => { if (!/^(data|blob):/.test(request.url())) asked.push(request.url()); });
  await page.goto(pathToFileURL(single).href);
  await ready(page);
  assert.deepEqual(asked, [pathToFileURL(single).href], "nothing else is asked for");
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.click("#new");
  await page.check("input[value=computer]");
  await page.fill("#level", "3");
  await page.click("[data-game=bestemshe]");
  await press(page, "south", 3);
  await page.waitForFunction(() => document.getElementById("board").ply === 2);
  assert.match(workers[0] ?? "", /^blob:/);
  await page.reload();
  await ready(page);
  assert.equal((await position(page)).ply, 2, "it keeps games too");
  assert.deepEqual(site.messages, []);
});
