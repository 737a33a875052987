// What can be told of a board's picture without drawing it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { games } from "otau";
import { layout } from "../../pkg/element/layout.js";
import { heap } from "../../pkg/element/seeds.js";

const modes = ({ pits }) => (pits <= 5 ? ["wide", "close", "small"] : ["wide", "close", "upright"]);

test("captured seeds lie together: none is left alone in its store", () => {
  for (const game of games()) {
    for (const mode of modes(game)) {
      const lay = layout(game, mode);
      for (const side of ["south", "north"]) {
        for (let n = 4; n <= 40; n++) {
          const pile = heap(lay, side, 0, n);
          for (const one of pile) {
            assert.ok(pile.some((other) => other !== one && Math.hypot(one.x - other.x, one.y - other.y) < 1.4 * lay.seed), `${game.id}, ${mode}: ${n} seeds of ${side}`);
          }
        }
      }
    }
  }
});
