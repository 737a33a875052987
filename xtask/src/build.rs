//! The package's built part: the engine as WebAssembly, and its glue.

use crate::command::{cargo, run};
use crate::root::{root, target_dir};
use crate::{bindgen, npm, site, target};
use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine};
use std::fs;
use std::path::{Path, PathBuf};

/// Makes `pkg/engine/`, after which `pkg/` is a package that works, and where Node is also
/// what only tools from npm can make: `pkg/dist/`, a smaller engine, the page on its own.
pub fn build() -> Result<()> {
    target::ensure()?;
    let wasm = compile()?;
    let output = bindgen::bind(&wasm)?;
    let folder = root().join("pkg/engine");
    write(&folder.join("engine.js"), output.glue.as_bytes())?;
    if let Err(why) = npm::node().and_then(|_| npm::ensure()) {
        write(&folder.join("engine.wasm"), &output.wasm)?;
        let text = BASE64_STANDARD.encode(&output.wasm);
        let text = format!("export default \"{text}\";\n");
        write(&folder.join("wasm-base64.js"), text.as_bytes())?;
        eprintln!(
            "pkg/ works as it is, and `serve` needs no more. Left out, because they take Node and \
             npm packages ({why:#}): pkg/dist/ (CommonJS, classic script, twin without \
             WebAssembly), dist/site/, dist/otau.html, and a last tenth off the engine's size."
        );
        return Ok(());
    }
    let made = target_dir().join("otau-forms");
    let plain = bindgen::bind_plain(&wasm)?;
    write(&made.join("engine.wasm"), &output.wasm)?;
    write(&made.join("plain-glue.js"), plain.glue.as_bytes())?;
    write(&made.join("plain.wasm"), &plain.wasm)?;
    run(npm::node()?.arg("xtask/bundle.mjs").arg(&made))?;
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
    let folder = path.parent().context("a file lies in a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
