// A stand-in for the browser's WebAssembly in the twin that does without: the engine is
// JavaScript already, and every instance a fresh call of it.
import instantiate from "plain engine";

class Module {}

class Instance {
  constructor(module, imports) {
    this.exports = instantiate(imports);
  }
}

export const WebAssembly = { Module, Instance };
