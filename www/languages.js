// The languages there are, and which one is spoken.

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

const known = (tag) => Object.keys(NAMES).find((lang) => lang === tag?.toLowerCase().split("-")[0]);

/** What the address asks for: `lang=kk` among what stands after its # or its ?, on every page. */
const linked = () => known(new URLSearchParams(location.hash.slice(1)).get("lang")) ?? known(new URLSearchParams(location.search).get("lang"));

/** What a link asks for, or what was chosen before, or what the browser prefers. */
export const language = () => linked() ?? known(setting("lang")) ?? preferred();

/** A link to one of our pages in the language spoken, named where the browser would prefer another. */
export function inLanguage(link) {
  const lang = language();
  return lang === preferred() ? link : `${link}${link.includes("#") ? "&" : "#"}lang=${lang}`;
}

/** What the browser prefers. */
export function preferred() {
  return (navigator.languages ?? [navigator.language]).map(known).find(Boolean) ?? "en";
}

/** Keeps a choice; what the browser prefers anyway need not be kept. */
export function keepLanguage(lang) {
  keep("lang", lang === preferred() ? undefined : lang);
}
