// Everything about games as things, in one piece that is fetched when it is first wanted:
// this game, the kept ones, the set-up of positions, and what is pasted or dropped.

import { read } from "../game/anything.js";
import { say } from "../say.js";
import { trouble } from "../trouble.js";
import { Editor } from "./editor.js";
import { FileSheet } from "./file.js";
import { importGames, Shelf } from "./shelf.js";

/** @param {object} with_ table, keeper, sideName(side), gameName(id), begin(choice) */
export function startDesk(sheet, { table, keeper, sideName, gameName, begin }) {
  const file = new FileSheet(sheet, { table, open: take, editor: () => editor.show(), shelf: () => shelf.show() });
  const editor = new Editor(sheet, { table, sideName, back: () => file.show(), begin });
  const shelf = new Shelf(sheet, { table, keeper, sideName, gameName, back: () => file.show() });

  /** Opens whatever a text is; what is wrong with it, if something is. */
  function take(text) {
    try {
      const { opened, games } = read(text, table.info.id);
      if (opened) {
        sheet.close();
        table.open(opened);
      } else importGames(keeper, games).then((told) => shelf.show(told));
      return null;
    } catch (error) {
      return say("open-failed", { message: trouble(error, text) });
    }
  }

  return { file, take };
}
