// <otau-board> on other people's pages: the computer at it, coming and going, print, looks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { shared, trial } from "./board.mjs";

const site = shared();
const board = trial(site);

test("the computer answers, and nobody else may move for it", async () => {
  const seen = await board('<otau-board level="1"></otau-board>', async (node, root) => {
    const moves = (count) => new Promise((resolve) => node.addEventListener("otau-move", () => node.ply === count && resolve()));
    const press = (side, pit) => root.querySelector(`.target[data-side=${side}][data-pit="${pit}"]`).click();
    const answered = moves(2);
    press("south", 7);
    await node.finished;
    press("north", 1);
    const alone = node.ply;
    await answered;
    await node.finished;
    return { alone, turn: node.position.turn, ply: node.ply };
  });
  assert.deepEqual(seen, { alone: 1, turn: "south", ply: 2 });
});

test("the computer begins where the person is North, and plays on its own where nobody may move", async () => {
  // Somebody listens before the computer is there, which may answer within a frame.
  const seen = await board('<otau-board interactive="north"></otau-board>', (node) => new Promise((resolve) => {
    node.addEventListener("otau-move", () => resolve(node.position.turn), { once: true });
    node.setAttribute("level", "1");
  }));
  assert.equal(seen, "north");
  const both = await board('<otau-board interactive="none" game="modiar"></otau-board>', (node) => new Promise((resolve) => {
    node.addEventListener("otau-move", () => { if (node.ply === 3) { node.remove(); resolve(node.ply); } });
    node.setAttribute("level", "1");
  }));
  assert.equal(both, 3);
});

test("whoever goes back in the game, or takes the board away, is not answered", async () => {
  // The highest level takes its time: it cannot have answered before the move is taken back.
  const seen = await board('<otau-board level="8" moves="76(10)"></otau-board>', async (node) => {
    node.undo();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const back = [node.ply, node.moves.length];
    node.step();
    const box = node.parentElement;
    node.remove();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const away = node.moves.length;
    const answered = new Promise((resolve) => node.addEventListener("otau-move", resolve, { once: true }));
    box.append(node);
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 30_000))]);
    return { back, away, again: node.moves.length };
  });
  assert.deepEqual(seen, { back: [0, 1], away: 1, again: 2 });
});

test("boards that went leave nothing behind", async () => {
  const { page, context } = site;
  const client = await context.newCDPSession(page);
  const count = async () => {
    for (let i = 0; i < 3; i += 1) await client.send("HeapProfiler.collectGarbage");
    const { result } = await client.send("Runtime.evaluate", { expression: "OtauBoardPrototype ??= customElements.get('otau-board').prototype" });
    const { objects } = await client.send("Runtime.queryObjects", { prototypeObjectId: result.objectId });
    const { result: { value } } = await client.send("Runtime.callFunctionOn", { objectId: objects.objectId, functionDeclaration: "function () { return this.length; }", returnByValue: true });
    await client.send("Runtime.releaseObject", { objectId: objects.objectId });
    return value;
  };
  await page.evaluate(() => { globalThis.OtauBoardPrototype = null; document.getElementById("trial")?.remove(); });
  const before = await count();
  await page.evaluate(async () => {
    for (let i = 0; i < 30; i += 1) {
      const node = document.createElement("otau-board");
      node.setAttribute("level", "2");
      node.setAttribute("moves", "76(10)");
      document.body.append(node);
      await new Promise(requestAnimationFrame);
      node.goTo(0);
      node.step();
      node.remove();
      document.body.append(node);
      node.remove();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  const left = (await count()) - before;
  assert.ok(left <= 1, `${left} of 30 boards are still there`);
});

test("on paper there is the board and nothing to press", async () => {
  await board("<otau-board controls></otau-board>", () => null);
  await site.page.emulateMedia({ media: "print" });
  const seen = await site.page.evaluate(() => {
    const { shadowRoot } = document.querySelector("#trial otau-board");
    const shown = (selector) => getComputedStyle(shadowRoot.querySelector(selector)).display !== "none";
    return [shown(".picture"), shown(".controls"), shown(".below")];
  });
  await site.page.emulateMedia({ media: null });
  assert.deepEqual(seen, [true, false, false]);
});

test("what stands between the tags shows until the board does", async () => {
  const seen = await board('<otau-board><p slot="fallback" id="meanwhile">A board</p></otau-board>', (node) => node.querySelector("#meanwhile").getBoundingClientRect().height);
  assert.equal(seen, 0);
});

test("the gallery's five looks are made of custom properties and parts, and differ", async () => {
  const html = readFileSync(new URL("../../embed/gallery.html", import.meta.url), "utf8");
  const style = html.match(/<style>([^]*)<\/style>/)[1];
  for (const [, look, inner] of style.matchAll(/\.(felt|ink|clay|night|paper) otau-board \{([^}]*)\}/g)) {
    for (const [name] of inner.matchAll(/[\w-]+(?=:)/g)) assert.match(name, /^--otau-/, look);
  }
  const markup = html.slice(html.indexOf("<section"), html.lastIndexOf("</section>") + 10);
  const looks = await board(`<style>${style}</style>${markup}`, () => [...document.querySelectorAll("#trial otau-board")].map((node) => {
    const { color } = getComputedStyle(node.shadowRoot.querySelector(".notice"));
    return [getComputedStyle(node).getPropertyValue("--otau-wood").trim(), getComputedStyle(node.shadowRoot.querySelector(".count")).fill, color].join(" ");
  }));
  assert.equal(looks.length, 5);
  assert.equal(new Set(looks).size, 5);
  await board("<otau-board></otau-board>", () => null);
});
