// `otau/slim`: the package without its WebAssembly, which the page brings: `otau/engine.wasm`.
import { initSync } from "./engine/engine.js";
import { OtauError } from "./errors.js";

let first = null;

/**
 * Starts the engine from its address, a response, its bytes, a compiled module, or a promise of
 * one of these. Only the first call counts, unless it failed: then the next one tries again.
 */
export function init(source) {
  first ??= begin(source).catch((error) => {
    first = null;
    throw error instanceof OtauError ? error : new OtauError("bad-engine", `init(source): ${error?.message ?? error}`, { cause: error });
  });
  return first;
}

async function begin(source) {
  initSync({ module: await compiled(await source) });
}

/** Values of another frame's making are known by their tag, not by their class. */
const tag = (value) => Object.prototype.toString.call(value).slice(8, -1);

async function compiled(source) {
  const kind = tag(source);
  if (kind === "WebAssembly.Module") return source;
  if (kind === "Response") {
    if (!source.ok) throw new Error(`${source.url || "the server"} answered ${source.status} ${source.statusText}`.trim());
    // Not by streaming, which asks for the MIME type that half of all servers do not send.
    return WebAssembly.compile(await source.arrayBuffer());
  }
  if (kind === "ArrayBuffer" || kind === "SharedArrayBuffer" || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (typeof source === "string" || kind === "URL" || kind === "Request") return compiled(await opened(source));
  throw new Error(`expected the engine's address, a Response, bytes, a WebAssembly.Module or a promise of one, got ${source === null ? "null" : typeof source}`);
}

/** Node fetches no files; there they are read. */
async function opened(source) {
  const file = /^file:/.test(source) && globalThis.process?.getBuiltinModule?.("node:fs/promises");
  return file ? file.readFile(new URL(source)) : fetch(source);
}

export * from "./api.js";
export { OtauError };
