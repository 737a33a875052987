//! The package's built part: the engine as WebAssembly, and its glue.

use crate::command::{cargo, run};
use crate::root::{root, target_dir};
use crate::{bindgen, npm, site, target, text};
use anyhow::{Context, Result};
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
        write_engine(&folder, &output.wasm)?;
        eprintln!(
            "pkg/ works as it is, and `serve` needs no more. Left out, because they take Node and \
             npm packages ({why:#}): pkg/dist/ (CommonJS, classic script, twin without \
             WebAssembly), dist/site/, dist/otau.html, and a twentieth off the engine's size."
        );
        return Ok(());
    }
    let made = target_dir().join("otau-forms");
    let plain = bindgen::bind_plain(&wasm)?;
    write_engine(&folder, &shrink(&made, &output.wasm)?)?;
    write(&made.join("plain-glue.js"), plain.glue.as_bytes())?;
    write(&made.join("plain.wasm"), &plain.wasm)?;
    run(npm::node()?.arg("xtask/bundle.mjs").arg(&made))?;
    site::build()
}

/// The engine as a file, and as text inside the main entry.
fn write_engine(folder: &Path, wasm: &[u8]) -> Result<()> {
    write(&folder.join("engine.wasm"), wasm)?;
    write(&folder.join("wasm-text.js"), text::module(wasm).as_bytes())
}

/// The engine once more through an optimiser, which takes its time: what it made is kept for
/// as long as it is given the same.
fn shrink(made: &Path, wasm: &[u8]) -> Result<Vec<u8>> {
    let (given, small) = (made.join("engine.wasm"), made.join("small.wasm"));
    if !small.is_file() || !fs::read(&given).is_ok_and(|old| old == wasm) {
        let _ = fs::remove_file(&small);
        write(&given, wasm)?;
        let mut optimise = npm::node()?;
        optimise.arg("node_modules/binaryen/bin/wasm-opt");
        // Nothing lies at the lowest addresses, the far end of the stack.
        optimise.args(["-Oz", "--low-memory-unused"]);
        optimise.args(["--strip-debug", "--strip-producers", "--strip-target-features"]);
        run(optimise.arg(&given).arg("-o").arg(&small))?;
    }
    fs::read(&small).with_context(|| format!("cannot read {}", small.display()))
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
    // A sixth smaller than at level 2. What is hot asks to be inlined and has no loops that
    // would need unrolling, and so is a tenth slower.
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z");
    run(&mut cargo)?;
    Ok(target_dir().join(target::TARGET).join("release/otau.wasm"))
}

fn flags() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| {
        let home = std::env::home_dir()?;
        Some(home.join(".cargo"))
    });
    let mut flags = vec![format!("--remap-path-prefix={}=otau", root().display())];
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
