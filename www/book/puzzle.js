// One puzzle on a board: takes the reader's answer, shows why a wrong one fails.

import { formatMove, legalMoves, parseMove, play } from "otau";
import { moveSentence, outcomeSentence } from "otau/words";
import { judge, solve } from "otau/puzzles";
import { button, make } from "../dom.js";
import { chosen } from "./look.js";
import { spoken } from "./languages.js";
import { say } from "./words.js";

const captured = (events, side) => events.reduce((sum, event) => sum + (event.kind === "capture" && event.to === side ? event.seeds : 0), 0);

export class PuzzleBoard {
  constructor(game, puzzle, position, phrases) {
    Object.assign(this, { game, puzzle, position, phrases });
    this.board = make("otau-board", { game: game.id, interactive: position.turn, lang: spoken.lang, theme: chosen() });
    this.told = make("p", { class: "told", role: "status", "aria-live": "polite" });
    this.again = button(say("again"), () => this.begin());
    this.hint = button(say("hint"), () => this.#hint());
    this.answer = button(say("show"), () => this.#show());
    this.root = make("div", { class: "puzzle" }, this.board, this.told, make("div", { class: "line" }, this.again, ...(puzzle.answer ? [this.hint, this.answer] : [])));
    this.board.addEventListener("otau-move", ({ detail }) => { if (!this.replying) this.#judge(detail); });
    this.board.addEventListener("otau-illegal", ({ detail }) => this.#tell(detail.sentence));
    this.begin();
  }

  begin() {
    this.hints = 0;
    this.goal = this.puzzle.goal;
    this.done = false;
    this.board.setAttribute("interactive", this.position.turn);
    this.board.set({ game: this.game.id, position: this.position });
    this.#tell("");
  }

  #tell(text, kind = "") {
    this.told.className = `told ${kind}`;
    this.told.textContent = text;
  }

  /** A move as the score sheet has it, and what it does. */
  #told(before, move) {
    const { events, outcome, position } = play(before, move);
    const story = [moveSentence(this.phrases, before.turn, events), outcome ? outcomeSentence(this.phrases, outcome) : ""].filter(Boolean).join(" ");
    return { move: formatMove(before, move), story, position, events };
  }

  #reply(move) {
    this.replying = true;
    this.board.play(move);
    this.replying = false;
  }

  async #judge({ move }) {
    const before = this.board.line.at(-2)?.position ?? this.board.origin;
    const after = this.board.position;
    this.board.setAttribute("interactive", "none");
    await this.board.finished;
    if (this.board.position !== after) return; // somebody began again meanwhile
    const told = this.#told(before, move);
    if (!this.puzzle.answer) return this.#opinion(before, move, told);
    const first = before === this.board.origin;
    const verdict = judge(before, this.goal, move);
    const right = first ? told.move === this.puzzle.answer : verdict.works;
    if (!right) return this.#refute(told, verdict.reply);
    const gained = captured(told.events, before.turn);
    if (!(this.goal.in > 1) || this.#reached(told, before.turn, gained)) return this.#tell(say("solved", told), "right");
    this.#continue(told, gained, before.turn);
  }

  /** Whether a goal of two moves stands after one of them already. */
  #reached({ position }, side, gained) {
    const { kind, seeds } = this.goal;
    return kind === "capture" ? gained >= seeds : kind === "tuzdik" ? position.tuzdik[side] !== null : position.outcome?.winner === side;
  }

  /** The opponent answers as well as can be, and the reader goes on. */
  #continue(told, gained, side) {
    const goal = { ...this.goal, in: this.goal.in - 1 };
    if (goal.seeds) goal.seeds -= gained;
    const replies = legalMoves(told.position).map((reply) => {
      const next = play(told.position, reply);
      return { reply, ways: next.outcome ? Infinity : solve(next.position, goal).filter(({ works }) => works).length };
    });
    const { reply } = replies.reduce((best, one) => (one.ways < best.ways ? one : best));
    this.#tell(say("go-on", { ...told, opponent: this.phrases.side(side === "south" ? "north" : "south"), reply: formatMove(told.position, reply) }), "right");
    this.goal = goal;
    this.#reply(reply);
    this.board.finished.then(() => { if (!this.board.position.outcome) this.board.setAttribute("interactive", side); });
  }

  #refute(told, reply) {
    if (!reply) return this.#tell(say("wrong-missed", told), "wrong");
    const answer = this.#told(told.position, reply);
    this.#tell(say("wrong-reply", { ...told, reply: answer.move, answer: answer.story }), "wrong");
    this.#reply(reply);
  }

  #opinion(before, move, told) {
    const list = solve(before, this.goal).map((one) => ({ ...one, value: one.score ?? one.guess })).sort((a, b) => b.value - a.value);
    const best = formatMove(before, list[0].move);
    const good = best === told.move;
    this.#tell(say("judged", { ...told, verdict: good ? say("judged-good") : say("judged-other", { best }) }), good ? "right" : "");
  }

  /** First how the others fail, then where to look. */
  #hint() {
    if (this.board.ply) this.begin();
    this.hints += 1;
    const all = legalMoves(this.position).length;
    const { pit } = parseMove(this.position, this.puzzle.answer);
    if (this.hints === 1) return this.#tell(this.puzzle.goal.in === 1 ? say("hint-row") : say("hint-refuted", { count: all - 1, all }));
    const names = this.phrases.say("board", "pit", { owner: this.phrases.side(this.position.turn), pit });
    this.board.highlight([{ side: this.position.turn, pit }]);
    this.#tell(say("hint-pit", { pit: names }));
  }

  #show() {
    this.begin();
    const move = parseMove(this.position, this.puzzle.answer);
    this.board.setAttribute("interactive", "none");
    this.#tell(say("answer", this.#told(this.position, move)));
    this.#reply(move);
  }
}
