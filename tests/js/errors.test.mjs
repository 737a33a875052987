// Everything that can be wrong with what comes in, for every function that takes it:
// the code, the words, and that the next good call works.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as otau from "otau";
import { OtauError, explain, games, legalMoves, perft, play, start } from "otau";

const toguz = start("toguz-kumalak");
const kiothi = start("kiothi");
const opened = start("kiothi", { ply: 2, nki: { south: [5], north: [10] } });

function refused(call, code, words, more = {}) {
  let error;
  try {
    const value = call();
    assert.fail(`expected ${code}, got ${JSON.stringify(value)}`);
  } catch (caught) {
    error = caught;
  }
  if (!(error instanceof OtauError)) throw error;
  assert.equal(error.code, code, error.message);
  if (words instanceof RegExp) assert.match(error.message, words);
  else assert.equal(error.message, words);
  for (const [key, value] of Object.entries(more)) assert.deepEqual(error[key], value, key);
  assert.equal(legalMoves(toguz).length, 9, "a good call works after an error");
}

const cycle = { ...toguz };
cycle.stores = cycle;
const holes = [9, 9, 9, , 9, 9, 9, 9, 9];
const throwing = (key) => ({
  ...toguz,
  get [key]() {
    throw new Error("boom");
  },
});
const revoked = Proxy.revocable({}, {});
revoked.revoke();
const revokedRow = Proxy.revocable([], {});
revokedRow.revoke();
const hostile = new Proxy(toguz, {
  ownKeys() {
    throw new Error("boom");
  },
});
const rowWith = (value) => ({ ...toguz, south: [9, 9, 9, value, 9, 9, 9, 9, 9] });
const without = (key) => Object.fromEntries(Object.entries(toguz).filter(([name]) => name !== key));
const number = "expected a whole number from 0 to 162, got";

