// The packed package in pages without a bundler, in both browsers.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { BROWSERS, serve, visit } from "./browsers.mjs";
import { Project } from "./packed.mjs";

const project = new Project();
after(() => project.remove());

/** Plays pit 7 by a real click on the first board, and tells the seeds captured. */
async function click(page) {
  await page.waitForFunction(() => document.querySelector("otau-board")?.position);
  await page.evaluate(() => document.querySelector("otau-board").setAttribute("speed", "instant"));
  await page.locator('otau-board >> button[data-side="south"][data-pit="7"]').first().click();
  await page.waitForFunction(() => document.querySelector("otau-board").ply >= 1);
  return page.evaluate(() => document.querySelector("otau-board").position.stores.south);
}

/** Plays pit 7 and waits for the computer's answer; what workers said meanwhile. */
async function answered(page) {
  await click(page);
  await page.waitForFunction(() => document.querySelector("otau-board").ply === 2);
  return page.evaluate(() => globalThis.heard);
}

/** Whether a board is drawn and styled: its pits lie beside each other. */
const drawn = (page) => page.evaluate(() => {
  const { width, height } = document.querySelector("otau-board").shadowRoot.querySelector("svg").getBoundingClientRect();
  return width > 300 && height > 60 && width > height;
});

const result = (page) => page.waitForFunction(() => globalThis.result).then((handle) => handle.jsonValue());

const head = '<!doctype html><meta charset="utf-8"><title>Board</title><link rel="icon" href="data:,">';
const map = '<script type="importmap">{"imports":{"otau":"./node_modules/otau/index.js","otau/define":"./node_modules/otau/element/define.js","otau/slim":"./node_modules/otau/slim.js","otau/analyst":"./node_modules/otau/analyst.js"}}</script>';
const tag = '<script src="node_modules/otau/dist/otau.iife.js"></script>';
const plainTag = tag.replace("otau.iife", "otau.plain.iife");
const round = 'const { position } = play(start("toguz-kumalak"), { pit: 7 });';

project.write("module.html", `${head}${map}<otau-board></otau-board><script type="module">import "otau/define";</script>`);
project.write("classic.html", `${tag}\n<otau-board></otau-board>\n`);
project.write("twice.html", `${head}<otau-board></otau-board>${tag}<script>first = Otau</script>${tag}<script>globalThis.result = [first === Otau, customElements.get("otau-board") === Otau.OtauBoard]</script>`);
project.write("computer.html", `${head}<script src="spy.js"></script>${tag}<otau-board level="3"></otau-board>`);
project.write("plain-computer.html", `${head}<script src="spy.js"></script>${plainTag}<otau-board level="3"></otau-board>`);
project.write("spy.js", `heard = 0; globalThis.Worker = class extends Worker { constructor(...all) { super(...all); this.addEventListener("message", () => { heard += 1; }); } };`);
project.write("plain.html", `${head}${plainTag}<otau-board></otau-board>`);
project.write("slim.html", `${head}${map}<script type="module" src="slim-page.js"></script>`);
project.write("slim-page.js", `import { init, play, start } from "otau/slim"; await init(new URL("node_modules/otau/engine/engine.wasm", import.meta.url)); ${round} globalThis.result = position.stores.south;`);
project.write("worker.html", `${head}<script type="module">new Worker("worker.js", { type: "module" }).onmessage = ({ data }) => { globalThis.result = data; };</script>`);
project.write("worker.js", `import { play, start } from "./node_modules/otau/index.js"; ${round} postMessage(position.stores.south);`);
project.write("analyst.html", `${head}${map}<script type="module">import { start } from "otau"; import { analyse } from "otau/analyst"; globalThis.result = (await analyse(start("bestemshe"), { depth: 4 })).depth;</script>`);

const open = await serve(project.folder, (path) => (path.endsWith(".wasm") ? { "Content-Type": "text/html" } : {}));
const csp = (source) => serve(project.folder, () => ({ "Content-Security-Policy": `default-src 'none'; img-src 'self' data:; style-src 'self'; script-src ${source}` }));
const withWasm = await csp("'self' 'wasm-unsafe-eval'");
const withoutWasm = await csp("'self'");

for (const browser of BROWSERS) {
  const at = (address, probe) => visit(browser, address, probe);
  const clean = async (address, probe) => {
    const { found, complaints } = await at(address, probe);
    assert.deepEqual(complaints, []);
    return found;
  };

  test(`${browser}: a plain page over http`, async () => {
    assert.equal(await clean(`${open}module.html`, click), 10);
  });

  test(`${browser}: two lines in a file, opened from the disk`, async () => {
    assert.equal(await clean(pathToFileURL(project.path("classic.html")).href, click), 10);
  });

  test(`${browser}: the computer is a worker, from the disk too, made of the script itself`, async () => {
    for (const name of ["computer.html", "plain-computer.html"]) {
      const heard = await clean(pathToFileURL(project.path(name)).href, answered);
      assert.ok(heard > 0, `${name}: nothing was heard of a worker`);
    }
  });

  test(`${browser}: where a policy forbids workers the computer plays in the page`, async () => {
    const { found, complaints } = await at(`${withWasm}computer.html`, answered);
    assert.equal(found, 0);
    // Firefox says of the policy what it did.
    assert.deepEqual(complaints.filter((complaint) => !/worker-src/.test(complaint)), []);
  });

  test(`${browser}: the script loaded twice`, async () => {
    assert.deepEqual(await clean(`${open}twice.html`, result), [true, true]);
  });

  test(`${browser}: a strict policy that allows WebAssembly`, async () => {
    assert.equal(await clean(`${withWasm}classic.html`, async (page) => (await drawn(page)) && click(page)), 10);
  });

  test(`${browser}: a strict policy that does not`, async () => {
    const { complaints } = await at(`${withoutWasm}classic.html`, (page) => page.waitForLoadState());
    assert.match(complaints.join("\n"), /WebAssembly/, "the engine cannot be compiled");
    assert.equal(await clean(`${withoutWasm}plain.html`, async (page) => (await drawn(page)) && click(page)), 10);
  });

  test(`${browser}: the twin from the disk`, async () => {
    assert.equal(await clean(pathToFileURL(project.path("plain.html")).href, click), 10);
  });

  test(`${browser}: slim, its engine served as if it were a page`, async () => {
    assert.equal(await clean(`${open}slim.html`, result), 10);
  });

  test(`${browser}: a module worker`, async () => {
    assert.equal(await clean(`${open}worker.html`, result), 10);
  });

  test(`${browser}: the analyst in its worker`, async () => {
    assert.equal(await clean(`${open}analyst.html`, result), 4);
  });
}
