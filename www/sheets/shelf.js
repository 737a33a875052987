// The games kept on this device.

import { button, make } from "../dom.js";
import * as files from "../files.js";
import * as store from "../game/store.js";
import { day, say } from "../say.js";

export class Shelf {
  /** @param {object} with_ table, keeper, gameName(id), sideName(side), back() */
  constructor(sheet, { table, keeper, gameName, sideName, back }) {
    Object.assign(this, { sheet, table, keeper, gameName, sideName, back });
  }

  async show(told = "") {
    await this.keeper.kept;
    const games = await store.all();
    const lasting = await store.lasting();
    const list = games.length ? make("ul", { class: "shelf" }, ...games.map((game) => this.#game(game))) : make("p", { class: "faint" }, say("shelf-empty"));
    this.sheet.show(say("shelf"), [
      lasting ? null : make("p", { class: "told wrong" }, say("shelf-passing")),
      make("p", { class: "told", role: "status" }, told), list,
      make("div", { class: "line" },
        button(say("export"), () => this.#export(games), { id: "export", disabled: games.length === 0 }),
        button(say("import"), () => this.#import(), { id: "import" })),
    ].filter(Boolean), { back: this.back });
  }

  #game(kept) {
    const { tags, plies, stores, outcome, changed, id } = kept;
    const names = [tags?.South, tags?.North].filter(Boolean).join(" – ");
    const words = [say("kept-moves", { plies }), stores ? `${stores.south} : ${stores.north}` : "", outcome ? say("over") : "", day(changed)].filter(Boolean).join(" · ");
    const title = [this.gameName(kept.game), names].filter(Boolean).join(", ");
    const here = id === this.table.id;
    return make("li", { class: "kept", "data-id": id },
      make("div", {}, make("b", {}, title), make("span", { class: "faint" }, tags?.Event ? `${tags.Event} · ${words}` : words)),
      here ? make("em", {}, say("kept-here")) : null,
      here ? null : button(say("kept-open"), () => this.#open(kept), { "aria-label": say("kept-open-named", { title }), "data-do": "open" }),
      here ? null : button(say("kept-delete"), () => this.#delete(kept), { "aria-label": say("kept-delete-named", { title }), "data-do": "delete" }));
  }

  async #open(kept) {
    const opened = await this.keeper.open(kept);
    if (!opened) return this.show(say("kept-unreadable"));
    this.sheet.close();
    this.table.open(opened);
    if (!opened.id) this.table.board.announce(say("kept-copy"));
  }

  async #delete(kept) {
    await store.remove(kept.id);
    await this.show(say("kept-deleted"));
    // Nothing is gone by one slip of the finger.
    const undo = button(say("kept-undelete"), async () => {
      await store.put(kept);
      this.show();
    }, { id: "undelete" });
    this.sheet.dialog.querySelector(".told").append(" ", undo);
    undo.focus();
  }

  #export(games) {
    files.save("otau-games.json", JSON.stringify({ otau: 1, games }, null, 1), "application/json");
  }

  async #import() {
    const text = await files.ask(".json,application/json");
    if (text === null) return;
    try {
      const { otau, games } = JSON.parse(text);
      if (otau !== 1 || !Array.isArray(games)) throw new TypeError("otau");
      this.show(await importGames(this.keeper, games));
    } catch {
      this.show(say("import-failed"));
    }
  }
}

/** Puts games of a file beside those that are here; what was changed later wins. Says how many. */
export async function importGames(keeper, games) {
  let taken = 0;
  for (const game of games) {
    if (typeof game?.id !== "string" || !(await keeper.readable(game))) continue;
    const known = await store.get(game.id);
    if (known && known.changed >= game.changed) continue;
    await store.put(game);
    taken += 1;
  }
  return say("imported", { taken });
}