// What is no position, and what is said of it.
const POSITIONS = [
  [undefined, "position: expected a position, got nothing"],
  [null, "position: expected a position, got null"],
  [3, "position: expected a position, got 3"],
  [NaN, "position: expected a position, got NaN"],
  [10n, "position: expected a position, got a bigint"],
  ["toguz-kumalak", 'position: expected a position, got "toguz-kumalak"'],
  [true, "position: expected a position, got true"],
  [Symbol("s"), "position: expected a position, got a symbol"],
  [() => toguz, "position: expected a position, got a function"],
  [[toguz], "position: expected a position, got an array of 1"],
  [{}, "position.south: expected a value, got nothing"],
  [new Date(), "position.south: expected a value, got nothing"],
  [{ ...toguz, seeds: 3 }, 'position: expected a position, got one with the key "seeds"'],
  [{ ...toguz, random: 3 }, 'position: expected a position, got one with the key "random"'],
  [{ ...toguz, [Symbol("s")]: 3 }, 'position: expected a position, got one with the key "Symbol(s)"'],
  [{ ...toguz, ["k".repeat(1000)]: 3 }, `position: expected a position, got one with the key "${"k".repeat(40)}…"`],
  [JSON.parse(`{ "__proto__": {}, ${JSON.stringify(toguz).slice(1)}`), 'position: expected a position, got one with the key "__proto__"'],
  [Object.create(toguz), "position.south: expected a value, got nothing"],
  [cycle, 'position.stores: expected an object with the seeds of south and north, got one with the key "game"'],
  [revoked.proxy, /^position: /],
  [hostile, "position: expected a position, got one with keys that cannot be read"],
  [throwing("south"), "position.south: expected an array of 9 whole numbers, got something that cannot be read"],
  [throwing("game"), "position.game: expected the id of a game, as games() lists them, got something that cannot be read"],
  [throwing("ply"), "position.ply: expected a whole number from 0 to 65535, got something that cannot be read"],
  [throwing("history"), /^position\.history: .*cannot be read/],
  [throwing("outcome"), /^position\.outcome: .*cannot be read/],
  [{ ...toguz, south: revokedRow.proxy }, /^position\.south: /],
  [without("game"), "position.game: expected the id of a game, as games() lists them, got nothing"],
  [without("south"), "position.south: expected a value, got nothing"],
  [without("north"), "position.north: expected a value, got nothing"],
  [without("stores"), "position.stores: expected a value, got nothing"],
  [without("turn"), "position.turn: expected a value, got nothing"],
  [without("ply"), "position.ply: expected a value, got nothing"],
  [without("history"), /^position\.history: expected an array .*, got nothing$/],
  [without("outcome"), "position.outcome: expected an outcome or null, got nothing"],
  [{ ...toguz, game: "chess" }, /^position\.game: .*, got "chess"$/],
  [{ ...toguz, game: "south" }, /^position\.game: .*, got "south"$/],
  [{ ...toguz, game: ["toguz-kumalak"] }, /^position\.game: .*, got an array of 1$/],
  [{ ...toguz, south: 9 }, "position.south: expected an array of 9 whole numbers, got 9"],
  [{ ...toguz, south: "999999999" }, 'position.south: expected an array of 9 whole numbers, got "999999999"'],
  [{ ...toguz, south: [9, 9] }, "position.south: expected an array of 9 whole numbers, got an array of 2"],
  [{ ...toguz, south: Array(10).fill(9) }, "position.south: expected an array of 9 whole numbers, got an array of 10"],
  [{ ...toguz, south: Array(2 ** 31) }, "position.south: expected an array of 9 whole numbers, got an array of 2147483648"],
  [{ ...toguz, south: new Uint8Array(9) }, "position.south: expected an array of 9 whole numbers, got an object"],
  [{ ...toguz, south: { ...toguz.south, length: 9 } }, "position.south: expected an array of 9 whole numbers, got an object"],
  [{ ...toguz, north: null }, "position.north: expected an array of 9 whole numbers, got null"],
  [{ ...toguz, south: holes }, `position.south[3]: ${number} nothing`],
  [rowWith("x"), `position.south[3]: ${number} "x"`],
  [rowWith("9"), `position.south[3]: ${number} "9"`],
  [rowWith(1.5), `position.south[3]: ${number} 1.5`],
  [rowWith(-1), `position.south[3]: ${number} -1`],
  [rowWith(1e9), `position.south[3]: ${number} 1000000000`],
  [rowWith(2 ** 32 + 9), `position.south[3]: ${number} 4294967305`],
  [rowWith(265), `position.south[3]: ${number} 265`],
  [rowWith(NaN), `position.south[3]: ${number} NaN`],
  [rowWith(Infinity), `position.south[3]: ${number} Infinity`],
  [rowWith(9n), `position.south[3]: ${number} a bigint`],
  [rowWith([9]), `position.south[3]: ${number} an array of 1`],
  [rowWith({ valueOf: () => 9 }), `position.south[3]: ${number} an object`],
  [rowWith(new Number(9)), `position.south[3]: ${number} an object`],
  [rowWith(null), `position.south[3]: ${number} null`],
  [rowWith(true), `position.south[3]: ${number} true`],
  [rowWith(8), /^position: expected 162 seeds in all pits and stores together, got 161$/],
  [rowWith(162), /got 315/],
  [{ ...toguz, stores: [0, 0] }, "position.stores: expected an object with the seeds of south and north, got an array of 2"],
  [{ ...toguz, stores: { south: 0 } }, `position.stores.north: ${number} nothing`],
  [{ ...toguz, stores: { south: 0, north: -1 } }, `position.stores.north: ${number} -1`],
  [{ ...toguz, stores: { south: 0, north: 0, east: 0 } }, /got one with the key "east"$/],
  [{ ...toguz, turn: "east" }, 'position.turn: expected "south" or "north", got "east"'],
  [{ ...toguz, turn: 0 }, 'position.turn: expected "south" or "north", got 0'],
  [{ ...toguz, ply: -1 }, "position.ply: expected a whole number from 0 to 65535, got -1"],
  [{ ...toguz, ply: 1e9 }, "position.ply: expected a whole number from 0 to 65535, got 1000000000"],
  [{ ...toguz, tuzdik: null }, /^position\.tuzdik: .*, got null$/],
  [{ ...toguz, tuzdik: { south: 3 } }, "position.tuzdik.north: expected a whole number from 1 to 9, got nothing"],
  [{ ...toguz, tuzdik: { south: 0, north: null } }, "position.tuzdik.south: expected a pit from 1 to 9, got 0"],
  [{ ...toguz, tuzdik: { south: 3, north: null } }, "position.tuzdik.south: expected an empty pit, but pit 3 holds 9"],
  [{ ...toguz, nki: { south: [3], north: [] } }, "position.nki: this game has no nki"],
  [{ ...toguz, history: null }, /^position\.history: .*, got null$/],
  [{ ...toguz, history: ["x"] }, "position.history: expected an array of at most 0 texts, one for a move made, got an array of 1"],
  [{ ...toguz, ply: 2, history: ["x"] }, "position.history[0]: expected a text from the history of a position of this game"],
  [{ ...toguz, ply: 2, history: [7] }, "position.history[0]: expected a text, got 7"],
  [{ ...toguz, outcome: "won" }, 'position.outcome: expected an outcome or null, got "won"'],
  [{ ...toguz, outcome: {} }, "position.outcome.clause: expected the id of a clause, got nothing"],
  [{ ...toguz, outcome: { clause: "end.bribery" } }, 'position.outcome.clause: expected the id of a clause, got "end.bribery"'],
  [{ ...opened, nki: { south: [5, 5], north: [] } }, /^position\.nki\.south: expected each pit once, got 5 twice$/],
  [{ ...opened, nki: { south: [1], north: [] } }, "position.nki.south: expected pits that hold seeds, but pit 1 is empty"],
  [{ ...opened, nki: { south: [0], north: [] } }, /^position\.nki\.south\[0\]: expected a pit from 1 to 10, got 0$/],
  [{ ...opened, nki: { south: Array(11).fill(5), north: [] } }, /expected an array of at most 10 whole numbers, got an array of 11$/],
  [{ ...kiothi, nki: { south: [5], north: [] } }, "position.nki: expected no nki before both players have opened"],
];

