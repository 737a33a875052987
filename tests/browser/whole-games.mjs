// Whole games on the page, pressed as a person presses, against the computer until the game
// is over: every game with choices at levels 1, 4 and 8, a person on either side. It takes
// a quarter of an hour or more, so `cargo xtask test` does not run it:
//
//   node tests/browser/whole-games.mjs [game…]        (after cargo xtask build)
import assert from "node:assert/strict";
import { games, legalMoves } from "../../pkg/index.js";
import { press, position, ready } from "./board.mjs";
import { open } from "./harness.mjs";

const LEVELS = [1, 4, 8];
/** Longer than the computer ever thinks on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/** The same lots every time. */
function lots(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** Does on the board what a move says. */
async function make(page, side, move, chance, pits) {
  const board = page.locator("otau-board");
  if (move.pass) return board.locator("[data-do=pass]").click();
  await press(page, side, move.pit);
  if (move.redistribute) {
    for (let left = move.seeds; left > 0; left--) {
      const pit = 1 + chance(pits);
      // A pit emptied to be redistributed gets none back.
      const to = pit === move.pit ? "across" : chance(2) ? "own" : "across";
      await press(page, to === "own" ? side : side === "south" ? "north" : "south", pit);
    }
    return board.locator("[data-do=confirm]").click();
  }
  const number = board.locator(`.number-button[data-seeds="${move.seeds}"]`);
  if (move.seeds !== undefined && await number.count()) await number.click();
}

/** One game from its start to its end; how it ended. */
async function play(page, game, level, you, seed) {
  const chance = lots(seed);
  await page.click("#new");
  await page.check("input[value=computer]");
  await page.fill("#level", String(level));
  await page.check(`input[name=you][value=${you}]`);
  await page.click(`[data-game="${game.id}"]`);
  for (;;) {
    await page.waitForFunction((you) => {
      const { position, busy } = document.getElementById("board");
      return !busy && (position.outcome || position.turn === you);
    }, you, { timeout: PATIENCE });
    const now = await position(page);
    if (now.outcome) return now;
    const moves = legalMoves(now);
    assert.ok(moves.length, "a game that goes on has a move");
    await make(page, you, moves[chance(moves.length)], chance, game.pits);
    await page.waitForFunction((ply) => document.getElementById("board").position.ply > ply, now.ply, { timeout: 10_000 });
  }
}

async function table(tasks) {
  const site = await open({ reducedMotion: "reduce" });
  await ready(site.page);
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const [game, level, you] = task;
    const began = Date.now();
    const { outcome, ply, stores } = await play(site.page, game, level, you, game.id.length * 100 + level);
    // What the page says at the end is what the game says.
    await site.page.locator("#result").waitFor();
    const told = await site.page.locator(".verdict").textContent();
    assert.ok(told.includes(String(Math.max(outcome.stores.south, outcome.stores.north))), told);
    assert.deepEqual(site.messages, [], `${game.id} at level ${level}`);
    console.log(`${game.id}, level ${level}, ${you}: ${ply} moves, ${JSON.stringify(stores)}, ${outcome.clause}, won by ${outcome.winner}; ${Math.round((Date.now() - began) / 1000)} s`);
  }
  await site.close();
}

const asked = process.argv.slice(2);
const tasks = games().filter(({ id, choices }) => choices && (!asked.length || asked.includes(id)))
  .flatMap((game, at) => LEVELS.map((level, i) => [game, level, (at + i) % 2 ? "north" : "south"]));
const many = tasks.length;
await Promise.all([table(tasks), table(tasks)]);
console.log(`${many} games played to the end, no error`);
process.exit(0);
