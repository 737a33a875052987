// What runs in the worker of `otau/analyst`.
import { analyse, solve } from "./index.js";

const work = { analyse, solve };

addEventListener("message", ({ data: { name, args } }) => {
  try {
    postMessage({ value: work[name](...args, (progress) => postMessage({ progress })) });
  } catch ({ code = "internal", message, clause, facts, at }) {
    const error = Object.entries({ code, message, clause, facts, at }).filter(([, value]) => value !== undefined);
    postMessage({ error: Object.fromEntries(error) });
  }
});
