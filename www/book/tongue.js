// What boards, their demos and a page around them say, in the language of the page.
// English is always at hand.

import { inLanguage, language } from "../languages.js";

/** The board's words and the demos'. Written out, so that a bundler sees every file. */
const FILES = {
  kk: () => [import("otau/locales/kk.js"), import("otau/demo/locales/kk.js")],
  ky: () => [import("otau/locales/ky.js"), import("otau/demo/locales/ky.js")],
  ru: () => [import("otau/locales/ru.js"), import("otau/demo/locales/ru.js")],
  tr: () => [import("otau/locales/tr.js"), import("otau/demo/locales/tr.js")],
  kn: () => [import("otau/locales/kn.js"), import("otau/demo/locales/kn.js")],
  pa: () => [import("otau/locales/pa.js"), import("otau/demo/locales/pa.js")],
  es: () => [import("otau/locales/es.js"), import("otau/demo/locales/es.js")],
  fr: () => [import("otau/locales/fr.js"), import("otau/demo/locales/fr.js")],
  ar: () => [import("otau/locales/ar.js"), import("otau/demo/locales/ar.js")],
};

/**
 * Fetches what is said in a language and turns the page to its direction.
 * `own`: the page's own words by language; none: a page without words.
 * Gives { lang, page, board, demo }, or null for English.
 */
export async function speak(own, lang = language()) {
  let found = null;
  try {
    if (FILES[lang]) {
      const [page, board, demo] = (await Promise.all([own[lang]?.(), ...FILES[lang]()])).map((module) => module?.default);
      found = { lang, page, board, demo };
    }
  } catch {
    // Offline before this language was ever here: English is.
  }
  document.documentElement.lang = found?.lang ?? "en";
  document.documentElement.dir = found?.board.dir ?? "ltr";
  return found;
}

/** Links to other pages keep the language. */
export function keepLanguageInLinks(root = document) {
  for (const link of root.querySelectorAll("a[href*='index.html']")) link.setAttribute("href", inLanguage(link.getAttribute("href")));
}
