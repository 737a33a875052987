// The rule book: deep links, stepping, the reader's turn, keys, puzzles, and the authors' page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { NAMES } from "../../www/languages.js";
import { open } from "./harness.mjs";

const demoOf = (page, game, clause) => page.locator(`[id="rule/${game}/${clause}"] otau-demo`);
const target = (demo, side, pit) => demo.locator(`.target[data-side=${side}][data-pit="${pit}"]`);
const sentence = (demo) => demo.locator(".told").textContent();

async function book(t, hash, options = {}) {
  const site = await open({ reducedMotion: "reduce", path: `book/index.html${hash}`, ...options });
  t.after(site.close);
  await site.page.locator("h1").waitFor();
  return site;
}

/** axe of one thing on the page, so that a page of boards is not looked at again and again. */
async function clean(page, state, where = "main") {
  const { violations } = await new AxeBuilder({ page }).include(where).options({ resultTypes: ["violations"] }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target: path }) => path.join(" ")).join(", ")}`), [], state);
}

test("a deep link opens its rule, from the board's page too", async (t) => {
  const site = await open({ reducedMotion: "reduce", path: "#rule/kiothi/nki.protects" });
  t.after(site.close);
  const { page } = site;
  await page.waitForURL(/book\/index\.html#rule\/kiothi\/nki\.protects$/);
  const section = page.locator('[id="rule/kiothi/nki.protects"]');
  await section.locator("[data-do=step]").waitFor();
  await page.waitForTimeout(900);
  const { y } = await section.boundingBox();
  assert.ok(y >= 0 && y < 200, `the rule is at ${y}`);
  assert.equal(await page.locator(".contents [aria-current]").textContent(), "A nki protects");
  assert.deepEqual(site.messages, []);
});

test("what is not in the book is said", async (t) => {
  const { page } = await book(t, "#rule/bestemshe/tuzdik.made");
  assert.match(await page.locator("[role=alert]").first().textContent(), /Bestemshe has no rule/);
  await page.evaluate(() => { location.hash = "#rule/chess"; });
  await page.waitForFunction(() => document.querySelector("[role=alert]")?.textContent.includes("chess"));
});

test("a demo waits, goes step by step, and lights the moment its rule acts", async (t) => {
  const site = await book(t, "#rule/toguz-kumalak/tuzdik.no-twin");
  const { page } = site;
  const demo = demoOf(page, "toguz-kumalak", "tuzdik.no-twin");
  await demo.locator("[data-do=step]").waitFor();
  assert.equal(await sentence(demo), "South to move.");
  const told = [];
  for (let i = 0; i < 3; i += 1) {
    await demo.locator("[data-do=step]").click();
    told.push(await sentence(demo));
  }
  assert.deepEqual(told, ["South takes the seed from pit 9.", "The last falls into North’s pit 1, making 3.", "No tuzdik, because the opponent’s tuzdik has the same number, 1."]);
  assert.ok(await demo.locator(".sentence.lit").isVisible());
  assert.equal(await page.locator('[id="rule/toguz-kumalak/tuzdik.no-twin"] .clause-words.lit').count(), 1);
  assert.equal(await demo.locator(".pit.lit").count(), 1);
  assert.equal(await demo.locator('.pit[data-side=north][data-pit="1"] .count').textContent(), "3");
  await demo.locator("[data-do=back]").click();
  assert.equal(await sentence(demo), told[1]);
  assert.equal(await demo.locator(".pit.lit").count(), 0);
  // Keys, from any of its buttons.
  for (const [key, said] of [["ArrowLeft", told[0]], ["End", told[2]], ["Home", "South to move."], ["ArrowRight", told[0]]]) {
    await page.keyboard.press(key);
    assert.equal(await sentence(demo), said, key);
  }
  assert.match(await target(demo, "south", 9).getAttribute("aria-label"), /pit 9, empty/, "in the middle of the move");
  await demo.locator("[data-do=near]").click();
  await demo.locator("[data-do=end]").click();
  assert.match(await sentence(demo), /tuzdik now/);
  assert.equal(await demo.locator(".sentence.lit").count(), 0);
  assert.deepEqual(site.messages, []);
});

test("playing goes through the steps and ends by itself", async (t) => {
  const { page } = await book(t, "#rule/bestemshe/sow.single");
  const demo = demoOf(page, "bestemshe", "sow.single");
  await demo.locator("select").selectOption("fast");
  await demo.locator("[data-do=play]").click();
  await page.waitForFunction((id) => { const one = document.getElementById(id).querySelector("otau-demo"); return one.step === one.steps; }, "rule/bestemshe/sow.single");
  await demo.locator("[data-face=play]").waitFor();
});

test("the reader tries: told what happened instead, then that it was right", async (t) => {
  const { page } = await book(t, "#rule/toguz-kumalak/tuzdik.no-twin");
  const demo = demoOf(page, "toguz-kumalak", "tuzdik.no-twin");
  await demo.locator("[data-do=try]").click();
  assert.equal(await demo.locator(".task").textContent(), "Find the move that would make a twin.");
  await target(demo, "south", 8).click();
  await demo.getByText("That was another move.").waitFor();
  await demo.locator("[data-do=again]").click();
  await target(demo, "south", 9).click();
  await demo.getByText("Yes. The rule “No twins” acted.").waitFor();
  await demo.locator("[data-do=watch]").click();
  assert.equal(await sentence(demo), "South to move.");
});

test("a refusal is tried, too", async (t) => {
  const { page } = await book(t, "#rule/modiar/move.not-single");
  const demo = demoOf(page, "modiar", "move.not-single");
  await demo.locator("[data-do=step]").click();
  assert.equal(await sentence(demo), "Hole 1 holds a single stone; only two or more may be played.");
  await demo.locator("[data-do=try]").click();
  await target(demo, "south", 1).click({ force: true });
  await demo.getByText("Yes: this is refused").waitFor();
});

test("the other reading is played on the same board", async (t) => {
  const { page } = await book(t, "#rule/toguz-kumalak-singletons/capture.singleton");
  const demo = demoOf(page, "toguz-kumalak-singletons", "capture.singleton");
  await demo.locator("[data-do=other-reading]").click();
  assert.equal(await demo.locator("[data-do=other-reading]").getAttribute("aria-pressed"), "true");
  assert.match(await demo.locator(".caption").first().textContent(), /as in Toguz Kumalak\./);
  await demo.locator("[data-do=example]").click();
  assert.equal(await demo.locator("[data-do=other-reading]").getAttribute("aria-pressed"), "false");
});

for (const id of ["toguz-kumalak", "bestemshe", "qozdatu", "toguz-kumalak-no-return", "toguz-kumalak-singletons", "modiar", "mangala-iv", "kiothi", "kiothi-25"]) {
  test(`every demo and near miss of ${id} runs to its end without a word to the console`, async (t) => {
    const site = await book(t, `#rule/${id}`);
    const faults = await site.page.evaluate(() => {
      const told = [];
      for (const demo of document.querySelectorAll("otau-demo")) {
        demo.wake();
        demo.step = demo.steps;
        const fault = demo.shadowRoot.querySelector(".fault");
        if (!fault.hidden) told.push(`${demo.clause}: ${fault.textContent}`);
        if (!demo.clause.startsWith("setup") && demo.steps === 0) told.push(`${demo.clause}: no steps`);
      }
      return told;
    });
    assert.deepEqual(faults, []);
    const near = await site.page.evaluate(async () => {
      const told = [];
      for (const demo of document.querySelectorAll("otau-demo")) {
        demo.show = "miss";
        await null;
        demo.step = demo.steps;
        const fault = demo.shadowRoot.querySelector(".fault");
        if (!fault.hidden) told.push(`${demo.clause}: ${fault.textContent}`);
        if (demo.shadowRoot.querySelector(".sentence.lit")) told.push(`${demo.clause}: lit in its near miss`);
      }
      return told;
    });
    assert.deepEqual(near, []);
    assert.deepEqual(site.messages, []);
  });
}

