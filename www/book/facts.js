// What is known of a game: where from, who told of it first, words, board, sources.

import { make } from "../dom.js";
import { link } from "./clause.js";
import { about, kinds, say } from "./words.js";

const row = (what, ...told) => make("div", {}, make("dt", {}, what), make("dd", {}, ...told));
const list = (items) => make("ul", {}, ...items.map((item) => make("li", {}, item)));

function ownWords({ words, pits }) {
  const called = kinds();
  const rows = Object.keys(called).filter((kind) => words[kind]).map((kind) => row(called[kind], words[kind]));
  const names = Array.from({ length: pits }, (_, i) => words[`pit${i + 1}`]).filter(Boolean);
  if (names.length) rows.push(row(called.pits.replace("{pits}", pits), names.join(", ")));
  return rows.length ? [make("h3", {}, say("words")), make("dl", { class: "words" }, ...rows)] : [];
}

export function factsSection(game, phrases) {
  const { name, about: story } = phrases.locale.games[game.id];
  const first = about("first", game), known = about("known", game);
  return make("section", { class: "facts", "aria-labelledby": "facts-title" },
    make("h2", { id: "facts-title" }, say("facts", { game: name })),
    make("p", {}, story),
    make("dl", { class: "words wide-facts" }, row(say("place"), phrases.locale.families[game.family].place), ...(first ? [row(say("first-told"), first)] : []),
      row(say("size"), say("size-is", { pits: game.pits, total: game.total }))),
    ...ownWords(game),
    ...(known ? [make("h3", {}, say("known")), list(known)] : []),
    ...(game.readings.length ? [make("h3", {}, say("readings")), make("p", {}, say("readings-line")),
      list(game.readings.map((id) => { const { title, reading } = phrases.clause(id); return make("span", {}, make("a", { href: link(game.id, id) }, title), ": ", reading ?? ""); }))] : []),
    make("h3", {}, say("sources")), list(game.sources));
}
