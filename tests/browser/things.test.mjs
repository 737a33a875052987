// Games as things: links, records, positions, pictures, code to embed, set-ups.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, test } from "node:test";
import { choose, inBoard, notice, position, press, ready, record, settled, shared } from "./board.mjs";
import { parseRecord } from "../../pkg/index.js";

const site = shared({ permissions: ["clipboard-read", "clipboard-write"] });
afterEach(() => site.page.keyboard.press("Escape"));

const copied = async (id) => {
  const { page } = site;
  if (!(await page.locator("#sheet").isVisible())) await page.click("#file");
  await page.click(`#${id}`);
  await page.waitForFunction(() => /^Copied/.test(document.querySelector(".told").textContent));
  return page.evaluate(() => navigator.clipboard.readText());
};

const saved = async (id) => {
  const { page } = site;
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(`#${id}`)]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

/** Drops a text on the page, as a file. */
const drop = (text) => site.page.evaluate((text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.tgk", { type: "text/plain" }));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}, text);

const paste = (text) => site.page.evaluate((text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}, text);

test("a game with other lines, names and comments goes into a link and comes out the same", async () => {
  const { page } = site;
  await choose(page, "bestemshe");
  for (const [side, number] of [["south", 3], ["north", 1], ["south", 2]]) await press(page, side, number);
  await page.locator("#moves .move").first().click();
  await press(page, "north", 4);
  await page.click("#note");
  await page.fill("#comment", "Or this: 50 % & {more}?");
  await page.click("#comment-keep");
  await page.click("#file");
  await page.fill("#tag-South", "Айгүл & Ко");
  await page.fill("#tag-Event", "Наурыз #1");
  const link = await copied("copy-link");
  assert.ok(link.length < 320, link);
  assert.match(link, /#game=bestemshe&moves=31\(4\)2&/);
  const other = await site.context.newPage();
  await other.goto(link);
  await ready(other);
  const seen = (of) => of.evaluate(() => ({ moves: document.getElementById("moves").textContent, current: document.querySelector("#moves [aria-current]").textContent, position: document.getElementById("board").position }));
  assert.deepEqual(await seen(other), await seen(page));
  assert.match(await other.locator("#moves .remark").textContent(), /Or this: 50 % & \{more\}\?/);
  assert.equal(new URL(other.url()).hash, "#game=bestemshe", "the address is short again, and a reload keeps what was played since");
  await other.click("#file");
  assert.equal(await other.locator("#tag-South").inputValue(), "Айгүл & Ко");
  await other.close();
  await page.keyboard.press("Escape");
});

test("openings, parts and passes fit into links too", async () => {
  const { page } = site;
  const trip = await page.evaluate(async () => {
    const { games, start, legalMoves, play } = await import("otau");
    const { encode, decode } = await import("./game/code.js");
    const { Tree } = await import("./game/tree.js");
    const out = [];
    for (const game of games()) {
      const tree = new Tree(start(game.id, game.choices ? undefined : { random: 5 }));
      let node = tree.root, n = 5;
      for (let i = 0; i < 120 && !node.position.outcome; i++) {
        const choices = legalMoves(node.position);
        n = (n * 31 + 7) % 1009;
        let move = choices[n % choices.length];
        if (move.redistribute) {
          const to = { south: Array(game.pits).fill(0), north: Array(game.pits).fill(0) };
          to.north[0] = 1;
          to.south[game.pits - 1] = move.seeds - 1;
          move = { pit: move.pit, to };
        }
        const next = tree.add(node, move);
        if (i % 9 === 4 && choices.length > 1 && !choices[0].redistribute) tree.add(node, choices[(n + 1) % choices.length]);
        node = next;
      }
      const code = encode(tree);
      const again = decode(tree.root.position, code);
      out.push({ game: game.id, code, same: encode(again) === code, nodes: [[...tree].length, [...again].length] });
    }
    return out;
  });
  for (const { game, code, same, nodes } of trip) {
    assert.ok(same, game);
    assert.equal(nodes[0], nodes[1], game);
    assert.equal(encodeURIComponent(code).replace(/%3D/g, "="), code, `${game}: ${code} stands in a link as it is`);
  }
});

test("a broken link says so and leaves a board to play on", async () => {
  const page = await site.context.newPage();
  for (const hash of ["#game=bestemshe&moves=99", "#game=toguz-kumalak&moves=((1", "#game=nonsense&moves=1", "#game=kiothi&moves==1", "#start=zz&moves=", "#game=__proto__"]) {
    await page.goto(site.address + hash);
    await page.reload();
    await ready(page);
    assert.match(await page.locator("#status-words").textContent(), /to move/, hash);
  }
  await page.close();
});

test("records open from text, from a paste and from a drop, and are written again", async () => {
  const { page } = site;
  const game = record("playok-01");
  await choose(page, "toguz-kumalak");
  for (const number of game.moves.slice(0, 12)) await press(page, (await position(page)).turn, number);
  await page.click("#file");
  await page.fill("#tag-North", "Bolat");
  const tgk = await copied("copy-tgk");
  assert.match(tgk, /\[Black "Bolat"\]/);
  const general = await copied("copy-record");
  assert.match(general, /\[Game "toguz-kumalak"\]/);
  await page.keyboard.press("Escape");
  for (const bring of [paste, drop]) {
    await choose(page, "modiar");
    await bring(tgk);
    await page.waitForFunction(() => document.getElementById("board").game === "toguz-kumalak");
    assert.equal(await page.locator("#moves .pair .move").count(), 12);
  }
  await choose(page, "modiar");
  await page.click("#file");
  await page.click("#open-text");
  await page.fill("#pasted", "1. 99 nonsense");
  await page.click("#open-pasted");
  assert.match(await page.locator(".told").textContent(), /^This cannot be read\. Move 1, 99: By the rules/);
  await page.fill("#pasted", general);
  await page.click("#open-pasted");
  assert.equal(await page.locator("#sheet").isVisible(), false);
  assert.equal(await page.locator("#moves .pair .move").count(), 12);
  await paste("what?");
  assert.match(await notice(page), /^This cannot be read/);
  await paste("5.5.5.5.5~5.5.5.5.5~56.56~N0");
  assert.match(await notice(page), /^This cannot be read/, "a position of another game");
});

test("a record holds every line that was tried, with its remarks, and is a plain record all the same", async () => {
  const { page } = site;
  await choose(page, "kiothi-25");
  await choose(page, "toguz-kumalak");
  const play = async (...pits) => { for (const number of pits) await press(page, (await position(page)).turn, number); };
  await play(7, 3, 5);
  await page.click("#back");
  await page.click("#back");
  await play(4, 6);
  await page.click("#note");
  await page.fill("#sheet textarea", 'Better? "Yes"\nSee {1} \\');
  await page.keyboard.press("Escape");
  await page.click("#back");
  await page.click("#back");
  await page.click("#first");
  await play(7, 3);
  await page.click("#file");
  const [general, tgk] = [await copied("copy-record"), await copied("copy-tgk")];
  await page.keyboard.press("Escape");
  assert.doesNotMatch(tgk, /Variation/, "the federation's form has one line");
  const seen = () => page.evaluate(() => document.getElementById("moves").innerText);
  const before = await seen();
  assert.match(before, /Better\? "Yes"\nSee \{1\} \\/);
  // The package reads one line of it; the page all of them.
  assert.equal(parseRecord(general).moves.length, 3);
  await choose(page, "modiar");
  await paste(general);
  await page.waitForFunction(() => document.getElementById("board").game === "toguz-kumalak");
  assert.equal(await seen(), before);
  await page.click("#file");
  assert.equal(await copied("copy-record"), general, "written again, it is the same");
  await page.keyboard.press("Escape");
  // A tag that somebody changed takes nothing from the record's own line.
  await choose(page, "modiar");
  await paste(general.replace(/\[Variations ".*?"\]/, '[Variations "((("]'));
  await page.waitForFunction(() => document.getElementById("board").game === "toguz-kumalak");
  assert.equal(await page.locator("#moves .pair .move").count(), 3);
});

test("files and pictures are saved under the game's name", async () => {
  const { page } = site;
  await page.click("#file");
  await page.fill("#tag-South", "A/B");
  await page.locator("#tag-North").focus();
  const file = await saved("save-record");
  assert.match(file.name, /^toguz-kumalak-A-B-?.*\.txt$/);
  assert.match(String(file.content), /\[South "A\/B"\]/);
  const svg = await saved("save-svg");
  assert.match(String(svg.content), /^<svg width="1600" height="\d+" /);
  const png = await saved("save-png");
  assert.equal(String(png.content.subarray(1, 4)), "PNG");
  assert.ok(png.content.length > 20_000, "it is not empty");
  assert.match((await saved("save-tgk")).name, /\.tgk$/);
  await page.keyboard.press("Escape");
});

test("the code to embed shows the same position in another page", async () => {
  const { page } = site;
  await choose(page, "bestemshe");
  for (const [side, number] of [["south", 3], ["north", 1]]) await press(page, side, number);
  const code = await copied("copy-embed");
  await page.keyboard.press("Escape");
  const other = await site.context.newPage();
  await other.route("**/somebody.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>x</title>${code}` }));
  await other.goto(new URL("somebody.html", site.address).href);
  await other.waitForFunction(() => document.querySelector("otau-board").position?.ply === 2);
  assert.deepEqual(await other.evaluate(() => document.querySelector("otau-board").position), await position(page));
  await other.close();
});

test("any game can be set up, and everything wrong with a set-up is listed at once, in words", async () => {
  const { page } = site;
  const games = await page.evaluate(async () => (await import("otau")).games().map(({ id }) => id));
  for (const game of games) {
    await choose(page, game);
    if (game === "mangala-iv") await page.click("[type=submit]");
    await page.click("#file");
    await page.click("#editor");
    assert.match(await page.locator("#faults").textContent(), /can be played/, game);
    await page.fill("#edit-south-2", "500");
    await page.fill("#edit-store-north", "900");
    const faults = await page.locator("#faults li").allTextContents();
    assert.ok(faults.length >= 2, `${game}: ${faults}`);
    const marked = await page.locator(".editor [aria-invalid=true]").evaluateAll((inputs) => inputs.map(({ id }) => id));
    assert.deepEqual(marked, ["edit-south-2", "edit-store-north"], game);
    for (const fault of faults) assert.doesNotMatch(fault, /setup|expected|[{}]/, `${game}: ${fault}`);
    assert.equal(await page.locator("#editor-play").isDisabled(), true);
    await page.click("#editor-clear");
    assert.match(await page.locator("#faults").textContent(), /seeds are missing/, game);
    assert.equal(await page.locator(".editor [aria-invalid=true]").count(), 0, game);
    await page.keyboard.press("Escape");
  }
});

test("tuzdiks and nki are checked too, and what is set up is played from", async () => {
  const { page } = site;
  await choose(page, "toguz-kumalak");
  await page.click("#file");
  await page.click("#editor");
  await page.selectOption("#edit-tuzdik-south", "9");
  await page.selectOption("#edit-tuzdik-north", "9");
  const faults = (await page.locator("#faults li").allTextContents()).join("\n");
  for (const words of [/South’s tuzdik cannot be the last pit/, /North’s tuzdik cannot be the last/, /South’s tuzdik, pit 9, must be empty: it holds 9 seeds/, /Both tuzdiks have the number 9/]) assert.match(faults, words);
  assert.equal(await page.locator("select[aria-invalid=true]").count(), 2);
  await page.selectOption("#edit-tuzdik-south", "3");
  await page.selectOption("#edit-tuzdik-north", "");
  await page.fill("#edit-north-3", "0");
  assert.match(await page.locator("#faults").textContent(), /^9 seeds are missing/);
  await page.fill("#edit-store-south", "9");
  await page.selectOption("#edit-turn", "north");
  await page.click("#editor-play");
  const p = await position(page);
  assert.deepEqual([p.tuzdik, p.turn, p.stores.south], [{ south: 3, north: null }, "north", 9]);
  assert.equal(await inBoard(page, ".pit.owned").count(), 1);
  await choose(page, "kiothi");
  await page.click("#file");
  await page.click("#editor");
  await page.getByRole("checkbox", { name: "South, 1 is a nki" }).check();
  const nki = (await page.locator("#faults li").allTextContents()).join("\n");
  assert.equal(await page.locator(".mark-nki [aria-invalid=true]").count(), 1);
  assert.match(nki, /no nki before both players have opened/);
  assert.match(nki, /South’s 1 is empty and so cannot be a nki/);
  await page.keyboard.press("Escape");
  await settled(page);
});

test("numbers of any size hide nothing else that is wrong", async () => {
  const { page } = site;
  await choose(page, "toguz-kumalak");
  await page.click("#file");
  await page.click("#editor");
  for (const [id, value] of [["south-2", "500"], ["north-9", "163"], ["store-south", "9".repeat(30)]]) await page.fill(`#edit-${id}`, value);
  await page.selectOption("#edit-tuzdik-south", "9");
  await page.selectOption("#edit-tuzdik-north", "3");
  assert.deepEqual(await page.locator("#faults li").allTextContents(), [
    "South’s pit 2 cannot hold more than 162.",
    "South cannot have captured more than 162.",
    "North’s pit 9 cannot hold more than 162.",
    "South’s tuzdik cannot be the last pit of a row.",
    "South’s tuzdik, pit 9, must be empty: it holds 163 seeds.",
    "North’s tuzdik, pit 3, must be empty: it holds 9 seeds.",
  ]);
  await page.keyboard.press("Escape");
  await settled(page);
});

test("every fault the package can name has its sentence, one kind for another", async () => {
  const types = await readFile(new URL("../../pkg/index.d.ts", import.meta.url), "utf8");
  const list = types.slice(types.indexOf("export type Fault ="), types.indexOf("export class OtauError"));
  const kinds = [...new Set([...list.matchAll(/kind: "([a-z-]+)"/g)].map(([, kind]) => kind))];
  assert.ok(kinds.length > 8, "the kinds were not found");
  const said = await site.page.evaluate(async (kinds) => {
    const { faultWords } = await import("/faults.js");
    const numbers = { side: "south", pit: 3, most: 162, got: 170, total: 162, pits: 9, seeds: 4 };
    return kinds.map((kind) => [kind, faultWords({ kind, ...numbers }, (side) => side)]);
  }, kinds);
  // Nobody can list a pit twice here, nor mark one in a game without marks but by a text.
  const general = new Set(["nki-twice", "no-such-mark"]);
  for (const [kind, words] of said) {
    assert.doesNotMatch(words, /[{}]|undefined|NaN|fault-/, kind);
    assert.equal(words === "There can be no such position.", general.has(kind), `${kind}: ${words}`);
  }
});
