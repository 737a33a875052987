// The test data, and values made for tests.
import { readFileSync } from "node:fs";

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