const TAKERS = {
  legalMoves: (position) => legalMoves(position),
  play: (position) => play(position, { pit: 1 }),
  explain: (position) => explain(position, { pit: 1 }),
  perft: (position) => perft(position, 1),
  analyse: (position) => otau.analyse(position, { depth: 1 }),
  formatPosition: (position) => otau.formatPosition(position),
  formatMove: (position) => otau.formatMove(position, { pit: 1 }),
  parseMove: (position) => otau.parseMove(position, "12"),
};

for (const [name, call] of Object.entries(TAKERS)) {
  test(`${name} refuses what is no position`, () => {
    for (const [value, words] of POSITIONS) refused(() => call(value), "bad-position", words);
  });
}

test("a position without a prototype, or of somebody's class, is a position", () => {
  assert.equal(legalMoves(Object.assign(Object.create(null), toguz)).length, 9);
  assert.equal(legalMoves(Object.assign(new (class Mine {})(), toguz)).length, 9);
  assert.equal(legalMoves(new Proxy(toguz, {})).length, 9);
  assert.deepEqual(legalMoves({ ...toguz, tuzdik: undefined }), legalMoves(toguz));
});

test("an outcome is worked out, never trusted", () => {
  const won = { clause: "end.majority", winner: "north", stores: { south: 0, north: 162 }, margin: 162 };
  assert.equal(legalMoves({ ...toguz, outcome: won }).length, 9);
  assert.equal(play({ ...toguz, outcome: won }, { pit: 1 }).outcome, null);
});