test("a picture without script, and an author's own moves and captions", async (t) => {
  const { page } = await book(t, "#rule/bestemshe");
  const told = await page.evaluate(async () => {
    const demo = document.createElement("otau-demo");
    for (const [name, value] of Object.entries({ game: "bestemshe", moves: "5 5", captions: "Before | One | Two" })) demo.setAttribute(name, value);
    document.getElementById("page").append(demo);
    demo.wake();
    const caption = () => demo.shadowRoot.querySelector(".caption").textContent;
    const first = caption();
    demo.step = 1;
    const second = caption();
    demo.step = demo.steps;
    const svg = demo.toSVG();
    demo.setAttribute("moves", "9");
    await null;
    return { first, second, last: caption(), svg: svg.slice(0, 4), fault: demo.shadowRoot.querySelector(".fault").textContent };
  });
  assert.deepEqual({ ...told, fault: told.fault.length > 10 }, { first: "Before", second: "One", last: "Two", svg: "<svg", fault: true });
});

test("a puzzle: a hint, a wrong answer refuted, the right one praised", async (t) => {
  const site = await book(t, "#puzzle/toguz-kumalak");
  const { page } = site;
  assert.ok((await page.locator(".puzzle-list li").count()) >= 13);
  const number = await page.evaluate(async () => (await import("otau/puzzles")).puzzles["toguz-kumalak"].findIndex(({ goal, answer }) => goal.kind === "capture" && goal.in === 2 && answer) + 1);
  await page.locator(".puzzle-list a").nth(number - 1).click();
  await page.locator("otau-board").waitFor();
  const { right, wrong, side } = await page.evaluate(async (at) => {
    const [{ puzzles, solve }, { parsePosition }] = [await import("otau/puzzles"), await import("otau")];
    const puzzle = puzzles["toguz-kumalak"][at];
    const position = parsePosition("toguz-kumalak", puzzle.position);
    const all = solve(position, puzzle.goal);
    return { right: all.find(({ works }) => works).move.pit, wrong: all.find(({ works, reply }) => !works && reply).move.pit, side: position.turn };
  }, number - 1);
  const told = page.locator(".puzzle .told");
  await page.getByRole("button", { name: "Hint" }).click();
  assert.match(await told.textContent(), /moves fail/);
  await page.getByRole("button", { name: "Hint" }).click();
  assert.match(await told.textContent(), new RegExp(`pit ${right}`));
  const press = (pit) => page.locator(`.target[data-side=${side}][data-pit="${pit}"]`).click();
  await press(wrong);
  await page.locator(".told.wrong").waitFor();
  assert.match(await told.textContent(), /fails\. .*The best reply is/);
  await page.getByRole("button", { name: "Try again" }).click();
  await press(right);
  await page.locator(".told.right").waitFor();
  assert.deepEqual(site.messages, []);
});

