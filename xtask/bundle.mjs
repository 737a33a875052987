// Makes the forms of the package that a tool has to make, in pkg/dist/.
//   node xtask/bundle.mjs <folder with plain.wasm and plain-glue.js, which know no references>
import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { smaller } from "./smaller.mjs";
import { workerFrom } from "./worker.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const pkg = join(root, "pkg");
const out = join(pkg, "dist");
const made = process.argv[2];
const text = (path) => readFileSync(path, "utf8");

/** Writes only what changed, so that nothing that watches or serves the file wakes for nothing. */
function write(path, content) {
  if (!existsSync(path) || !readFileSync(path).equals(Buffer.from(content))) writeFileSync(path, content);
}

function binaryen(tool, ...args) {
  execFileSync(process.execPath, [join(root, "node_modules/binaryen/bin", tool), ...args], { stdio: ["ignore", "inherit", "inherit"] });
}

/** What a slow tool makes of a file, kept until the file or this script changes. */
function kept(input, output, make) {
  const hash = createHash("sha256").update(readFileSync(join(made, input))).update(readFileSync(fileURLToPath(import.meta.url))).digest("hex");
  const note = join(made, `${output}.from`);
  if (!existsSync(note) || text(note) !== hash) {
    make(join(made, input), join(made, output));
    writeFileSync(note, hash);
  }
  return join(made, output);
}

const strip = ["--strip-debug", "--strip-producers", "--strip-target-features"];

/** The engine as a JavaScript function of its imports. */
function plainEngine() {
  const lower = ["--llvm-memory-copy-fill-lowering", "--signext-lowering", "--llvm-nontrapping-fptoint-lowering"];
  const lowered = kept("plain.wasm", "lowered.wasm", (input, output) => binaryen("wasm-opt", ...lower, "-O2", ...strip, input, "-o", output));
  const source = text(kept("lowered.wasm", "plain.js", (input, output) => binaryen("wasm2js", "-O2", lowered, "-o", output)));
  const body = source.replace(/^import .*$/gm, "").replace(/^\s*var retasmFunc =[^]*$/m, "");
  if (!/function asmFunc\(imports\)/.test(body) || body.length === source.length) throw new Error("wasm2js writes its module in a way this does not know");
  return `${body}\nexport default asmFunc;\n`;
}

/** How many values the glue's list of values from outside holds from the start. */
function fixedValues() {
  const found = text(join(made, "plain-glue.js")).match(/heap = new Array\((\d+)\)\.fill\(undefined\);\s*heap = heap\.concat\(\[undefined, null, true, false\]\)/);
  if (!found) throw new Error("wasm-bindgen begins its list of values in a way this does not know");
  return Number(found[1]) + 4;
}

/** The glue, which expects memory that has grown to take its old views away: here it does not. */
function plainGlue() {
  const view = /if \((cached\w+) === null \|\| [^{]*\) \{/g;
  const glue = text(join(made, "plain-glue.js"));
  if (glue.match(view)?.length !== 2) throw new Error("wasm-bindgen keeps its views of memory in a way this does not know");
  return glue.replace(view, "if ($1?.buffer !== wasm.memory.buffer) {");
}

const withoutWebAssembly = (engine) => ({
  name: "without WebAssembly",
  setup(builder) {
    builder.onResolve({ filter: /^plain engine$/ }, () => ({ path: "engine", namespace: "plain" }));
    builder.onLoad({ filter: /.*/, namespace: "plain" }, () => ({ contents: engine }));
    builder.onResolve({ filter: /\/engine\/engine\.js$|^\.\/engine\.js$/ }, () => ({ path: join(made, "plain-glue.js") }));
    builder.onLoad({ filter: /plain-glue\.js$/ }, () => ({ contents: plainGlue() }));
    builder.onResolve({ filter: /^\.\.\/values\.js$/ }, () => ({ path: join(pkg, "values.js") }));
    // Where the list's own values begin: after those that the glue has put there for good.
    builder.onResolve({ filter: /^__wbindgen_externref_xform__$/ }, () => ({ path: "list", namespace: "list" }));
    builder.onLoad({ filter: /.*/, namespace: "list" }, () => ({ contents: `export const __wbindgen_externref_statics_end = () => ${fixedValues()};` }));
    builder.onLoad({ filter: /wasm-text\.js$/ }, () => ({ contents: 'export default ""; export const order = "";' }));
  },
});

const common = {
  bundle: true, minify: true, target: "es2022", charset: "utf8", legalComments: "none", logLevel: "warning",
  // The glue names one key of its imports several times over; a classic script has no import.meta.
  logOverride: { "duplicate-object-key": "silent", "empty-import-meta": "silent" },
};

async function module(entry, format, file, more = {}) {
  const { outputFiles } = await build({ ...common, entryPoints: [join(pkg, entry)], format, write: false, ...more });
  write(join(out, file), outputFiles[0].contents);
}

/** A script that defines `Otau`; loaded a second time it does nothing. */
async function classic(file, more = {}, finished = (script) => script) {
  const plugins = [...(more.plugins ?? []), workerFrom("`(${otauScript})()`")];
  const { outputFiles } = await build({ ...common, entryPoints: [join(pkg, "classic.js")], format: "iife", globalName: "Otau", write: false, ...more, plugins });
  const script = outputFiles[0].text.replace(/^"use strict";/, "");
  if (!script.startsWith("var Otau=(()=>{")) throw new Error("esbuild begins a script in a way this does not know");
  // By this name the script knows itself: it is its own worker's source.
  write(join(out, file), await finished(`if(!globalThis.Otau)${script.replace("(()=>{", '(function otauScript(){"use strict";')}`));
}

mkdirSync(out, { recursive: true });
const twin = { plugins: [withoutWebAssembly(plainEngine())], inject: [join(pkg, "webassembly.js")] };
await Promise.all([
  module("index.js", "cjs", "index.cjs"),
  module("slim.js", "cjs", "slim.cjs"),
  module("index.js", "esm", "plain.js", twin),
  module("index.js", "cjs", "plain.cjs", twin),
  classic("otau.iife.js", {}, smaller),
  classic("otau.plain.iife.js", twin),
]);
write(join(out, "index.d.cts"), text(join(pkg, "index.d.ts")));
for (const name of ["slim", "plain"]) write(join(out, `${name}.d.cts`), text(join(pkg, `${name}.d.ts`)).replace("./index.js", "./index.cjs"));
const sizes = ["otau.iife.js", "otau.plain.iife.js"].map((name) => `${name} ${Math.ceil(readFileSync(join(out, name)).length / 1000)} KB`);
console.error(`pkg/ is complete: ${sizes.join(", ")}.`);