// What is no move, and what is said of it.
const MOVES = [
  [toguz, undefined, "move: expected a move, got nothing"],
  [toguz, 7, "move: expected a move, got 7"],
  [toguz, "76", 'move: expected a move, got "76"'],
  [toguz, [], "move: expected a move, got an array of 0"],
  [toguz, {}, /^move: expected \{pit\}, .*, got another set of keys$/],
  [toguz, { hole: 3 }, 'move: expected a move, got one with the key "hole"'],
  [toguz, { pit: 7, ply: 3 }, 'move: expected a move, got one with the key "ply"'],
  [toguz, { pit: 0 }, "move.pit: expected a whole number from 1 to 9, got 0"],
  [toguz, { pit: 10 }, "move.pit: expected a whole number from 1 to 9, got 10"],
  [toguz, { pit: 257 }, "move.pit: expected a whole number from 1 to 9, got 257"],
  [toguz, { pit: 1.7 }, "move.pit: expected a whole number from 1 to 9, got 1.7"],
  [toguz, { pit: "7" }, 'move.pit: expected a whole number from 1 to 9, got "7"'],
  [toguz, { pit: NaN }, "move.pit: expected a whole number from 1 to 9, got NaN"],
  [toguz, { pit: undefined }, "move.pit: expected a whole number from 1 to 9, got nothing"],
  [toguz, { get pit() { throw new Error("boom"); } }, "move.pit: expected a whole number from 1 to 9, got something that cannot be read"],
  [toguz, { pit: 7, pass: true }, /got another set of keys$/],
  [toguz, { pass: false }, "move.pass: expected true, got false"],
  [toguz, { pass: 1 }, "move.pass: expected true, got 1"],
  [toguz, { pass: true }, "move: nobody passes in this game"],
  [toguz, { pit: 7, seeds: 9 }, /^move: expected a pit alone/],
  [toguz, { pit: 7, to: { south: [], north: [] } }, /^move\.to\.south: expected an array of 9 whole numbers, got an array of 0$/],
  [toguz, { pit: 7, to: toguz }, /^move\.to: .*key "game"$/],
  [toguz, { pit: 7, to: { south: toguz.south, north: toguz.north } }, "move: this game has no opening in which seeds are placed"],
  [opened, { pit: 7, seeds: 0 }, "move.seeds: expected a whole number from 1 to 60, got 0"],
  [opened, { pit: 7, seeds: 61 }, "move.seeds: expected a whole number from 1 to 60, got 61"],
  [kiothi, { pit: 7, to: null }, /^move\.to: .*, got null$/],
  [kiothi, { pit: 7, seeds: 5, redistribute: false }, "move.redistribute: expected true, got false"],
];

for (const [name, call] of Object.entries({ play, explain, formatMove: otau.formatMove })) {
  test(`${name} refuses what is no move`, () => {
    for (const [position, move, words] of MOVES) refused(() => call(position, move), "bad-move", words);
  });
}

test("a question is answered, not played", () => {
  const question = legalMoves(kiothi)[0];
  assert.equal(explain(kiothi, question), null);
  refused(() => play(kiothi, question), "bad-move", /^move\.redistribute: expected a move, got a question/);
  refused(() => play(opened, { pit: 7 }), "bad-move", /^move: expected a pit and how many of its seeds/);
});

test("a move that a rule forbids names the rule", () => {
  const next = play(toguz, { pit: 7 }).position;
  const more = { clause: "move.own-pit", facts: { pit: 6 } };
  refused(() => play(next, { pit: 6 }), "illegal-move", "move: not allowed by move.own-pit (pit 6)", more);
  assert.deepEqual(explain(next, { pit: 6 }), more);
});