for (const options of [{}, { colorScheme: "dark", width: 360, height: 740 }]) {
  test(`axe has nothing to say, nothing is cut off, everything is a target: ${JSON.stringify(options)}`, async (t) => {
    const { page } = await book(t, "#rule/modiar/move.must-feed", options);
    const fits = async (state) => {
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${state}: no wider than the window`);
      const small = await page.evaluate(() => {
        const roots = [document, ...[...document.querySelectorAll("otau-demo")].map((one) => one.shadowRoot)];
        return roots.flatMap((root) => [...root.querySelectorAll("button, select, input, .contents a, .top a")]).filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width > 0 && one.type !== "radio" && one.type !== "checkbox" && (width < 43.5 || height < 43.5);
        }).map((one) => `${one.dataset.do ?? one.textContent} ${one.getBoundingClientRect().width}×${one.getBoundingClientRect().height}`);
      });
      assert.deepEqual(small, [], state);
    };
    const demo = demoOf(page, "modiar", "move.must-feed");
    await demo.locator("[data-do=step]").click();
    await fits("a rule");
    await clean(page, "a refusal shown", '[id="rule/modiar/move.must-feed"]');
    await demo.locator("[data-do=try]").click();
    await clean(page, "the reader's turn", '[id="rule/modiar/move.must-feed"]');
    await clean(page, "facts", ".facts");
    await clean(page, "contents", ".contents");
    await page.evaluate(() => { location.hash = "#puzzle/bestemshe"; });
    await page.locator(".puzzle-list").waitFor();
    await clean(page, "puzzles");
    await page.evaluate(() => { location.hash = "#puzzle/bestemshe/1"; });
    await page.locator(".puzzle otau-board").waitFor();
    await fits("a puzzle");
    await clean(page, "a puzzle");
  });

  test(`the authors' page: a rule, an own position, the texts to copy: ${JSON.stringify(options)}`, async (t) => {
    const site = await open({ reducedMotion: "reduce", path: "builder/index.html", ...options });
    t.after(site.close);
    const { page } = site;
    await page.locator("#as-html").waitFor();
    assert.match(await page.inputValue("#as-html"), /^<otau-demo game="toguz-kumalak" clause="tuzdik.no-twin"><\/otau-demo>/);
    await clean(page, "a rule");
    await page.selectOption("#game", "bestemshe");
    await page.check("input[value=own]");
    const board = page.locator(".form otau-board");
    await target(board, "south", 5).click();
    await page.fill("#caption-0", 'She said "go" | on');
    await page.fill("#caption-1", "One & only");
    const html = await page.inputValue("#as-html");
    assert.match(html, /game="bestemshe" position="5\.5\.5\.5\.5~5\.5\.5\.5\.5~0\.0~S0" moves="5\d[^"]*" captions="She said &quot;go&quot; ¦ on \| One &amp; only"/);
    assert.match(await page.inputValue("#as-rst"), /^\.\. raw:: html\n\n {3}<otau-demo/);
    assert.match(await page.inputValue("#as-mdx"), /captions=\{"She said \\"go\\" ¦ on \| One & only"\}/);
    await page.getByLabel("South’s pit 1", { exact: true }).first().fill("4");
    assert.match(await page.locator(".setup .total").textContent(), /49 of 50/);
    await page.getByRole("button", { name: "Put the rest into the captures" }).click();
    assert.match(await page.locator(".setup .total").textContent(), /All 50/);
    await clean(page, "an own position");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    // What is copied works, alone in a frame.
    const address = /src="([^"]+)"/.exec(await page.inputValue("#as-iframe"))[1].replaceAll("&amp;", "&");
    await page.goto(address);
    await page.locator("otau-demo [data-do=try], otau-demo .fault:visible").first().waitFor();
    assert.equal(await page.locator("otau-demo .fault").isVisible(), false);
    await clean(page, "a frame");
    assert.deepEqual(site.messages, []);
  });
}

