// Moves, positions and games as text, through the package: what is written is read back,
// what people write is understood, what is wrong is told with its place.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  formatMove,
  formatPosition,
  formatRecord,
  games,
  legalMoves,
  parseMove,
  parsePosition,
  parseRecord,
  play,
  start,
} from "otau";
import { answered, failure, frozen, lots } from "./data.mjs";

const ids = games().map(({ id }) => id);
const toguz = start("toguz-kumalak");

/** A random game: every position and the move played in it. */
function randomGame(id, lot) {
  let position = start(id);
  const steps = [];
  while (position.outcome === null) {
    const choices = legalMoves(position);
    const move = answered(position, choices[lot(choices.length)], lot);
    steps.push({ position, move });
    ({ position } = play(position, move));
  }
  return { steps, last: position };
}

const RESULTS = new Map([["south", "1-0"], ["north", "0-1"], [null, "1/2-1/2"]]);

for (const id of ids) {
  test(`${id}: text is read back`, () => {
    const lot = lots(7);
    for (let round = 0; round < 8; round += 1) {
      const { steps, last } = randomGame(id, lot);
      for (const { position, move } of steps) {
        assert.deepEqual(parseMove(position, formatMove(position, move)), move);
        const line = formatPosition(position);
        assert.match(line, /^[\w.~-]+$/, "it can stand in a URL");
        assert.deepEqual(parsePosition(id, line), { ...position, history: [] });
      }
      const record = frozen({
        game: id,
        tags: { South: "Åsa “Å” \\ \"", North: "Нұрлан", __x: "", Event: "a [b] {c} ; 1. 2" },
        start: start(id),
        moves: steps.map(({ move }) => move),
        comments: { 0: "first {zero}", [steps.length]: "last \\ }" },
        result: RESULTS.get(last.outcome.winner),
      });
      assert.deepEqual(parseRecord(formatRecord(record)), record);
    }
  });
}

test("the family of Toguz Kumalak is written in its own forms too", () => {
  for (const { id, family } of games()) {
    const record = { game: id, tags: {}, start: start(id), moves: [], comments: {}, result: "*" };
    if (family === "toguz-kumalak") {
      const line = formatPosition(start(id), "playstrategy");
      assert.deepEqual(parsePosition(id, line), start(id));
      const text = formatRecord({ ...record, tags: { South: "A", North: "B" } }, "tgk");
      assert.match(text, /\[White "A"\]\n\[Black "B"\]/);
      assert.equal(parseRecord(text).game, id);
    } else {
      for (const call of [() => formatPosition(start(id), "playstrategy"), () => formatRecord(record, "tgk")]) {
        const { code, message } = failure(call);
        assert.equal(code, "bad-notation");
        assert.equal(message, `form: ${id} is not written in this form`);
      }
    }
  }
  assert.equal(
    formatPosition(toguz, "playstrategy"),
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
  );
});

test("records are read as people write them", () => {
  const record = parseRecord('\ufeff[White "A"]\r\n[Black "B"]\r\n\r\n1. 76 (10) 98 {zero}\r\n2... 1-0\r\n'.replace("2... ", ""));
  assert.equal(record.game, "toguz-kumalak");
  assert.deepEqual(record.moves, [{ pit: 7 }, { pit: 9 }]);
  assert.deepEqual(record.comments, { 2: "zero" });
  assert.equal(record.result, "1-0");
  assert.deepEqual(Object.keys(record), ["game", "tags", "start", "moves", "comments", "result"]);
});

test("a tag may have any name", () => {
  const record = parseRecord('[__proto__ "x"]\n[constructor "y"]\n\n*');
  assert.deepEqual(Object.entries(record.tags), [["__proto__", "x"], ["constructor", "y"]]);
  assert.deepEqual(parseRecord(formatRecord(record)), record);
});

