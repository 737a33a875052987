// The tools under the board and the steps beside the moves: back, on, turn, how fast.

import { byId } from "./dom.js";
import { say } from "./say.js";
import { keep, setting } from "./settings.js";

/** The speeds of the slider, slowest first; the last shows everything at once. */
const SPEEDS = [0.4, 0.65, 1, 1.6, 2.6, 5, 0];
const NORMAL = 2;

export function startTools(table) {
  const { board } = table;
  const on = (id, press) => byId(id).addEventListener("click", press);

  const tools = {
    follows: false,
    /** Shows the board from a side. */
    turn(side) {
      if (board.orientation !== side) board.orientation = side;
      byId("flip").setAttribute("aria-pressed", String(side === "north"));
    },
    /** Turns it to the mover, where two people want that. */
    follow() {
      if (tools.follows && !table.players.south && !table.players.north && !board.busy) tools.turn(table.position.turn);
    },
    refresh() {
      const { ply, busy } = board;
      byId("undo").disabled = byId("first").disabled = byId("back").disabled = ply === 0;
      byId("redo").disabled = byId("on").disabled = byId("event").disabled = byId("last").disabled = ply === table.line.length;
      byId("replay").disabled = ply === 0;
      exchange(byId("skip"), byId("replay"), busy);
    },
  };

  // Against the computer a move is taken back with the answer to it.
  on("undo", () => {
    const { south, north } = table.players;
    let { parent } = table.node;
    while (parent?.parent && (south || north) && table.players[parent.position.turn]) parent = parent.parent;
    // Before its first move there is nothing for a person to do.
    if (parent && (south || north) && table.players[parent.position.turn]) return;
    table.show(parent);
  });
  on("redo", () => board.step());
  on("first", () => board.goTo(0));
  on("back", () => board.step(-1));
  on("on", () => board.step());
  on("event", () => board.stepEvent());
  on("last", () => board.goTo(Infinity));
  on("skip", () => { board.skip(); tools.refresh(); });
  on("replay", () => {
    board.replay();
    tools.refresh();
    board.finished.then(tools.refresh);
  });
  on("flip", () => tools.turn(board.orientation === "south" ? "north" : "south"));
  // With the moves at hand, arrows go through the game.
  const keys = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "back", ArrowDown: "on", Home: "first", End: "last" };
  byId("moves").addEventListener("keydown", (event) => {
    const turned = document.documentElement.dir === "rtl" ? { ArrowLeft: "on", ArrowRight: "back" } : {};
    const step = turned[event.key] ?? keys[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byId(step).click();
  });
  startSpeed(board);
  return tools;
}

/** Shows one of two buttons in one place; the focus goes along. */
function exchange(one, other, first) {
  const had = [one, other].includes(document.activeElement);
  one.hidden = !first;
  other.hidden = first;
  if (had) (first ? one : other).focus();
}

function startSpeed(board) {
  const slider = byId("speed");
  slider.max = SPEEDS.length - 1;
  const set = (index) => {
    slider.value = index;
    slider.setAttribute("aria-valuetext", say(`speed-${index}`));
    byId("speed-words").textContent = say(`speed-${index}`);
    board.setAttribute("speed", SPEEDS[index] || "instant"); // before it is a board, too
  };
  slider.addEventListener("input", () => {
    set(Number(slider.value));
    keep("speed", Number(slider.value));
  });
  set(SPEEDS[setting("speed")] === undefined ? NORMAL : setting("speed"));
}
