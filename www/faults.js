// Everything that is wrong with a set-up, in words: the package names the faults, the
// locale has the sentences.

import { start } from "otau";
import { say } from "./say.js";

/** The sentence for a fault: some we tell apart more finely, some cannot come about here. */
function sentence({ kind, side, pit, total, got }) {
  switch (kind) {
    case "total":
      return got > total ? "fault-over" : "fault-under";
    case "too-many":
      return pit ? "fault-pit" : side ? "fault-store" : "fault-ply";
    case "no-such-pit":
    case "tuzdik-last":
    case "tuzdik-holds":
    case "tuzdik-twin":
    case "nki-empty":
    case "nki-opening":
      return `fault-${kind}`;
    default:
      return "error-bad-position";
  }
}

/** A fault of a position as a sentence. */
export function faultWords(fault, sideName) {
  const { side, total, got } = fault;
  return say(sentence(fault), { ...fault, over: got - total, left: total - got, owner: side ? sideName(side) : "" });
}

/** A set-up as a position, or every fault it has. */
export function check(game, setup) {
  try {
    return { position: start(game, setup), faults: [] };
  } catch (error) {
    if (error.code !== "bad-setup") throw error;
    return { faults: error.faults ?? [{}] };
  }
}
