// Playing against the computer, hints, and how the board may be shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, inBoard, notice, pit, position, press, ready, settled, shared } from "./board.mjs";

const site = shared();

/** Begins a game against the computer. */
async function against(page, game, level, you = "south") {
  await page.click("#new");
  await page.check("input[value=computer]");
  await page.fill("#level", String(level));
  await page.check(`input[name=you][value=${you}]`);
  await page.click(`[data-game="${game}"]`);
}

const people = async (page, game) => {
  await page.click("#new");
  await page.check("input[value=people]");
  await page.click(`[data-game="${game}"]`);
};

const ply = (page, at) => page.waitForFunction((at) => document.getElementById("board").ply >= at, at, { timeout: 60_000 });

test("the computer answers at every level, and the page says so while it thinks", async () => {
  const { page } = site;
  for (const level of [1, 4, 8]) {
    await against(page, "bestemshe", level);
    assert.equal(await page.locator("#status-words").textContent(), "South to move, you");
    await press(page, "south", 3);
    await page.locator("#thinking").waitFor();
    assert.match(await page.locator("#thinking-words").textContent(), /^The computer thinks/);
    await ply(page, 2);
    assert.equal((await position(page)).turn, "south");
    assert.equal(await page.locator("#thinking").isHidden(), true);
  }
});

test("whoever plays North waits for the computer's first move, and sees North in front", async () => {
  const { page } = site;
  await against(page, "modiar", 2, "north");
  await ply(page, 1);
  assert.equal(await page.locator("#flip").getAttribute("aria-pressed"), "true");
  assert.equal((await position(page)).turn, "north");
  await pit(page, "south", 1).click({ force: true });
  assert.equal((await position(page)).ply, 1, "nobody plays for the computer");
});

test("Kiothi: the computer opens, and plays parts of a boma", async () => {
  const { page } = site;
  await against(page, "kiothi-25", 1, "north");
  await ply(page, 1);
  assert.match(await page.locator("#moves .move").first().textContent(), /=/);
});

test("it can be hurried, and plays the best it has found; taking back takes its answer too", async () => {
  const { page } = site;
  await against(page, "toguz-kumalak", 8);
  await press(page, "south", 7);
  // Seen and pressed in one breath: it may have done thinking by the next.
  await page.waitForFunction(() => {
    const hurry = document.getElementById("hurry");
    if (hurry.disabled) return false;
    hurry.click();
    return true;
  });
  await ply(page, 2);
  await page.click("#undo");
  assert.equal((await position(page)).ply, 0);
  await page.waitForTimeout(300);
  assert.equal((await position(page)).ply, 0, "looking back is no reason to think");
  const stopped = page.evaluate(() => new Promise((resolve) => {
    const thinking = document.getElementById("thinking");
    new MutationObserver((_, watch) => {
      if (thinking.hidden) return;
      watch.disconnect();
      setTimeout(() => {
        document.getElementById("undo").click();
        requestAnimationFrame(() => resolve(thinking.hidden));
      });
    }).observe(thinking, { attributes: true });
  }));
  await press(page, "south", 7);
  assert.equal(await stopped, true, "it stops when somebody looks elsewhere");
});

test("it stops while the page is hidden and goes on when it is seen again", async () => {
  const { page } = site;
  await against(page, "toguz-kumalak", 8);
  const hide = (hidden) => page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await press(page, "south", 2);
  await hide(true);
  assert.equal(await page.locator("#thinking").isHidden(), true);
  await page.waitForTimeout(700);
  assert.equal((await position(page)).ply, 1);
  await hide(false);
  await ply(page, 2);
});

test("the computer may sit down in a game that is under way, and get up again", async () => {
  const { page } = site;
  await people(page, "bestemshe");
  await press(page, "south", 1);
  await page.click("#players");
  await page.check("#sheet input[value=computer]");
  await page.fill("#level", "2");
  await page.check("#sheet input[value=south][name=you]");
  await page.click("#seat");
  await ply(page, 2);
  await page.click("#players");
  await page.check("#sheet input[value=people]");
  await page.click("#seat");
  await press(page, "south", 2);
  await page.waitForTimeout(700);
  assert.equal((await position(page)).ply, 3);
});

test("a hint tells the pit, then the move, then why", async () => {
  const { page } = site;
  await people(page, "bestemshe");
  await page.click("#hint");
  await page.waitForFunction(() => /^Look at South’s pit/.test(document.getElementById("board").shadowRoot.querySelector(".notice").textContent));
  const at = /pit (\d)/.exec(await notice(page))[1];
  assert.equal(await inBoard(page, `.pit.lit[data-side=south][data-pit="${at}"]`).count(), 1);
  await page.click("#hint");
  assert.match(await notice(page), new RegExp(`^South .* from pit ${at}.*Ask again for the reason`));
  await page.click("#hint");
  assert.match(await notice(page), /(Estimated|Certain) for South: [+−-]?[\d.]+ seeds/);
  await press(page, "south", Number(at));
  assert.equal((await position(page)).ply, 1);
});

