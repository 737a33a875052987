// A person at the board: makes moves of presses and keys, asks what must be asked, and
// says why something cannot be played.

import * as rules from "../index.js";
import { chooser } from "./chooser.js";
import { emit } from "./emit.js";
import { led } from "./keys.js";
import { action } from "./make.js";
import { opening } from "./opening.js";
import { SIDES, ends } from "../places.js";
import { moveSentence, outcomeSentence, pitLabel, refusalSentence } from "../words/index.js";

/**
 * @param {object} board and its view
 * @param {object} desk plays(side): whether the computer moves for it; display() draws anew
 */
export function person(board, view, { plays, display }) {
  let hand; // the opening under way
  let panel; // the question that is asked

  const { words } = view;
  const sentence = (refusal) => refusalSentence(view.phrases, refusal, board.position);
  const choices = ({ side, pit }) => (side === board.position.turn ? rules.legalMoves(board.position).filter((choice) => choice.pit === pit) : []);

  function may(side) {
    const who = board.getAttribute("interactive");
    return !plays(side) && (!who || ["both", "true", side].includes(who));
  }

  /** Tells why a choice is refused; false if it is not. */
  function refuse(choice) {
    const refusal = rules.explain(board.position, choice);
    if (!refusal) return false;
    const told = sentence(refusal);
    view.say(told, "refused");
    emit(board, "illegal", { choice, refusal, sentence: told });
    return true;
  }

  /** Plays what was chosen; a refusal is told. Whether it was played. */
  const attempt = (move, options) => !refuse(move) && board.play(move, options);

  /** Leaves whatever was half done. */
  function leave() {
    hand = null;
    close();
    view.tray.replaceChildren();
  }

  function close() {
    panel?.remove();
    panel = null;
  }

  /** Shows where the last seed would fall if this pit were played, and what that would do; null shows nothing. */
  function aim(at, choice) {
    const { position } = board;
    let move = null;
    if (at && !board.busy && !hand && may(position.turn)) {
      const all = choices(at);
      move = choice ?? (all.length === 1 && !all[0].redistribute ? all[0] : null);
    }
    const events = move && !rules.explain(position, move) && rules.play(position, move).events;
    view.trace("aim", events && ends(events).to);
    view.preview(events ? moveSentence(view.phrases, position.turn, events) : "");
  }

  function askHowMany(at, seeds) {
    const { side, pit } = at, { lay } = view;
    const holds = board.position[side][pit - 1];
    const legal = new Set(seeds);
    view.trace("lit", at);
    const away = () => {
      close();
      view.trace("lit");
      view.focus(at);
    };
    panel = chooser(lay, lay[side].pits[pit - 1].cell, {
      holds, legal, leave: away, title: words("how-many", { pit, seeds: holds }), cancel: words("cancel"),
      numberLabel: (seeds) => [words("take", { seeds }), ...(legal.has(seeds) ? [] : [sentence(rules.explain(board.position, { pit, seeds }))])].join(", "),
      aim: (seeds) => aim(at, { pit, seeds }),
      pick(seeds) {
        if (refuse({ pit, seeds })) return;
        away();
        attempt({ pit, seeds });
      },
    });
    view.frame.append(panel);
    panel.begin();
  }

  function open(at, choice) {
    const over = () => view.focus(at);
    hand = opening(board, view, choice, {
      changed: offer,
      done(move) {
        if (attempt(move, { animate: false })) over();
      },
      leave() {
        leave();
        display();
        over();
      },
    });
    hand.begin();
  }

  /** Tells the view what may be pressed, and offers a pass when there is nothing else. */
  function offer() {
    const { position } = board, { phrases } = view, { turn, outcome, stores } = position;
    const all = rules.legalMoves(position), mine = may(turn);
    const open = ({ side, pit }) => side === turn && all.some((choice) => choice.pit === pit);
    const held = { ...position, ...hand?.rows() };
    view.offer({
      legal: (at) => (hand ? hand.left() > 0 : mine && open(at)),
      label(at) {
        const { side, pit } = at;
        const why = !hand && !outcome && side === turn && !open(at) && rules.explain(position, { pit });
        return pitLabel(phrases, held, side, pit, why && sentence(why));
      },
      captures: SIDES.map((side) => words("store-of", { owner: side, seeds: stores[side] })).join(" "),
      title: view.title(position),
    });
    if (!hand) view.tray.replaceChildren(...(mine && all.some((choice) => choice.pass) ? [action("pass", words("pass"), () => attempt({ pass: true }), "main")] : []));
  }

  return {
    aim, leave, offer,

    /** Somebody presses a pit. */
    press(at) {
      if (hand) return hand.put(at);
      close();
      board.skip();
      const { position } = board, { phrases } = view, { turn, outcome } = position, { side, pit } = at;
      if (outcome) return view.say(outcomeSentence(phrases, outcome));
      if (!may(turn)) return;
      if (side !== turn) return view.say(words("not-theirs", { mover: turn, owner: side }), "refused");
      const all = choices(at), [first] = all;
      if (!first) refuse({ pit });
      else if (first.redistribute) open(at, first);
      // A choice of numbers is asked for; a lone seed, or a whole pit, is not.
      else if (first.seeds === undefined || position[side][pit - 1] === 1) attempt(first);
      else askHowMany(at, all.map(({ seeds }) => seeds));
    },

    key(event, at) {
      const { key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === "Escape") return board.busy ? board.skip() : hand?.leave();
      const to = led(view.lay, at, key, board.position.turn);
      if (hand && key === "Backspace") hand.back();
      else if (to) view.focus(to);
      else return;
      event.preventDefault();
    },
  };
}
