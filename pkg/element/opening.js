// Kiothi's opening in the making: one boma emptied into the hand, its warriors placed
// one by one, nothing settled before it is confirmed.

import { action, set } from "./make.js";
import { SIDES } from "../places.js";

/**
 * @param {object} board whose position it starts from; view: its View
 * @param {{pit, seeds}} choice the boma that is emptied
 * @param {object} desk changed() when pits hold something else, done(move), leave()
 */
export function opening(board, view, { pit, seeds }, { changed, done, leave }) {
  const { position } = board, { turn } = position, { stage, tray } = view;
  const placed = [];
  const left = () => seeds - placed.length;
  const rows = (before) => Object.fromEntries(SIDES.map((side) => [side, position[side].map((count, i) =>
    before(count, side === turn && i + 1 === pit) + placed.filter((at) => at.side === side && at.pit === i + 1).length)]));

  const one = (name, press, kind) => action(name, view.words(name), press, kind);
  const takeBack = one("take-back", back), settle = one("confirm", confirm, "main");

  function tell(key, facts) {
    set(takeBack, { "aria-disabled": !placed.length && "true" });
    set(settle, { "aria-disabled": left() > 0 && "true" });
    changed();
    view.say(view.words(key, { left: left(), ...facts }));
  }

  /** Takes the last one placed back into the hand. */
  function back() {
    const at = placed.pop();
    if (!at) return;
    stage.unplace(at, board.speed ? 160 : 0);
    tell("in-hand");
  }

  function confirm() {
    if (left()) view.say(view.words("place-first", { left: left() }), "refused");
    else done({ pit, to: rows(() => 0) });
  }

  return {
    left, back, leave,

    begin() {
      tray.replaceChildren(takeBack, one("put-back", leave), settle);
      stage.run([{ kind: "lift", at: { side: turn, pit }, seeds }], board.speed);
      tell("placing", { pit, seeds });
    },

    /** Puts one warrior down. */
    put(at) {
      if (!left()) return view.say(view.words("hand-empty"), "refused");
      placed.push(at);
      stage.run([{ kind: "place", at, seeds: 1 }], board.speed);
      tell(left() ? "placed" : "placed-all", { pit: at.pit, owner: at.side });
    },

    /** What the pits hold while this is going on. */
    rows: () => rows((count, emptied) => (emptied ? 0 : count)),
  };
}
