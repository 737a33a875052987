// The book's words, its demos' and its boards' in the language of the page.

import en from "./locales/en.js";
import { speak } from "./tongue.js";

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

/** What is spoken: the language, the book's words, the demos' and the boards' (null: English, which they have). */
export const spoken = { lang: "en", book: en, demo: null, board: null };

/** Chooses the language of the page. */
export async function chooseLanguage() {
  const found = await speak(FILES);
  if (found) Object.assign(spoken, { ...found, book: found.page });
}
