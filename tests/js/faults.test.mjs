// Everything that is wrong with an arrangement, as data: whoever takes one tells all of it at once.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { formatRecord, legalMoves, parseMove, parsePosition, parseRecord, start } from "otau";
import { failure } from "./data.mjs";

const toguz = start("toguz-kumalak");
const nine = toguz.south;
const tuzdik = (south, north) => ({ tuzdik: { south, north } });
const nki = (south, north = []) => ({ nki: { south, north } });

// A game, how it is set up, and what is wrong with that.
const CASES = [
  ["toguz-kumalak", { south: nine.with(3, 163) }, [{ kind: "too-many", at: "south[3]", side: "south", most: 162, got: 163, pit: 4 }]],
  ["modiar", { stores: { south: 0, north: 4294967295 } }, [{ kind: "too-many", at: "stores.north", side: "north", most: 42, got: 4294967295 }]],
  ["modiar", { ply: 65536 }, [{ kind: "too-many", at: "ply", most: 65535, got: 65536 }]],
  ["toguz-kumalak", { south: nine.with(3, 14) }, [{ kind: "total", at: "", total: 162, got: 167 }]],
  ["toguz-kumalak", { south: nine.with(3, 0) }, [{ kind: "total", at: "", total: 162, got: 153 }]],
  ["toguz-kumalak", tuzdik(0, 10), [
    { kind: "no-such-pit", at: "tuzdik.south", side: "south", pits: 9, got: 0 },
    { kind: "no-such-pit", at: "tuzdik.north", side: "north", pits: 9, got: 10 },
  ]],
  ["toguz-kumalak", tuzdik(9, 9), [
    { kind: "tuzdik-last", at: "tuzdik.south", side: "south", pit: 9 },
    { kind: "tuzdik-holds", at: "tuzdik.south", side: "south", pit: 9, seeds: 9 },
    { kind: "tuzdik-last", at: "tuzdik.north", side: "north", pit: 9 },
    { kind: "tuzdik-holds", at: "tuzdik.north", side: "north", pit: 9, seeds: 9 },
    { kind: "tuzdik-twin", at: "tuzdik", pit: 9 },
  ]],
  ["bestemshe", { ...tuzdik(1, null), ...nki([1]) }, [{ kind: "no-such-mark", at: "tuzdik" }, { kind: "no-such-mark", at: "nki" }]],
  ["kiothi", nki([5, 5, 1], [6, 11]), [
    { kind: "nki-opening", at: "nki" },
    { kind: "nki-twice", at: "nki.south", side: "south", pit: 5 },
    { kind: "nki-empty", at: "nki.south", side: "south", pit: 1 },
    { kind: "no-such-pit", at: "nki.north[1]", side: "north", pits: 10, got: 11 },
  ]],
  // Numbers too large hide nothing but the sum that they make.
  ["toguz-kumalak", { south: nine.with(0, 1e9), north: nine.with(8, 200), stores: { south: 500, north: 0 }, ply: 1e6, ...tuzdik(3, 3) }, [
    { kind: "too-many", at: "south[0]", side: "south", most: 162, got: 1e9, pit: 1 },
    { kind: "too-many", at: "stores.south", side: "south", most: 162, got: 500 },
    { kind: "too-many", at: "north[8]", side: "north", most: 162, got: 200, pit: 9 },
    { kind: "too-many", at: "ply", most: 65535, got: 1e6 },
    { kind: "tuzdik-holds", at: "tuzdik.south", side: "south", pit: 3, seeds: 9 },
    { kind: "tuzdik-holds", at: "tuzdik.north", side: "north", pit: 3, seeds: 9 },
    { kind: "tuzdik-twin", at: "tuzdik", pit: 3 },
  ]],
];

/** The error, whose message has a sentence for every fault. */
function faulty(call, code, faults) {
  const error = failure(call);
  assert.equal(error.code, code, error.message);
  assert.deepEqual(error.faults, faults, error.message);
  assert.equal(error.message.split("; ").length, faults.length, error.message);
  return error;
}

