// The book's own words.

import { Phrases } from "otau/element";
import en from "./locales/en.js";

export const locale = en;
const words = new Phrases(en);

export const say = (key, facts) => words.say("book", key, facts);

/** Words about a game: what is told of it in a room of the locale, or nothing. */
export const about = (room, game) => locale[room]?.[game.id] ?? locale[room]?.[game.family] ?? null;

/** Puts the locale's words where the page asks for them. */
export function fill(root = document) {
  for (const node of root.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of root.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
}
