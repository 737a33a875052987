// The package as npm would see it: nothing missing, nothing too much.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../pkg/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));

/** Whether the manifest's list lets a file into the package. */
const shipped = (path) => manifest.files.some((entry) => (entry.endsWith("/") ? path.startsWith(entry) : path === entry));

/** Every module that an entry leads to, itself included. */
function reach(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(new URL(path, root), "utf8");
  for (const [, target] of text.matchAll(/^\s*(?:import|export)\b[^"';]*?["'](\.[^"']+)["']/gm)) {
    reach(new URL(target, new URL(path, root)).href.slice(root.href.length), found);
  }
  return found;
}

test("the package needs nothing else and runs nothing on its own", () => {
  for (const key of ["dependencies", "peerDependencies", "optionalDependencies", "scripts", "bin"]) {
    assert.equal(manifest[key], undefined, key);
  }
  assert.equal(manifest.type, "module");
  assert.equal(manifest.license, "MIT OR Apache-2.0");
});

/** What an entry can be, for whoever imports and whoever requires it: `{ types, default }`. */
const forms = (entry) => (entry.import ? [entry.import, entry.require] : [entry]);

test("every entry is there, types first", () => {
  const found = Object.entries(manifest.exports).flatMap(([name, entry]) => (typeof entry === "string" ? [] : forms(entry).map((form) => [name, form])));
  for (const [name, form] of found) {
    assert.equal(Object.keys(form)[0], "types", name);
    for (const path of Object.values(form)) {
      const folder = path.replace(/\*.*/, "");
      assert.ok(existsSync(new URL(folder, root)), `${name}: ${path}`);
      assert.ok(shipped(path.slice(2)), `${name}: ${path} is in files`);
    }
  }
  for (const path of manifest.files) assert.ok(existsSync(new URL(path, root)), path);
});

/** The modules that can be imported, and the worker's, which is started by its address. */
function entries() {
  const paths = Object.values(manifest.exports).map((entry) => (typeof entry === "string" ? entry : forms(entry)[0].default).slice(2));
  const modules = paths.flatMap((path) => {
    if (path.startsWith("dist/")) return []; // bundled: it leads nowhere
    if (!path.includes("*")) return [path];
    const folder = path.replace(/\*.*/, "");
    return readdirSync(fileURLToPath(new URL(folder, root))).map((name) => folder + name);
  });
  return [...modules, "analyst-worker.js"].filter((path) => path.endsWith(".js"));
}

test("what an entry leads to is shipped", () => {
  const all = new Set(entries().flatMap((entry) => [...reach(entry)]));
  assert.ok(all.has("engine/wasm-text.js") && all.has("values.js") && all.has("element/board.js"));
  for (const path of all) assert.ok(shipped(path), `${path} is in files`);
});

test("what runs on import is declared, so that no bundler drops it", () => {
  const running = entries().filter((path) => /(^|\/)(index|define|analyst-worker)\.js$/.test(path) && /^(initSync\(|if \(globalThis\.name|if \(.*customElements|customElements\.)/m.test(readFileSync(new URL(path, root), "utf8")));
  assert.deepEqual(manifest.sideEffects.toSorted(), running.map((path) => `./${path}`).toSorted());
});

test("the versions of package and crate agree", () => {
  const crate = readFileSync(new URL("../Cargo.toml", root), "utf8");
  assert.match(crate, new RegExp(`^version = "${manifest.version}"$`, "m"));
});

test("the element and its parts can be imported where there is no page", async () => {
  const { OtauBoard } = await import("otau/element");
  assert.equal(typeof OtauBoard, "function");
  await import("otau/define");
  const { default: en } = await import("otau/locales/en.js");
  assert.equal(en.lang, "en");
});
