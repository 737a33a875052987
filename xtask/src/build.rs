//! The package's built part: the engine as WebAssembly, and its glue.

use crate::command::{cargo, run};
use crate::root::{root, target_dir};
use crate::{bindgen, site, target};
use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine};
use std::fs;
use std::path::{Path, PathBuf};

/// Makes `pkg/engine/`, after which `pkg/` is a complete npm package.
pub fn build() -> Result<()> {
    target::ensure()?;
    let output = bindgen::bind(&compile()?)?;
    let folder = root().join("pkg/engine");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    write(&folder.join("engine.js"), output.glue.as_bytes())?;
    write(&folder.join("engine.wasm"), &output.wasm)?;
    let text = BASE64_STANDARD.encode(&output.wasm);
    write(&folder.join("wasm-base64.js"), format!("export default \"{text}\";\n").as_bytes())?;
    eprintln!("pkg/ is complete: engine.wasm has {} KB.", output.wasm.len().div_ceil(1000));
    site::build()
}

fn compile() -> Result<PathBuf> {
    // A library that is both cdylib and rlib gets no link-time optimisation, and says nothing
    // of it: hence one crate type, asked for here.
    let mut cargo = cargo();
    cargo.args(["rustc", "--quiet", "--release", "--lib", "--crate-type", "cdylib"]);
    cargo.args(["--package", "otau", "--target", target::TARGET, "--target-dir"]);
    cargo.arg(target_dir());
    // Panic texts name source files; where this machine keeps them is nobody's business, and
    // the same source must give the same bytes everywhere.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags());
    cargo.env_remove("RUSTFLAGS");
    run(&mut cargo)?;
    Ok(target_dir().join(target::TARGET).join("release/otau.wasm"))
}

fn flags() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| {
        let home = std::env::home_dir()?;
        Some(home.join(".cargo"))
    });
    let mut flags = vec![format!("--remap-path-prefix={}=otau", root().display())];
    // What is hot asks to be inlined; inlining the rest as well made the file a quarter
    // larger and nothing faster.
    flags.push("-Cllvm-args=-inline-threshold=10".into());
    if let Some(home) = home {
        flags.push(format!("--remap-path-prefix={}=cargo", home.display()));
    }
    flags.join("\x1f")
}

/// Writes only what changed, so that nothing that watches the file wakes for nothing.
fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
