// What a classic script offers as `Otau`: the package, the board (registered), its words.
export * from "./index.js";
export * from "./element/index.js";
import "./element/define.js";
import "./analyst-worker.js";
