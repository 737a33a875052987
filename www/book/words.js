// The book's own words.

import { Phrases } from "otau/words";
import { spoken } from "./languages.js";

export const say = (key, facts) => new Phrases(spoken.book).say("book", key, facts);

/** The names of kinds of words: "a pit", "a seed". */
export const kinds = () => spoken.book.kinds;

/** What a room of the locale tells of a game, or of its family; null: nothing. */
export const about = (room, game) => spoken.book[room]?.[game.id] ?? spoken.book[room]?.[game.family] ?? null;

/** Puts the locale's words where the page asks for them. */
export function fill(root = document) {
  for (const node of root.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of root.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
}
