// The book: which page is open, by the address (`#rule/<game>/<clause>`,
// `#puzzle/<game>/<number>`, and `&lang=kk` behind it).

import { games } from "otau";
import { OtauDemo } from "otau/demo/define";
import { OtauBoard } from "otau/element";
import { Phrases } from "otau/words";
import english from "otau/locales/en.js";
import { make } from "../dom.js";
import { inLanguage } from "../languages.js";
import { clauseSection, link } from "./clause.js";
import { factsSection } from "./facts.js";
import { spoken } from "./languages.js";
import { say } from "./words.js";

const catalogue = games();
const boardLocale = spoken.board ?? english;
if (spoken.demo) OtauDemo.locales[spoken.lang] = spoken.demo;
if (spoken.board) OtauBoard.locales[spoken.lang] = spoken.board;
const byId = (id) => document.getElementById(id);

/** A place in the book, without the language that may stand behind it. */
const placeOf = (hash) => decodeURIComponent(hash.slice(1)).replace(/&.*/, "");

/** What the address asks for. */
function wanted() {
  const [kind, game = catalogue[0].id, part = null] = placeOf(location.hash).split("/");
  return { kind: kind === "puzzle" ? "puzzle" : "rule", game, part };
}

export function startBook() {
  const page = byId("page"), contents = byId("contents");
  let open = "";

  const phrasesOf = (game) => new Phrases(boardLocale, game);

  function showContents(game) {
    const nameOf = ({ id }) => boardLocale.games[id].name;
    const choose = make("select", { id: "game", "aria-label": say("games"), onchange: () => { location.hash = link(choose.value); } },
      ...catalogue.map((one) => make("option", { value: one.id, selected: one.id === game.id }, nameOf(one))));
    const phrases = phrasesOf(game);
    const items = game.clauses.map((id) => make("li", {}, make("a", { href: link(game.id, id), "data-clause": id }, phrases.clause(id).title)));
    const more = [...(game.choices ? [make("li", {}, make("a", { href: inLanguage(`#puzzle/${game.id}`) }, say("puzzles")))] : []),
      make("li", {}, make("a", { href: inLanguage(`../index.html#game=${game.id}`) }, say("play", { game: nameOf(game) })))];
    contents.replaceChildren(choose, make("ol", {}, ...items), make("ul", {}, ...more));
  }

  function showRules(game, fault) {
    const phrases = phrasesOf(game);
    const { name, line } = boardLocale.games[game.id];
    const clauses = game.clauses.map((id) => clauseSection(game, id, phrases));
    page.replaceChildren(
      ...(fault ? [make("p", { class: "fault", role: "alert" }, fault)] : []),
      make("h1", { tabindex: -1 }, say("rules-of", { game: name })), make("p", { class: "lead" }, line), make("p", { class: "faint" }, say("rules-line")),
      ...clauses, factsSection(game, phrases));
    // The boards in sight come with their words, or these would jump.
    for (const demo of page.querySelectorAll("otau-demo")) {
      if (demo.getBoundingClientRect().top > innerHeight) break;
      demo.wake();
    }
    document.title = `${say("rules-of", { game: name })} · Otau`;
  }

  async function follow(moved) {
    const { kind, game: id, part } = wanted();
    const known = catalogue.find((one) => one.id === id);
    const game = known ?? catalogue[0];
    const fault = !known ? say("unknown-game", { game: id })
      : kind === "rule" && part && !game.clauses.includes(part) ? say("unknown-rule", { game: boardLocale.games[game.id].name, clause: part }) : "";
    const place = kind === "puzzle" ? `puzzle/${game.id}/${part}` : `rule/${game.id}`;
    if (place !== open || fault) {
      showContents(game);
      if (kind === "puzzle") {
        const { showPuzzles } = await import("./puzzles.js");
        if (wanted().kind !== "puzzle") return;
        showPuzzles(page, game, phrasesOf(game), part);
      } else showRules(game, fault);
      open = place;
      if (moved && !(kind === "rule" && part)) { scrollTo({ top: 0 }); page.querySelector("h1")?.focus({ preventScroll: true }); }
    }
    for (const one of contents.querySelectorAll("a")) {
      if (placeOf(one.hash) === placeOf(location.hash)) one.setAttribute("aria-current", "location"); else one.removeAttribute("aria-current");
    }
    if (kind === "rule" && part && !fault) reach(byId(`rule/${game.id}/${part}`));
  }

  /** Goes to a rule; the boards before it may still be growing, so it looks again until they stand or somebody scrolls. */
  function reach(section) {
    section.querySelector("otau-demo").wake();
    section.focus({ preventScroll: true });
    const until = performance.now() + 700, hands = new AbortController();
    for (const kind of ["wheel", "touchstart", "keydown", "pointerdown"]) addEventListener(kind, () => hands.abort(), { signal: hands.signal, passive: true });
    const look = () => {
      if (hands.signal.aborted) return;
      section.scrollIntoView({ behavior: "instant" });
      if (performance.now() < until) requestAnimationFrame(look); else hands.abort();
    };
    look();
  }

  addEventListener("hashchange", () => follow(true));
  follow(false);
}
