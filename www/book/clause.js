// One rule of a game: its words, its reading, and its board.

import { make } from "../dom.js";
import { inLanguage } from "../languages.js";
import { chosen } from "./look.js";
import { spoken } from "./languages.js";
import { say } from "./words.js";

/** Where a rule is in this book. */
export const link = (game, clause) => inLanguage(`#rule/${game}${clause ? `/${clause}` : ""}`);

export function clauseSection(game, id, phrases) {
  const { title, rule, reading } = phrases.clause(id);
  const words = make("div", { class: "clause-words" },
    make("h2", {}, title, " ", make("a", { class: "anchor", href: link(game.id, id), "aria-label": say("link", { title }) }, "#")),
    make("p", { class: "clause-rule" }, rule));
  if (game.readings.includes(id)) {
    words.append(make("div", { class: "reading" }, make("p", {}, make("b", {}, say("reading")), " ", reading ?? "")));
  }
  const demo = make("otau-demo", { game: game.id, clause: id, rule: "none", lang: spoken.lang, theme: chosen() });
  const root = make("article", { class: game.pits > 9 ? "clause broad" : "clause", id: `rule/${game.id}/${id}`, tabindex: -1, "data-clause": id }, words, demo);
  demo.addEventListener("otau-step", ({ detail }) => words.classList.toggle("lit", detail.acts));
  return root;
}
