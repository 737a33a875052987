// What moves were worth: the score before and after, and how much a move gave away.

import { formatMove, play } from "otau";

const text = JSON.stringify;

/** A finished game's score for South, in seeds. */
const final = ({ winner, margin }) => (winner === "south" ? margin : winner === "north" ? -margin : 0);

/** A score for the mover as one for South. */
export const forSouth = (position, score) => (position.turn === "south" ? score : -score);

/** What is certain of a position without thinking, or null. */
export function settled(position) {
  return position.outcome && { score: final(position.outcome), exact: true };
}

/** A line of moves in notation, as far as it can be played. */
export function notation(position, moves) {
  const words = [];
  let at = position;
  for (const move of moves) {
    if (at.outcome) break;
    words.push(formatMove(at, move));
    at = play(at, move).position;
  }
  return words;
}

/** South's share of a bar: even in the middle, decided at the ends. */
export function share(score, total) {
  return 1 / (1 + Math.exp(-score / (total * 0.06)));
}

/**
 * How a move did: `lost` seeds against the best, the mark and the name of what it was.
 *
 * `before` and `after` are the analyses of the positions before and after it. A position looked
 * at from one move further looks different; so what the best move would have led to, `instead`,
 * is the fairer measure where it is known. What an analysis says in passing of a move that is
 * not its best is no measure at all.
 */
export function judge(node, before, after, total, instead = null) {
  const { mover } = node;
  const worth = ({ turn }, { score }) => (turn === mover ? score : -score);
  const got = worth(node.position, after);
  const best = instead && !before.exact ? worth(instead.position, instead) : before.score;
  const same = text(before.best) === text(node.move);
  const lost = same ? 0 : Math.max(0, best - got);
  const unit = total / 162;
  // Less than this nobody sees at the board, and another search might say otherwise.
  const mark = lost < 4 * unit ? "" : lost < 9 * unit ? "?!" : lost < 18 * unit ? "?" : "??";
  const turned = best > unit && got < -unit, gone = before.exact && after.exact && best > 0 && got <= 0;
  const name = gone && mark ? "win-let-go" : turned && mark ? "lead-turns" : mark === "??" ? "blunder" : mark === "?" ? "mistake" : mark ? "slip" : "";
  return { lost, mark, name, better: lost ? before.best : null };
}
