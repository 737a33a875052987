//! The glue between JavaScript and the compiled engine, made by wasm-bindgen.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

pub struct Bound {
    pub glue: String,
    pub wasm: Vec<u8>,
}

pub fn bind(wasm: &Path) -> Result<Bound> {
    let bytes = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    bind_bytes(bytes)
}

/// For an engine that becomes JavaScript, which has no references to hand around: values from
/// outside are numbers of a list instead.
pub fn bind_plain(wasm: &Path) -> Result<Bound> {
    let mut bytes = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    // wasm-bindgen goes by what the module says of itself: a plus, a length, a name.
    for feature in [&b"+\x0freference-types"[..], b"+\x0amultivalue"] {
        let at = bytes.windows(feature.len()).rposition(|part| part == feature);
        let at = at.context("the module does not tell its features as it used to")?;
        bytes[at] = b'-';
    }
    bind_bytes(bytes)
}

fn bind_bytes(bytes: Vec<u8>) -> Result<Bound> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes("engine", bytes)
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
    let mut output = bindgen.generate_output().context("wasm-bindgen could not read the engine")?;
    Ok(Bound { glue: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm() })
}
