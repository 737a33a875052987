// A story as frames: what is on the board after each step, and the sentence that says so.

import * as rules from "../index.js";
import { moveSentence, outcomeSentence, refusalSentence, withheldSentence } from "../words/sentences.js";
import { actsIn } from "./story.js";
import { applied, inHand, steps } from "./applied.js";

/** One sentence for the events of one step. */
function stepSentence(words, phrases, { events, hand, mover, outcome }) {
  const [event] = events;
  const name = (side) => phrases.side(side);
  const base = { mover: name(mover), seeds: event.seeds, pit: event.at?.pit, side: event.at && name(event.at.side), owner: event.to && name(event.to), left: hand, count: events.length };
  switch (event.kind) {
    case "withheld": return withheldSentence(phrases, event);
    case "end": return outcome ? outcomeSentence(phrases, outcome) : "";
    case "sweep": return words.say("steps", "sweep", { ...base, seeds: events.reduce((sum, one) => sum + one.seeds, 0) });
    case "mark": return words.say("steps", event.mark === "nki" ? "mark:nki" : "mark", base);
    default: return words.say("steps", event.kind, base);
  }
}

/**
 * The frames of a line: `start`, `moves`, of which the first `from` are one frame each and
 * the others one frame a step. A frame: `ply` and how many `events` of the next move are
 * shown, what they are (`step`), the `position`, the `sentence`, whether `clause` acts.
 */
export function frames({ start, moves, from, refusal, choice }, clause, words, phrases) {
  const found = [{ ply: 0, events: 0, step: [], position: start, sentence: words.say("steps", "begin", { mover: phrases.side(start.turn) }), acts: false, caption: 0 }];
  let position = start;
  moves.forEach((move, ply) => {
    const played = rules.play(position, move);
    const mover = position.turn;
    if (ply < from) {
      found.push({ ply: ply + 1, events: 0, step: [], position: played.position, sentence: moveSentence(phrases, mover, played.events), acts: false, caption: ply + 1 });
    } else {
      const all = steps(played.events);
      all.forEach((step, i) => {
        const shown = played.events.slice(0, step.until);
        const honour = clause === "end.one-warrior" && i === all.length - 1 && actsIn(played, clause);
        found.push({ ply, events: step.until, step: step.events, position: applied(position, shown), caption: ply + 1,
          sentence: stepSentence(words, phrases, { events: step.events, hand: inHand(shown), mover, outcome: played.outcome }),
          acts: honour || step.events.some((event) => event.clause === clause) });
      });
    }
    position = played.position;
  });
  if (refusal) {
    found.push({ ply: moves.length, events: 0, step: [], position, caption: moves.length, refused: { side: position.turn, pit: choice.pit },
      sentence: refusalSentence(phrases, refusal, position), acts: refusal.clause === clause });
  }
  return found;
}
