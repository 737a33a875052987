// The page: a board, and around it what is asked of it and told by it.

import { games } from "otau";
import { OtauBoard } from "otau/element";
import { Phrases, verdict } from "otau/words";
import english from "otau/locales/en.js";
import { About } from "./about.js";
import { sketch } from "./board.js";
import { byId } from "./dom.js";
import { Keeper } from "./game/keeper.js";
import { readFragment, shortFragment } from "./game/link.js";
import { Table } from "./game/table.js";
import { GamesSheet } from "./games.js";
import { inLanguage } from "./languages.js";
import { MoveList } from "./moves.js";
import { startOffline } from "./offline.js";
import { Hint } from "./play/hint.js";
import { Opponent } from "./play/opponent.js";
import { Sound } from "./play/sound.js";
import { Result } from "./result.js";
import { RuleList } from "./rules.js";
import { say } from "./say.js";
import { setting } from "./settings.js";
import { Sheet } from "./sheet.js";
import { moveSheet } from "./sheets/move.js";
import { seatSheet } from "./sheets/players.js";
import { applySettings, settingsSheet } from "./sheets/settings.js";
import { startTaking } from "./taking.js";
import { tell } from "./tell.js";
import { startTools } from "./tools.js";
import { boardLocale } from "./words.js";

export async function startPage() {
  const locale = boardLocale ?? english;
  OtauBoard.locales[locale.lang] = locale;
  const board = byId("board");
  board.locale = locale;
  await sketch(board);
  const catalogue = games();
  const table = new Table(board, catalogue);
  let phrases = null, study = null;
  const words = () => phrases;
  const sheet = new Sheet(byId("sheet"));
  const sideName = (side) => phrases.side(side);
  const moves = new MoveList(byId("moves"), words, (node) => table.show(node));
  const rules = new RuleList(byId("rules"), say);
  const about = new About(byId("about"), say);
  const choose = new GamesSheet(sheet, { catalogue, locale, begin: (choice) => begin(choice), current: () => board.game });
  const result = new Result(byId("result"), say, { review: () => review(), again: () => choose.open() });
  const sound = new Sound(board);
  const hint = new Hint(table, words);
  const opponent = new Opponent(table, (error) => thinking(error));
  const tools = startTools(table);
  const keeper = new Keeper(table);
  function begin(choice) {
    table.begin(choice);
    scrollTo({ top: 0 });
  }

  /** Another game is on the table. */
  function present() {
    const { info } = table;
    phrases = new Phrases(locale, info);
    const { name } = locale.games[info.id];
    byId("game-name").textContent = name;
    byId("choose").setAttribute("aria-label", say("choose-named", { name }));
    byId("book")?.setAttribute("href", inLanguage(`./book/index.html#rule/${info.id}`)); // a single file has no book
    seat();
    // What is read comes after what is played, and not in its way.
    later(() => {
      if (table.info !== info) return;
      rules.show(info, phrases);
      light();
      later(() => { if (table.info === info) about.show(info, phrases); });
    });
  }

  /** Who may touch the board, and from where it is seen. */
  function seat() {
    const { south, north } = table.players;
    const computer = south || north;
    if (computer) board.setAttribute("interactive", south ? "north" : "south");
    else board.removeAttribute("interactive");
    if (computer) tools.turn(south ? "north" : "south");
    else if (!tools.follows) tools.turn("south");
  }

  function list() {
    moves.list(table.tree);
    refresh();
  }

  function refresh() {
    const { position, line, node } = table;
    const busy = board.busy;
    moves.mark(node);
    tools.refresh();
    const status = byId("status");
    // While the last move is still being shown, the game is not over to the eye.
    const over = position.outcome && !busy;
    status.dataset.turn = over ? "over" : position.turn;
    byId("status-words").textContent = over ? verdict(phrases, position.outcome) : position.outcome ? "" : toMove(position.turn);
    byId("hint").disabled = Boolean(position.outcome) || Boolean(table.level) || !table.info.choices;
    result.show(over && node === line.at(-1) ? position : null, phrases);
  }

  function toMove(turn) {
    const side = phrases.side(turn), level = table.players[turn];
    const against = table.players.south || table.players.north;
    const name = level ? say("computer", { level }) : table.tags[turn === "south" ? "South" : "North"] ?? (against ? say("you") : null);
    return name ? say("to-move-named", { side, name }) : say("to-move", { side });
  }

  function thinking(error) {
    const { thought } = opponent;
    byId("thinking").hidden = !thought;
    byId("status").hidden = Boolean(thought);
    byId("hurry").disabled = !thought?.best;
    if (thought) byId("thinking-words").textContent = thought.depth ? say("thinking-depth", { depth: thought.depth }) : say("thinking");
    study?.yield();
    if (error) tell(board, "thinking-failed", error);
  }

  function light() {
    const entry = board.ply ? board.line[board.ply - 1] : null;
    // Shown at once, a move lights its rules at once; else they follow the seeds.
    rules.light(board.busy || !entry ? [] : entry.events.map((event) => event.clause));
  }

  table.addEventListener("game", () => { present(); list(); light(); });
  table.addEventListener("tree", list);
  table.addEventListener("tags", () => { seat(); refresh(); });
  table.addEventListener("here", () => { refresh(); light(); });
  board.addEventListener("otau-move", () => { light(); board.finished.then(() => { tools.follow(); refresh(); }); });
  board.addEventListener("otau-ply", () => board.finished.then(() => { if (table.info) refresh(); }));
  board.addEventListener("otau-event", ({ detail }) => rules.add(detail.event.clause));
  board.addEventListener("otau-illegal", ({ detail }) => rules.light([detail.refusal.clause], true));
  board.addEventListener("otau-gameover", refresh);

  for (const id of ["new", "choose"]) byId(id).addEventListener("click", () => choose.open());
  byId("hint").addEventListener("click", () => hint.more());
  byId("hurry").addEventListener("click", () => opponent.hurry());
  byId("players").addEventListener("click", () => seatSheet(sheet, table, sideName));
  byId("note").addEventListener("click", () => moveSheet(sheet, table));
  const apply = (name, on) => {
    if (name === "parity") board.toggleAttribute("parity", on);
    else if (name === "sound") sound.on = on;
    else tools.follows = on;
  };
  byId("settings").addEventListener("click", () => settingsSheet(sheet, { apply, leave }));
  applySettings(apply);

  /** In another language the page begins anew, with the same game. */
  async function leave() {
    keeper.keep();
    await keeper.kept;
    const link = new URL(location.href);
    // What the address asked for would be louder than what was chosen just now.
    link.searchParams.delete("lang");
    link.hash = "";
    history.replaceState(null, "", link);
    link.hash = shortFragment(table.info.id, catalogue[0].id);
    history.replaceState(null, "", link);
    location.reload();
  }

  /** What few people need at once is fetched when it is first wanted. */
  let desk = null;
  const atDesk = () => (desk ??= import("./sheets/desk.js").then(({ startDesk }) => startDesk(sheet, { table, keeper, sideName,
    gameName: (id) => locale.games[id]?.name ?? id, begin: (choice) => begin({ ...choice, players: table.players }) })));

  const known = (id) => (catalogue.some((game) => game.id === id) ? id : catalogue[0].id);

  const studying = async (on) => {
    const { Study } = await import("./study/panel.js");
    study ??= new Study({ table, moves, sideName, busy: () => Boolean(opponent.thought) });
    study.turn(on ?? !study.on);
  };
  const review = async () => {
    await studying(true);
    study.review.start();
    study.review.root.scrollIntoView({ block: "nearest" });
  };
  byId("study-switch").addEventListener("click", () => studying());
  if (setting("study") === true) studying(true);

  /** What the address asks for: a game with its moves, or a new one. */
  function follow() {
    try {
      const { game, opened } = readFragment(location.hash);
      if (opened) table.open(opened);
      else if (!table.info) table.begin({ game: known(game) }); // nothing to scroll back from
      else if (known(game) !== table.info.id) begin({ game: known(game) });
    } catch (error) {
      if (!table.info) table.begin({ game: catalogue[0].id });
      tell(board, "open-failed", error);
    }
  }

  startTaking({ busy: () => sheet.open, take: async (text) => {
    const fault = (await atDesk()).take(text);
    if (fault) board.announce(fault);
  } });
  byId("file").addEventListener("click", async () => (await atDesk()).file.show());
  table.addEventListener("game", () => {
    const link = new URL(location.href);
    link.hash = shortFragment(table.info.id, catalogue[0].id);
    if (link.href !== location.href) history.replaceState(null, "", link);
  });
  addEventListener("hashchange", follow);

  // A link with moves is somebody's game; else what was on the table before comes back.
  const linked = new URLSearchParams(location.hash.slice(1));
  const before = linked.has("moves") || linked.has("start") ? null : await keeper.restore();
  if (before && (!linked.has("game") || linked.get("game") === before.tree.root.position.game)) table.open(before);
  else follow();
  later(() => startOffline(table, () => !table.node.parent || Boolean(table.position.outcome)));
}

/** Does something when what is at hand has been drawn. */
const later = (work) => requestAnimationFrame(() => setTimeout(work));