test("printed, a demo is a still picture with its words", async (t) => {
  const { page } = await book(t, "#rule/bestemshe/capture.even");
  await page.emulateMedia({ media: "print" });
  const demo = demoOf(page, "bestemshe", "capture.even");
  assert.equal(await demo.locator(".bar.controls").isVisible(), false);
  assert.ok(await demo.locator("svg.picture").isVisible());
  assert.ok(await demo.locator(".caption").first().isVisible());
});

test("a frame speaks the language that its address asks for, else its reader's: all ten", async (t) => {
  for (const lang of Object.keys(NAMES)) {
    const board = (await import(`../../pkg/locales/${lang}.js`)).default;
    for (const asked of [true, false]) {
      const site = await open({ path: `builder/embed.html?game=bestemshe&clause=end.no-move${asked ? `&lang=${lang}` : ""}`, locale: asked ? "en-GB" : lang, reducedMotion: "reduce" });
      t.after(site.close);
      await site.page.locator("otau-demo [data-do=try]").waitFor();
      const said = await site.page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir, text: document.querySelector("otau-demo").shadowRoot.textContent }));
      assert.deepEqual([said.lang, said.dir], [lang, board.dir ?? "ltr"]);
      assert.ok(said.text.includes(board.clauses["end.no-move"].title), `${lang}: ${said.text.slice(0, 200)}`);
      assert.deepEqual(site.messages, []);
      await site.close();
    }
  }
});

test("on the authors' page a position with every seed that still cannot be says why", async (t) => {
  const site = await open({ path: "builder/index.html", locale: "kk", reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await page.locator("#as-html").waitFor();
  await page.check("input[value=own]");
  for (const select of await page.locator(".setup .fields select:not(#turn)").all()) await select.selectOption("4");
  for (const row of await page.locator(".pits-row").all()) await row.locator("input").nth(await row.evaluate((node) => (node === node.parentElement.querySelector(".pits-row") ? 5 : 3))).fill("0");
  await page.locator(".setup .line button").first().click();
  await page.waitForFunction(() => document.querySelector(".setup .total").textContent);
  assert.equal(await page.locator(".setup .total").textContent(), "Екі тұздықтың да нөмірі 4: олар әртүрлі болуы керек.");
  assert.deepEqual(site.messages, []);
});

test("there, too, pits that cannot be nki are named, and one written twice is one", async (t) => {
  const site = await open({ path: "builder/index.html", reducedMotion: "reduce" });
  t.after(site.close);
  const { page } = site;
  await page.locator("#as-html").waitFor();
  await page.selectOption("#game", "kiothi");
  await page.check("input[value=own]");
  const said = async (nki) => {
    await page.locator(".setup input[type=text]").first().fill(nki);
    await page.waitForFunction(() => document.querySelector(".setup .total").textContent);
    return page.locator(".setup .total").textContent();
  };
  assert.equal(await said("5"), "There is no nki before both players have opened, that is, before 2 moves were made.");
  await page.locator(".setup input[type=checkbox]").uncheck();
  assert.equal(await said("5, 11 and 0"), "There is no 11: a row ends with 10. There is no 0: a row ends with 10.");
  assert.equal(await said("1 2 3 4 5 6 7 8 9 10 11 99999999999"), "There can be no such position.");
  assert.match(await said("5 5"), /^All 60 .*5n/s);
  assert.deepEqual(site.messages, []);
});