test("errors in a text tell their place, as JavaScript counts", () => {
  const text = '[Event "Қазақстан 🐎"]\n\n1. 76 qq *';
  const error = failure(() => parseRecord(text));
  assert.equal(error.code, "bad-notation");
  assert.equal(text.slice(error.at, error.at + 2), "qq");
  assert.match(error.message, new RegExp(`^text\\[${error.at}\\]: move 2: expected `));
  for (const [call, at] of [
    [() => parseMove(toguz, ""), 0],
    [() => parseMove(toguz, "x"), 0],
    [() => parseMove(toguz, "77"), undefined],
    [() => parsePosition("toguz-kumalak", "9.9"), undefined],
    [() => parsePosition("kiothi", "nonsense"), 0],
    [() => parseRecord("[Event"), undefined],
    [() => parseRecord('[Game "chess"]\n*'), 7],
  ]) {
    const { code, at: found } = failure(call);
    assert.equal(code, "bad-notation");
    assert.ok(Number.isInteger(found));
    if (at !== undefined) assert.equal(found, at);
  }
});

test("what is no text is refused", () => {
  for (const value of [undefined, null, 76, {}, ["76"], new String("76"), Symbol("76")]) {
    for (const call of [() => parseMove(toguz, value), () => parsePosition("modiar", value), () => parseRecord(value)]) {
      const { code, message } = failure(call);
      assert.equal(code, "bad-notation");
      assert.match(message, /^text: expected a text, got /);
    }
  }
  for (const form of [null, "", "tgk", "OTAU", 1, {}]) {
    assert.match(failure(() => formatPosition(toguz, form)).message, /^form: expected "otau" or "playstrategy", got /);
  }
});

test("what is no record is refused", () => {
  const record = { game: "modiar", tags: {}, start: start("modiar"), moves: [{ pit: 1 }], comments: {}, result: "*" };
  assert.equal(typeof formatRecord(record), "string");
  for (const [more, code, words] of [
    [{ game: "chess" }, "bad-notation", /^record\.game: /],
    [{ game: "kiothi" }, "bad-notation", "record.start: expected a position of kiothi, got one of modiar"],
    [{ tags: [] }, "bad-notation", "record.tags: expected an object with texts, got an array of 0"],
    [{ tags: { South: 3 } }, "bad-notation", 'record.tags: expected a text as "South", got 3'],
    [{ tags: { 'a"]': "x" } }, "bad-notation", /^record\.tags: expected names of letters/],
    [{ tags: { Result: "1-0" } }, "bad-notation", /got "Result"$/],
    [{ tags: { [Symbol("s")]: "x" } }, "bad-notation", /^record\.tags\[0\]: expected a text, got a symbol$/],
    [{ start: {} }, "bad-position", "record.start.south: expected a value, got nothing"],
    [{ start: null }, "bad-position", "record.start: expected a position, got null"],
    [{ moves: 3 }, "bad-move", "record.moves: expected an array of moves, got 3"],
    [{ moves: [{ pit: 1 }, { pit: 9 }] }, "bad-move", "record.moves[1].pit: expected a whole number from 1 to 3, got 9"],
    [{ moves: Array(70_000).fill({ pit: 1 }) }, "bad-move", /got an array of 70000$/],
    [{ moves: [{ pit: 1 }, { pit: 3 }, { pit: 1 }, { pit: 1 }] }, "illegal-move", /^record\.moves\[\d\]: not allowed by move\./],
    [{ comments: { 2: "x" } }, "bad-notation", /^record\.comments: .* from 0 to 1, got "2"$/],
    [{ comments: { "01": "x" } }, "bad-notation", /got "01"$/],
    [{ comments: { 0: 3 } }, "bad-notation", 'record.comments: expected a text as "0", got 3'],
    [{ result: "1:0" }, "bad-notation", 'record.result: expected "1-0", "0-1", "1/2-1/2" or "*", got "1:0"'],
    [{ author: "me" }, "bad-notation", 'record: expected a game record, got one with the key "author"'],
  ]) {
    const error = failure(() => formatRecord({ ...record, ...more }));
    assert.equal(error.code, code, error.message);
    if (words instanceof RegExp) assert.match(error.message, words);
    else assert.equal(error.message, words);
  }
});
