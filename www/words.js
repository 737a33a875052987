// The page's own words, before the engine is there: fills what index.html leaves open.

import { language, load } from "./languages.js";
import en from "./locales/en.js";

/** What the page says; what the board says, if not English. */
export let locale = en;
export let boardLocale = null;

/** Chooses the language and turns the page to its direction. */
export async function chooseWords() {
  try {
    const found = await load(language());
    if (found) [locale, boardLocale] = [found.page, found.board];
  } catch {
    // Offline before this language was ever here: English is.
  }
  document.documentElement.lang = locale.lang;
  document.documentElement.dir = boardLocale?.dir ?? "ltr";
}

/** Puts the locale's words where the page asks for them. */
export function fillWords(root = document) {
  for (const node of root.querySelectorAll("[data-say]")) node.textContent = locale.page[node.dataset.say];
  for (const node of root.querySelectorAll("[data-label]")) node.setAttribute("aria-label", locale.page[node.dataset.label]);
}
