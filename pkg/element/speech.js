// What a board says: labels of pits, why one cannot be played, what a move did.

import { isNki, other, tuzdikOwner } from "./places.js";

/** "Pit 4, 9 seeds, …" */
export function pitLabel(phrases, position, side, pit, refusal) {
  const seeds = position[side][pit - 1];
  const owner = tuzdikOwner(position, side, pit);
  const parts = [phrases.say("board", "pit", { owner: phrases.side(side), pit }), phrases.say("board", "seeds", { seeds })];
  if (owner) parts[1] = phrases.say("board", "tuzdik-of", { owner: phrases.side(owner) });
  if (isNki(position, side, pit)) parts.push(phrases.say("board", "nki"));
  if (refusal) parts.push(refusal);
  return parts.join(", ");
}

/** Why a choice is refused, in a sentence. */
export function refusalSentence(phrases, refusal, position) {
  const facts = { ...refusal.facts };
  const mover = position.turn;
  facts.mover = phrases.side(mover);
  facts.opponent = phrases.side(other(mover));
  // A clause may be broken in several ways; the facts given say which.
  const given = Object.keys(refusal.facts).sort().join("+");
  const key = phrases.has("refusals", `${refusal.clause}:${given}`) ? `${refusal.clause}:${given}` : refusal.clause;
  if (phrases.has("refusals", key)) return phrases.say("refusals", key, facts);
  if (position.outcome) return phrases.say("refusals", "over");
  return phrases.clause(refusal.clause).rule || refusal.clause;
}

/** Why a capture or a tuzdik did not happen. */
export function withheldSentence(phrases, event) {
  return phrases.say("events", `withheld:${event.clause}`, { ...event.facts, at: event.at.pit, side: phrases.side(event.at.side) });
}

/** One sentence for a whole move, from its events. */
export function moveSentence(phrases, mover, events) {
  const say = (key, facts = {}) => phrases.say("events", key, { mover: phrases.side(mover), opponent: phrases.side(other(mover)), ...facts });
  const parts = [];
  const lift = events.find((e) => e.kind === "lift");
  const placed = events.some((e) => e.kind === "place");
  const laps = 1 + events.filter((e) => e.kind === "relay").length;
  if (events.some((e) => e.kind === "pass")) parts.push(say("pass"));
  else if (lift && placed) parts.push(say("open", { seeds: lift.seeds, pit: lift.at.pit }));
  else if (lift) parts.push(say(laps > 1 ? "sow-laps" : "sow", { seeds: lift.seeds, pit: lift.at.pit, laps }));
  for (const to of [mover, other(mover)]) {
    const total = (kind) => events.filter((e) => e.kind === kind && e.to === to).reduce((sum, e) => sum + (e.seeds ?? 1), 0);
    const captured = total("capture");
    if (captured) parts.push(say("capture", { seeds: captured }));
    const collected = total("collect");
    if (collected) parts.push(say("collect", { seeds: collected, owner: phrases.side(to) }));
    const swept = total("sweep");
    if (swept) parts.push(say("sweep", { seeds: swept, owner: phrases.side(to) }));
  }
  const made = events.find((e) => e.kind === "mark" && e.mark === "tuzdik");
  if (made) parts.push(say("tuzdik", { pit: made.at.pit, side: phrases.side(made.at.side) }));
  const fenced = events.some((e) => e.kind === "mark" && e.mark === "nki") ? say("nki") : "";
  const sentences = [parts.length ? phrases.say("events", "sentence", { text: parts.join(phrases.say("events", "joint")) }) : "", fenced];
  for (const event of events) if (event.kind === "withheld") sentences.push(withheldSentence(phrases, event));
  return sentences.filter(Boolean).join(" ");
}

function outcomeFacts(phrases, { winner, stores, margin, clause }) {
  const most = winner ? stores[winner] : Math.max(stores.south, stores.north);
  const facts = { most, least: stores.south + stores.north - most, margin, clause: phrases.clause(clause).title };
  if (winner) Object.assign(facts, { winner: phrases.side(winner), loser: phrases.side(other(winner)) });
  return facts;
}

/** Who won, and by what score. */
export function verdict(phrases, outcome) {
  return phrases.say("outcome", outcome.winner ? "won" : "drawn", outcomeFacts(phrases, outcome));
}

/** How a game ended, in words: what ended it, who won, and with what honour. */
export function outcomeSentence(phrases, outcome) {
  const facts = outcomeFacts(phrases, outcome);
  const how = phrases.has("outcome", `${outcome.clause}:how`) ? phrases.say("outcome", `${outcome.clause}:how`, facts) : "";
  const honour = outcome.honour ? phrases.say("outcome", outcome.honour, facts) : "";
  return [how, verdict(phrases, outcome), honour].filter(Boolean).join(" ");
}
