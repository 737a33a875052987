// The sheet on which a game is chosen, with its variants and a line about each.

import { start } from "otau";
import { make } from "./dom.js";
import { GuessSheet } from "./guess.js";
import { SetupForm } from "./setup.js";

const icon = (name) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon");
  svg.innerHTML = `<use href="#i-${name}"/>`;
  return svg;
};

export class GamesSheet {
  /** @param {object} with_ catalogue, say, locale, current(), begin({ game, setup, sides }) */
  constructor(dialog, { catalogue, say, locale, begin, current }) {
    Object.assign(this, { dialog, catalogue, say, locale, begin, current });
    // A click beside the sheet closes it.
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  }

  open() {
    this.#list();
    this.dialog.showModal();
    this.dialog.querySelector("[aria-current]")?.focus();
    this.dialog.scrollTop = 0;
  }

  #show(title, back, ...children) {
    const head = make("div", { class: "sheet-head" });
    if (back) head.append(make("button", { type: "button", class: "step", "aria-label": this.say("back-to-games"), onclick: back }, icon("back")));
    head.append(make("h2", { id: "games-title", tabindex: -1 }, title),
      make("button", { type: "button", class: "step", "aria-label": this.say("close"), onclick: () => this.dialog.close() }, icon("close")));
    this.dialog.replaceChildren(make("div", { class: "sheet-body" }, head, ...children));
    this.dialog.scrollTop = 0;
  }

  #list() {
    const families = Map.groupBy ? Map.groupBy(this.catalogue, ({ family }) => family)
      : this.catalogue.reduce((map, game) => map.set(game.family, [...(map.get(game.family) ?? []), game]), new Map());
    const groups = [...families].map(([family, games]) => {
      const { name, place } = this.locale.families[family] ?? { name: family, place: "" };
      return make("section", { class: "family" }, make("h3", {}, name, " ", make("span", { class: "faint" }, place)),
        make("div", { class: "cards" }, ...games.map((game) => this.#card(game))));
    });
    this.#show(this.say("choose"), null, make("div", { class: "families" }, ...groups));
  }

  #card(game) {
    const { name, line } = this.locale.games[game.id];
    const now = game.id === this.current();
    return make("button", { type: "button", class: "card", "data-game": game.id, "aria-current": now && "true", onclick: () => this.#choose(game) },
      make("b", {}, name), make("span", {}, line), ...(now ? [make("em", {}, this.say("playing"))] : []));
  }

  #choose(game) {
    // A game with set-ups of its own asks for one; its clauses say so.
    if (game.clauses.includes("setup.random")) return this.#setUp(game);
    this.#begin({ game: game.id });
  }

  #setUp(game) {
    const form = new SetupForm(game, this.say, (side) => this.locale.board[side], ({ setup, guess }) => {
      const position = setup ? start(game.id, setup) : undefined;
      if (!guess) return this.#begin({ game: game.id, setup: position });
      const ritual = new GuessSheet(this.say, (sides) => this.#begin({ game: game.id, setup: position, sides }));
      this.#show(this.say("sides-guess"), () => this.#setUp(game), ritual.root);
      ritual.root.querySelector("button")?.focus();
    });
    this.#show(this.say("setup"), () => this.#list(), form.root);
    form.root.querySelector("input")?.focus();
  }

  #begin(choice) {
    this.dialog.close();
    this.begin(choice);
  }
}
