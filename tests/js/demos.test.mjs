// Every clause of every game has a demo in which it acts and a near miss in which it does not.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as otau from "otau";
import { Phrases } from "otau/words";
import boardLocale from "otau/locales/en.js";
import { applied, inHand } from "../../pkg/demo/applied.js";
import { acts, actsIn, actingStep, facts, tell } from "../../pkg/demo/story.js";
import { demos, otherReading } from "../../pkg/demos/index.js";
import demoLocale from "../../pkg/demos/locales/en.js";

const games = otau.games();
const strip = (position) => ({ ...position, history: [], outcome: null, turn: "", ply: 0 });

for (const game of games) {
  const list = demos[game.id];

  test(`${game.id}: demos and near misses of each clause`, () => {
    assert.deepEqual(Object.keys(list), game.clauses);
    for (const clause of game.clauses) {
      const { demo, miss } = list[clause];
      assert.deepEqual(Object.keys(list[clause]), ["demo", "miss"], clause);
      const story = tell(game.id, demo), near = tell(game.id, miss);
      if (clause === "setup.guess") {
        assert.equal(demo.guess.hidden % 2, demo.guess.said, "the guess is right");
        assert.notEqual(miss.guess.hidden % 2, miss.guess.said, "the guess is wrong");
      } else if (clause.startsWith("setup")) {
        const fresh = otau.start(game.id, typeof demo.setup === "object" ? demo.setup : undefined);
        assert.deepEqual(story.start, fresh, clause);
        assert.notDeepEqual(near.start, fresh, clause);
        assert.equal(acts(near, clause), false, clause);
      } else {
        assert.ok(acts(story, clause), `${clause} acts in its demo`);
        assert.ok(!acts(near, clause), `${clause} does not act in its near miss`);
        if (story.entry) assert.ok(actingStep(story, clause) >= 0);
      }
      for (const one of [story, near]) assert.ok(one.entry || one.refusal || one.setup || one === near, `${clause}: something to see`);
    }
  });

  test(`${game.id}: events applied one by one give the position`, () => {
    for (const clause of game.clauses) {
      for (const demo of Object.values(list[clause])) {
        const { before, entry } = tell(game.id, demo);
        if (!entry) continue;
        assert.deepEqual(strip(applied(before, entry.events)), strip(entry.position), clause);
        assert.equal(inHand(entry.events), 0);
      }
    }
  });

  test(`${game.id}: everything shown has words, with no blank left open`, () => {
    const phrases = new Phrases(boardLocale, game), words = new Phrases(demoLocale, game);
    for (const clause of game.clauses) {
      for (const [kind, room] of [["demo", "see"], ["miss", "miss"]]) {
        assert.ok(words.has(room, clause), `${room}: ${clause}`);
        const story = tell(game.id, list[clause][kind]);
        const text = words.say(room, clause, facts(story, clause, phrases, game));
        assert.doesNotMatch(text, /[{}]|undefined|NaN/, `${room} ${clause}: ${text}`);
      }
      assert.ok(words.has("try", clause), `try: ${clause}`);
    }
  });
}

test("the other reading of a clause is another game's, and can be played on the same board", () => {
  for (const game of games) {
    for (const clause of game.clauses) {
      const reading = otherReading(game.id, clause);
      if (!reading) continue;
      const story = tell(reading.game, { ...demos[game.id][clause].demo, ...(reading.setup ? { setup: reading.setup } : { moves: demos[game.id][clause].demo.moves.replace(/(\d)\d.*/, "$1") }) });
      assert.ok(reading.setup || !actsIn(story.entry, clause), `${game.id} ${clause}`);
    }
  }
});
