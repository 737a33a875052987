// <otau-board> by itself: attributes, several on a page, coming and going, right to left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countDrawings, ready, shared, trial } from "./board.mjs";
import { open } from "./harness.mjs";

const site = shared();
const board = trial(site);

test("one tag is a playable Toguz Kumalak", async () => {
  const seen = await board("<otau-board></otau-board>", async (node, root) => {
    root.querySelector('.target[data-side=south][data-pit="7"]').click();
    await node.finished;
    return { game: node.game, ply: node.ply, store: root.querySelector(".store[data-side=south] .store-count").textContent };
  });
  assert.deepEqual(seen, { game: "toguz-kumalak", ply: 1, store: "10" });
});

test("attributes say what is shown, and may change while it stands", async () => {
  const seen = await board('<otau-board game="bestemshe" moves="54(6) 54" ply="1" orientation="north" controls></otau-board>', async (node, root) => {
    const first = { ply: node.ply, moves: node.moves.length, stores: { ...node.position.stores }, south: root.querySelector(".target").dataset.side };
    node.setAttribute("game", "modiar");
    node.removeAttribute("moves");
    node.removeAttribute("ply");
    await new Promise(requestAnimationFrame);
    return { first, then: { game: node.position.game, ply: node.ply, buttons: root.querySelectorAll(".target").length }, controls: root.querySelectorAll(".controls button").length };
  });
  assert.equal(seen.first.ply, 1);
  assert.equal(seen.first.moves, 2);
  assert.equal(seen.first.south, "south", "turned round, South's row is the upper one");
  assert.deepEqual(seen.then, { game: "modiar", ply: 0, buttons: 6 });
  assert.equal(seen.controls, 5);
});

test("what cannot be is told by an event and in words, and the board goes on", async () => {
  const seen = await board("<otau-board></otau-board>", (node, root) => {
    const errors = [];
    node.addEventListener("otau-error", (event) => errors.push(event.detail.error.code));
    node.set({ moves: [{ pit: 7 }, { pit: 6 }] });
    node.set({ position: { ...node.position, south: [9, 9, 9, 9, 9, 9, 9, 9, 99] } });
    root.querySelector('.target[data-side=south][data-pit="7"]').click();
    const held = node.moves.length;
    node.set({ game: "chess" });
    const words = root.querySelector(".notice").textContent;
    node.set({ game: "toguz-kumalak" });
    let thrown = null;
    try { node.play({ pit: 10 }); } catch (error) { thrown = error.code; }
    return { errors, words, thrown, held, ply: node.ply };
  });
  assert.deepEqual(seen.errors, ["illegal-move", "bad-position", "unknown-game"]);
  assert.equal(seen.held, 1, "the board that was there can be played on");
  assert.match(seen.words, /chess/);
  assert.equal(seen.thrown, "bad-move");
  assert.equal(seen.ply, 0);
});

test("a board that could not be set up says so and does nothing", async () => {
  const seen = await board('<otau-board game="bestemshe" moves="99"></otau-board>', (node, root) => {
    node.goTo(1);
    node.step();
    node.undo();
    node.skip();
    let thrown = null;
    try { node.play({ pit: 1 }); } catch (error) { thrown = error.code; }
    return { words: root.querySelector(".notice").textContent, position: node.position, thrown };
  });
  assert.ok(seen.words.length > 10);
  assert.equal(seen.position, null);
  assert.ok(["bad-notation", "bad-move"].includes(seen.thrown), seen.thrown);
});

test("events tell of a move in order, and a listener can stop it", async () => {
  const seen = await board("<otau-board></otau-board>", async (node, root) => {
    const told = [];
    for (const name of ["beforemove", "move", "ply", "event", "illegal", "gameover"]) {
      node.addEventListener(`otau-${name}`, (event) => {
        if (told.at(-1) !== name) told.push(name);
        if (name === "beforemove" && event.detail.move.pit === 1) event.preventDefault();
      });
    }
    const press = (side, pit) => root.querySelector(`.target[data-side=${side}][data-pit="${pit}"]`).click();
    press("south", 1);
    const stopped = { ply: node.ply, told: told.splice(0) };
    press("south", 7);
    await node.finished;
    const played = told.splice(0);
    press("north", 6);
    return { stopped, played, refused: told };
  });
  assert.deepEqual(seen.stopped, { ply: 0, told: ["beforemove"] });
  assert.deepEqual(seen.played, ["beforemove", "move", "ply", "event"]);
  assert.deepEqual(seen.refused, ["illegal"]);
});

