// What runs in the worker of `otau/analyst`. The classic script is its own worker: there this is
// also in the page, and has nothing to do.
import { analyse, solve } from "./index.js";

const work = { analyse, solve };

if (globalThis.name === "otau-analyst" && !globalThis.document) addEventListener("message", ({ data: { name, args } }) => {
  try {
    postMessage({ value: work[name](...args, (progress) => postMessage({ progress })) });
  } catch (error) {
    // What is told as data; a cause may be what cannot be sent.
    const { cause, ...told } = error;
    postMessage({ error: { code: "internal", message: error.message, ...told } });
  }
});
