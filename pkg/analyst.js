// `otau/analyst`: the computer player in a worker, so that a page never waits for it.
import { analyse as analyseHere, legalMoves, solve as solveHere } from "./index.js";
import { OtauError } from "./errors.js";

/** One worker, what it was asked, and what it is asked next. */
class Desk {
  /** The endings that its worker has solved, if it has, as `solve` tells of them. */
  knows = null;
  #worker = null;
  #queue = [];
  #busy = null;
  #leaves = false; // whether nothing more will be asked
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
    if (this.#busy) return;
    if (this.#queue.length === 0) return this.#leaves && this.#close();
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
    entry.reject(entry.signal.reason);
    if (entry !== this.#busy) return;
    // It cannot be told to stop while it works: it is sent away, and another one hired. One that
    // has endings in its head may finish: of these it is certain soon.
    if (this.knows) return;
    this.#close();
    this.#next();
  }

  /** Sends the worker away, once it has done what it was asked. */
  retire() {
    this.#leaves = true;
    this.#next();
  }

  #close() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#busy = null;
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
// Solved endings live in the worker that solved them; by game.
const libraries = new Map();

const seedsOnBoard = ({ south, north }) => [...south, ...north].reduce((sum, seeds) => sum + seeds, 0);

/** What `analyse` of the package finds, without keeping anybody waiting. */
export async function analyse(position, limits = {}, { onProgress, signal } = {}) {
  legalMoves(position); // so that what is no position is told at once
  const plain = JSON.parse(JSON.stringify(position));
  const args = [plain, { ...limits }];
  const library = libraries.get(plain.game);
  const known = library && seedsOnBoard(plain) <= library.knows.seeds;
  return (known ? library : desk).ask({ name: "analyse", args, onProgress, signal });
}

/** What `solve` of the package does; afterwards `analyse` knows. */
export async function solve(game, seeds, { onProgress, signal } = {}) {
  const task = { name: "solve", args: [game, seeds], onProgress, signal };
  const known = libraries.get(game);
  // Who has solved as much answers at once.
  if (seeds <= known?.knows.seeds) return known.ask(task);
  const library = new Desk();
  try {
    library.knows = await library.ask(task);
  } catch (error) {
    library.retire();
    throw error;
  }
  const other = libraries.get(game);
  if (other?.knows.seeds >= library.knows.seeds) library.retire();
  else {
    libraries.set(game, library);
    other?.retire();
  }
  return library.knows;
}
