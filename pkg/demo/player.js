// Steps through frames on a board: forwards seed by seed, to anywhere at once, or by itself.

import { pitLabel } from "../words/sentences.js";
import { SIDES } from "../places.js";
import { VIEW } from "../element/board.js";

/** Milliseconds a frame stands while playing. */
const PAUSE = { drop: 480, place: 380, lift: 900 }, LONG = 1500;

export class Player {
  /** @param {object} with_ board, phrases(), frames, start(at), moved(frame), speed() */
  constructor(with_) {
    Object.assign(this, with_);
    this.at = 0;
    this.timer = 0;
  }

  get view() { return this.board[VIEW]; }
  get frame() { return this.frames[this.at]; }
  get last() { return this.frames.length - 1; }
  get playing() { return this.timer !== 0; }

  /** Goes to a frame; the next one is shown as it happens. */
  go(to) {
    const goal = Math.min(Math.max(0, to), this.last);
    const before = this.frame, next = this.frames[goal];
    const onward = goal === this.at + 1 && next.ply === before.ply && next.events > before.events && this.lay === this.view.lay;
    this.at = goal;
    const { stage } = this.view;
    if (onward) {
      stage.skip();
      this.view.hush();
      stage.run(next.step, this.board.speed && this.board.speed * this.speed());
    } else this.stand();
    this.#label();
    this.moved(next);
  }

  /** Puts the board as the frame has it, at once. */
  stand() {
    const { ply, events } = this.frame;
    this.board.goTo(ply);
    this.view.hush();
    if (events) this.view.stage.run(this.board.line[ply].events.slice(0, events), 0);
    this.lay = this.view.lay;
    this.#label();
  }

  #label() {
    const phrases = this.phrases();
    const { position, step, refused, acts } = this.frame;
    this.view.offer({
      legal: () => false,
      label: (at) => pitLabel(phrases, position, at.side, at.pit, null),
      captures: SIDES.map((side) => phrases.say("board", "store-of", { owner: phrases.side(side), seeds: position.stores[side] })).join(" "),
      title: this.title(),
    });
    const lit = refused ? [refused] : acts ? step.map((event) => event.at).filter(Boolean) : [];
    this.board.highlight(lit);
  }

  play() {
    if (this.at === this.last) this.go(this.home);
    const tick = () => {
      if (this.at >= this.last) return this.pause();
      this.go(this.at + 1);
      const [event] = this.frame.step;
      const stand = this.frame.acts ? LONG : PAUSE[event?.kind] ?? 1100;
      this.timer = this.at >= this.last ? 0 : setTimeout(tick, stand / this.speed());
      this.moved(this.frame);
    };
    this.timer = setTimeout(tick, 200);
    this.moved(this.frame);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.moved(this.frame);
  }
}
