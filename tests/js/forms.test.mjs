// The other forms of the package: CommonJS, slim, the twin without WebAssembly, the script.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import * as otau from "otau";
import * as plain from "otau/plain";
import * as slim from "otau/slim";

const require = createRequire(import.meta.url);
const wasm = readFileSync(require.resolve("otau/engine.wasm"));
const names = Object.keys(otau).sort();

test("CommonJS has the same functions", () => {
  assert.deepEqual(Object.keys(require("otau")).sort(), names);
  assert.equal(require("otau").start("modiar").turn, "south");
  assert.deepEqual(Object.keys(require("otau/plain")).sort(), names);
  assert.deepEqual(Object.keys(require("otau/slim")).sort(), [...names, "init"].sort());
});

test("slim says that it waits, survives failures, and is started once", async () => {
  // Its engine is the one of the main entry, which has begun: hence another process.
  const script = `
    import assert from "node:assert/strict";
    import { readFileSync } from "node:fs";
    import { init, start, OtauError } from "otau/slim";
    const wasm = readFileSync(${JSON.stringify(require.resolve("otau/engine.wasm"))});
    assert.throws(() => start("modiar"), (error) => error instanceof OtauError && error.code === "not-ready");
    const bad = [undefined, null, 7, {}, new Uint8Array(8), new Response("no", { status: 404 }), { then: (_, reject) => reject(new Error("gone")) }, "file:///nowhere.wasm"];
    for (const source of bad) await assert.rejects(init(source), (error) => error instanceof OtauError && error.code === "bad-engine" && /^init\\(source\\): ./.test(error.message));
    await assert.rejects(init(new Response("no", { status: 404 })), /answered 404/);
    assert.throws(() => start("modiar"), { code: "not-ready" });
    const first = init(Promise.resolve(new Response(wasm, { headers: { "content-type": "text/html" } })));
    assert.equal(init("file:///nowhere.wasm"), first);
    assert.equal(await first, undefined);
    assert.equal(init(null), first);
    assert.equal(start("modiar").turn, "south");
    assert.throws(() => start("x"), { code: "unknown-game" });`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: new URL(".", import.meta.url) });
});

for (const [what, source] of Object.entries({
  address: 'import.meta.resolve("otau/engine.wasm")',
  URL: 'new URL(import.meta.resolve("otau/engine.wasm"))',
  bytes: "wasm",
  buffer: "new Uint8Array(wasm).buffer",
  module: "new WebAssembly.Module(wasm)",
  response: 'new Response(wasm, { headers: { "content-type": "text/plain" } })',
  promise: "WebAssembly.compile(wasm)",
})) {
  test(`slim begins from its ${what}`, () => {
    const script = `import { readFileSync } from "node:fs"; import { init, start } from "otau/slim";
      const wasm = readFileSync(new URL(import.meta.resolve("otau/engine.wasm")));
      await init(${source}); console.log(start("kiothi").turn);`;
    assert.equal(execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: new URL(".", import.meta.url), encoding: "utf8" }), "south\n");
  });
}

test("slim beside the main entry is the same engine", async () => {
  await slim.init(wasm);
  assert.equal(slim.start, otau.start);
});

/** What a call gives: its value, or what it throws. */
function answer(call) {
  try {
    return call();
  } catch ({ name, message, code, clause, facts, at }) {
    return { name, message, code, clause, facts, at };
  }
}

test("the twin without WebAssembly gives the same answers", () => {
  const same = (name, ...args) => {
    const [here, there] = [otau, plain].map((form) => answer(() => form[name](...args)));
    assert.deepEqual(there, here, `${name}(${JSON.stringify(args)})`);
    return here;
  };
  const games = same("games");
  assert.ok(games.length >= 9);
  for (const { id } of games) {
    let position = same("start", id);
    const beginning = position, moves = [];
    for (let ply = 0; ply < 60 && !position.outcome; ply += 1) {
      const choices = same("legalMoves", position);
      const choice = choices[(ply * 7) % choices.length];
      same("explain", position, { pit: 2 });
      const move = choice.redistribute ? otau.analyse(position, { nodes: 50 }).best : choice;
      same("parseMove", position, same("formatMove", position, move));
      moves.push(move);
      ({ position } = same("play", position, move));
    }
    same("play", position, { pit: 1 });
    same("parsePosition", id, same("formatPosition", position));
    same("formatPosition", position, "playstrategy");
    const record = { game: id, tags: { White: "Ш" }, start: beginning, moves, comments: { 1: "„!“" }, result: "*" };
    same("parseRecord", same("formatRecord", record));
    same("perft", beginning, 2);
    if (id !== "mangala-iv") {
      const [here, there] = [otau, plain].map((form) => ({ ...form.analyse(beginning, { depth: 3 }), ms: 0 }));
      assert.deepEqual(there, here);
    }
  }
  same("start", "chess");
  same("start", "modiar", { south: [1, 2, "x"] });
  same("parsePosition", "modiar", "1.2.3~ж");
  same("solve", "modiar", 12);
  assert.equal(names.length, Object.keys(plain).length);
});

for (const file of ["otau.iife.js", "otau.plain.iife.js"]) {
  test(`${file} defines Otau, once`, () => {
    const script = readFileSync(require.resolve(`otau/${file}`), "utf8");
    const page = { TextDecoder, TextEncoder, atob, performance, queueMicrotask, WebAssembly: file.includes("plain") ? undefined : WebAssembly };
    runInNewContext(script, page);
    const { Otau } = page;
    assert.equal(Otau.start("modiar").turn, "south");
    assert.equal(typeof Otau.OtauBoard, "function");
    for (const name of names) assert.ok(name in Otau, name);
    runInNewContext(script, page);
    assert.equal(page.Otau, Otau);
  });
}

test("no form without WebAssembly speaks of it", () => {
  for (const file of ["plain.js", "plain.cjs", "otau.plain.iife.js"]) {
    assert.doesNotMatch(readFileSync(new URL(`../../pkg/dist/${file}`, import.meta.url), "utf8"), /\bWebAssembly\b/);
  }
});
