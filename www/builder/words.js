// The authors' page's own words.

import { Phrases } from "otau/element";
import en from "./locales/en.js";

const words = new Phrases(en);

export const say = (key, facts) => words.say("builder", key, facts);

/** Puts the locale's words where the page asks for them. */
export function fill(root = document) {
  for (const node of root.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
}
