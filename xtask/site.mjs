// Makes what is shipped of the page, from the modules in www/ and pkg/ that run as they are:
// dist/site/, for any static host, and dist/otau.html, one file that plays from a disk.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { entry, minify, roll, tongue } from "./roll.mjs";
import { workerFrom } from "./worker.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const www = join(root, "www");
const pkg = join(root, "pkg");
const site = join(root, "dist", "site");
const text = (path) => readFileSync(path, "utf8");
const posix = (path) => path.replaceAll("\\", "/");

/** Every page there is. */
const pages = readdirSync(www, { recursive: true }).map(posix).filter((name) => name.endsWith(".html")).sort();

/** While a worker waits for its engine nobody may speak to it in vain. */
const patient = {
  name: "patient worker",
  resolveId: (path) => (path === "patient analyst" ? path : null),
  load: (id) => (id === "patient analyst" ? `
    const early = [];
    const hold = (event) => early.push(event.data);
    addEventListener("message", hold);
    await import(${JSON.stringify(join(pkg, "analyst-worker.js"))});
    removeEventListener("message", hold);
    for (const data of early) dispatchEvent(new MessageEvent("message", { data }));` : null),
};

/** Names as a page's import map has them, for the one file. */
const names = {
  name: "names",
  setup(builder) {
    builder.onResolve({ filter: /^otau(\/|$)/ }, ({ path }) => ({ path: entry(pkg, path) }));
  },
};

const common = { ...minify, bundle: true, ignoreAnnotations: true };

const SCRIPT = /<script type="module" src="([^"]+)"><\/script>\n/g;
const STYLE = /<link rel="stylesheet" href="([^"]+)">\n/g;
const MAP = /<script type="importmap">[\s\S]*?<\/script>\n/;
const scripts = (html) => [...html.matchAll(SCRIPT)].map((found) => found[1]);
const within = (page, path) => posix(relative(www, resolve(www, dirname(page), path)));

/** A page's styles, to stand in its head: it is painted before anything else has come. */
async function styles(page, html) {
  let all = "";
  for (const [, path] of html.matchAll(STYLE)) all += (await build({ ...minify, bundle: true, write: false, entryPoints: [join(www, within(page, path))] })).outputFiles[0].text.trim();
  return all;
}

/** What a page's scripts always lead to: what they import, and what they fetch first of all. */
function wanted(page, html, chunks) {
  const entries = scripts(html).map((path) => within(page, path));
  const found = new Set(entries), words = new Set();
  const follow = (name, first) => {
    const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
    for (const next of dynamicImports) if (chunks.get(next).tongue) words.add(next);
    for (const next of first ? [...imports, ...dynamicImports.filter((next) => !words.has(next))] : imports) {
      if (found.has(next)) continue;
      found.add(next);
      follow(next, false);
    }
  };
  for (const name of entries) follow(name, true);
  return { scripts: [...found], words: [...words], spoken: [...found].some((name) => Object.keys(chunks.get(name).modules).includes(join(www, "languages.js"))) };
}

/** The script that stands in a page's head. */
async function early(page, up, words, chunks) {
  const files = {}, leftward = [];
  for (const name of words) (files[chunks.get(name).tongue] ??= []).push(up + name);
  for (const lang of Object.keys(files)) if ((await import(pathToFileURL(join(pkg, "locales", `${lang}.js`)).href)).default.dir === "rtl") leftward.push(lang);
  const { outputFiles: [{ text }] } = await build({ ...common, format: "iife", write: false, entryPoints: [join(www, "early.js")],
    define: { WORDS: JSON.stringify(files), LEFTWARD: JSON.stringify(leftward), BOARD: String(page === "index.html") }, plugins: [names] });
  return text.trim();
}

/** A page that loads what was built: no import map, and everything asked for at once. */
async function shipped(page, chunks) {
  const html = text(join(www, page));
  const up = page.includes("/") ? "../".repeat(page.split("/").length - 1) : "./";
  const own = scripts(html), { scripts: all, words, spoken } = wanted(page, html, chunks);
  const apart = all.filter((name) => !own.some((path) => within(page, path) === name));
  // The engine last: until it comes the scripts have something to draw.
  const head = [...own.map((path) => `<script type="module" src="${path}"></script>`), ...apart.map((name) => `<link rel="modulepreload" href="${up}${name}">`),
    `<link rel="preload" as="fetch" crossorigin href="${up}engine.wasm">`, spoken ? `<script>${await early(page, up, words, chunks)}</script>` : "", `<style>${await styles(page, html)}</style>`];
  return html.replace(MAP, "").replace(STYLE, "").replace(SCRIPT, "").replace("</title>\n", () => `</title>\n${head.filter(Boolean).join("\n")}\n`)
    .replace("<html ", `<html data-offline="${up}sw.js" `);
}

async function makeSite() {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  // The board's page is bundled by itself: what the others share with it would come in crumbs.
  // So would be what an embedded board and the worker, which are fetched alone, have with it.
  const board = {}, others = {}, embedded = { embed: join(www, "embed.js") }, worker = { "analyst-worker": "patient analyst" };
  for (const page of pages) {
    for (const path of scripts(text(join(www, page)))) (page === "index.html" ? board : others)[within(page, path).replace(/\.js$/, "")] = join(www, within(page, path));
  }
  const chunks = new Map();
  for (const entries of [board, others, embedded, worker]) {
    // The board's page comes in two: its first words, and all the rest that a game wants.
    const steps = entries === board ? ["main.js", "page.js"].map((name) => join(www, name)) : [];
    for (const chunk of await roll(entries, { root, site, plugins: [patient], steps, spoken: entries === board, ready: entries === board ? join(www, "engine.js") : null })) chunks.set(chunk.fileName, { ...chunk, tongue: Object.keys(chunk.modules).map(tongue).find(Boolean) });
  }
  cpSync(join(pkg, "engine/engine.wasm"), join(site, "engine.wasm"));
  for (const page of pages) {
    mkdirSync(dirname(join(site, page)), { recursive: true });
    writeFileSync(join(site, page), await shipped(page, chunks));
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
  const inside = workerFrom("analystSource", 'import analystSource from "analyst source";\n');
  const source = {
    name: "the worker's source",
    setup(builder) {
      builder.onResolve({ filter: /^analyst source$/ }, () => ({ path: "analyst", namespace: "source" }));
      builder.onLoad({ filter: /.*/, namespace: "source" }, () => ({ contents: worker.outputFiles[0].text, loader: "text" }));
    },
  };
  const script = await build({ ...common, entryPoints: [join(www, "main.js")], format: "iife", write, plugins: [names, inside, source] });
  const page = text(join(www, "index.html")), style = await styles("index.html", page);
  const html = page
    .replace(MAP, "")
    .replace(/<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n/g, "")
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(text(join(www, "icon.svg")))}">`)
    .replace(STYLE, "")
    .replace("</head>", () => `<style>${style}</style>\n</head>`)
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
