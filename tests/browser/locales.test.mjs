// Every language says everything English says, with the same blanks, and nothing else.
// Runs without a browser, but for what must fit on a phone.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import englishBoard from "../../pkg/locales/en.js";
import englishPage from "../../www/locales/en.js";
import englishBook from "../../www/book/locales/en.js";
import englishBuilder from "../../www/builder/locales/en.js";
import englishDemos from "../../pkg/demos/locales/en.js";
import { NAMES } from "../../www/languages.js";
import { press, ready } from "./board.mjs";
import { open } from "./harness.mjs";

const others = Object.keys(NAMES).filter((lang) => lang !== "en");
const files = (folder) => readdirSync(new URL(`../../${folder}/`, import.meta.url)).filter((name) => name.endsWith(".js")).map((name) => name.slice(0, -3)).sort();
const load = async (folder, lang) => (await import(`../../${folder}/${lang}.js`)).default;

const isEntry = (value) => typeof value === "string" || typeof value.other === "string";

/** Every sentence with the path to it. */
function* sentences(value, path = []) {
  for (const [key, inner] of Object.entries(value)) {
    if (isEntry(inner)) yield [[...path, key].join(" / "), inner];
    else yield* sentences(inner, [...path, key]);
  }
}

const blanks = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
const forms = (entry) => (typeof entry === "string" ? { other: entry } : Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "by")));

/** The plural categories that whole numbers have in a language. */
function categories(lang) {
  const rules = new Intl.PluralRules(lang);
  return new Set(Array.from({ length: 1200 }, (_, n) => rules.select(n)));
}

const ENGLISH = {
  "pkg/locales": englishBoard,
  "www/locales": englishPage,
  "www/book/locales": englishBook,
  "www/builder/locales": englishBuilder,
  "pkg/demos/locales": englishDemos,
};

test("the languages offered are those there are files for", () => {
  for (const folder of Object.keys(ENGLISH)) assert.deepEqual(files(folder), Object.keys(NAMES).sort(), folder);
});

for (const [folder, english] of Object.entries(ENGLISH)) {
  const known = new Map(sentences(english));
  for (const lang of others) {
    test(`${folder}/${lang}.js is whole: no key missing or unused, no blank wrong, every plural`, async () => {
      const locale = await load(folder, lang);
      assert.equal(locale.lang, lang);
      const found = new Map(sentences(locale));
      const faults = [];
      for (const key of known.keys()) if (!found.has(key)) faults.push(`${key} is missing`);
      for (const [key, entry] of found) {
        const model = known.get(key);
        // Where a name is long, it may have a short form for a narrow place.
        if (!model && key.endsWith("-short") && known.has(key.slice(0, -"-short".length))) continue;
        if (!model) { faults.push(`${key} is used nowhere`); continue; }
        if (entry.by !== model.by && typeof entry === "object" && typeof model === "object") faults.push(`${key} counts by another blank`);
        const asked = new Set(Object.values(forms(model)).flatMap(blanks));
        const counted = typeof model === "object" ? model.by ?? "seeds" : entry.by ?? "seeds";
        for (const [form, text] of Object.entries(forms(entry))) {
          if (!text.trim()) faults.push(`${key} is empty`);
          const given = new Set(blanks(text));
          for (const blank of given) if (!asked.has(blank) && blank !== counted) faults.push(`${key}: there is no {${blank}}`);
          // A form for one number need not repeat the number; any other blank belongs to the sentence.
          const spare = new Set(typeof entry === "object" ? [counted] : []);
          const always = Object.values(forms(model)).map(blanks).reduce((a, b) => a.filter((blank) => b.includes(blank)));
          for (const blank of always) if (!given.has(blank) && !spare.has(blank)) faults.push(`${key}: {${blank}} is not said (${form})`);
          if (/[{}]/.test(text.replace(/\{\w+\}/g, ""))) faults.push(`${key}: a brace that is no blank`);
        }
        if (typeof entry === "object") for (const category of categories(lang)) if (!(category in entry)) faults.push(`${key}: no form for “${category}”`);
      }
      assert.deepEqual(faults, []);
    });
  }
}

