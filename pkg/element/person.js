// A person at the board: makes moves of presses and keys, asks what must be asked, and
// says why something cannot be played.

import * as rules from "../index.js";
import { Chooser } from "./chooser.js";
import { led } from "./keys.js";
import { Opening } from "./opening.js";
import { ends } from "./places.js";
import { moveSentence, outcomeSentence, refusalSentence } from "./speech.js";
import { action } from "./view.js";

export class Person {
  #chooser;
  #opening = null;

  /**
   * @param {object} desk view and tray; position(), phrases(), speed(), busy(); may(side);
   *   play(move, options); refuse(choice, refusal, sentence); say(text, kind); preview(text); skip();
   *   display() and offer() draw anew
   */
  constructor(desk) {
    this.desk = desk;
    this.#chooser = new Chooser(desk.view.frame);
  }

  /** The opening under way, or null. */
  get opening() {
    return this.#opening;
  }

  /** Somebody presses a pit. */
  press(at) {
    const { desk } = this;
    if (this.#opening) return this.#opening.put(at);
    this.#chooser.close();
    if (desk.busy()) desk.skip();
    const position = desk.position(), phrases = desk.phrases();
    if (position.outcome) return desk.say(outcomeSentence(phrases, position.outcome));
    if (!desk.may(position.turn)) return;
    if (at.side !== position.turn) {
      return desk.say(this.#words("not-theirs", { mover: phrases.side(position.turn), owner: phrases.side(at.side) }), "refused");
    }
    const choices = this.#choices(at);
    if (!choices.length) return this.#refuse({ pit: at.pit });
    if (choices[0].redistribute) return this.#open(at, choices[0]);
    // A choice of numbers is asked for; a lone seed, or a whole pit, is not.
    if (choices[0].seeds === undefined || position[at.side][at.pit - 1] === 1) return this.attempt(choices[0]);
    this.#askHowMany(at, choices);
  }

  key(event, at) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { desk } = this;
    if (event.key === "Escape") {
      if (desk.busy()) desk.skip();
      else this.#opening?.leave();
      return;
    }
    if (this.#opening && event.key === "Backspace") {
      event.preventDefault();
      return this.#opening.back();
    }
    const to = led(desk.view.lay, at, event.key, desk.position().turn);
    if (!to) return;
    event.preventDefault();
    desk.view.focus(to);
  }

  /** Shows where the last seed would fall if this pit were played, and what that would do; null shows nothing. */
  aim(at, choice = null) {
    const { desk } = this;
    const position = desk.position();
    const ready = at && !desk.busy() && !this.#opening && desk.may(position.turn);
    const move = ready ? choice ?? this.#whole(at) : null;
    const events = move && !rules.explain(position, move) ? rules.play(position, move).events : null;
    desk.view.trace("aim", events ? [ends(events).to] : []);
    desk.preview(events ? moveSentence(desk.phrases(), position.turn, events) : "");
  }

  #whole(at) {
    if (at.side !== this.desk.position().turn) return null;
    const choices = this.#choices(at);
    return choices.length === 1 && !choices[0].redistribute ? choices[0] : null;
  }

  /** Plays what was chosen; a refusal is told. Whether it was played. */
  attempt(move, options) {
    if (this.#refuse(move)) return false;
    return Boolean(this.desk.play(move, options));
  }

  /** Leaves whatever was half done. */
  leave() {
    this.#opening = null;
    this.#chooser.close();
    this.desk.tray.replaceChildren();
  }

  /** What the tray offers when no opening fills it: to pass, where nothing else can be done. */
  offerPass(may) {
    if (this.#opening) return;
    const pass = may && rules.legalMoves(this.desk.position()).some((choice) => choice.pass);
    this.desk.tray.replaceChildren(...(pass ? [action("pass", this.#words("pass"), () => this.attempt({ pass: true }), "main")] : []));
  }

  #words(key, facts = {}) {
    return this.desk.phrases().say("board", key, facts);
  }

  #choices(at) {
    return rules.legalMoves(this.desk.position()).filter((choice) => choice.pit === at.pit);
  }

  /** Tells why a choice is refused; false if it is not. */
  #refuse(choice) {
    const { desk } = this;
    const refusal = rules.explain(desk.position(), choice);
    if (refusal) desk.refuse(choice, refusal, refusalSentence(desk.phrases(), refusal, desk.position()));
    return Boolean(refusal);
  }

  #askHowMany(at, choices) {
    const { view } = this.desk;
    const { lay } = view;
    const { x, y, w, h } = lay.pits[at.side][at.pit - 1].cell;
    const position = this.desk.position();
    const holds = position[at.side][at.pit - 1];
    const legal = new Set(choices.map((choice) => choice.seeds));
    view.trace("lit", [at]);
    const leave = () => {
      this.#chooser.close();
      view.trace("lit", []);
      view.focus(at);
    };
    this.#chooser.ask({
      cell: { x: (x / lay.width) * 100, y: (y / lay.height) * 100, w: (w / lay.width) * 100, h: (h / lay.height) * 100 },
      holds, legal, leave, upright: lay.upright, title: this.#words("how-many", { pit: at.pit, seeds: holds }), cancel: this.#words("cancel"),
      numberLabel: (seeds) => {
        const refusal = legal.has(seeds) ? null : rules.explain(position, { pit: at.pit, seeds });
        const why = refusal ? [refusalSentence(this.desk.phrases(), refusal, position)] : [];
        return [this.#words("take", { seeds }), ...why].join(", ");
      },
      aim: (seeds) => this.aim(at, { pit: at.pit, seeds }),
      pick: (seeds) => {
        if (this.#refuse({ pit: at.pit, seeds })) return;
        leave();
        this.attempt({ pit: at.pit, seeds });
      },
    });
  }

  #open(at, choice) {
    const { desk } = this;
    const over = () => desk.view.focus(at);
    this.#opening = new Opening(desk.position(), choice, {
      view: desk.view, tray: desk.tray, speed: desk.speed(),
      words: (key, facts) => this.#words(key, facts),
      side: (name) => desk.phrases().side(name),
      say: desk.say,
      changed: desk.offer,
      done: (move) => { if (this.attempt(move, { animate: false })) over(); },
      leave: () => {
        this.leave();
        desk.display();
        over();
      },
    });
    this.#opening.begin();
  }
}
