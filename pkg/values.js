// Plain JavaScript values, read and made for the engine, which calls all of this.
//
// Nothing here throws: a getter or a proxy that does would unwind through WebAssembly,
// which cannot be unwound. What cannot be read is read as `unreadable`.
import { OtauError } from "./errors.js";

const names = []; // the engine's names by number: keys first, then clauses and games
const numbers = new Map();
const unreadable = Symbol("unreadable");
let words = null; // what the engine said last, before it failed

/** Tells a name, once for all: from then on the engine gives its number. */
export function name(number, text) {
  names[number] = text;
  numbers.set(text, number);
}

/** Whether there has been an engine: the first thing it does is tell its names. */
export function introduced() {
  return names.length > 0;
}

/** The engine's last words. */
export function panicked(text) {
  words = text;
}

export function lastWords() {
  const text = words;
  words = null;
  return text;
}

/** Milliseconds since some moment. */
export function now() {
  return performance.now();
}

/** Tells a listener what was found so far; that it may fail is its own affair. */
export function report(listener, value) {
  try {
    listener(value);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

// Reading

const KINDS = { undefined: 0, boolean: 2, number: 3, string: 4 };

/** 0 undefined, 1 null, 2 boolean, 3 number, 4 string, 5 array, 6 object, 7 anything else. */
export function kind(value) {
  if (value === null) return 1;
  if (typeof value !== "object") return KINDS[typeof value] ?? 7;
  try {
    return Array.isArray(value) ? 5 : 6;
  } catch {
    return 7; // a revoked proxy
  }
}

/** The object's own keys as bits; the highest bit: there is one the engine has no name for. */
export function shape(object) {
  let bits = 0;
  try {
    for (const key of Reflect.ownKeys(object)) bits |= 1 << bit(key);
  } catch {
    bits = 1 << 31;
  }
  return bits;
}

function bit(key) {
  const number = numbers.get(key);
  return number < 31 ? number : 31;
}

/** The first key not among the allowed ones, as a phrase. */
export function stranger(object, allowed) {
  try {
    const found = Reflect.ownKeys(object).find((key) => ((1 << bit(key)) & allowed) === 0);
    return `the key ${say(typeof found === "symbol" ? String(found) : found)}`;
  } catch {
    return "keys that cannot be read";
  }
}

export function get(object, key) {
  try {
    return object[names[key]];
  } catch {
    return unreadable;
  }
}

export function item(array, index) {
  try {
    return array[index];
  } catch {
    return unreadable;
  }
}

/** NaN: no number. */
export function numberAt(array, index) {
  try {
    const value = array[index];
    return typeof value === "number" ? value : NaN;
  } catch {
    return NaN;
  }
}

/** -1: unreadable, or none that an array has. */
export function size(array) {
  try {
    const { length } = array;
    return Number.isInteger(length) && length >= 0 ? length : -1;
  } catch {
    return -1;
  }
}

/** The number of a name, -1 if it is none. */
export function numbered(value) {
  return typeof value === "string" ? (numbers.get(value) ?? -1) : -1;
}

export function asNumber(value) {
  return typeof value === "number" ? value : NaN;
}

/** The keys of an object; nothing if they cannot be read. */
export function keys(object) {
  try {
    return Reflect.ownKeys(object);
  } catch {
    return undefined;
  }
}

export function property(object, key) {
  try {
    return object[key];
  } catch {
    return unreadable;
  }
}

/** A value as error messages name it. */
export function say(value) {
  switch (typeof value) {
    case "undefined":
      return "nothing";
    case "string":
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
    case "bigint":
      return "a bigint";
    case "symbol":
      return value === unreadable ? "something that cannot be read" : "a symbol";
    case "function":
      return "a function";
    case "object":
      if (kind(value) === 5) return `an array of ${size(value)}`;
      return value === null ? "null" : "an object";
    default:
      return String(value);
  }
}

// Making

const SIDES = ["south", "north", null];
const PLAIN = ["lift", "relay", "drop", "place"];
const TAKING = ["capture", "sweep"];
const MARKING = ["mark", "unmark"];
const MARKS = ["tuzdik", "nki"];
const HELD_BACK = ["capture", "tuzdik"];

export function error(code, message, more) {
  return new OtauError(code, message, more);
}

export function list() {
  return [];
}

export function push(array, value) {
  array.push(value);
}

export function record() {
  return {};
}

export function put(object, key, value) {
  // Defined, not assigned: a tag may be called `__proto__`.
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}

function row(bytes, from, pits) {
  const seeds = new Array(pits);
  for (let at = 0; at < pits; at += 1) seeds[at] = bytes[from + at];
  return seeds;
}

export function rows(bytes, pits) {
  return { south: row(bytes, 0, pits), north: row(bytes, pits, pits) };
}

function marked(bits, from, pits) {
  const found = [];
  for (let at = 0; at < pits; at += 1) if ((bits >> (from + at)) & 1) found.push(at + 1);
  return found;
}

/** `bytes`: South's pits, North's, the two stores, the two tuzdiks. */
export function position(game, pits, bytes, turn, ply, hasTuzdik, hasNki, nki, history, outcome) {
  const end = 2 * pits;
  const value = {
    game: names[game],
    south: row(bytes, 0, pits),
    north: row(bytes, pits, pits),
    stores: { south: bytes[end], north: bytes[end + 1] },
    turn: SIDES[turn],
    ply,
  };
  if (hasTuzdik) value.tuzdik = { south: bytes[end + 2] || null, north: bytes[end + 3] || null };
  if (hasNki) value.nki = { south: marked(nki, 0, pits), north: marked(nki, pits, pits) };
  value.history = history;
  value.outcome = outcome;
  return value;
}

/** A longer history; the old one stays as it is. */
export function longer(history, text) {
  const copy = [];
  try {
    for (let at = 0; at < history.length; at += 1) copy.push(history[at]);
  } catch {
    // A proxy that let itself be read once only.
  }
  copy.push(text);
  return copy;
}

export function outcome(clause, winner, south, north, margin, oneWarrior) {
  const value = { clause: names[clause], winner: SIDES[winner], stores: { south, north }, margin };
  if (oneWarrior) value.honour = "one-warrior";
  return value;
}

/** Without facts: nothing is left to say. */
export function refusal(clause, facts) {
  return facts ? { clause: names[clause], facts } : { clause: names[clause] };
}

export function played(position, events, outcome) {
  return { position, events, outcome };
}

export function lift(pit) {
  return { pit };
}

export function part(pit, seeds) {
  return { pit, seeds };
}

export function placement(pit, to) {
  return { pit, to };
}

export function question(pit, seeds) {
  return { pit, seeds, redistribute: true };
}

export function pass() {
  return { pass: true };
}

const where = (side, pit) => ({ side: SIDES[side], pit });

export function tellPlain(events, kind, clause, side, pit, seeds) {
  events.push({ kind: PLAIN[kind], clause: names[clause], at: where(side, pit), seeds });
}

export function tellTaken(events, kind, clause, side, pit, seeds, to) {
  events.push({ kind: TAKING[kind], clause: names[clause], at: where(side, pit), seeds, to: SIDES[to] });
}

export function tellCollected(events, clause, side, pit, to) {
  events.push({ kind: "collect", clause: names[clause], at: where(side, pit), to: SIDES[to] });
}

export function tellMark(events, kind, clause, side, pit, mark, to) {
  const event = { kind: MARKING[kind], clause: names[clause], at: where(side, pit), mark: MARKS[mark] };
  if (to < 2) event.to = SIDES[to];
  events.push(event);
}

export function tellWithheld(events, clause, side, pit, what, facts) {
  events.push({ kind: "withheld", clause: names[clause], at: where(side, pit), what: HELD_BACK[what], facts });
}

export function tellPassed(events, clause, side) {
  events.push({ kind: "pass", clause: names[clause], side: SIDES[side] });
}

export function tellEnd(events, clause, winner) {
  events.push({ kind: "end", clause: names[clause], winner: SIDES[winner] });
}
