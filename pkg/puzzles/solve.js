// Judges answers to puzzles. A goal: `kind` ("capture", "tuzdik", "no-move", "win", "draw"),
// `seeds` (capture at least so many), `in` (so many own moves, whatever is replied;
// without it a win or a draw is proved by search).

import { analyse, legalMoves, play } from "../index.js";

/** Positions an exact proof may look at, for each move. */
const PROOF = 400_000;

const captured = (events, side) => events.reduce((sum, event) => sum + (event.kind === "capture" && event.to === side ? event.seeds : 0), 0);

/** Whether the goal stands after a move of its seeker, who has captured so much by then. */
function reached(goal, { position, outcome }, seeker, gained) {
  switch (goal.kind) {
    case "capture": return gained >= goal.seeds;
    case "tuzdik": return position.tuzdik[seeker] !== null;
    case "no-move": return outcome?.clause === "end.no-move" && outcome.winner === seeker;
    default: return outcome?.winner === seeker;
  }
}

/** Whether a move reaches a goal of so many moves; if not, `reply` is what defeats it. */
function within(goal, position, move, seeker, left, gained) {
  const played = play(position, move);
  const now = gained + captured(played.events, seeker);
  if (reached(goal, played, seeker, now)) return { works: true, reply: null };
  if (left === 1 || played.outcome) return { works: false, reply: null };
  for (const reply of legalMoves(played.position)) {
    const answer = play(played.position, reply);
    if (answer.outcome) {
      if (reached(goal, answer, seeker, now)) continue;
      return { works: false, reply };
    }
    if (!legalMoves(answer.position).some((next) => within(goal, answer.position, next, seeker, left - 1, now).works)) return { works: false, reply };
  }
  return { works: true, reply: null };
}

/** What a position is worth to a player with perfect play, in seeds; null: not proved. */
function worth({ position, outcome }, side) {
  if (outcome) return { score: outcome.winner === null ? 0 : outcome.winner === side ? outcome.margin : -outcome.margin, reply: null };
  const found = analyse(position, { nodes: PROOF });
  const sign = position.turn === side ? 1 : -1;
  return { score: found.exact ? sign * found.score : null, guess: sign * found.score, reply: found.best };
}

/**
 * Judges one answer: `works` (null: not proved), and the `reply` that defeats it, if there
 * is one.
 */
export function judge(position, goal, move) {
  if (goal.in) return within(goal, position, move, position.turn, goal.in, 0);
  const { score, guess, reply } = worth(play(position, move), position.turn);
  if (score === null) return { works: null, guess, reply };
  return { works: goal.kind === "win" ? score > 0 : score >= 0, score, reply };
}

/** Judges every move of a position. */
export function solve(position, goal) {
  return legalMoves(position).map((move) => ({ move, ...judge(position, goal, move) }));
}
