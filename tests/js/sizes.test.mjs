// What the package weighs. Each limit is a little above what was reached: raise one only for
// something worth its weight, and write the new number into BENCHMARKS.md and pkg/README.md.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { smaller } from "../../xtask/smaller.mjs";

const pkg = new URL("../../pkg/", import.meta.url);
const read = (path) => readFileSync(new URL(path, pkg));

/**
 * What an entry adds to a page that has the rules already: bundled and minified as the classic script
 * is, without the files that come with `otau` and without those named.
 */
async function alone(entry, ...without) {
  const apart = ["index.js", "errors.js", ...without].map((path) => new URL(path, pkg).pathname);
  const plugin = {
    name: "the rules apart",
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => (apart.includes(join(resolveDir, path)) ? { path, external: true } : undefined));
    },
  };
  const { outputFiles } = await build({ entryPoints: [new URL(entry, pkg).pathname], bundle: true, minify: true, charset: "utf8", format: "esm", write: false, logLevel: "silent", plugins: [plugin] });
  return smaller(outputFiles[0].text, true);
}

// In bytes, gzip -9.
const LIMITS = {
  "engine.wasm": [() => read("engine/engine.wasm"), 60_000],
  "engine.wasm inside a script": [() => read("engine/wasm-text.js"), 60_500],
  "slim, without its engine": [() => read("dist/slim.cjs"), 5_300],
  "the board by itself": [() => alone("element/define.js", "analyst.js", "words/index.js", "locales/en.js"), 15_000],
  "sentences": [() => alone("words/index.js"), 1_500],
  "the analyst": [() => alone("analyst.js"), 1_100],
  "English words": [() => alone("locales/en.js"), 7_000],
  "otau.iife.js": [() => read("dist/otau.iife.js"), 92_000],
  "otau.plain.iife.js": [() => read("dist/otau.plain.iife.js"), 123_000],
};

for (const [name, [content, limit]] of Object.entries(LIMITS)) {
  test(`${name} has at most ${limit} bytes`, async (context) => {
    const bytes = Buffer.from(await content());
    const size = gzipSync(bytes, { level: 9 }).length;
    context.diagnostic(`${bytes.length} bytes, ${size} gzip`);
    assert.ok(size <= limit, `${size} bytes`);
    assert.ok(size > limit * 0.85, `${size} bytes: so much better that the limit may come down`);
  });
}

test("as text the engine packs as small as it does by itself", () => {
  const [file, text] = ["engine/engine.wasm", "engine/wasm-text.js"].map((path) => gzipSync(read(path), { level: 9 }).length);
  assert.ok(text < file * 1.03, `${text} against ${file}`);
});
