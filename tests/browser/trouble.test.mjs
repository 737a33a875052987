// What goes wrong is told in the language of the page, whatever goes wrong: no sentence of
// the package, which speaks English, reaches a person.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { parseRecord, parsePosition } from "../../pkg/index.js";
import { ready } from "./board.mjs";
import { open } from "./harness.mjs";

const NINE = "9.9.9.9.9.9.9.9.9";
/** Texts that cannot be opened, and what is said of them in English. */
const FAULTY = [
  ["hello", "This cannot be read. This is no game, no position and no link to one: “hello”."],
  ['[Game "halma"]\n1. 98', "This cannot be read. There is no game called “halma” here."],
  ["1. 98(10) 98(10)\n2. 11 22(22)\n3. xx", "This cannot be read. Line 3 cannot be understood from “xx” on."],
  ["1. 98(10) 98(10) 2. 99", "This cannot be read. Move 2, 99: By the rules this move is 91."],
  ["1. 98(12)", "This cannot be read. Move 1, 98(12): By the rules this move is 98(10)."],
  ["1. 9x", "This cannot be read. Move 1, 9x: By the rules this move is 98(10)."],
  ["1. 02", "This cannot be read. Move 1, 02: There is no such move here."],
  ["1. 98 {a remark", "This cannot be read. Line 1 cannot be understood from “a remark” on."],
  ["1. 98 {", "This cannot be read. The text ends too early."],
  ['[Event "x"]\n[Event "y"]\n1. 98', "This cannot be read. Line 2 cannot be understood from “Event \"y\"]” on."],
  ["1. 98(10) 1-0 more", "This cannot be read. Line 1 cannot be understood from “more” on."],
  ['[Game "modiar"]\n1. 12 13(9)', null],
  ['[Game "bestemshe"]\n1. 11 55 2. 11', null],
  [`[Setup "${NINE}~${NINE}~5.0~S1"]\n*`, "This cannot be read. 5 seeds too many: all pits and stores together hold 162."],
  [`${NINE}~${NINE}~5.0~S1`, "This cannot be read. 5 seeds too many: all pits and stores together hold 162."],
  [`500.9.9.9.9.9.9.9.9~${NINE}~0.0~S1`, "This cannot be read. South’s pit 1 cannot hold more than 162."],
  [`[Game "bestemshe"]\n[Setup "5.5.t.5.5~5.5.5.5.5~5.0~S2"]\n*`, "This cannot be read. There can be no such position."],
  [`[Game "a \\"b"]\n*`, "This cannot be read. There is no game called “a \"b” here."],
  ["9.9.9.t.9.9.9.9.9~9.9.9.t.9.9.9.9.9~9.9~S10", "This cannot be read. Both tuzdiks have the number 4: they must differ."],
  [`${NINE}~${NINE}~0.0~X1`, "This cannot be read. Line 1 cannot be understood from “X1” on."],
  ["{\"otau\":1,", "This cannot be read. The file of kept games is damaged."],
  ["https://example.org/#game=toguz-kumalak&moves=9)", "This cannot be read. The link is damaged."],
  ["https://example.org/#game=toguz-kumalak&moves=9~", "This cannot be read. There is no such move here."],
  ["https://example.org/#game=bestemshe&moves=1555", null],
  ["https://example.org/#game=halma&moves=1", null],
  ["https://example.org/#game=modiar&start=9.9~1", null],
];

let site;
before(async () => { site = await open({ reducedMotion: "reduce" }); await ready(site.page); });
after(async () => { await site.close(); });

/** What the page says when a text is given it to open. */
async function told(page, text) {
  await page.click("#file");
  await page.click("#open-text");
  await page.fill("#sheet textarea", text);
  await page.locator("#sheet .button.main").click();
  const words = await page.locator("#sheet .told").last().textContent();
  await page.keyboard.press("Escape");
  return words;
}

test("whatever cannot be opened is told in the page's own words", async () => {
  const { page } = site;
  for (const [text, words] of FAULTY) {
    const said = await told(page, text);
    if (words) assert.equal(said, words, text);
    assert.match(said, /^This cannot be read\. ./, text);
    assert.doesNotMatch(said, /text\[|setup|expected|found|[{}]|undefined/, text);
  }
  assert.deepEqual(site.messages, []);
});

test("in another language no English is left in it", async (t) => {
  const arabic = await open({ reducedMotion: "reduce", locale: "ar" });
  t.after(arabic.close);
  await ready(arabic.page);
  for (const [text] of FAULTY) {
    const said = await told(arabic.page, text);
    // What the text itself says may be quoted.
    const ours = said.replace(/«.*?»/g, "").replace(/\u2066.*?\u2069/g, "");
    assert.doesNotMatch(ours, /[A-Za-z]/, `${text}: ${said}`);
  }
  assert.deepEqual(arabic.messages, []);
});

test("every code of the package has a sentence", async () => {
  const types = readFileSync(new URL("../../pkg/index.d.ts", import.meta.url), "utf8");
  const list = types.slice(types.indexOf("export type ErrorCode"), types.indexOf("export class OtauError"));
  const codes = [...list.matchAll(/\| "([a-z-]+)"/g)].map(([, code]) => code);
  assert.ok(codes.length > 8, "the codes were not found");
  const source = readFileSync(new URL("../../www/trouble.js", import.meta.url), "utf8");
  const same = Object.fromEntries([...source.slice(source.indexOf("const SAME"), source.indexOf("};")).matchAll(/"([a-z-]+)": "([a-z-]+)"/g)].map(([, from, to]) => [from, to]));
  const { default: en } = await import("../../www/locales/en.js");
  for (const code of codes) assert.ok(en.page[`error-${same[code] ?? code}`], `no sentence for ${code}`);
  // These texts are faulty for the package, too.
  assert.throws(() => parseRecord("hello"), { code: "bad-notation" });
  assert.throws(() => parsePosition("toguz-kumalak", `${NINE}~${NINE}~5.0~S1`), { code: "bad-notation" });
});
