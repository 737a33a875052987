// What a person may want otherwise: how the board behaves, sounds, the language.

import { make, toggle } from "../dom.js";
import { keepLanguage, language, NAMES } from "../languages.js";
import { say } from "../say.js";
import { keep, setting } from "../settings.js";
import { boardLocale } from "../words.js";

const SWITCHES = ["turn-board", "parity", "sound"];

/** @param {function} apply called with a switch and whether it is on */
export function settingsSheet(sheet, { apply, leave }) {
  const switches = SWITCHES.map((name) => toggle(say(name), say(`${name}-line`), setting(name) === true, (on) => {
    keep(name, on || undefined);
    apply(name, on);
  }, { id: `set-${name}` }));
  const choice = make("select", { id: "set-language", onchange: () => {
    keepLanguage(choice.value);
    leave(choice.value);
  } }, ...Object.entries(NAMES).map(([lang, name]) => make("option", { value: lang, lang, selected: lang === language() }, name)));
  const unread = boardLocale?.unread ? make("p", { class: "faint" }, say("unread"), " ", make("a", { href: say("mend-link"), rel: "noopener" }, say("mend"))) : null;
  sheet.show(say("settings"), [make("div", { class: "settings" }, ...switches,
    make("label", { class: "field" }, make("span", {}, say("language")), choice), unread)]);
}

/** Applies what was chosen earlier. */
export function applySettings(apply) {
  for (const name of SWITCHES) apply(name, setting(name) === true);
}
