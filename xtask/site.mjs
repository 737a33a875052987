// Makes what is shipped of the page, from the modules in www/ and pkg/ that run as they are:
// dist/site/, for any static host, and dist/otau.html, one file that plays from a disk.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const www = join(root, "www");
const pkg = join(root, "pkg");
const site = join(root, "dist", "site");
const text = (path) => readFileSync(path, "utf8");
const posix = (path) => path.replaceAll("\\", "/");

/** Every page there is. */
const pages = readdirSync(www, { recursive: true }).map(posix).filter((name) => name.endsWith(".html")).sort();

/** Where the package's entries are: as its manifest says. */
function entry(name) {
  const { exports } = JSON.parse(text(join(pkg, "package.json")));
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
const names = {
  name: "names",
  setup(builder) {
    builder.onResolve({ filter: /^otau(\/|$)/ }, ({ path }) => ({ path: entry(path) }));
    // The package is served beside the page, at pkg/.
    builder.onResolve({ filter: /^\.\.?\/pkg\// }, ({ path }) => ({ path: join(root, path.replace(/^[./]+/, "")) }));
  },
};

/** On a host the engine is fetched as it is: inside a script it would be a third larger. */
const fetched = {
  name: "engine fetched",
  setup(builder) {
    builder.onLoad({ filter: /pkg[\\/]index\.js$/ }, ({ path }) => {
      const inside = /^import \{ initSync \}[^]*?^initSync\(.*\);$/m;
      const source = text(path);
      if (!inside.test(source)) throw new Error("pkg/index.js begins in a way the site does not know");
      const contents = source.replace(inside, `import init from "./engine/engine.js";\nawait init({ module_or_path: fetch(new URL("./engine.wasm", import.meta.url)) });`);
      return { contents, resolveDir: pkg };
    });
  },
};

/** While a worker waits for its engine nobody may speak to it in vain. */
const patient = {
  name: "patient worker",
  setup(builder) {
    builder.onResolve({ filter: /^patient analyst$/ }, () => ({ path: "analyst-worker", namespace: "patient" }));
    builder.onLoad({ filter: /.*/, namespace: "patient" }, () => ({ resolveDir: pkg, contents: `
      const early = [];
      const hold = (event) => early.push(event.data);
      addEventListener("message", hold);
      await import("./analyst-worker.js");
      removeEventListener("message", hold);
      for (const data of early) dispatchEvent(new MessageEvent("message", { data }));` }));
  },
};

const common = { bundle: true, minify: true, target: "es2022", charset: "utf8", legalComments: "none", logLevel: "warning", ignoreAnnotations: true,
  // wasm-bindgen writes one key of its imports several times over.
  logOverride: { "duplicate-object-key": "silent" } };

const scripts = (html) => [...html.matchAll(/<script type="module" src="([^"]+)"><\/script>/g)].map((found) => found[1]);
const styles = (html) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map((found) => found[1]);
const within = (page, path) => posix(relative(www, resolve(www, dirname(page), path)));

/** A page that loads what was built: no import map, and its modules asked for at once. */
function shipped(page, html, metafile) {
  const up = page.includes("/") ? "../".repeat(page.split("/").length - 1) : "./";
  const wanted = new Set();
  const follow = (output, deep) => {
    for (const { path, kind } of metafile.outputs[output]?.imports ?? []) {
      if (kind !== "import-statement" && !(deep && kind === "dynamic-import" && !path.includes("locales"))) continue;
      const name = posix(relative(site, resolve(root, path)));
      if (wanted.has(name) || /-lang-/.test(name)) continue;
      wanted.add(name);
      follow(path, false);
    }
  };
  for (const script of scripts(html)) follow(posix(relative(root, join(site, within(page, script)))), true);
  const preloads = [...wanted].map((name) => `<link rel="modulepreload" href="${up}${name}">`).join("\n");
  return html.replace('<script type="module"', `<link rel="preload" as="fetch" crossorigin href="${up}engine.wasm">\n<script type="module"`).replace(/<script type="importmap">[\s\S]*?<\/script>\n/, preloads ? `${preloads}\n` : "")
    .replace("<html ", `<html data-offline="${up}sw.js" `);
}

async function makeSite() {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  // The board's page is bundled by itself: what the others share with it would come in crumbs.
  // So would be what an embedded board and the worker, which are fetched alone, have with it.
  const board = {}, others = {}, embedded = { embed: join(www, "embed.js") }, worker = { "analyst-worker": "patient analyst" };
  for (const page of pages) {
    const html = text(join(www, page));
    for (const path of scripts(html)) (page === "index.html" ? board : others)[within(page, path).replace(/\.js$/, "")] = join(www, within(page, path));
    for (const path of styles(html)) await build({ ...common, entryPoints: [{ out: within(page, path).replace(/\.css$/, ""), in: join(www, within(page, path)) }], outdir: site });
  }
  const metafile = { outputs: {} };
  for (const entries of [board, others, embedded, worker]) {
    const made = await build({ ...common, entryPoints: Object.entries(entries).map(([out, path]) => ({ out, in: path })), outdir: site, absWorkingDir: root, format: "esm", splitting: true, chunkNames: "[name]-[hash]", metafile: true, plugins: [names, fetched, patient] });
    Object.assign(metafile.outputs, made.metafile.outputs);
  }
  cpSync(join(pkg, "engine/engine.wasm"), join(site, "engine.wasm"));
  for (const page of pages) {
    mkdirSync(dirname(join(site, page)), { recursive: true });
    writeFileSync(join(site, page), shipped(page, text(join(www, page)), metafile));
  }
  for (const file of ["icon.svg", "manifest.webmanifest", "icons"]) cpSync(join(www, file), join(site, file), { recursive: true });
  writeWorker();
}

/** The service worker knows every file, and its version changes when one of them does. */
function writeWorker() {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).map((file) => posix(relative(site, join(file.parentPath ?? file.path, file.name)))).sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(site, file)));
  const version = hash.digest("hex").slice(0, 12);
  const listed = files.map((file) => `./${file}`);
  writeFileSync(join(site, "sw.js"), `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(listed)};\n${text(join(www, "sw.js"))}`);
}

