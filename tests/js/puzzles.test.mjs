// Each puzzle's answer is right, and no other is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { formatMove, formatPosition, games, parseMove, parsePosition, start } from "otau";
import { judge, puzzles, solve } from "otau/puzzles";

for (const game of games().filter(({ choices }) => choices)) {
  test(`${game.id}: at least eight puzzles, graded, no two alike, each with one answer`, () => {
    const list = puzzles[game.id];
    assert.ok(list.filter(({ source }) => !source).length >= 8);
    assert.equal(new Set(list.map(({ position }) => position)).size, list.length);
    assert.ok(new Set(list.map(({ grade }) => grade)).size >= 2, "more than one grade");
    for (const { position: text, goal, answer, study } of list) {
      const position = parsePosition(game.id, text);
      assert.equal(formatPosition(position), text);
      if (answer === null) continue;
      const right = parseMove(position, answer);
      assert.equal(formatMove(position, right), answer, text);
      assert.equal(judge(position, goal, right).works, true, `${text} ${answer}`);
      const others = solve(position, goal).filter(({ move }) => formatMove(position, move) !== answer);
      assert.ok(others.length >= 1, text);
      for (const { move, works } of others) {
        // Of a study, proved elsewhere, some wrong answers are too deep to be refuted quickly.
        if (study) assert.notEqual(works, true, `${text} ${formatMove(position, move)}`);
        else assert.equal(works, false, `${text} ${formatMove(position, move)}`);
      }
    }
  });
}

test("a wrong answer to a puzzle of two moves is refuted by a reply", () => {
  const puzzle = puzzles["toguz-kumalak"].find(({ goal }) => goal.in === 2);
  const position = parsePosition("toguz-kumalak", puzzle.position);
  const wrong = solve(position, puzzle.goal).filter(({ works }) => !works);
  assert.ok(wrong.some(({ reply }) => reply));
});

test("the studies are those given, with the answers proved", () => {
  const given = JSON.parse(readFileSync(new URL("../data/studies.json", import.meta.url), "utf8"));
  const ours = puzzles["toguz-kumalak"].filter(({ study }) => study);
  assert.equal(ours.length, given.length);
  for (const one of given) {
    const { study, goal, move, proved, south, north, stores, tuzdik, turn } = one;
    const found = ours.find((puzzle) => puzzle.study === study);
    const position = start("toguz-kumalak", { south, north, stores, tuzdik, turn, ply: 100 });
    assert.equal(found.position, formatPosition(position));
    assert.equal(found.goal.kind, goal);
    assert.equal(found.answer, proved ? formatMove(position, { pit: move }) : null);
  }
});
