// Compiled, never run: the element, its registration and the locales.
import "otau/define";
import { OtauBoard, moveSentence } from "otau/element";
import en from "otau/locales/en.js";
import type { Move, Position } from "otau";

const board = document.querySelector("otau-board");
if (board) {
  const position: Position | null = board.position;
  board.position = position;
  board.position = "9.9~9.9~0.0~S0";
  board.moves = ["76", { pit: 9 }];
  const moves: Move[] = board.moves;
  board.set({ game: "modiar", moves, ply: 0 });
  board.addEventListener("otau-move", ({ detail }) => detail.events.length + detail.ply);
  board.addEventListener("otau-gameover", ({ detail }) => detail.outcome.clause);
  const svg: string = board.toSVG({ theme: "dark" });
  board.announce(svg + en.lang + typeof moveSentence);
  // @ts-expect-error no such game
  board.game = "chess";
  // @ts-expect-error no such event
  board.addEventListener("otau-mvoe", ({ detail }) => detail);
  // @ts-expect-error a board has two sides
  board.orientation = "east";
}
OtauBoard.locales["en"] = en;