test("a finished game says so", () => {
  const south = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const over = start("toguz-kumalak", { south, north: south, stores: { south: 82, north: 80 } });
  assert.equal(over.outcome.winner, "south");
  refused(() => play(over, { pit: 1 }), "game-over", /end\.majority/, { clause: "end.majority" });
  assert.deepEqual(explain(over, { pit: 1 }), { clause: "end.majority", facts: {} });
  assert.deepEqual(legalMoves(over), []);
});

test("start refuses what is no game", () => {
  for (const value of [undefined, null, 7, "", "chess", "Toguz-Kumalak", "south", "end.majority", {}, ["modiar"], "__proto__"]) {
    refused(() => start(value), "unknown-game", /^game: expected the id of a game, as games\(\) lists them, got /);
  }
});

test("start refuses what is no set-up", () => {
  const row = toguz.south;
  for (const [game, setup, words] of [
    ["toguz-kumalak", null, "setup: expected an object that sets a game up, got null"],
    ["toguz-kumalak", [], "setup: expected an object that sets a game up, got an array of 0"],
    ["toguz-kumalak", "even", 'setup: expected an object that sets a game up, got "even"'],
    ["toguz-kumalak", { history: [] }, /key "history"$/],
    ["toguz-kumalak", { random: 1 }, "setup.random: toguz-kumalak is not set up by lot"],
    ["mangala-iv", { random: -1 }, "setup.random: expected a whole number from 0 to 9007199254740991, got -1"],
    ["mangala-iv", { random: 0.5 }, "setup.random: expected a whole number from 0 to 9007199254740991, got 0.5"],
    ["mangala-iv", { random: 2 ** 53 }, "setup.random: expected a whole number from 0 to 9007199254740991, got 9007199254740992"],
    ["mangala-iv", { random: "1" }, 'setup.random: expected a whole number from 0 to 9007199254740991, got "1"'],
    ["mangala-iv", { random: 1, ply: 0 }, "setup: expected either random or an arrangement, got both"],
    ["toguz-kumalak", { south: row.slice(1) }, "setup.south: expected an array of 9 whole numbers, got an array of 8"],
    ["toguz-kumalak", { south: row.with(0, 8) }, "setup: expected 162 seeds in all pits and stores together, got 161"],
    ["toguz-kumalak", { turn: "up" }, 'setup.turn: expected "south" or "north", got "up"'],
    ["bestemshe", { tuzdik: { south: 1, north: null } }, "setup.tuzdik: this game has no tuzdik"],
    [
      "toguz-kumalak",
      { south: row.with(0, 8), tuzdik: { south: 9, north: 1 } },
      /^setup: expected 162 seeds .*; setup\.tuzdik\.south: .*last pit.*; setup\.tuzdik\.south: .*; setup\.tuzdik\.north: /,
    ],
  ]) {
    refused(() => start(game, setup), "bad-setup", words);
  }
});

test("perft refuses what is no depth, and what would take for ever", () => {
  for (const depth of [undefined, null, -1, 1.5, NaN, Infinity, "3", 101, 1e9, {}, [3]]) {
    refused(() => perft(toguz, depth), "bad-limits", /^depth: expected a whole number from 0 to 100, got /);
  }
  refused(() => perft(toguz, 100), "bad-limits", "depth: expected fewer moves: this many lead to more than 100000000 positions");
});

test("errors are errors", () => {
  try {
    start("chess");
  } catch (error) {
    assert.ok(error instanceof Error);
    assert.equal(error.name, "OtauError");
    assert.match(String(error), /^OtauError: game: /);
    assert.match(error.stack, /^OtauError: .*\n    at .*errors\.test\.mjs/);
    assert.deepEqual(Object.keys(error), ["code"]);
  }
});

test("games() hands out copies", () => {
  games()[0].clauses.length = 0;
  games()[0].words.pit = "hole";
  assert.ok(games()[0].clauses.length > 5);
  assert.equal(games()[0].words.pit, "otau");
});
