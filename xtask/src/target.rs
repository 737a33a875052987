//! The compilation target for WebAssembly.

use crate::command::{command, output, run};
use anyhow::{Context, Result};
use std::path::Path;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// Installs the target if this toolchain lacks it.
pub fn ensure() -> Result<()> {
    if installed()? {
        return Ok(());
    }
    eprintln!("Rust lacks the target {TARGET}: installing it with rustup.");
    run(command("rustup").args(["target", "add", TARGET])).with_context(|| {
        format!(
            "Rust's target {TARGET} is missing and rustup could not install it; \
             install it by hand (`rustup target add {TARGET}`, or your distribution's package)"
        )
    })
}

fn installed() -> Result<bool> {
    let folder = output(command("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
    Ok(Path::new(folder.trim()).is_dir())
}
