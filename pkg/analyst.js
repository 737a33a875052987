// `otau/analyst`: the computer player in a worker, so that a page never waits for it.
import { analyse as analyseHere, legalMoves, solve as solveHere } from "./index.js";
import { OtauError } from "./errors.js";

/** One worker, what it was asked, and what it is asked next. */
class Desk {
  #worker = null;
  #queue = [];
  #busy = null;
  #alone = typeof Worker !== "function"; // whether there is nobody to be hired

  ask(task) {
    return new Promise((resolve, reject) => {
      const { signal } = task;
      if (signal?.aborted) return reject(signal.reason);
      const entry = { ...task, resolve, reject, leave: () => this.#leave(entry) };
      signal?.addEventListener("abort", entry.leave, { once: true });
      this.#queue.push(entry);
      this.#next();
    });
  }

  #next() {
    if (this.#busy || this.#queue.length === 0) return;
    this.#busy = this.#queue.shift();
    this.#worker ??= this.#open();
    const { name, args } = this.#busy;
    if (this.#worker) this.#worker.postMessage({ name, args });
    // Where there are no workers it is done here, after whoever asked has had a turn.
    else setTimeout(() => this.#here(this.#busy));
  }

  #open() {
    if (this.#alone) return null;
    try {
      const worker = new Worker(new URL("./analyst-worker.js", import.meta.url), { type: "module", name: "otau-analyst" });
      worker.onmessage = ({ data }) => this.#hear(data);
      worker.onerror = (event) => {
        event.preventDefault?.();
        this.#fail();
      };
      return worker;
    } catch {
      // A page opened from a file, or one whose policy forbids workers.
      this.#alone = true;
      return null;
    }
  }

  #hear({ progress, value, error }) {
    if (!this.#busy) return;
    if (progress) tell(this.#busy, progress);
    else if (error) this.#end("reject", revived(error));
    else this.#end("resolve", value);
  }

  /** The worker could not even begin: what it was asked is done here. */
  #fail() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#alone = true;
    if (this.#busy) setTimeout(() => this.#here(this.#busy));
  }

  #here(entry) {
    if (!entry || entry !== this.#busy) return;
    try {
      const work = entry.name === "solve" ? solveHere : analyseHere;
      this.#end("resolve", work(...entry.args, (sofar) => tell(entry, sofar)));
    } catch (error) {
      this.#end("reject", error);
    }
  }

  #end(how, value) {
    const entry = this.#busy;
    this.#busy = null;
    entry.signal?.removeEventListener("abort", entry.leave);
    entry[how](value);
    this.#next();
  }

  #leave(entry) {
    this.#queue = this.#queue.filter((other) => other !== entry);
    if (entry === this.#busy) {
      // It cannot be told to stop while it works: it is sent away, and another one hired.
      this.#worker?.terminate();
      this.#worker = null;
      this.#busy = null;
    }
    entry.reject(entry.signal.reason);
    this.#next();
  }
}

function tell({ onProgress, signal }, sofar) {
  if (!signal?.aborted) onProgress?.(sofar);
}

/** An error as it was in the worker. */
function revived({ code, message, ...more }) {
  return new OtauError(code, message, more);
}

const desk = new Desk();
// Solved endings live in the worker that solved them, which therefore is never sent away
// for the sake of an analysis.
const library = new Desk();
const solved = new Set();

/** What `analyse` of the package finds, without keeping anybody waiting. */
export async function analyse(position, limits = {}, { onProgress, signal } = {}) {
  legalMoves(position); // so that what is no position is told at once
  const plain = JSON.parse(JSON.stringify(position));
  const args = [plain, { ...limits }];
  return (solved.has(plain.game) ? library : desk).ask({ name: "analyse", args, onProgress, signal });
}

/** What `solve` of the package does; afterwards `analyse` knows. */
export async function solve(game, seeds, { onProgress, signal } = {}) {
  const answer = await library.ask({ name: "solve", args: [game, seeds], onProgress, signal });
  solved.add(game);
  return answer;
}
