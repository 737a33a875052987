// What a board says: labels of pits, why one cannot be played, what a move did.

import { isNki, other, tuzdikOwner } from "../places.js";

/** "Pit 4, 9 seeds, …" */
export function pitLabel(phrases, position, side, pit, refusal) {
  const say = (key, facts) => phrases.say("board", key, facts);
  const owner = tuzdikOwner(position, side, pit);
  return [
    say("pit", { owner: side, pit }),
    owner ? say("tuzdik-of", { owner }) : say("seeds", { seeds: position[side][pit - 1] }),
    isNki(position, side, pit) && say("nki"),
    refusal,
  ].filter(Boolean).join(", ");
}

/** Who is who, in words. */
const sides = (phrases, mover) => ({ mover, opponent: other(mover) });

/** Why a choice is refused, in a sentence. */
export function refusalSentence(phrases, { clause, facts }, position) {
  // A clause may be broken in several ways; the facts given say which.
  for (const key of [`${clause}:${Object.keys(facts).sort().join("+")}`, clause]) {
    if (phrases.has("refusals", key)) return phrases.say("refusals", key, { ...facts, ...sides(phrases, position.turn) });
  }
  return position.outcome ? phrases.say("refusals", "over") : phrases.clause(clause).rule || clause;
}

/** Why a capture or a tuzdik did not happen. */
export const withheldSentence = (phrases, { clause, facts, at }) =>
  phrases.say("events", `withheld:${clause}`, { ...facts, at: at.pit, side: at.side });

/** One sentence for a whole move, from its events. */
export function moveSentence(phrases, mover, events) {
  const all = (kind) => events.filter((event) => event.kind === kind);
  const say = (key, facts) => phrases.say("events", key, { ...sides(phrases, mover), ...facts });
  const parts = [];
  const [lift] = all("lift"), laps = 1 + all("relay").length;
  if (lift) {
    const { seeds, at: { pit } } = lift;
    parts.push(say(all("place").length ? "open" : laps > 1 ? "sow-laps" : "sow", { seeds, pit, laps }));
  } else if (all("pass").length) parts.push(say("pass"));
  for (const to of [mover, other(mover)]) {
    for (const kind of ["capture", "collect", "sweep"]) {
      const seeds = all(kind).reduce((sum, event) => sum + (event.to === to && (event.seeds ?? 1)), 0);
      if (seeds) parts.push(say(kind, { seeds, owner: to }));
    }
  }
  const made = (mark) => all("mark").find((event) => event.mark === mark);
  const tuzdik = made("tuzdik");
  if (tuzdik) parts.push(say("tuzdik", { pit: tuzdik.at.pit, side: tuzdik.at.side }));
  return [
    parts.length && say("sentence", { text: parts.join(say("joint")) }),
    made("nki") && say("nki"),
    ...all("withheld").map((event) => withheldSentence(phrases, event)),
  ].filter(Boolean).join(" ");
}

function outcomeFacts(phrases, { winner, stores: { south, north }, margin, clause }) {
  const most = winner === "south" || (!winner && south > north) ? south : north;
  return { most, least: south + north - most, margin, clause: phrases.clause(clause).title,
    ...(winner && { winner, loser: other(winner) }) };
}

/** Who won, and by what score. */
export const verdict = (phrases, outcome) => phrases.say("outcome", outcome.winner ? "won" : "drawn", outcomeFacts(phrases, outcome));

/** How a game ended, in words: what ended it, who won, and with what honour. */
export function outcomeSentence(phrases, outcome) {
  const { clause, honour } = outcome, how = `${clause}:how`, facts = outcomeFacts(phrases, outcome);
  return [
    phrases.has("outcome", how) && phrases.say("outcome", how, facts),
    verdict(phrases, outcome),
    honour && phrases.say("outcome", honour, facts),
  ].filter(Boolean).join(" ");
}

/** What a move did, and how the game ended if it did. */
export function entrySentence(phrases, { mover, events, outcome }) {
  const said = moveSentence(phrases, mover, events);
  return outcome ? `${said} ${outcomeSentence(phrases, outcome)}` : said;
}
