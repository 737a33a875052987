// The locale: every clause of every game has its words, every blank is filled, nothing
// stands there unused. Runs without a browser: the sentences are plain functions.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { explain, games, legalMoves, play, start } from "otau";
import { moveSentence, outcomeSentence, Phrases, refusalSentence } from "otau/words";
import locale from "otau/locales/en.js";
import pageLocale from "../../www/locales/en.js";

const catalogue = games();

test("every game, family, clause and reading has its words", () => {
  for (const game of catalogue) {
    const phrases = new Phrases(locale, game);
    const { name, line, about } = locale.games[game.id];
    assert.ok(name && line && about.length > 60, game.id);
    assert.ok(locale.families[game.family].name, game.family);
    for (const id of game.clauses) {
      assert.ok(phrases.has("clauses", id), `${game.id}: ${id}`);
      const { title, rule, reading } = phrases.clause(id);
      assert.ok(title.length > 2 && rule.length > 10, `${game.id}: ${id}`);
      if (game.readings.includes(id)) assert.ok(reading, `${game.id}: ${id} is a reading and says so`);
      else assert.equal(reading, undefined, `${game.id}: ${id} is no reading`);
    }
  }
});

test("no clause, game or family in the locale is one the package does not know", () => {
  const clauses = new Set(catalogue.flatMap((game) => game.clauses));
  const owners = new Set(catalogue.flatMap(({ id, family }) => [id, family]));
  for (const key of Object.keys(locale.clauses)) {
    const [owner, id] = key.includes("/") ? key.split("/") : [null, key];
    assert.ok(clauses.has(id), key);
    assert.ok(owner === null || owners.has(owner), key);
  }
  for (const id of Object.keys(locale.games)) assert.ok(catalogue.some((game) => game.id === id), id);
});

/** A game played by chance, the same every time. */
function* wander(game, seed) {
  let n = seed;
  const next = (below) => (n = (n * 1103515245 + 12345) % 2147483648) % below;
  let position = start(game.id, game.choices ? undefined : { random: seed });
  for (let ply = 0; ply < 200 && !position.outcome; ply++) {
    yield { position, next };
    const choices = legalMoves(position);
    let move = choices[next(choices.length)];
    if (move.redistribute) {
      const to = { south: Array(game.pits).fill(0), north: Array(game.pits).fill(0) };
      for (let k = 0; k < move.seeds; k++) to[next(2) ? "south" : "north"][next(game.pits)] += 1;
      move = { pit: move.pit, to };
    }
    const played = play(position, move);
    yield { mover: position.turn, ...played };
    position = played.position;
  }
}

test("whatever happens in a game is said in whole sentences, and so is why a pit cannot be played", () => {
  for (const game of catalogue) {
    const phrases = new Phrases(locale, game);
    const whole = (sentence, what) => {
      assert.match(sentence, /^[A-Z“].*[.:]$/s, `${game.id}: ${what}: ${sentence}`);
      assert.doesNotMatch(sentence, /[{}]|undefined|NaN|[a-z]+\.[a-z]/, `${game.id}: ${what}: ${sentence}`);
    };
    for (let seed = 1; seed <= 6; seed++) {
      for (const { position, events, mover, outcome } of wander(game, seed * 7919)) {
        if (events) {
          whole(moveSentence(phrases, mover, events), "move");
          if (outcome) whole(outcomeSentence(phrases, outcome), "outcome");
        } else {
          for (let pit = 1; pit <= game.pits; pit++) {
            const refusal = explain(position, { pit });
            if (refusal) whole(refusalSentence(phrases, refusal, position), refusal.clause);
          }
        }
      }
    }
  }
});

/** The page's own files: the rule book and the builder have their own words. */
const folder = new URL("../../www/", import.meta.url);
const pageFiles = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|html)$/.test(name) && !/^(book|builder|locales)\b/.test(name));
const source = pageFiles.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");

test("every word of the page is used, and every word it asks for is there", () => {
  // Keys put together from parts stand in a template: `level-${…}`, or with a suffix: `${name}-line`.
  const starts = [...source.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]);
  const ends = [...source.matchAll(/`\$\{\w+\}(-[a-z]+)`/g)].map((found) => found[1]);
  for (const key of Object.keys(pageLocale.page)) {
    const made = starts.some((start) => key.startsWith(start)) || ends.some((end) => key.endsWith(end));
    assert.ok(source.includes(`"${key}"`) || made, `“${key}” is used nowhere`);
  }
  for (const [, ...keys] of source.matchAll(/(?:data-say|data-label)="([\w-]+)"|(?:this\.|(?<![.\w]))say\("([\w-]+)"/g)) {
    for (const key of keys.filter(Boolean)) assert.ok(pageLocale.page[key], key);
  }
});
