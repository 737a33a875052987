// The page's own words, before the engine is there: fills what index.html leaves open.

import { language } from "./languages.js";
import en from "./locales/en.js";

/** The page's words and the board's. Written out, so that a bundler sees every file. */
const FILES = {
  kk: () => [import("./locales/kk.js"), import("otau/locales/kk.js")],
  ky: () => [import("./locales/ky.js"), import("otau/locales/ky.js")],
  ru: () => [import("./locales/ru.js"), import("otau/locales/ru.js")],
  tr: () => [import("./locales/tr.js"), import("otau/locales/tr.js")],
  kn: () => [import("./locales/kn.js"), import("otau/locales/kn.js")],
  pa: () => [import("./locales/pa.js"), import("otau/locales/pa.js")],
  es: () => [import("./locales/es.js"), import("otau/locales/es.js")],
  fr: () => [import("./locales/fr.js"), import("otau/locales/fr.js")],
  ar: () => [import("./locales/ar.js"), import("otau/locales/ar.js")],
};

/** What the page says; what the board says, if not English. */
export let locale = en;
export let boardLocale = null;

/** Chooses the language and turns the page to its direction. */
export async function chooseWords() {
  try {
    const files = FILES[language()];
    if (files) [locale, boardLocale] = (await Promise.all(files())).map((module) => module.default);
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
