// The language that an address asks for: every page takes it, and every link keeps it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ready } from "./board.mjs";
import { open } from "./harness.mjs";

/** Every page, by what stands on it when it is there. */
const PAGES = {
  "index.html#game=bestemshe": "#about .words",
  "book/index.html#rule/bestemshe/capture.even": ".clause h2",
  "book/index.html#puzzle/bestemshe": ".puzzle-list a",
  "book/index.html#puzzle/bestemshe/1": ".puzzle otau-board",
  "builder/index.html": "#as-html",
  "builder/embed.html?game=bestemshe&clause=capture.even": "otau-demo",
};

/** The address with the language, behind its # or behind its ?. */
function asking(path, lang, sign) {
  const url = new URL(path, "http://x/");
  if (sign === "?") url.searchParams.set("lang", lang);
  else url.hash = `${url.hash}${url.hash ? "&" : ""}lang=${lang}`;
  return url.href.slice("http://x/".length);
}

const spoken = (page) => page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

for (const sign of ["#", "?"]) {
  test(`every page speaks what its address asks for behind ${sign}, and its links ask for the same`, async (t) => {
    for (const [path, there] of Object.entries(PAGES)) {
      const site = await open({ reducedMotion: "reduce", path: asking(path, "ar", sign) });
      t.after(site.close);
      const { page } = site;
      await page.locator(there).first().waitFor();
      assert.deepEqual(await spoken(page), { lang: "ar", dir: "rtl" }, path);
      const links = await page.evaluate(() => [...document.querySelectorAll("a[href]")].filter((a) => a.origin === location.origin && !a.closest("otau-demo")).map((a) => a.getAttribute("href")));
      if (!path.includes("embed")) assert.ok(links.length, path);
      for (const link of links) assert.match(link, /[#&]lang=ar$/, `${path}: ${link}`);
      assert.deepEqual(site.messages, [], path);
    }
  });
}

test("from page to page the language stays, and the place is found", async (t) => {
  const site = await open({ reducedMotion: "reduce", path: "#lang=tr&game=modiar" });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  const follow = async (link, there, address) => {
    await page.locator(link).first().click();
    await page.waitForURL(address);
    await page.locator(there).first().waitFor();
    assert.equal((await spoken(page)).lang, "tr", link);
  };
  await follow("#book", ".clause h2", /book\/index\.html#rule\/modiar&lang=tr$/);
  await follow("[data-clause='capture.chain'] >> nth=0", "[id='rule/modiar/capture.chain'] .target", /#rule\/modiar\/capture\.chain&lang=tr$/);
  assert.equal(await page.locator(".contents [aria-current]").getAttribute("data-clause"), "capture.chain");
  await follow(".contents a[href^='#puzzle']", ".puzzle-list a", /#puzzle\/modiar&lang=tr$/);
  await follow(".puzzle-list a", ".puzzle otau-board", /#puzzle\/modiar\/1&lang=tr$/);
  await follow(".wide-link", "#as-html", /builder\/index\.html#lang=tr$/);
  await follow(".wide-link", ".clause h2", /book\/index\.html#lang=tr$/);
  await follow(".mark", "#about .words", /index\.html#lang=tr/);
  assert.deepEqual(site.messages, []);
});

test("nothing is added to a link where the browser prefers the language anyway", async (t) => {
  const site = await open({ reducedMotion: "reduce", locale: "tr", path: "book/index.html#rule/modiar" });
  t.after(site.close);
  await site.page.locator(".clause h2").first().waitFor();
  assert.equal((await spoken(site.page)).lang, "tr");
  assert.equal(await site.page.locator("a[href*=lang]").count(), 0);
});

test("a language chosen on the page is louder than the one of its address", async (t) => {
  for (const path of ["#lang=ar&game=modiar", "?lang=ar#game=modiar"]) {
    const site = await open({ reducedMotion: "reduce", path });
    t.after(site.close);
    const { page } = site;
    await ready(page);
    await page.click("#settings");
    await Promise.all([page.waitForEvent("load"), page.selectOption("#set-language", "fr")]);
    await ready(page);
    assert.deepEqual(await spoken(page), { lang: "fr", dir: "ltr" }, path);
    assert.equal(await page.evaluate(() => document.getElementById("board").position.game), "modiar");
    assert.deepEqual(site.messages, []);
  }
});