test("only who may move can, and nobody where the board is only looked at", async () => {
  const ply = (who) => board(`<otau-board interactive="${who}"></otau-board>`, (node, root) => {
    root.querySelector('.target[data-side=south][data-pit="2"]').click();
    return node.ply;
  });
  assert.deepEqual([await ply("both"), await ply("south"), await ply("north"), await ply("none")], [1, 1, 0, 0]);
});

test("two boards keep apart; taken out and put back, a board keeps its game", async () => {
  const seen = await board("<otau-board></otau-board><otau-board game=kiothi></otau-board>", async (node, root) => {
    const second = node.nextElementSibling;
    root.querySelector('.target[data-side=south][data-pit="2"]').click();
    const box = node.parentElement;
    node.remove();
    box.prepend(node);
    await new Promise(requestAnimationFrame);
    root.querySelector('.target[data-side=north][data-pit="2"]').click();
    const ids = [...box.querySelectorAll("otau-board")].map((one) => one.shadowRoot.querySelector("linearGradient").id);
    return { first: node.ply, second: second.position.ply, ids: new Set(ids).size };
  });
  assert.deepEqual(seen, { first: 2, second: 0, ids: 2 });
});

test("on a page from right to left the board stays as it is carved", async () => {
  const seen = await board('<div dir="rtl"><otau-board></otau-board></div>', (_, root) => {
    const x = (pit) => root.querySelector(`.target[data-side=south][data-pit="${pit}"]`).getBoundingClientRect().x;
    return x(1) < x(9);
  });
  assert.equal(seen, true);
});

test("a property set before the board is one is not lost", async () => {
  const seen = await site.page.evaluate(async () => {
    const { OtauBoard } = await import("otau/element");
    const { start } = await import("otau");
    class Later extends OtauBoard {}
    const node = document.createElement("later-board");
    node.position = start("bestemshe", { turn: "north", ply: 1 });
    document.body.append(node);
    customElements.define("later-board", Later);
    const { game, turn } = node.position;
    node.remove();
    return { game, turn };
  });
  assert.deepEqual(seen, { game: "bestemshe", turn: "north" });
});

test("what is said to it before it is a board is drawn once, and a move once more", async (t) => {
  const { page, close } = await open({ reducedMotion: "reduce" });
  t.after(close);
  await ready(page);
  await page.evaluate(countDrawings);
  const seen = await page.evaluate(async () => {
    const { OtauBoard } = await import("otau/element");
    class Other extends OtauBoard {}
    const node = document.createElement("other-board");
    node.setAttribute("moves", "54(6) 54");
    Object.assign(node, { game: "bestemshe", ply: 1, locale: { ...OtauBoard.locales.en } });
    document.body.append(node);
    const began = window.otauDrawn;
    customElements.define("other-board", Other);
    await new Promise(requestAnimationFrame);
    const drawn = window.otauDrawn - began, { ply, moves } = node;
    node.goTo(2);
    const there = window.otauDrawn;
    node.play({ pit: 1 });
    await node.finished;
    return { drawn, ply, moves: moves.length, move: window.otauDrawn - there };
  });
  assert.deepEqual(seen, { drawn: 1, ply: 1, moves: 2, move: 1 });
});

/** What moves in a board. */
const moving = (page) => page.evaluate(() => document.querySelector("#trial otau-board").shadowRoot.getAnimations().filter(({ playState }) => playState === "running").length);

test("off screen the board does not animate, on screen it does", async (t) => {
  const own = await open({ reducedMotion: "no-preference" });
  t.after(own.close);
  const { page } = own;
  await ready(page);
  await page.evaluate(async () => {
    const box = document.createElement("div");
    box.id = "trial";
    box.innerHTML = '<div style="height:4000px"></div><otau-board game="bestemshe" speed="0.5"></otau-board><div style="height:4000px"></div>';
    document.body.append(box);
    await new Promise((seen) => new IntersectionObserver(seen).observe(box.querySelector("otau-board")));
  });
  const seen = (pit) => page.evaluate((pit) => {
    const board = document.querySelector("#trial otau-board");
    const events = [];
    board.addEventListener("otau-event", ({ detail }) => events.push(detail.event.kind));
    globalThis.told = events;
    board.play({ pit });
    return board.position.ply;
  }, pit);
  assert.equal(await seen(3), 1, "the move is made");
  for (let i = 0; i < 5; i++) {
    await page.waitForTimeout(100);
    assert.equal(await moving(page), 0);
  }
  assert.deepEqual(await page.evaluate(() => globalThis.told), [], "and waits to be shown");
  await page.evaluate(() => document.querySelector("#trial otau-board").scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForFunction(() => globalThis.told.length > 1);
  while (!await moving(page)) assert.equal(await page.evaluate(() => document.querySelector("#trial otau-board").busy), true, "where it can be seen, seeds glide");
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    return new Promise((wait) => setTimeout(wait, 1500)); // the glides that had begun end
  });
  const [shown, busy] = await page.evaluate(() => [globalThis.told.length, document.querySelector("#trial otau-board").busy]);
  assert.equal(busy, true, "it waits in the middle of a move too");
  await page.waitForTimeout(600);
  assert.equal(await moving(page), 0);
  assert.equal(await page.evaluate(() => globalThis.told.length), shown);
});