test("a hint calls pits what the game calls them", async () => {
  const { page } = site;
  await people(page, "modiar");
  await page.click("#hint");
  await page.waitForFunction(() => /^Look at South’s hole \d\. Ask again for the move\.$/.test(document.getElementById("board").shadowRoot.querySelector(".notice").textContent));
});

test("a hint for an opening of Kiothi tells where to place the warriors", async () => {
  const { page } = site;
  await people(page, "kiothi");
  await page.click("#hint");
  await page.waitForFunction(() => /^Look at/.test(document.getElementById("board").shadowRoot.querySelector(".notice").textContent));
  await page.click("#hint");
  const [, from, own, others] = /places its 5 warriors\. (\d+)=([\d,]*)\/([\d,]*) Ask again/.exec(await notice(page));
  for (const [side, pits] of [["south", [from, ...own.split(",")]], ["north", others.split(",")]]) {
    for (const pit of pits.filter(Boolean)) assert.equal(await inBoard(page, `.pit.lit[data-side=${side}][data-pit="${pit}"]`).count(), 1, `${side} ${pit}`);
  }
});

test("other moves stand beside the line; one can be made the main line, or taken away", async () => {
  const { page } = site;
  await people(page, "toguz-kumalak");
  for (const [side, number] of [["south", 7], ["north", 3], ["south", 1]]) await press(page, side, number);
  await page.locator("#moves .move").first().click();
  await press(page, "north", 5);
  await press(page, "south", 2);
  const texts = (where) => page.locator(`#moves ${where} .move`).allTextContents();
  assert.equal((await texts(".pair")).length, 3);
  const tried = await texts(".variation");
  assert.equal(tried.length, 2);
  // Stepping stays in the line one is in.
  await page.click("#back");
  await page.click("#back");
  await page.click("#last");
  assert.equal(await page.locator("#moves [aria-current]").textContent(), tried[1]);
  await page.click("#note");
  await page.fill("#comment", "What if?");
  await page.click("#promote");
  assert.deepEqual((await texts(".pair")).slice(1), tried);
  assert.match(await page.locator("#moves .remark").textContent(), /What if\?/);
  await page.locator("#moves .variation .move").first().click();
  await page.click("#note");
  await page.click("#remove");
  assert.equal(await page.locator("#moves .variation").count(), 0);
  assert.equal((await position(page)).ply, 1);
});

test("the board turns to the mover, plates even counts and sounds only when it is asked to", async () => {
  const { page } = site;
  await people(page, "toguz-kumalak");
  await page.evaluate(() => {
    globalThis.contexts = 0;
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real { constructor(...given) { super(...given); globalThis.contexts += 1; } };
  });
  await press(page, "south", 7);
  const pressed = () => page.locator("#flip").getAttribute("aria-pressed");
  assert.equal(await pressed(), "false");
  assert.equal(await inBoard(page, ".pit.even .even-plate").first().isVisible(), false);
  await page.click("#settings");
  for (const name of ["turn-board", "parity", "sound"]) {
    assert.equal(await page.locator(`#set-${name}`).isChecked(), false);
    await page.check(`#set-${name}`);
  }
  await page.keyboard.press("Escape");
  const even = (await position(page)).north.filter((n) => n && n % 2 === 0).length + (await position(page)).south.filter((n) => n && n % 2 === 0).length;
  assert.equal(await inBoard(page, ".pit.even").count(), even);
  assert.equal(await inBoard(page, ".pit.even .even-plate").first().isVisible(), true);
  await press(page, "north", 3);
  await settled(page);
  await press(page, "south", 4);
  await settled(page);
  assert.equal(await pressed(), "true");
  assert.equal(await page.evaluate(() => globalThis.contexts), 0, "what is shown at once is silent");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await press(page, "north", 5);
  await page.waitForFunction(() => globalThis.contexts === 1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await ready(page);
  await page.click("#settings");
  assert.equal(await page.locator("#set-parity").isChecked(), true, "it is remembered");
  for (const name of ["turn-board", "parity", "sound"]) await page.uncheck(`#set-${name}`);
  await page.keyboard.press("Escape");
});

test("the last move can be seen again", async () => {
  const { page } = site;
  await choose(page, "toguz-kumalak");
  assert.equal(await page.locator("#replay").isDisabled(), true);
  await press(page, "south", 7);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.locator("#replay").focus();
  await page.keyboard.press("Enter");
  await page.locator("#skip").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "skip", "the focus goes to what takes its place");
  await page.keyboard.press("Enter");
  await settled(page);
  assert.equal(await page.locator("#replay").isVisible(), true);
  assert.equal((await position(page)).ply, 1);
  await page.emulateMedia({ reducedMotion: "reduce" });
});
