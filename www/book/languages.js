// The book's words, its demos' and its boards' in the language of the page. English is
// always at hand; another language is one line in FILES, with its three files.

import { language } from "../languages.js";
import en from "./locales/en.js";

/** Written out, so that a bundler sees every file. */
const FILES = {
  kk: () => [import("./locales/kk.js"), import("otau/demo/locales/kk.js"), import("otau/locales/kk.js")],
  ky: () => [import("./locales/ky.js"), import("otau/demo/locales/ky.js"), import("otau/locales/ky.js")],
  ru: () => [import("./locales/ru.js"), import("otau/demo/locales/ru.js"), import("otau/locales/ru.js")],
  tr: () => [import("./locales/tr.js"), import("otau/demo/locales/tr.js"), import("otau/locales/tr.js")],
  es: () => [import("./locales/es.js"), import("otau/demo/locales/es.js"), import("otau/locales/es.js")],
  fr: () => [import("./locales/fr.js"), import("otau/demo/locales/fr.js"), import("otau/locales/fr.js")],
  kn: () => [import("./locales/kn.js"), import("otau/demo/locales/kn.js"), import("otau/locales/kn.js")],
  pa: () => [import("./locales/pa.js"), import("otau/demo/locales/pa.js"), import("otau/locales/pa.js")],
  ar: () => [import("./locales/ar.js"), import("otau/demo/locales/ar.js"), import("otau/locales/ar.js")],
};

/** What is spoken: the language, the book's words, the demos' and the boards' (null: English, which they have). */
export const spoken = { lang: "en", book: en, demo: null, board: null };

/** Chooses the language and turns the page to its direction. */
export async function chooseLanguage() {
  const lang = language();
  try {
    if (FILES[lang]) {
      const [book, demo, board] = (await Promise.all(FILES[lang]())).map((module) => module.default);
      Object.assign(spoken, { lang, book, demo, board });
    }
  } catch {
    // Offline before this language was ever here: English is.
  }
  document.documentElement.lang = spoken.lang;
  document.documentElement.dir = spoken.board?.dir ?? "ltr";
}
