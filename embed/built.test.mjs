// Builds every page of this folder with its own tool, opens it and plays on it. It downloads
// those tools (some hundred megabytes), so it is run by hand: node --test embed/built.test.mjs
// Pictures of the pages land in dist/embed/, to be looked at.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serve, visit } from "../tests/pack/browsers.mjs";
import { Project } from "../tests/pack/packed.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const pictures = join(here, "../dist/embed");
mkdirSync(pictures, { recursive: true });

const project = new Project();
after(() => project.remove());
const script = project.path("node_modules/otau/dist/otau.iife.js");
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

const run = (folder, program, ...args) => {
  try {
    return execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: "pipe", env: { ...process.env, NODE_ENV: "production" } });
  } catch (error) {
    throw new Error(`${program} ${args.join(" ")}:\n${error.stdout}\n${error.stderr ?? error.message}`);
  }
};

/** A copy of one of the folders, elsewhere. */
function copy(name) {
  const folder = project.path(name);
  cpSync(join(here, name), folder, { recursive: true });
  return folder;
}

/** Plays what can be played first on the board of a page, and keeps a picture of it. */
const play = (name) => async (page) => {
  const frame = name === "iframe" ? page.frames()[1] ?? (await page.waitForEvent("frameattached")) : page.mainFrame();
  await frame.waitForFunction(() => document.querySelector("otau-board")?.position);
  const pit = frame.locator('otau-board >> button[data-side="south"][data-pit="7"]');
  await pit.scrollIntoViewIfNeeded();
  await pit.click();
  await frame.evaluate(() => document.querySelector("otau-board").finished);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  return frame.evaluate(() => [document.querySelector("otau-board").position.stores.south, document.getElementById("moves")?.textContent.trim()]);
};

async function played(name, address, told) {
  const { found, complaints } = await visit("chromium", address, play(name));
  assert.deepEqual(found, [10, told]);
  assert.deepEqual(complaints, []);
}

test("plain.html and iframe.html, from the disk", async () => {
  cpSync(script, project.path("otau.iife.js"));
  for (const name of ["plain", "iframe"]) {
    cpSync(join(here, `${name}.html`), project.path(`${name}.html`));
    await played(name, pathToFileURL(project.path(`${name}.html`)).href);
  }
});

/** Whether a program is there that this does not fetch by itself. */
function has(program) {
  try {
    return Boolean(execFileSync(program, ["--version"], { stdio: "pipe" }));
  } catch {
    return false;
  }
}

const jekyll = process.env.JEKYLL ?? "jekyll";

test("Jekyll", { skip: !has(jekyll) && "no jekyll: `gem install jekyll` or `apt install jekyll`, or name it in JEKYLL" }, async () => {
  const folder = copy("jekyll");
  mkdirSync(join(folder, "assets"));
  cpSync(script, join(folder, "assets/otau.iife.js"));
  run(folder, jekyll, "build", "--trace");
  await played("jekyll", `${await serve(join(folder, "_site"))}index.html`);
});

const mdbook = process.env.MDBOOK ?? "mdbook";

test("mdBook", { skip: !has(mdbook) && "no mdbook: `cargo install mdbook`, or name it in MDBOOK" }, async () => {
  const folder = copy("mdbook");
  cpSync(script, join(folder, "otau.iife.js"));
  run(folder, mdbook, "build");
  await played("mdbook", `${await serve(join(folder, "book"))}board.html`);
});

test("Sphinx", async () => {
  const folder = copy("sphinx");
  mkdirSync(join(folder, "_static"));
  cpSync(script, join(folder, "_static/otau.iife.js"));
  run(folder, "python3", "-m", "venv", "venv");
  run(folder, join(folder, "venv/bin/pip"), "install", "--quiet", "sphinx==9.0.4");
  run(folder, join(folder, "venv/bin/sphinx-build"), "-W", "-b", "html", "-D", "exclude_patterns=venv", ".", "out");
  await played("sphinx", `${await serve(join(folder, "out"))}index.html`);
});

const inVite = {
  react: { packages: ["react@19.3.1", "react-dom@19.3.1", "@vitejs/plugin-react@5.1.2"], config: 'import react from "@vitejs/plugin-react"; export default { plugins: [react()] };',
    main: 'import { createElement } from "react"; import { createRoot } from "react-dom/client"; import App from "./App.jsx"; createRoot(document.getElementById("app")).render(createElement(App));' },
  vue: { packages: ["vue@3.5.45", "@vitejs/plugin-vue@6.0.11"], config: 'import vue from "@vitejs/plugin-vue"; export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("otau-") } } })] };',
    main: 'import { createApp } from "vue"; import App from "./App.vue"; createApp(App).mount("#app");' },
  svelte: { packages: ["svelte@5.57.3", "@sveltejs/vite-plugin-svelte@6.2.3"], config: 'import { svelte } from "@sveltejs/vite-plugin-svelte"; export default { plugins: [svelte()] };',
    main: 'import { mount } from "svelte"; import App from "./App.svelte"; mount(App, { target: document.getElementById("app") });' },
};

for (const [name, { packages, config, main }] of Object.entries(inVite)) {
  test(name, async () => {
    const folder = copy(name);
    project.write(`${name}/package.json`, JSON.stringify({ private: true, type: "module" }));
    project.write(`${name}/index.html`, '<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"><div id="app"></div><script type="module" src="./main.js"></script></html>');
    project.write(`${name}/main.js`, main);
    project.write(`${name}/vite.config.js`, config);
    run(folder, npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--include=dev", "vite@7.3.8", project.tarball, ...packages);
    run(folder, process.execPath, "node_modules/vite/bin/vite.js", "build");
    await played(name, `${await serve(join(folder, "dist"))}index.html`, "76(10)");
  });
}

test("Docusaurus", { timeout: 600_000 }, async () => {
  const folder = copy("docusaurus");
  run(folder, npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", project.tarball);
  run(folder, process.execPath, "node_modules/@docusaurus/core/bin/docusaurus.mjs", "build");
  assert.ok(existsSync(join(folder, "build/index.html")));
  await played("docusaurus", `${await serve(join(folder, "build"))}index.html`);
});
