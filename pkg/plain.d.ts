// The same functions without WebAssembly, for pages whose policy forbids it.
export * from "./index.js";
