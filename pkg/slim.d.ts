export * from "./index.js";

/** What the engine can be started from: the address, content or module of `otau/engine.wasm`. */
export type EngineSource = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/**
 * Starts the engine; everything else works once this has been awaited. Only the first call
 * counts: later ones give its promise. If it failed, the next call tries again.
 * @throws {OtauError} `bad-engine`
 */
export function init(source: EngineSource | PromiseLike<EngineSource>): Promise<void>;
