// Rolls a page's modules into as few files as can be fetched apart: what is always wanted
// together is one file, however many others share parts of it.
import { transform } from "esbuild";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rollup } from "rollup";

export const minify = { minify: true, target: "es2022", charset: "utf8", legalComments: "none", logLevel: "warning",
  // wasm-bindgen writes one key of its imports several times over.
  logOverride: { "duplicate-object-key": "silent" } };

/** Where the package's entries are: as its manifest says. */
export function entry(pkg, name) {
  const { exports } = JSON.parse(readFileSync(join(pkg, "package.json"), "utf8"));
  const wanted = `.${name.slice("otau".length)}`;
  for (const [key, forms] of Object.entries(exports)) {
    const file = forms.import?.default ?? forms.default;
    if (!file) continue;
    if (key === wanted) return join(pkg, file);
    const [before, after] = key.split("*");
    if (after !== undefined && wanted.startsWith(before)) return join(pkg, file.replace("*", wanted.slice(before.length)));
  }
  throw new Error(`the package has no entry ${name}`);
}

/** Names as a page's import map has them. */
const names = (root, pkg) => ({
  name: "names",
  resolveId(path, from) {
    if (/^otau(\/|$)/.test(path)) return entry(pkg, path);
    // The package is served beside the page, at pkg/.
    if (/^\.\.?\/pkg\//.test(path)) return join(root, path.replace(/^[./]+/, ""));
    return from && path.startsWith(".") ? join(from, "..", path) : null;
  },
});

/**
 * On a host the engine is fetched as it is: inside a script it would be a third larger. Whoever
 * imports the package waits for it, but a page with a `ready` of its own, which draws a board before.
 */
const fetched = (pkg, ready) => ({
  name: "engine fetched",
  async transform(source, id) {
    const fetching = 'init({ module_or_path: fetch(new URL("./engine.wasm", import.meta.url)) });';
    if (id === ready) {
      const { games, start } = await import(pathToFileURL(join(pkg, "index.js")).href), [{ id: game, family, pits }] = games();
      return { code: `import init from "../pkg/engine/engine.js";
        export const ready = ${fetching}
        export const first = ${JSON.stringify({ game: { id: game, family, pits }, position: start(game) })};`, map: null };
    }
    if (id !== join(pkg, "index.js")) return null;
    const inside = /^import \{ initSync \}[^]*?^initSync\(.*\);$/m;
    if (!inside.test(source)) throw new Error("pkg/index.js begins in a way the site does not know");
    return { code: source.replace(inside, ready ? "" : `import init from "./engine/engine.js";\nawait ${fetching}`), map: null };
  },
});

/** All of a first page is run at once: Chromium compiles it whole while it still comes, and not piece by piece when it is wanted. */
const EAGER = "//# allFunctionsCalledOnLoad\n";

/** `steps`: as below. */
const small = (steps) => ({
  name: "small",
  async renderChunk(code, { name }) {
    const { code: minified } = await transform(code, { ...minify, format: "esm" });
    return { code: (steps.some((step) => basename(step, ".js") === name) ? EAGER : "") + minified, map: null };
  },
});

/** The language a module of words is in, unless it is English, which is always there. */
export const tongue = (id) => /[\\/]locales[\\/](?!en\.js)(\w+)\.js$/.exec(id)?.[1] ?? null;

/** Tells the file of each module. */
function assigned(steps, spoken) {
  let homes = null;
  return (id, { getModuleInfo }) => {
    if (!homes) {
      homes = new Map();
      for (const step of steps) {
        const home = basename(step, ".js");
        const follow = (module) => {
          if (homes.has(module)) return;
          homes.set(module, home);
          getModuleInfo(module).importedIds.forEach(follow);
        };
        follow(step);
      }
    }
    return homes.get(id) ?? (spoken ? tongue(id) : null);
  };
}

/**
 * Bundles entries (name → module) that share what they have in common; gives the chunks.
 * `steps` names modules that lead to whole files: each with all it imports that none before it did.
 * What one language says is one file too, if it is `spoken` together. `ready` names the module
 * that tells when the engine is there, if not all wait for it.
 */
export async function roll(entries, { root, site, plugins = [], steps = [], spoken = false, ready = null }) {
  const pkg = join(root, "pkg");
  const bundle = await rollup({
    input: entries,
    plugins: [...plugins, names(root, pkg), fetched(pkg, ready), small(steps)],
    onwarn: (warning) => { throw new Error(warning.message); },
  });
  const { output } = await bundle.write({
    dir: site, format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash:8].js", hoistTransitiveImports: false, minifyInternalExports: true,
    manualChunks: steps.length ? assigned(steps, spoken) : undefined,
  });
  await bundle.close();
  for (const { code, fileName } of output) if (code?.includes("import.meta.url") && fileName.includes("/")) throw new Error(`${fileName} would look for the engine in the wrong folder`);
  return output;
}
