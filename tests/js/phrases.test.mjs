// What sentences are made of, in every language there is.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { games } from "otau";
import { Phrases } from "otau/words";

const LANGUAGES = readdirSync(new URL("../../pkg/locales/", import.meta.url)).filter((name) => /^\w+\.js$/.test(name)).map((name) => name.slice(0, -3));

test("numbers are written as each language writes them, the small ones too", () => {
  assert.ok(LANGUAGES.length >= 10);
  for (const lang of [...LANGUAGES, "fa", "bn", "mr"]) {
    const phrases = new Phrases({ lang }), wanted = new Intl.NumberFormat(lang);
    for (const number of [...Array(1001).keys(), 0.5, -3, 12345, 1e9]) assert.equal(phrases.number(number), wanted.format(number), `${number} in ${lang}`);
  }
});

test("the rules of a game speak of a tuzdik only where there is one", async () => {
  for (const lang of LANGUAGES) {
    const { default: locale } = await import(`../../pkg/locales/${lang}.js`);
    for (const game of games()) {
      if (game.clauses.some((id) => id.startsWith("tuzdik."))) continue;
      const phrases = new Phrases(locale, game), word = phrases.say("board", "tuzdik").toLowerCase();
      for (const id of game.clauses) assert.ok(!phrases.clause(id).rule.toLowerCase().includes(word), `${game.id}, ${id}, ${lang}`);
    }
  }
});
