// What sentences are made of, in every language there is.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { Phrases } from "otau/words";

const LANGUAGES = readdirSync(new URL("../../pkg/locales/", import.meta.url)).filter((name) => /^\w+\.js$/.test(name)).map((name) => name.slice(0, -3));

test("numbers are written as each language writes them, the small ones too", () => {
  assert.ok(LANGUAGES.length >= 10);
  for (const lang of [...LANGUAGES, "fa", "bn", "mr"]) {
    const phrases = new Phrases({ lang }), wanted = new Intl.NumberFormat(lang);
    for (const number of [...Array(1001).keys(), 0.5, -3, 12345, 1e9]) assert.equal(phrases.number(number), wanted.format(number), `${number} in ${lang}`);
  }
});
