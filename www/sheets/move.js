// About one move: what is said of it, and its place among the others tried.

import { button, make } from "../dom.js";
import { isolated, say } from "../say.js";

export function moveSheet(sheet, table) {
  const { node, tree } = table;
  const words = make("textarea", { rows: 4, id: "comment", maxlength: 2000 });
  words.value = node.comment;
  const keep = () => { if (words.value.trim() !== node.comment) table.comment(node, words.value); };
  const act = (press) => () => { sheet.close(); press(); };
  const main = tree.isMain(node);
  sheet.show(node.parent ? say("move-sheet", { number: node.ply, move: isolated(node.notation) }) : say("comment-start"), [
    make("label", { class: "field tall" }, make("span", {}, say("comment")), words),
    make("div", { class: "line" }, button(say("comment-keep"), act(() => {}), { class: "button main", id: "comment-keep" }),
      main ? null : button(say("promote"), act(() => table.promote(node)), { id: "promote" }),
      node.parent ? button(say("remove"), act(() => table.remove(node)), { id: "remove" }) : null),
  ], { focus: "#comment", left: keep });
}
