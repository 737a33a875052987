// The languages there are: which one is chosen, and where its words are found.

import { keep, setting } from "./settings.js";

/** Each by its own name; English is always at hand. */
export const NAMES = {
  en: "English",
  kk: "Қазақша",
  ky: "Кыргызча",
  ru: "Русский",
  tr: "Türkçe",
  kn: "ಕನ್ನಡ",
  pa: "ਪੰਜਾਬੀ",
  es: "Español",
  fr: "Français",
  ar: "العربية",
};

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

const known = (tag) => Object.keys(NAMES).find((lang) => lang === tag?.toLowerCase().split("-")[0]);

/** What a link asks for, or what was chosen before, or what the browser prefers. */
export function language() {
  const linked = new URLSearchParams(location.hash.slice(1)).get("lang");
  return known(linked) ?? known(setting("lang")) ?? preferred();
}

/** What the browser prefers. */
export function preferred() {
  return (navigator.languages ?? [navigator.language]).map(known).find(Boolean) ?? "en";
}

/** Keeps a choice; what the browser prefers anyway need not be kept. */
export function keepLanguage(lang) {
  keep("lang", lang === preferred() ? undefined : lang);
}

/** The two locales of a language: the page's and the board's (null: English, which the board has). */
export async function load(lang) {
  if (!FILES[lang]) return null;
  const [page, board] = await Promise.all(FILES[lang]());
  return { page: page.default, board: board.default };
}
