// The engine with its WebAssembly inside: importing it is enough.
import { initSync } from "./engine/engine.js";
import text, { order } from "./engine/wasm-text.js";
import { decoded } from "./decode.js";

initSync({ module: decoded(text, order) });

export * from "./api.js";
export { OtauError } from "./errors.js";
