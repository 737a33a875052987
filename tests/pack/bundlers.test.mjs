// The packed package through bundlers as they come, the result opened in both browsers.
import resolve from "@rollup/plugin-node-resolve";
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import { build as vite } from "vite";
import webpack from "webpack";
import { BROWSERS, serve, visit } from "./browsers.mjs";
import { Project } from "./packed.mjs";

const project = new Project();
after(() => project.remove());

// Everything an app might use: rules, board, words, and the analyst with its worker.
const entry = project.write("src/main.js", `
import { play, start } from "otau";
import { OtauBoard } from "otau/element";
import "otau/define";
import en from "otau/locales/en.js";
import { analyse } from "otau/analyst";

const { position } = play(start("toguz-kumalak"), { pit: 7 });
const board = document.createElement("otau-board");
board.setAttribute("speed", "instant");
board.locale = en;
document.body.append(board);
board.play({ pit: 7 });
analyse(position, { depth: 2 }).then(({ depth }) => {
  globalThis.result = [position.stores.south, board.position.stores.south, board instanceof OtauBoard, depth];
});
`);
project.write("src/only.js", 'import "otau/define";\n');

const html = (script) => `<!doctype html><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"><body>${script}`;
const page = (name) => project.write(`out/${name}/index.html`, html('<script type="module" src="main.js"></script>'));

const bundlers = {
  async vite() {
    project.write("index.html", html('<script type="module" src="./src/main.js"></script>'));
    await vite({ root: project.folder, base: "./", logLevel: "error", configFile: false, build: { outDir: "out/vite" } });
  },
  async webpack() {
    const compiler = webpack({ mode: "production", context: project.folder, entry: "./src/main.js", output: { path: project.path("out/webpack"), filename: "main.js" }, performance: false });
    const stats = await new Promise((done, failed) => compiler.run((error, stats) => (error ? failed(error) : done(stats))));
    await new Promise((done) => compiler.close(done));
    assert.deepEqual(stats.toJson({ errors: true, warnings: true }).errors, []);
    assert.deepEqual(stats.toJson({ errors: true, warnings: true }).warnings, []);
    page("webpack");
  },
  async rollup() {
    const warnings = [];
    const bundle = await rollup({ input: entry, plugins: [resolve()], onwarn: (warning) => warnings.push(warning.message) });
    await bundle.write({ file: project.path("out/rollup/main.js"), format: "es" });
    await bundle.close();
    assert.deepEqual(warnings, []);
    page("rollup");
  },
  async esbuild() {
    const { warnings } = await esbuild({ entryPoints: [entry], bundle: true, minify: true, format: "esm", outfile: project.path("out/esbuild/main.js"), logLevel: "silent" });
    assert.deepEqual(warnings, []);
    page("esbuild");
  },
};

const address = await serve(project.folder);

for (const [name, build] of Object.entries(bundlers)) {
  test(name, async (context) => {
    await build();
    for (const browser of BROWSERS) {
      await context.test(browser, async () => {
        const { found, complaints } = await visit(browser, `${address}out/${name}/index.html`, (page) => page.waitForFunction(() => globalThis.result).then((handle) => handle.jsonValue()));
        assert.deepEqual(found, [10, 10, true, 2]);
        // Rollup and esbuild copy no worker: the analyst then works in the page itself.
        const worker = ["rollup", "esbuild"].includes(name) ? /analyst-worker/ : /^$/;
        assert.deepEqual(complaints.filter((complaint) => !worker.test(complaint)), []);
      });
    }
  });
}

test("a bundler that drops what is not used keeps what registers the board", async () => {
  const { outputFiles } = await esbuild({ entryPoints: [project.path("src/only.js")], bundle: true, format: "esm", write: false, logLevel: "silent" });
  assert.match(outputFiles[0].text, /customElements\.define\("otau-board"/);
});

test("vite copies the engine for slim, asked for by its address", async () => {
  project.write("slim/index.html", html('<script type="module" src="./main.js"></script>'));
  project.write("slim/main.js", 'import { init, play, start } from "otau/slim"; import engine from "otau/engine.wasm?url"; await init(fetch(engine)); globalThis.result = play(start("toguz-kumalak"), { pit: 7 }).position.stores.south;');
  await vite({ root: project.path("slim"), base: "./", logLevel: "error", configFile: false, build: { outDir: "../out/slim", target: "es2022", emptyOutDir: true } });
  const assets = readdirSync(project.path("out/slim/assets"));
  const engine = assets.find((name) => name.endsWith(".wasm"));
  assert.equal(statSync(join(project.path("out/slim/assets"), engine)).size, project.files.get("package/engine/engine.wasm").length);
  const script = assets.find((name) => name.endsWith(".js"));
  assert.ok(readFileSync(join(project.path("out/slim/assets"), script)).length < 60_000, "the engine is not inside the script as well");
  const { found } = await visit("chromium", `${address}out/slim/index.html`, (page) => page.waitForFunction(() => globalThis.result).then((handle) => handle.jsonValue()));
  assert.equal(found, 10);
});
