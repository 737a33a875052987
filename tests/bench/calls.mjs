// What a call costs from JavaScript: legal moves and a move, ours and chess.js's, turn and turn about.
import { Chess } from "chess.js";
import { games, legalMoves, play, start } from "otau";
import { answered, lots } from "../js/data.mjs";

const ROUNDS = 5;
const MS = 1000;

/** Plays random games for some time; how many moves were listed and played in a second. */
function measure(game) {
  const lot = lots(1);
  const from = process.hrtime.bigint();
  let played = 0;
  let seconds = 0;
  while (seconds < MS / 1000) {
    played += game(lot);
    seconds = Number(process.hrtime.bigint() - from) / 1e9;
  }
  return played / seconds;
}

function mancala(id) {
  return (lot) => {
    let position = start(id);
    let moves = 0;
    while (position.outcome === null) {
      const choices = legalMoves(position);
      ({ position } = play(position, answered(position, choices[lot(choices.length)], lot)));
      moves += 1;
    }
    return moves;
  };
}

function chess(lot) {
  const game = new Chess();
  let moves = 0;
  while (moves < 100 && !game.isGameOver()) {
    const choices = game.moves();
    game.move(choices[lot(choices.length)]);
    moves += 1;
  }
  return moves;
}

const contenders = [["chess.js", chess], ...games().map(({ id }) => [id, mancala(id)])];
const rates = new Map(contenders.map(([name]) => [name, []]));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, game] of contenders) {
    const rate = measure(game);
    if (round > 0) rates.get(name).push(rate); // the first round is for the compiler
  }
}
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const yardstick = median(rates.get("chess.js"));
const row = (...cells) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
row("listed and played", "moves a second", "against chess.js");
row("---", "---", "---");
for (const [name] of contenders) {
  const rate = median(rates.get(name));
  row(name, Math.round(rate).toLocaleString("en"), `${(rate / yardstick).toFixed(1)}×`);
}
