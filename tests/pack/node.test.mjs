// The packed package in Node and under TypeScript.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Project } from "./packed.mjs";

const project = new Project();
after(() => project.remove());
const tsc = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));
const round = 'const { position } = play(start("toguz-kumalak"), { pit: 7 }); console.log(position.stores.south);';

test("nothing is packed that nobody needs", () => {
  const strangers = [...project.files.keys()].filter((name) => !/^package\/[\w./-]+\.(js|cjs|d\.ts|d\.cts|wasm|json|md)$|^package\/LICENSE-\w+$/.test(name));
  assert.deepEqual(strangers, []);
  assert.ok(!project.files.has("package/classic.js"), "what is bundled is not packed as it was");
});

test("Node, ES modules", () => {
  project.write("esm.mjs", `import { play, start } from "otau"; ${round}`);
  assert.equal(project.node("esm.mjs"), "10\n");
});

test("Node, CommonJS", () => {
  project.write("common.cjs", `const { play, start } = require("otau"); ${round}`);
  assert.equal(project.node("common.cjs"), "10\n");
  project.write("plain.cjs", `const { play, start } = require("otau/plain"); ${round}`);
  assert.equal(project.node("plain.cjs"), "10\n");
});

test("Node, slim", () => {
  project.write("slim.mjs", `import { init, play, start } from "otau/slim"; await init(import.meta.resolve("otau/engine.wasm")); ${round}`);
  assert.equal(project.node("slim.mjs"), "10\n");
});

test("Node, the element where there is no page", () => {
  project.write("element.mjs", `import { OtauBoard } from "otau/element"; import "otau/define"; import en from "otau/locales/en.js"; console.log(typeof OtauBoard, en.lang);`);
  assert.equal(project.node("element.mjs"), "function en\n");
});

test("Node, words without a board", () => {
  const readme = readFileSync(new URL("../../pkg/README.md", import.meta.url), "utf8");
  const [, code, said] = /```js\n(import [^`]*"otau\/words"[^`]*)\n\/\/ "(.*)"\n```/.exec(readme);
  project.write("words.mjs", code.replace(/^moveSentence.*$/m, (call) => `console.log(${call.replace(/;$/, "")});`));
  assert.equal(project.node("words.mjs"), `${said}\n`);
});

test("Node, the analyst", () => {
  project.write("analyst.mjs", `import { start } from "otau"; import { analyse } from "otau/analyst"; console.log((await analyse(start("bestemshe"), { depth: 3 })).depth);`);
  assert.equal(project.node("analyst.mjs"), "3\n");
});

const typed = (from) => `
import { play, start, type GameEvent, type Position } from "${from}";
const { position, events } = play(start("toguz-kumalak"), { pit: 7 });
const kept: Position = position;
const captured = events.reduce((sum: number, event: GameEvent) => event.kind === "capture" ? sum + event.seeds : sum, 0);
export const seeds: number = kept.stores.south + captured;
// @ts-expect-error there is no such game
start("chess");
`;

for (const [resolution, module] of [["bundler", "esnext"], ["node16", "node16"]]) {
  test(`TypeScript --strict, ${resolution}`, () => {
    const files = [["typed.ts", typed("otau")], ["slim.ts", `import { init } from "otau/slim";\nexport const done: Promise<void> = init(fetch("x"));\n${typed("otau/slim")}`], ["plain.ts", typed("otau/plain")],
      ["board.ts", 'import { OtauBoard } from "otau/element";\nimport "otau/define";\nimport en from "otau/locales/en.js";\nexport const board: OtauBoard = document.createElement("otau-board");\nboard.addEventListener("otau-move", (event) => { const ply: number = event.detail.ply; void ply; });\nexport const lang: string = en.lang;\n']];
    // Under node16, a CommonJS consumer gets the types of the CommonJS form.
    if (resolution === "node16") files.push(["common.cts", `import otau = require("otau");\nimport slim = require("otau/slim");\nexport const p: otau.Position = otau.start("modiar");\nexport const q: Promise<void> = slim.init(new Uint8Array());\n`]);
    for (const [name, content] of files) project.write(`${resolution}/${name}`, content);
    project.write(`${resolution}/tsconfig.json`, JSON.stringify({ compilerOptions: { strict: true, noEmit: true, module, moduleResolution: resolution, target: "es2022", lib: ["es2022", "dom"], types: [], skipLibCheck: false }, include: ["*"] }));
    try {
      project.node(tsc, "--project", resolution);
    } catch (error) {
      assert.fail(error.stdout);
    }
  });
}
