// The authors' page's own words, the board's and the demos', in the language of the page.

import { Phrases } from "otau/words";
import board from "otau/locales/en.js";
import { speak } from "../book/tongue.js";
import en from "./locales/en.js";

/** Written out, so that a bundler sees every file. */
const FILES = {
  kk: () => import("./locales/kk.js"),
  ky: () => import("./locales/ky.js"),
  ru: () => import("./locales/ru.js"),
  tr: () => import("./locales/tr.js"),
  kn: () => import("./locales/kn.js"),
  pa: () => import("./locales/pa.js"),
  es: () => import("./locales/es.js"),
  fr: () => import("./locales/fr.js"),
  ar: () => import("./locales/ar.js"),
};

/** What is spoken: the page's words, the board's and the demos' (null: English, which they have). */
export const spoken = { words: new Phrases(en), board, demo: null };

/** Chooses the language of the page. */
export async function chooseLanguage() {
  const found = await speak(FILES);
  if (found) Object.assign(spoken, { words: new Phrases(found.page), board: found.board, demo: found.demo });
}

export const say = (key, facts) => spoken.words.say("builder", key, facts);

/** Puts the locale's words where the page asks for them. */
export function fill(root = document) {
  for (const node of root.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
}