/** One file: styles, words of every language, engine and analyst, all inside. */
async function makeFile() {
  const write = false;
  const worker = await build({ ...common, entryPoints: [join(pkg, "analyst-worker.js")], format: "iife", write, plugins: [names] });
  const inside = {
    name: "worker inside",
    setup(builder) {
      builder.onLoad({ filter: /pkg[\\/]analyst\.js$/ }, ({ path }) => {
        const outside = 'new Worker(new URL("./analyst-worker.js", import.meta.url), { type: "module" })';
        const source = text(path);
        if (!source.includes(outside)) throw new Error("pkg/analyst.js opens its worker in a way the single file does not know");
        const contents = source.replace(outside, 'new Worker(URL.createObjectURL(new Blob([analystSource], { type: "text/javascript" })))');
        return { contents: `import analystSource from "analyst source";\n${contents}`, resolveDir: pkg };
      });
      builder.onResolve({ filter: /^analyst source$/ }, () => ({ path: "analyst", namespace: "source" }));
      builder.onLoad({ filter: /.*/, namespace: "source" }, () => ({ contents: worker.outputFiles[0].text, loader: "text" }));
    },
  };
  const script = await build({ ...common, entryPoints: [join(www, "main.js")], format: "iife", write, plugins: [names, inside] });
  const style = await build({ ...common, entryPoints: [join(www, "style.css")], write });
  const html = text(join(www, "index.html"))
    .replace(/<script type="importmap">[\s\S]*?<\/script>\n/, "")
    .replace(/<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n/g, "")
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(text(join(www, "icon.svg")))}">`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style.outputFiles[0].text.trim()}</style>`)
    // The rule book is a page of its own.
    .replace(/ *<a [^>]*href="\.\/book\/[^>]*>[\s\S]*?<\/a>\n?/g, "")
    .replace(/<script type="module"[^>]*><\/script>\n/, "")
    .replace("</body>", () => `<script>${script.outputFiles[0].text.trim().replaceAll("</script", "<\\/script")}</script>\n</body>`);
  writeFileSync(join(root, "dist", "otau.html"), html);
  return html.length;
}

if (!existsSync(join(pkg, "engine/engine.js"))) throw new Error("the package is not built");
await makeSite();
const size = await makeFile();
console.error(`dist/site/ is complete, dist/otau.html has ${Math.ceil(size / 1000)} KB.`);
