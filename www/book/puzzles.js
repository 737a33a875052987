// The puzzles of a game: all of them, or the one that is open.

import { parsePosition } from "otau";
import { puzzles } from "otau/puzzles";
import { make } from "../dom.js";
import { inLanguage } from "../languages.js";
import { PuzzleBoard } from "./puzzle.js";
import { say } from "./words.js";

/** Where a game's puzzles are in this book, or one of them. */
const linkTo = (game, number) => inLanguage(`#puzzle/${game.id}${number ? `/${number}` : ""}`);

/** What a puzzle asks, in a sentence. */
export function goalSentence({ goal }, position, phrases) {
  const other = position.turn === "south" ? "north" : "south";
  const key = goal.kind === "win" && goal.in ? `goal-win-${goal.in}` : goal.in === 2 ? `goal-${goal.kind}-2` : `goal-${goal.kind}`;
  return say(key, { seeds: goal.seeds, mover: phrases.side(position.turn), opponent: phrases.side(other) });
}

function nameOf(puzzle, number) {
  return puzzle.study ? say("study", { number: puzzle.study }) : say("puzzle", { number });
}

function list(page, game, phrases, all) {
  const { name } = phrases.locale.games[game.id];
  const items = all.map((puzzle, i) => make("li", {}, make("a", { href: linkTo(game, i + 1) },
    make("b", {}, nameOf(puzzle, i + 1)), make("span", {}, goalSentence(puzzle, parsePosition(game.id, puzzle.position), phrases)),
    make("span", { class: "faint" }, say(`grade-${puzzle.grade}`)))));
  page.replaceChildren(make("h1", { tabindex: -1 }, `${name}: ${say("puzzles")}`), make("p", { class: "lead" }, say("puzzles-line")), make("ol", { class: "puzzle-list" }, ...items));
  document.title = `${name}: ${say("puzzles")} · Otau`;
}

/** Shows the puzzles of a game on the page, or one of them. */
export function showPuzzles(page, game, phrases, part) {
  const all = puzzles[game.id] ?? [];
  if (!all.length) {
    const { name } = phrases.locale.games[game.id];
    return page.replaceChildren(make("h1", { tabindex: -1 }, `${name}: ${say("puzzles")}`), make("p", {}, say("no-puzzles", { game: name })));
  }
  const number = Number(part);
  const puzzle = Number.isInteger(number) ? all[number - 1] : null;
  if (!puzzle) return list(page, game, phrases, all);
  const position = parsePosition(game.id, puzzle.position);
  const goal = goalSentence(puzzle, position, phrases);
  const board = new PuzzleBoard(game, puzzle, position, phrases);
  const next = number < all.length ? [make("a", { class: "button", href: linkTo(game, number + 1) }, say("next-puzzle"))] : [];
  page.replaceChildren(make("section", { class: "puzzle" },
    make("h1", { tabindex: -1 }, `${nameOf(puzzle, number)}, ${say(`grade-${puzzle.grade}`)}`), make("p", { class: "lead" }, goal),
    ...(puzzle.answer ? [] : [make("p", { class: "faint" }, say("unproved"))]),
    board.root, make("div", { class: "line" }, make("a", { class: "button", href: linkTo(game) }, say("all-puzzles")), ...next),
    ...(puzzle.source ? [make("p", { class: "faint" }, say("from-study", { source: say(`source-${puzzle.source}`) }))] : [])));
  document.title = `${say("puzzle-label", { number, grade: say(`grade-${puzzle.grade}`), goal })} · Otau`;
}
