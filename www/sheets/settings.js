// What a person may want otherwise: how the board behaves, sounds, the language.

import english from "otau/locales/en.js";
import { make, toggle } from "../dom.js";
import { save } from "../files.js";
import { keepLanguage, language, NAMES } from "../languages.js";
import englishPage from "../locales/en.js";
import { say } from "../say.js";
import { keep, setting } from "../settings.js";
import { boardLocale, locale } from "../words.js";

const SWITCHES = ["turn-board", "parity", "sound"];

/** @param {function} apply called with a switch and whether it is on */
export function settingsSheet(sheet, { apply, leave }) {
  const switches = SWITCHES.map((name) => toggle(say(name), say(`${name}-line`), setting(name) === true, (on) => {
    keep(name, on || undefined);
    apply(name, on);
  }, { id: `set-${name}` }));
  const choice = make("select", { id: "set-language", onchange: () => {
    keepLanguage(choice.value);
    leave();
  } }, ...Object.entries(NAMES).map(([lang, name]) => make("option", { value: lang, lang, selected: lang === language() }, name)));
  const unread = boardLocale && !boardLocale.read ? make("p", { class: "unread" }, say("unread"), " ", make("a", { href: "#", id: "mend", onclick: mend }, say("mend"))) : null;
  sheet.show(say("settings"), [make("div", { class: "settings" }, ...switches,
    make("label", { class: "field" }, make("span", {}, say("language")), choice), unread)]);
}

/** Hands over every sentence with the English beside it, to be corrected and sent back. */
function mend(event) {
  event.preventDefault();
  const pairs = (ours, theirs) => Object.fromEntries(Object.entries(ours).map(([key, value]) => [key,
    typeof value === "string" || value.other ? { en: value, [locale.lang]: theirs?.[key] } : pairs(value, theirs?.[key] ?? {})]));
  const { games, families, clauses, refusals, events, outcome, board } = english;
  const all = { page: pairs(englishPage.page, locale.page), board: pairs({ games, families, clauses, refusals, events, outcome, board }, boardLocale) };
  save(`otau-${locale.lang}.json`, JSON.stringify(all, null, 1), "application/json");
}

/** Applies what was chosen earlier. */
export function applySettings(apply) {
  for (const name of SWITCHES) apply(name, setting(name) === true);
}
