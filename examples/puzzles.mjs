// Makes the puzzles of pkg/puzzles anew, from games the computer plays against itself:
// `node examples/puzzles.mjs GAME [SECONDS]` prints a file. Needs a finished build.
//
// A puzzle is a position with a goal that exactly one move reaches. What is kept is told
// apart by its goal and its answer, and lies far apart in its game, so that no two are alike.

import * as otau from "../pkg/index.js";
import { judge, solve } from "../pkg/puzzles/solve.js";

const [id, seconds = "40"] = process.argv.slice(2);
const info = otau.games().find((game) => game.id === id);
if (!info?.choices) throw new Error(`no game with choices called ${id}`);

/** How many of each goal are wanted; what is not found leaves room for others. */
const WANTED = [["capture", 1, 1], ["tuzdik", 1, 1], ["no-move", 1, 1], ["win", 1, 1], ["capture", 2, 3], ["tuzdik", 2, 1], ["win", 2, 2], ["draw", 0, 1], ["win", 0, 2]];
const KEPT = 10;
/** Positions of one game are alike; so many moves apart they are not. */
const APART = 8;

let state = 20261130;
const lot = (bound) => {
  state ^= state << 13; state ^= state >>> 17; state ^= state << 5;
  return (state >>> 0) % bound;
};

const captured = (events, side) => events.reduce((sum, event) => sum + (event.kind === "capture" && event.to === side ? event.seeds : 0), 0);

function opening(position) {
  const [{ pit, seeds }] = [otau.legalMoves(position)[lot(otau.legalMoves(position).length)]];
  const to = { south: Array(info.pits).fill(0), north: Array(info.pits).fill(0) };
  for (let i = 0; i < seeds; i += 1) to[["south", "north"][lot(2)]][lot(info.pits)] += 1;
  return { pit, to };
}

/** Positions of one game: some moves by lot, then by a player who looks a little ahead. */
function* played() {
  let position = otau.start(id);
  for (let ply = 0; !position.outcome && ply < 220; ply += 1) {
    const moves = otau.legalMoves(position);
    const move = moves[0].redistribute ? opening(position) : ply < 6 || lot(5) === 0 ? moves[lot(moves.length)] : otau.analyse(position, { nodes: 250 }).best;
    position = otau.play(position, move).position;
    if (!position.outcome && ply > 5) yield { ...position, history: [] };
  }
}

/** How much each first move is sure to capture within two own moves. */
function sure(position, moves) {
  const side = position.turn;
  return moves.map((move) => {
    const first = otau.play(position, move);
    const gained = captured(first.events, side);
    if (first.outcome) return gained;
    const worst = otau.legalMoves(first.position).map((reply) => {
      const answer = otau.play(first.position, reply).position;
      return answer.outcome ? 0 : Math.max(0, ...otau.legalMoves(answer).map((next) => captured(otau.play(answer, next).events, side)));
    });
    return gained + Math.min(...worst);
  });
}

/** The goals a position may be a puzzle for: those it makes sense to ask, cheapest first. */
function* goals(position, moves) {
  const first = moves.map((move) => captured(otau.play(position, move).events, position.turn)).sort((a, b) => b - a);
  if (first[0] >= 4 && first[0] >= first[1] + 2 && first[1] > 0) yield { kind: "capture", seeds: first[0], in: 1 };
  const owns = position.tuzdik?.[position.turn];
  if (position.tuzdik && owns === null) { yield { kind: "tuzdik", in: 1 }; yield { kind: "tuzdik", in: 2 }; }
  yield { kind: "no-move", in: 1 };
  yield { kind: "win", in: 1 };
  const two = sure(position, moves), best = Math.max(...two), rest = two.filter((n) => n < best);
  if (rest.length === two.length - 1 && best >= 4 && best >= Math.max(...rest) + 2 && first[0] < best) yield { kind: "capture", seeds: best, in: 2 };
  yield { kind: "win", in: 2 };
  const left = [...position.south, ...position.north].reduce((a, b) => a + b, 0);
  if (left <= (info.pits < 6 ? 22 : 26) && otau.analyse(position, { nodes: 60_000 }).exact) { yield { kind: "draw" }; yield { kind: "win" }; }
}

/** 1 to 3: how hard it is to see. */
function grade(position, goal, move) {
  const quiet = captured(otau.play(position, move).events, position.turn) === 0;
  if (!goal.in) return 3;
  if (goal.in === 1) return goal.kind === "capture" || goal.kind === "tuzdik" ? 1 : 2;
  return quiet ? 3 : 2;
}

const found = new Map(WANTED.map(([kind, within]) => [`${kind}${within}`, []]));
const until = Date.now() + Number(seconds) * 1000;
const least = info.pits < 5 ? 2 : 4;
let seen = 0;
search: while (Date.now() < until) {
  const used = new Set();
  let last = -APART;
  for (const position of played()) {
    if (Date.now() > until) break search;
    const moves = otau.legalMoves(position);
    if (moves.length < least || position.ply - last < APART || lot(3) === 0) continue;
    seen += 1;
    for (const goal of goals(position, moves)) {
      const key = `${goal.kind}${goal.in ?? 0}`, list = found.get(key);
      const most = WANTED.find(([kind, within]) => `${kind}${within}` === key)[2] + 3;
      if (used.has(key) || list.length >= most) continue;
      // What can be done in fewer moves is no puzzle of more.
      if (goal.in === 2 && moves.some((move) => judge(position, { ...goal, in: 1 }, move).works)) continue;
      if (goal.kind === "win" && !goal.in && moves.some((move) => otau.play(position, move).outcome)) continue;
      const answers = solve(position, goal);
      const right = answers.filter(({ works }) => works);
      if (right.length !== 1 || answers.some(({ works }) => works === null)) continue;
      if (goal.kind === "draw" && right[0].score !== 0) continue;
      const [{ move }] = right;
      const answer = otau.formatMove(position, move);
      if (list.some((one) => one.pit === move.pit && one.goal.seeds === goal.seeds)) continue;
      used.add(key);
      last = position.ply;
      list.push({ position: otau.formatPosition(position), goal, answer, grade: grade(position, goal, move), pit: move.pit });
      break;
    }
  }
}

// First what is wanted, then what is left over, up to ten.
const kept = [];
for (const [kind, within, many] of WANTED) kept.push(...found.get(`${kind}${within}`).splice(0, many));
const over = [...found.values()].flat();
while (kept.length < KEPT && over.length) kept.push(over.shift());
kept.sort((a, b) => a.grade - b.grade);
const text = (value) => (typeof value === "object" ? `{ ${Object.entries(value).map(([key, one]) => `${key}: ${text(one)}`).join(", ")} }` : JSON.stringify(value));
console.error(`${id}: ${seen} positions, ${kept.length} puzzles: ${kept.map(({ goal }) => goal.kind + (goal.in ?? "")).join(" ")}`);
console.log(`// Puzzles of ${id}, made by examples/puzzles.mjs: each has one answer.\n\nexport default [\n${kept.map(({ pit, ...one }) => `  ${text(one)},`).join("\n")}\n];`);
