// The test data, and values made for tests.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { OtauError } from "otau";

/** Whole games, one a line. */
export function lines(name) {
  const text = readFileSync(new URL(`../data/${name}.jsonl`, import.meta.url), "utf8");
  return text.trim().split("\n").map((line) => JSON.parse(line));
}

/** Freezes a value to its last part, so that writing to it throws. */
export function frozen(value) {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Numbers made from a seed: the same ones every time. */
export function lots(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** The error of the package that a call throws. */
export function failure(call) {
  try {
    call();
  } catch (error) {
    if (error instanceof OtauError) return error;
    throw error;
  }
  return assert.fail("no error");
}

/** A choice as a move: a question is answered by lots. */
export function answered(position, choice, lot) {
  if (!("redistribute" in choice)) return choice;
  const to = { south: position.south.map(() => 0), north: position.north.map(() => 0) };
  for (let seed = 0; seed < choice.seeds; seed += 1) to[lot(2) ? "south" : "north"][lot(position.south.length)] += 1;
  return { pit: choice.pit, to };
}
