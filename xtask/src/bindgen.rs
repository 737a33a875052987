//! The glue between JavaScript and the compiled engine, made by wasm-bindgen.

use anyhow::{Context, Result};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

pub struct Bound {
    pub glue: String,
    pub wasm: Vec<u8>,
}

pub fn bind(wasm: &Path) -> Result<Bound> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("engine")
        .web(true)?
        .typescript(false)
        // The entry hands over the bytes. A `new URL("….wasm", import.meta.url)` in the glue
        // would make bundlers look for a file they need not have.
        .omit_default_module_path(true)
        // After a trap the instance is replaced through this.
        .reset_state_function(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    let mut output = bindgen
        .generate_output()
        .with_context(|| format!("wasm-bindgen could not read {}", wasm.display()))?;
    Ok(Bound { glue: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm() })
}
