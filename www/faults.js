// Everything that is wrong with a set-up, in words: the package names the faults, the
// locale has the sentences.

import { start } from "otau";
import { say } from "./say.js";

/** What the package says, the key of our sentence, and what its numbers are called. */
const KINDS = [
  [/^: expected (\d+) seeds in all.*got (\d+)$/, (total, got) => (got > total ? ["fault-over", { total, over: got - total }] : ["fault-under", { total, left: total - got }])],
  [/^\.(south|north)\[(\d+)\]: expected a whole number from 0 to (\d+)/, (side, pit, most) => ["fault-pit", { side, pit: pit + 1, most }]],
  [/^\.stores\.(south|north): expected a whole number from 0 to (\d+)/, (side, most) => ["fault-store", { side, most }]],
  [/^\.ply: expected a whole number from 0 to (\d+)/, (most) => ["fault-ply", { most }]],
  [/^\.tuzdik\.(south|north): expected no tuzdik in the last pit/, (side) => ["fault-tuzdik-last", { side }]],
  [/^\.tuzdik\.(south|north): expected an empty pit, but pit (\d+) holds (\d+)/, (side, pit, seeds) => ["fault-tuzdik-holds", { side, pit, seeds }]],
  [/^\.tuzdik: expected two tuzdiks of different numbers, got (\d+)/, (pit) => ["fault-tuzdik-twin", { pit }]],
  [/^\.nki\.(south|north): expected pits that hold seeds, but pit (\d+)/, (side, pit) => ["fault-nki-empty", { side, pit }]],
  [/^\.nki: expected no nki before both/, () => ["fault-nki-opening", {}]],
];

const plain = (text) => (/^\d+$/.test(text) ? Number(text) : text);

/** One fault as { key, facts }, or its own words where there are none of ours. */
export function fault(text) {
  for (const [pattern, tell] of KINDS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [key, facts] = tell(...found.slice(1).map(plain));
    return { key, facts };
  }
  return { words: text };
}

/** A fault of a position as a sentence; null if it is not one of ours. */
export function faultWords({ key, facts }, sideName) {
  return key ? say(key, { ...facts, owner: facts.side ? sideName(facts.side) : "" }) : null;
}

/** What stands at a path, changed. */
function mended(setup, path, value) {
  const copy = structuredClone(setup);
  const keys = path.split(/[.[\]]/).filter(Boolean);
  const last = keys.pop();
  keys.reduce((at, key) => at[key], copy)[last] = value;
  return copy;
}

/** A set-up as a position, or every fault it has. */
export function check(game, setup) {
  const faults = [];
  let asked = setup;
  // A number too large hides what else is wrong: it is noted, and the rest looked at without it.
  for (let tries = 0; tries < 60; tries++) {
    try {
      const position = start(game, asked);
      return faults.length ? { faults } : { position, faults };
    } catch (error) {
      if (error.code !== "bad-setup") throw error;
      const texts = error.message.split(/; (?=setup)/).map((text) => text.replace(/^setup/, ""));
      const large = texts.length === 1 && /^\.([\w.[\]]+): expected a whole number from \d+ to (\d+)/.exec(texts[0]);
      if (large) {
        faults.push(fault(texts[0]));
        asked = mended(asked, large[1], Number(large[2]));
        continue;
      }
      // A total made of numbers already found wrong says nothing.
      const rest = texts.map(fault).filter(({ key }) => !faults.length || !/^fault-(over|under)$/.test(key));
      return { faults: [...faults, ...rest] };
    }
  }
  return { faults };
}
