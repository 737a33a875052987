// The engine with its WebAssembly inside: importing it is enough.
import { initSync } from "./engine/engine.js";
import base64 from "./engine/wasm-base64.js";

initSync({ module: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) });

export * from "./api.js";
export { OtauError } from "./errors.js";
