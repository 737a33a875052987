// A worker without a file of its own, for forms that are one file: its source, an expression of
// the script itself, becomes an address.
import { readFileSync } from "node:fs";

const OUTSIDE = 'new Worker(new URL("./analyst-worker.js", import.meta.url), { type: "module", name: "otau-analyst" })';

/** An esbuild plugin; `before` is put in front of the module that opens the worker. */
export const workerFrom = (source, before = "") => ({
  name: "worker inside",
  setup(builder) {
    builder.onLoad({ filter: /pkg[\\/]analyst\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes(OUTSIDE)) throw new Error("pkg/analyst.js opens its worker in a way this does not know");
      const inside = `new Worker(URL.createObjectURL(new Blob([${source}], { type: "text/javascript" })), { name: "otau-analyst" })`;
      return { contents: before + text.replace(OUTSIDE, () => inside) };
    });
  },
});
