// Sentences out of a locale: finds them, chooses the plural, fills the blanks.

const formats = new Map();

function tools(lang) {
  let found = formats.get(lang);
  if (!found) {
    found = { plural: new Intl.PluralRules(lang), number: new Intl.NumberFormat(lang),
      list: new Intl.ListFormat(lang, { type: "conjunction" }) };
    formats.set(lang, found);
  }
  return found;
}

/** Says things in one language about one game. */
export class Phrases {
  constructor(locale, game = null) {
    this.locale = locale;
    this.lang = locale.lang ?? "en";
    this.game = game; // { id, family } or null
  }

  /** The entry for a key in a room of the locale: the game's own, its family's, or everyone's. */
  find(room, key) {
    const entries = this.locale[room] ?? {};
    for (const owner of this.game ? [this.game.id, this.game.family] : []) {
      if (Object.hasOwn(entries, `${owner}/${key}`)) return entries[`${owner}/${key}`];
    }
    return Object.hasOwn(entries, key) ? entries[key] : undefined;
  }

  has(room, key) {
    return this.find(room, key) !== undefined;
  }

  /** A sentence with its blanks filled. A missing one shows its key, so that it is noticed. */
  say(room, key, facts = {}) {
    const entry = this.find(room, key);
    return entry === undefined ? key : this.fill(entry, facts);
  }

  fill(entry, facts = {}) {
    const { plural, number } = tools(this.lang);
    let template = entry;
    if (typeof entry === "object") {
      const count = Number(facts[entry.by ?? "seeds"] ?? 0);
      template = entry[`=${count}`] ?? entry[plural.select(count)] ?? entry.other;
    }
    return template.replace(/\{(\w+)\}/g, (blank, name) => {
      const value = facts[name];
      if (value === undefined) return blank;
      return typeof value === "number" ? number.format(value) : this.fill(value, facts);
    });
  }

  number(value) {
    return tools(this.lang).number.format(value);
  }

  list(items) {
    return tools(this.lang).list.format(items);
  }

  side(side) {
    return this.say("board", side);
  }

  /** A clause's short title and its rule. */
  clause(id) {
    return this.find("clauses", id) ?? { title: id, rule: "" };
  }
}
