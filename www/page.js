// The page: a board, and around it what is asked of it and told by it.

import { games } from "otau";
import "otau/define";
import { Phrases, verdict } from "otau/element";
import boardLocale from "otau/locales/en.js";
import { About } from "./about.js";
import { GamesSheet } from "./games.js";
import { MoveList } from "./moves.js";
import { Result } from "./result.js";
import { RuleList } from "./rules.js";
import { keep, setting } from "./settings.js";
import { locale as pageLocale } from "./words.js";

/** The speeds of the slider, slowest first; the last shows everything at once. */
const SPEEDS = [0.4, 0.65, 1, 1.6, 2.6, 5, 0];
const NORMAL = 2;

const byId = (id) => document.getElementById(id);
const pageWords = new Phrases(pageLocale);
const say = (key, facts) => pageWords.say("page", key, facts);

export function startPage() {
  const board = byId("board");
  const catalogue = games();
  const moves = new MoveList(byId("moves"), say, (ply) => board.goTo(ply));
  const rules = new RuleList(byId("rules"), say);
  const about = new About(byId("about"), say);
  const result = new Result(byId("result"), say, () => sheet.open());
  const sheet = new GamesSheet(byId("games"), { catalogue, say, locale: boardLocale, begin, current: () => board.game });
  let names = {};
  let phrases = null;

  function begin({ game, setup, sides = {} }) {
    names = sides;
    const info = catalogue.find((one) => one.id === game);
    phrases = new Phrases(boardLocale, info);
    const { name } = boardLocale.games[game];
    byId("game-name").textContent = name;
    byId("choose").setAttribute("aria-label", say("choose-named", { name }));
    rules.show(info, phrases);
    about.show(info, phrases);
    board.set(setup ? { game, position: setup } : { game, position: null });
    const link = new URL(location.href);
    link.hash = game === catalogue[0].id ? "" : `game=${game}`;
    history.replaceState(null, "", link);
    scrollTo({ top: 0 });
  }

  function refresh() {
    const { position, line, ply } = board;
    const busy = board.busy;
    moves.show(line, ply);
    byId("undo").disabled = byId("first").disabled = byId("back").disabled = ply === 0;
    byId("redo").disabled = byId("on").disabled = byId("last").disabled = ply === line.length;
    byId("skip").disabled = !busy;
    const status = byId("status");
    // While the last move is still being shown, the game is not over to the eye.
    const over = position.outcome && !busy;
    status.dataset.turn = over ? "over" : position.turn;
    const side = phrases.side(position.turn), name = names[position.turn];
    byId("status-words").textContent = over ? verdict(phrases, position.outcome) : position.outcome ? "" : name ? say("to-move-named", { side, name }) : say("to-move", { side });
    result.show(over ? position : null, phrases);
  }

  board.addEventListener("otau-ply", () => {
    refresh();
    const entry = board.ply ? board.line[board.ply - 1] : null;
    // Shown at once, a move lights its rules at once; else they follow the seeds.
    rules.light(board.busy || !entry ? [] : entry.events.map((event) => event.clause));
    board.finished.then(refresh);
  });
  board.addEventListener("otau-event", ({ detail }) => rules.add(detail.event.clause));
  board.addEventListener("otau-illegal", ({ detail }) => rules.light([detail.refusal.clause], true));
  board.addEventListener("otau-gameover", refresh);

  byId("undo").addEventListener("click", () => board.undo());
  byId("redo").addEventListener("click", () => board.step());
  byId("first").addEventListener("click", () => board.goTo(0));
  byId("back").addEventListener("click", () => board.step(-1));
  byId("on").addEventListener("click", () => board.step());
  byId("last").addEventListener("click", () => board.goTo(Infinity));
  byId("skip").addEventListener("click", () => { board.skip(); refresh(); });
  byId("flip").addEventListener("click", () => {
    board.orientation = board.orientation === "south" ? "north" : "south";
    byId("flip").setAttribute("aria-pressed", String(board.orientation === "north"));
  });
  for (const id of ["new", "choose"]) byId(id).addEventListener("click", () => sheet.open());

  const slider = byId("speed");
  slider.max = SPEEDS.length - 1;
  const setSpeed = (index) => {
    slider.value = index;
    slider.setAttribute("aria-valuetext", say(`speed-${index}`));
    byId("speed-words").textContent = say(`speed-${index}`);
    board.speed = SPEEDS[index] || "instant";
  };
  slider.addEventListener("input", () => { setSpeed(Number(slider.value)); keep("speed", Number(slider.value)); });
  setSpeed(SPEEDS[setting("speed")] === undefined ? NORMAL : setting("speed"));

  const fromLink = () => {
    const wanted = new URLSearchParams(location.hash.slice(1)).get("game");
    return catalogue.some(({ id }) => id === wanted) ? wanted : catalogue[0].id;
  };
  addEventListener("hashchange", () => { if (fromLink() !== board.game) begin({ game: fromLink() }); });
  begin({ game: fromLink() });
}
