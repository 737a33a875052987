// The sheet on which a game is chosen, with its variants and a line about each.

import { analyse, start } from "otau";
import { make } from "./dom.js";
import { say } from "./say.js";
import { PlayersForm } from "./sheets/players.js";
import { GuessSheet } from "./guess.js";
import { SetupForm } from "./setup.js";

export class GamesSheet {
  /** @param {object} with_ catalogue, locale, current(), begin({ game, setup, tags, players }) */
  constructor(sheet, { catalogue, locale, begin, current }) {
    Object.assign(this, { sheet, catalogue, locale, begin, current });
  }

  open() {
    this.#list();
  }

  #show(title, back, children, focus) {
    this.sheet.show(title, children, { back, backWords: say("back-to-games"), focus });
  }

  #list() {
    const families = Map.groupBy ? Map.groupBy(this.catalogue, ({ family }) => family)
      : this.catalogue.reduce((map, game) => map.set(game.family, [...(map.get(game.family) ?? []), game]), new Map());
    const groups = [...families].map(([family, games]) => {
      const { name, place } = this.locale.families[family] ?? { name: family, place: "" };
      return make("section", { class: "family" }, make("h3", {}, name, " ", make("span", { class: "faint" }, place)),
        make("div", { class: "cards" }, ...games.map((game) => this.#card(game))));
    });
    this.players = new PlayersForm((side) => this.locale.board[side]);
    this.#show(say("choose"), null, [this.players.root, make("div", { class: "families" }, ...groups)], "[aria-current]");
  }

  #card(game) {
    const { name, line } = this.locale.games[game.id];
    const now = game.id === this.current();
    return make("button", { type: "button", class: "card", "data-game": game.id, "aria-current": now && "true", onclick: () => this.#choose(game) },
      make("b", {}, name), make("span", {}, line), ...(now ? [make("em", {}, say("playing"))] : []));
  }

  #choose(game) {
    // A game with set-ups of its own asks for one; its clauses say so.
    if (game.clauses.includes("setup.random")) return this.#setUp(game);
    this.#begin({ game: game.id, players: this.players.value() });
  }

  #setUp(game) {
    const form = new SetupForm(game, say, (side) => this.locale.board[side], ({ setup, guess }) => {
      const position = setup ? start(game.id, setup) : undefined;
      if (!guess) return this.#begin({ game: game.id, setup: position });
      const ritual = new GuessSheet(say, ({ south, north }) => this.#begin({ game: game.id, setup: position, tags: { South: south, North: north } }), () => this.#advice(position ?? start(game.id)));
      this.#show(say("sides-guess"), () => this.#setUp(game), [ritual.root], ".guess button");
    });
    this.#show(say("setup"), () => this.#list(), [form.root], ".setup input");
  }

  /** Nobody has a choice in such a game, so how it ends is known at once. */
  #advice(position) {
    const { score } = analyse(position, { nodes: 1000 });
    const side = score > 0 ? position.turn : position.turn === "south" ? "north" : "south";
    return score ? say("ahead-exact", { side: this.locale.board[side], score: Math.abs(score) }) : say("even-exact");
  }

  #begin(choice) {
    this.sheet.close();
    this.begin(choice);
  }
}