test("no line ends within a number with its ending, nor within a hyphened word of Kazakh or Kyrgyz", async () => {
  for (const folder of Object.keys(ENGLISH)) {
    for (const lang of others) {
      const breakable = /^k[ky]$/.test(lang) ? /(?<=[\p{L}\d}])-(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})-(?=[\p{L}{])/u : /(?<=[\d}])-(?=\p{L})/u;
      for (const [key, entry] of sentences(await load(folder, lang))) {
        for (const text of Object.values(forms(entry))) assert.doesNotMatch(text, breakable, `${folder}/${lang}.js: ${key}`);
      }
    }
  }
});

test("each is called by its own name and written in its own direction", async () => {
  for (const lang of others) {
    const { dir, name } = await load("pkg/locales", lang);
    assert.equal(name, NAMES[lang]);
    assert.equal(dir, new Intl.Locale(lang).maximize().script === "Arab" ? "rtl" : "ltr", lang);
  }
});

for (const lang of Object.keys(NAMES)) {
  test(`${lang}: everything fits at 360 pixels, and nothing is left unsaid`, async (t) => {
    const site = await open({ width: 360, height: 740, reducedMotion: "reduce", path: `#lang=${lang}` });
    t.after(site.close);
    const { page } = site;
    await ready(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    const fits = async (state) => {
      const wide = await page.evaluate(() => {
        const shown = (node) => node.checkVisibility?.() ?? true;
        const out = [...document.querySelectorAll("main *, header *, dialog[open] *")].filter((node) => shown(node) && node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX !== "visible" && !node.matches(".unseen, .wide, .mark span, input, select, textarea"));
        return [...(document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : []), ...out.map((node) => `${node.tagName}.${node.className}`)];
      });
      assert.deepEqual(wide, [], state);
    };
    await fits("start");
    await press(page, "south", 7);
    await fits("a move told");
    for (const id of ["new", "file", "settings", "players", "note"]) {
      await page.click(`#${id}`);
      await page.locator("#sheet[open]").waitFor();
      await fits(id);
      await page.keyboard.press("Escape");
    }
    const text = await page.evaluate(() => document.body.innerText);
    assert.doesNotMatch(text, /\{\w+\}|undefined|NaN/);
    assert.deepEqual(site.messages, []);
  });
}

test("the language is chosen from the browser, can be changed, is remembered, and stands in links", async (t) => {
  const site = await open({ reducedMotion: "reduce", locale: others[0], permissions: ["clipboard-read", "clipboard-write"] });
  t.after(site.close);
  const { page } = site;
  await ready(page);
  const lang = () => page.evaluate(() => document.documentElement.lang);
  assert.equal(await lang(), others[0]);
  await press(page, "south", 7);
  await page.click("#settings");
  // Nobody whose language it is has read it; whoever can do better may have all of it.
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#mend")]);
  assert.equal(download.suggestedFilename(), `otau-${others[0]}.json`);
  await Promise.all([page.waitForEvent("load"), page.selectOption("#set-language", "en")]);
  await ready(page);
  assert.equal(await lang(), "en");
  assert.match(page.url(), /#lang=en/, "the address says so, for it is not what the browser prefers");
  assert.equal(await page.locator("#moves .move").count(), 1, "the game is still there");
  await page.goto(site.address);
  await ready(page);
  assert.equal(await lang(), "en", "it is remembered");
  await page.goto(`${site.address}#lang=${others[1]}&game=modiar`);
  await page.reload();
  await ready(page);
  assert.equal(await lang(), others[1]);
  await page.click("#file");
  await page.click("#copy-link");
  await page.waitForFunction(() => document.querySelector(".told").textContent);
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), new RegExp(`lang=${others[1]}`));
});
