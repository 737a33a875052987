// Sentences out of a locale: finds them, chooses the plural, fills the blanks.

import { SIDES } from "./places.js";

const formats = new Map();

function tools(lang) {
  if (!formats.has(lang)) formats.set(lang, { plural: new Intl.PluralRules(lang), number: new Intl.NumberFormat(lang), list: new Intl.ListFormat(lang) });
  return formats.get(lang);
}
const numbers = (lang) => kept(`number ${lang}`, () => new Intl.NumberFormat(lang));
const plurals = (lang) => kept(`plural ${lang}`, () => new Intl.PluralRules(lang));
const lists = (lang) => kept(`list ${lang}`, () => new Intl.ListFormat(lang, { type: "conjunction" }));

/** Says things in one language about one game. */
export class Phrases {
  constructor(locale, game = null) {
    this.locale = locale;
    this.lang = locale.lang ?? "en";
    this.game = game; // { id, family } or null
  }

  /** The entry for a key in a room of the locale: the game's own, its family's, or everyone's. */
  find(room, key) {
    const entries = this.locale[room] ?? {}, { id, family } = this.game ?? {};
    return entries[[`${id}/${key}`, `${family}/${key}`, key].find((one) => Object.hasOwn(entries, one))];
  }

  has(room, key) {
    return this.find(room, key) !== undefined;
  }

  /** A sentence with its blanks filled, a side by its name. A missing one shows its key, so that it is noticed. */
  say(room, key, facts = {}) {
    const entry = this.find(room, key);
    return entry === undefined ? key : this.fill(entry, facts);
  }

  fill(entry, facts = {}) {
    let text = entry;
    if (typeof entry === "object") {
      const count = Number(facts[entry.by ?? "seeds"] ?? 0);
      text = entry[`=${count}`] ?? entry[tools(this.lang).plural.select(count)] ?? entry.other;
    }
    return text.replace(/\{(\w+)\}/g, (blank, name) => {
      const value = facts[name];
      if (typeof value === "number") return this.number(value);
      return SIDES.includes(value) ? this.side(value) : value === undefined ? blank : this.fill(value, facts);
    });
  }

  number(value) {
    if (ALIKE.has(this.lang) && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    return numbers(this.lang).format(value);
  }

  list(items) {
    return lists(this.lang).format(items);
  }

  side(side) {
    return this.say("board", side);
  }

  /** What is written on a board's wood. */
  written() {
    const [south, north] = [this.side("south"), this.side("north")];
    const owners = { south: this.say("board", "owners", { owner: south }), north: this.say("board", "owners", { owner: north }) };
    return { south, north, owners, tuzdik: this.say("board", "tuzdik") };
  }

  /** A clause's short title and its rule. */
  clause(id) {
    return this.find("clauses", id) ?? { title: id, rule: "" };
  }
}
