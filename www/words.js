// The page's own words, before the engine is there: fills what index.html leaves open.

import en from "./locales/en.js";

export const locale = en;

/** Puts the locale's words where the page asks for them. */
export function fillWords(root = document) {
  for (const node of root.querySelectorAll("[data-say]")) node.textContent = en.page[node.dataset.say];
  for (const node of root.querySelectorAll("[data-label]")) node.setAttribute("aria-label", en.page[node.dataset.label]);
}
