// The package's README says what is so.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inspect } from "node:util";
import * as otau from "otau";

const readme = readFileSync(new URL("../../pkg/README.md", import.meta.url), "utf8");
const bare = (text) => text.replace(/\/\/|\s/g, "");

test("the example prints what its comments say", () => {
  const [, code] = /```js\n([^]*?)```/.exec(readme);
  const names = /import \{([^}]*)\} from "otau";/.exec(code)[1].split(",").map((name) => name.trim());
  const printed = [];
  const console = { log: (value) => printed.push(value) };
  const body = code.replace(/import .*\n/, "");
  new Function("console", ...names, body)(console, ...names.map((name) => otau[name]));
  assert.equal(printed.length, 4);
  assert.deepEqual(printed[0], Array.from({ length: 9 }, (_, index) => ({ pit: index + 1 })));
  const promises = bare(code);
  for (const value of printed.slice(1)) {
    // In whatever order the comment names the keys.
    const flat = (thing) => Object.entries(thing).flatMap(([key, part]) =>
      typeof part === "object" ? flat(part) : [`${key}:${inspect(part).replaceAll("'", '"')}`]);
    for (const pair of flat(value)) assert.ok(promises.includes(bare(pair)), `${pair} is promised`);
  }
});

test("every function is in the table", () => {
  const named = new Set([...readme.matchAll(/`(\w+)\(/g)].map(([, name]) => name));
  const functions = Object.keys(otau).filter((name) => name !== "OtauError");
  assert.deepEqual(functions.filter((name) => !named.has(name)), []);
});
