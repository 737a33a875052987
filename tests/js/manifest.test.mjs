// custom-elements.json, which editors read, says of the board what is so.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { OtauBoard } from "otau/element";
import { LIGHT } from "../../pkg/element/theme.js";

const pkg = new URL("../../pkg/", import.meta.url);
const read = (path) => readFileSync(new URL(path, pkg), "utf8");
const board = JSON.parse(read("custom-elements.json")).modules[0].declarations[0];
const names = (list) => list.map((one) => one.name).sort();
const source = readdirSync(new URL("element/", pkg)).filter((name) => name.endsWith(".js")).map((name) => read(`element/${name}`)).join("\n");
const found = (pattern) => [...new Set([...source.matchAll(pattern)].map((match) => match[1]))].sort();

test("attributes", () => {
  assert.deepEqual(names(board.attributes), [...new Set([...OtauBoard.observedAttributes, "numbers", "parity", "speed", "theme"])].sort());
});

test("custom properties", () => {
  const used = found(/var\(--otau-([a-z-]+)[,)]/g).map((name) => `--otau-${name}`);
  const colours = Object.keys(LIGHT).map((name) => `--otau-${name}`);
  assert.deepEqual(names(board.cssProperties), [...new Set([...used, ...colours])].sort());
  for (const { name, default: value } of board.cssProperties.filter(({ syntax }) => syntax === "<color>")) {
    assert.equal(value, LIGHT[name.slice("--otau-".length)], name);
  }
});

test("parts, slots and events", () => {
  assert.deepEqual(names(board.cssParts), found(/\bpart(?:: |=)"([a-z]+)"/g));
  // What has no slot is shown until there is a shadow to hide it: that is the fallback.
  assert.deepEqual(names(board.slots), [...found(/make\("slot", \{ name: "([a-z]+)"/g), "fallback"].sort());
  const told = [...read("element/index.d.ts").matchAll(/"(otau-[a-z]+)": CustomEvent/g)].map((match) => match[1]).sort();
  assert.deepEqual(names(board.events), told);
  assert.deepEqual(found(/\bemit\(\w+, "([a-z]+)"/g).map((name) => `otau-${name}`), told);
});

test("methods", () => {
  for (const { name, parameters } of board.members) {
    assert.equal(typeof OtauBoard.prototype[name], "function", name);
    assert.ok(OtauBoard.prototype[name].length <= parameters.length, name);
  }
});
