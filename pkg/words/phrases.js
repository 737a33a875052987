// Sentences out of a locale: finds them, chooses the plural, fills the blanks.

import { SIDES } from "../places.js";

/** Here a small whole number is written as it is; to ask a browser would cost it a sixtieth of a second, on a phone four. */
const ALIKE = "en kk ky ru tr kn pa es fr";

const tools = {};
/** Made when it is first wanted, for the same reason. */
const tool = (kind, lang) => (tools[kind + lang] ??= new Intl[kind](lang));

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
      text = entry[`=${count}`] ?? entry[tool("PluralRules", this.lang).select(count)] ?? entry.other;
    }
    return text.replace(/\{(\w+)\}/g, (blank, name) => {
      const value = facts[name];
      if (typeof value === "number") return this.number(value);
      return SIDES.includes(value) ? this.side(value) : value === undefined ? blank : this.fill(value, facts);
    });
  }

  number(value) {
    return ALIKE.includes(this.lang) && /^\d{1,3}$/.test(value) ? String(value) : tool("NumberFormat", this.lang).format(value);
  }

  list(items) {
    return tool("ListFormat", this.lang).format(items);
  }

  side(side) {
    return this.say("board", side);
  }

  /** A clause's short title and its rule. */
  clause(id) {
    return this.find("clauses", id) ?? { title: id, rule: "" };
  }
}
