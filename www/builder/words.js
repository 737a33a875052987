// The authors' page's own words, the board's and the demos', in the language of the page.

import { Phrases } from "otau/words";
import board from "otau/locales/en.js";
import { language } from "../languages.js";
import en from "./locales/en.js";

/** Written out, so that a bundler sees every file. */
const FILES = {
  kk: () => [import("./locales/kk.js"), import("otau/locales/kk.js"), import("otau/demo/locales/kk.js")],
  ky: () => [import("./locales/ky.js"), import("otau/locales/ky.js"), import("otau/demo/locales/ky.js")],
  ru: () => [import("./locales/ru.js"), import("otau/locales/ru.js"), import("otau/demo/locales/ru.js")],
  tr: () => [import("./locales/tr.js"), import("otau/locales/tr.js"), import("otau/demo/locales/tr.js")],
  es: () => [import("./locales/es.js"), import("otau/locales/es.js"), import("otau/demo/locales/es.js")],
  fr: () => [import("./locales/fr.js"), import("otau/locales/fr.js"), import("otau/demo/locales/fr.js")],
  kn: () => [import("./locales/kn.js"), import("otau/locales/kn.js"), import("otau/demo/locales/kn.js")],
  pa: () => [import("./locales/pa.js"), import("otau/locales/pa.js"), import("otau/demo/locales/pa.js")],
  ar: () => [import("./locales/ar.js"), import("otau/locales/ar.js"), import("otau/demo/locales/ar.js")],
};

/** What is spoken: the page's words, the board's and the demos' (null: English, which they have). */
export const spoken = { words: new Phrases(en), board, demo: null };

/** Chooses the language and turns the page to its direction. */
export async function chooseLanguage(lang = language()) {
  try {
    if (FILES[lang]) {
      const [page, its, demo] = (await Promise.all(FILES[lang]())).map((module) => module.default);
      Object.assign(spoken, { words: new Phrases(page), board: its, demo });
    }
  } catch {
    // Offline before this language was ever here: English is.
  }
  document.documentElement.lang = spoken.board.lang;
  document.documentElement.dir = spoken.board.dir ?? "ltr";
}

export const say = (key, facts) => spoken.words.say("builder", key, facts);

/** Puts the locale's words where the page asks for them. */
export function fill(root = document) {
  for (const node of root.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
}
