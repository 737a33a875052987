// What went wrong, in the page's words: the package says in English what it expected; here
// its codes and what else its errors carry become sentences of the chosen language.

import { formatMove, games, legalMoves, parseMove, parseRecord, play } from "otau";
import { Phrases, refusalSentence } from "otau/words";
import english from "otau/locales/en.js";
import { faultWords } from "./faults.js";
import { isolated, say } from "./say.js";
import { boardLocale } from "./words.js";

/** Codes with the same sentence. */
const SAME = { "bad-setup": "bad-position", "bad-engine": "internal", "not-ready": "internal", "bad-limits": "internal" };
/** As much of a text as is quoted. */
const QUOTED = 18;

const phrasesOf = (id) => new Phrases(boardLocale ?? english, games().find((game) => game.id === id));
const quote = (words) => isolated(words.split("\n")[0].slice(0, QUOTED).trim());

/** A move that a position does not allow, or that ends elsewhere than it says. */
function unfit(position, token) {
  const phrases = phrasesOf(position.game);
  try {
    parseMove(position, token);
  } catch (error) {
    if (error.clause) return refusalSentence(phrases, error, position);
  }
  const pit = Number((position.south.length > 9 ? /^\d+(?=:)/ : /^\d/).exec(token)?.[0]);
  const meant = legalMoves(position).filter((move) => move.pit === pit && !move.redistribute);
  return meant.length === 1 ? say("error-claim", { truth: isolated(formatMove(position, meant[0])) }) : say("error-bad-move");
}

/** The move of a record at which the package stopped: its number on a score sheet, its text, and why. */
function move(number, from, token, text) {
  // What comes before it was read without fault.
  const { start, moves } = parseRecord(text.slice(0, from));
  const position = moves.reduce((position, move) => play(position, move).position, start);
  const before = number - 1 + (start.turn === "north" ? 1 : 0);
  return say("error-move", { number: Math.floor(before / 2) + 1, move: quote(token), why: unfit(position, token) });
}

function notation({ at, game, move: number }, text) {
  if (game !== undefined) return say("error-unknown-game", { name: isolated(game) });
  const near = quote(text.slice(at));
  if (!near) return say("error-over");
  const line = text.slice(0, at).split("\n").length;
  if (!number) return say("error-bad-notation", { line, near });
  // A text that begins with no move at all is no record.
  if (number === 1 && !/\d/.test(text.slice(0, at + 1))) return say("error-nothing", { near });
  // The package may stop in the middle of a move.
  const from = Math.max(...[" ", "\n", "\t", ".", "}"].map((end) => text.lastIndexOf(end, at - 1))) + 1;
  const token = /^\S*/.exec(text.slice(from))[0];
  return /^[\d–-]/.test(token) ? move(number, from, token, text) : say("error-bad-notation", { line, near });
}

/** What went wrong with a text, or with nothing but the error known. */
export function trouble(error, text = "") {
  try {
    if (error.faults) return [...new Set(error.faults.map((fault) => faultWords(fault, (side) => phrasesOf().side(side))))].join(" ");
    if (error.code === "bad-notation") return notation(error, text);
    if (error.clause && error.code === "illegal-move") return say("error-illegal-move");
  } catch {
    // Not told apart more finely, then.
  }
  if (error.code === "bad-notation") return say("error-bad-notation", { line: 1, near: quote(text) });
  if (error.code) return say(`error-${SAME[error.code] ?? error.code}`, { name: quote(text) });
  return say(text.trimStart().startsWith("{") ? "error-file" : "error-link");
}
