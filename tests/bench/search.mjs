// How fast the computer player looks at positions, and how deep so many of them lead.
import { analyse, games, legalMoves, play, start } from "otau";

const BUDGETS = [10_000, 100_000, 1_000_000];

/** A position some moves into the game, where there is most to think about. */
function middle(id, pits) {
  let position = id.startsWith("kiothi") ? start(id, { ply: 2 }) : start(id);
  // On three pits a game is soon decided.
  for (let ply = 0; ply < (pits > 3 ? 10 : 2); ply += 1) {
    const choices = legalMoves(position);
    ({ position } = play(position, choices[(7 * ply) % choices.length]));
  }
  return position;
}

const row = (...cells) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
row("game", "nodes a second", ...BUDGETS.map((nodes) => `depth by ${nodes.toLocaleString("en")} nodes`));
row(...Array(BUDGETS.length + 2).fill("---"));
for (const { id, pits, choices } of games()) {
  if (!choices) continue;
  const position = middle(id, pits);
  analyse(position, { nodes: 50_000 }); // for the compiler
  let rate = 0;
  const depths = BUDGETS.map((budget) => {
    const clock = process.cpuUsage();
    const { nodes, depth, exact } = analyse(position, { nodes: budget });
    rate = nodes / process.cpuUsage(clock).user;
    return `${depth}${exact ? ", solved" : ""}`;
  });
  row(id, `${rate.toFixed(2)} M`, ...depths);
}

// A game without choices is played to its end and not searched.
for (const { id } of games().filter(({ choices }) => !choices)) {
  const setups = Array.from({ length: 5_000 }, (_, seed) => start(id, { random: seed }));
  const clock = process.cpuUsage();
  const moves = setups.reduce((sum, position) => sum + analyse(position).nodes, 0);
  process.stdout.write(`\n${id}, played to its end: ${(moves / process.cpuUsage(clock).user).toFixed(2)} M moves a second\n`);
}