test("a set-up, a position and a record's start name everything that is wrong with them", () => {
  for (const [game, setup, faults] of CASES) {
    const error = faulty(() => start(game, setup), "bad-setup", faults);
    assert.deepEqual(Object.keys(error), ["code", "faults"]);
    const position = { ...start(game), ...setup };
    faulty(() => legalMoves(position), "bad-position", faults);
    faulty(() => formatRecord({ game, tags: {}, start: position, moves: [], comments: {}, result: "*" }), "bad-position", faults);
  }
});

test("so does a text", () => {
  const line = (row) => `${row}~9.9.9.t.9.9.9.9.9~999.9~S0`;
  const text = line("9.9.9.t.9.9.9.9.500");
  const faults = [
    { kind: "too-many", at: "south[8]", side: "south", most: 162, got: 500, pit: 9 },
    { kind: "too-many", at: "stores.south", side: "south", most: 162, got: 999 },
    { kind: "tuzdik-twin", at: "tuzdik", pit: 4 },
  ];
  assert.equal(faulty(() => parsePosition("toguz-kumalak", text), "bad-notation", faults).at, 0);
  assert.equal(faulty(() => parseRecord(`[Setup "${text}"]\n*`), "bad-notation", faults).at, 8);
  assert.equal(failure(() => parsePosition("toguz-kumalak", line("9.9.x"))).faults, undefined);
});

test("every kind of fault is tried, and in the types", () => {
  const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
  const ids = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, id]) => id))].sort();
  const source = read("../../src/setup.rs");
  const kinds = ids(source.slice(source.indexOf("\nkinds! {"), source.indexOf("\n}\n", source.indexOf("\nkinds! {"))), /^    \w+ "([\w-]+)"/gm);
  assert.ok(kinds.length > 9, "the kinds were not found");
  const types = read("../../pkg/index.d.ts");
  const typed = ids(types.slice(types.indexOf("export type Fault ="), types.indexOf("export class OtauError")), /kind: "([\w-]+)"/g);
  const tried = [...new Set(CASES.flatMap(([, , faults]) => faults.map(({ kind }) => kind)))].sort();
  // Rows of another length are no rows here, and told before.
  const ours = kinds.filter((kind) => kind !== "row");
  assert.deepEqual(typed, ours);
  assert.deepEqual(tried, ours);
});

test("what is no number, or none that fits into 32 bits, is told by itself", () => {
  for (const value of ["9", 1.5, -1, NaN, null, 2 ** 32]) {
    const { code, faults, message } = failure(() => start("toguz-kumalak", { south: nine.with(0, value), ...tuzdik(9, 9) }));
    assert.equal(code, "bad-setup");
    assert.equal(faults, undefined);
    assert.match(message, /^setup\.south\[0\]: expected a whole number from 0 to 162, got [^;]*$/);
  }
});

test("an error in a record says which move it is in, or which game there is not", () => {
  const known = (text) => {
    const { code, message, stack, ...more } = failure(() => parseRecord(text));
    assert.equal(code, "bad-notation");
    return more;
  };
  assert.deepEqual(known("1. 76 99"), { at: 7, move: 2 });
  assert.deepEqual(known("1. 76 6"), { at: 6, move: 2 });
  assert.deepEqual(known("1. 76 98 2. x"), { at: 12, move: 3 });
  assert.deepEqual(known('[Game "o\\"w"]\n*'), { at: 7, game: 'o"w' });
  assert.deepEqual(known('[Game ""]\n*'), { at: 7, game: "" });
  assert.deepEqual(known("1. 76 {"), { at: 7 });
  assert.deepEqual(known("1. 76 1-0 98"), { at: 10 });
  assert.equal(failure(() => parseMove(toguz, "99")).move, undefined, "it stands in no record");
});