// Twice as large: on a screen as many pixels wide, or by the page's own zoom.
for (const [name, size, zoom] of [["a window of 1280 by 800", { width: 640, height: 400 }, 1], ["a window of 640 by 800", { width: 320, height: 400 }, 1], ["the page's own zoom", { width: 1280, height: 800 }, 2]]) {
  test(`at 200 % nothing overflows or overlaps, and everything can be reached: ${name}`, async (t) => {
    const own = await open({ ...size, deviceScaleFactor: zoom === 1 ? 2 : 1, reducedMotion: "reduce" });
    t.after(own.close);
    const { page } = own;
    await ready(page);
    for (const game of ["toguz-kumalak", "bestemshe", "modiar", "mangala-iv", "kiothi"]) {
      const faults = await page.evaluate(async ([game, zoom]) => {
        for (const sheet of document.querySelectorAll("style,link[rel=stylesheet]")) sheet.remove(); // the board by itself
        document.body.innerHTML = `<div id="trial"><otau-board game="${game}" controls></otau-board></div>`;
        document.body.style.cssText = `margin:0;padding:0;zoom:${zoom}`;
        const board = document.querySelector("otau-board"), root = board.shadowRoot, found = [];
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const box = (node) => node.getBoundingClientRect();
        const apart = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) < 1 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 1;
        // A line is higher than its letters.
        const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - a.height / 4 && a.bottom <= b.bottom + a.height / 4;
        const reach = (node, what) => {
          node.scrollIntoView({ block: "center", behavior: "instant" });
          const { left, top, width, height } = box(node);
          if (Math.min(width, height) < 44 * zoom) found.push(`${what} has ${width} by ${height}`);
          if (root.elementFromPoint(left + width / 2, top + height / 2) !== node) found.push(`${what} is covered`);
        };
        const check = () => {
          const { scrollWidth, clientWidth } = document.documentElement;
          if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} pixels too wide`);
          const buttons = [...root.querySelectorAll(".target,.controls button,.tray button")];
          buttons.forEach((one, i) => {
            for (const other of buttons.slice(i + 1)) if (!apart(box(one), box(other))) found.push(`${one.ariaLabel} lies over ${other.ariaLabel}`);
            reach(one, one.ariaLabel ?? one.textContent);
          });
          const parts = [...root.querySelectorAll(".frame,.notice,.tray,.controls")].filter((node) => box(node).height);
          parts.forEach((one, i) => {
            for (const other of parts.slice(i + 1)) if (!apart(box(one), box(other))) found.push(`${one.className} lies over ${other.className}`);
            if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.className} overflows`);
          });
          // What is written fits where it is written, and is large enough to read.
          for (const store of root.querySelectorAll(".store")) {
            for (const text of store.querySelectorAll("text")) if (!within(box(text), box(store.querySelector(".plate")))) found.push(`“${text.textContent}” reaches beyond its plate`);
          }
          for (const text of root.querySelectorAll(".count,.number,.store-name")) {
            const high = Number(text.getAttribute("font-size")) * box(root.querySelector("svg")).width / root.querySelector("svg").viewBox.baseVal.width;
            if (high < 9.5 * zoom) found.push(`“${text.textContent}” is ${high} pixels high`);
          }
        };
        check();
        if (game === "kiothi") {
          root.querySelector('.target[data-side=south][data-pit="6"]').click();
          check(); // the opening's buttons
          const { start } = await import("otau");
          board.set({ position: start(game, { ply: 2, south: [0, 0, 0, 0, 5, 5, 5, 2, 5, 8] }) });
          root.querySelector('.target[data-side=south][data-pit="10"]').click();
          const panel = root.querySelector(".chooser");
          if (!panel) found.push("no question is asked");
          for (const button of panel.querySelectorAll("button")) reach(button, `“${button.textContent}”`);
          if (box(panel).left < 0 || box(panel).right > innerWidth) found.push("the question reaches beyond the window");
        }
        return found;
      }, [game, zoom]);
      assert.deepEqual(faults, [], game);
    }
  });
}
