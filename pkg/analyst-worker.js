// What runs in the worker of `otau/analyst`. The classic script is its own worker: there this is
// also in the page, and has nothing to do.
import { analyse, solve } from "./index.js";

const work = { analyse, solve };

if (globalThis.name === "otau-analyst" && !globalThis.document) addEventListener("message", ({ data: { name, args } }) => {
  try {
    postMessage({ value: work[name](...args, (progress) => postMessage({ progress })) });
  } catch ({ code = "internal", message, clause, facts, at }) {
    const error = Object.entries({ code, message, clause, facts, at }).filter(([, value]) => value !== undefined);
    postMessage({ error: Object.fromEntries(error) });
  }
});
