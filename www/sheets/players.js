// Who plays: two people at one device, or one against the computer, and how well it plays.

import { button, make, radios } from "../dom.js";
import { say } from "../say.js";
import { keep, setting } from "../settings.js";

const LEVELS = 8;
const other = (side) => (side === "south" ? "north" : "south");

export class PlayersForm {
  /** @param {function} sideName what a side is called  @param {object} players as they sit now, if they do */
  constructor(sideName, players = null) {
    const kept = setting("players") ?? {};
    const computer = players ? Object.values(players).some(Boolean) : kept.computer === true;
    const seated = players && computer ? (players.south ? "north" : "south") : null;
    this.level = make("input", { type: "range", min: 1, max: LEVELS, step: 1, id: "level", value: (players && Math.max(...Object.values(players))) || kept.level || 3 });
    this.words = make("output", { for: "level" });
    this.details = make("div", { class: "details" },
      make("label", { class: "level", for: "level" }, make("span", {}, say("level"))), make("div", { class: "level-row" }, this.level, this.words),
      radios("you", say("you-play"), [["south", sideName("south"), ""], ["north", sideName("north"), ""], ["either", say("either"), ""]], seated ?? kept.you ?? "south"));
    this.root = make("div", { class: "players" }, radios("players", say("who-plays"), [["people", say("two-people"), ""], ["computer", say("computer-plays"), "", this.details]], computer ? "computer" : "people"));
    this.root.addEventListener("input", () => this.#update());
    this.#update();
  }

  #chosen(name) {
    return this.root.querySelector(`input[name=${name}]:checked`).value;
  }

  #update() {
    this.details.hidden = this.#chosen("players") !== "computer";
    const words = say("level-named", { level: Number(this.level.value), name: say(`level-${this.level.value}`) });
    this.words.textContent = words;
    this.level.setAttribute("aria-valuetext", words);
  }

  /** The level of each side, 0 for a person. What was chosen is kept for the next time. */
  value() {
    const computer = this.#chosen("players") === "computer", level = Number(this.level.value), you = this.#chosen("you");
    keep("players", { computer, level, you });
    if (!computer) return { south: 0, north: 0 };
    const side = you === "either" ? (Math.random() < 0.5 ? "south" : "north") : you;
    return { [side]: 0, [other(side)]: level };
  }
}

/** Lets the players of the running game sit down otherwise. */
export function seatSheet(sheet, table, sideName) {
  const form = new PlayersForm(sideName, table.players);
  const foot = make("div", { class: "sheet-foot" }, button(say("seat"), () => {
    sheet.close();
    table.seat(form.value());
  }, { class: "button main", id: "seat" }));
  sheet.show(say("players"), [form.root, foot], { focus: "input:checked" });
}
