// This game as a thing: its names, and all the ways in which it leaves and comes.

import { formatPosition } from "otau";
import { button, make } from "../dom.js";
import * as files from "../files.js";
import { embedCode } from "../game/embed.js";
import { gameLink } from "../game/link.js";
import { recordText } from "../game/record.js";
import { pngOf, svgOf } from "../picture.js";
import { say } from "../say.js";

const TAGS = ["South", "North", "Event", "Date", "Site", "Round"];

/** Whether the package writes a game in the form of the federation. */
const hasTgk = (table) => {
  try {
    return Boolean(recordText(table, "tgk"));
  } catch {
    return false;
  }
};

export class FileSheet {
  /** @param {object} with_ table, open(text), editor(), shelf() */
  constructor(sheet, { table, open, editor, shelf }) {
    Object.assign(this, { sheet, table, open, editor, shelf });
  }

  show() {
    this.told = make("p", { class: "told", role: "status" });
    const { table } = this;
    const group = (title, ...children) => make("section", { class: "group" }, make("h3", {}, title), ...children);
    const line = (...buttons) => make("div", { class: "line" }, ...buttons.filter(Boolean));
    const tgk = hasTgk(table);
    this.sheet.show(say("file"), [
      group(say("open"), make("p", { class: "faint" }, say("open-line")), line(
        button(say("open-file"), () => this.#openFile(), { id: "open-file" }),
        button(say("open-text"), () => this.#paste(), { id: "open-text" }),
        button(say("editor"), () => this.editor(), { id: "editor" }),
        button(say("shelf"), () => this.shelf(), { id: "shelf" }))),
      group(say("copy"), line(
        this.#copy("copy-link", () => gameLink(table)),
        this.#copy("copy-record", () => recordText(table)),
        tgk && this.#copy("copy-tgk", () => recordText(table, "tgk")),
        this.#copy("copy-position", () => formatPosition(table.position)),
        this.#copy("copy-embed", () => embedCode(table)))),
      group(say("save"), line(
        this.#save("save-record", () => files.save(`${this.#name()}.txt`, recordText(table))),
        tgk && this.#save("save-tgk", () => files.save(`${this.#name()}.tgk`, recordText(table, "tgk"))),
        this.#save("save-svg", () => files.save(`${this.#name()}.svg`, svgOf(table.board), "image/svg+xml")),
        this.#save("save-png", async () => files.save(`${this.#name()}.png`, await pngOf(table.board))))),
      this.told,
      group(say("about-game"), this.#tags()),
    ]);
  }

  /** A name for files: the game and the players, in plain letters. */
  #name() {
    const { tags, info } = this.table;
    return [info.id, tags.South, tags.North].filter(Boolean).join("-").replace(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 60);
  }

  #tags() {
    const { table } = this;
    const inputs = TAGS.map((tag) => make("input", { type: "text", id: `tag-${tag}`, maxlength: 200, value: table.tags[tag] ?? "", autocomplete: "off" }));
    const keep = () => table.tell({ ...table.tags, ...Object.fromEntries(TAGS.map((tag, i) => [tag, inputs[i].value.trim()])) });
    return make("div", { class: "tags", onchange: keep }, ...TAGS.map((tag, i) => make("label", { class: "field", for: `tag-${tag}` }, make("span", {}, say(`tag-${tag}`)), inputs[i])));
  }

  #tell(words, wrong = false) {
    this.told.textContent = words;
    this.told.classList.toggle("wrong", wrong);
    this.told.scrollIntoView({ block: "nearest" });
  }

  #copy(key, text) {
    return button(say(key), async () => {
      const words = text();
      if (await files.copy(words)) return this.#tell(say("copied", { what: say(key) }));
      // Where the clipboard is closed to pages, people can still take it themselves.
      const box = make("textarea", { rows: 6, readonly: true, class: "notation", "aria-label": say(key) });
      box.value = words;
      this.#tell(say("copy-yourself"));
      this.told.after(box);
      box.select();
    }, { id: key });
  }

  #save(key, work) {
    return button(say(key), work, { id: key });
  }

  async #openFile() {
    const text = await files.ask(".tgk,.txt,.otau,.json,.pgn,text/plain,application/json");
    if (text !== null) this.#take(text);
  }

  #take(text) {
    const fault = this.open(text);
    if (fault) this.#tell(fault, true);
  }

  #paste() {
    const box = make("textarea", { rows: 8, id: "pasted", class: "notation", spellcheck: "false" });
    this.told = make("p", { class: "told", role: "status" });
    this.sheet.show(say("open-text"), [make("label", { class: "field tall" }, make("span", {}, say("paste-here")), box),
      this.told, make("div", { class: "sheet-foot" }, button(say("open"), () => this.#take(box.value), { class: "button main", id: "open-pasted" }))],
    { back: () => this.show(), focus: "#pasted" });
  }
}
