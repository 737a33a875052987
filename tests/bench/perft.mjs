// Counts leaves through the package and times it, as examples/perft.rs does natively:
// node tests/bench/perft.mjs toguz-kumalak 8
import { parsePosition, perft, start } from "otau";

const [game, depth, text] = process.argv.slice(2);
const position = text ? parsePosition(game, text) : start(game);
// The engine is compiled twice, quickly and then well: measure what it comes to.
perft(position, Math.max(0, depth - 3));
const clock = process.cpuUsage();
const leaves = perft(position, Number(depth));
const seconds = process.cpuUsage(clock).user / 1e6;
process.stdout.write(`${game} ${depth} ${leaves} leaves ${seconds.toFixed(3)} s ${(leaves / seconds / 1e6).toFixed(1)} M/s\n`);
