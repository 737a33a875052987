//! One step of the tests: its name, and what it runs.

use crate::browser::{CHROMIUM, FIREFOX};
use crate::command::{cargo, run};
use crate::root::root;
use crate::{build, npm, target};
use anyhow::{Context, Result, bail};
use std::env;
use std::path::PathBuf;

/// A test file that takes longer than ten minutes hangs.
const HANGING: &str = "--test-timeout=600000";

pub struct Step {
    pub name: &'static str,
    pub about: &'static str,
    pub run: fn() -> Result<()>,
}

/// In the order they run: what fails fast comes first.
pub const STEPS: [Step; 9] = [
    Step { name: "fmt", about: "formatting", run: fmt },
    Step { name: "clippy", about: "lints, native and wasm", run: clippy },
    Step { name: "rust", about: "unit tests, laws, vectors, records, perft, examples", run: rust },
    Step { name: "build", about: "the package", run: build::build },
    Step { name: "js", about: "the package in Node", run: js },
    Step { name: "types", about: "the package's types", run: types },
    Step {
        name: "pack",
        about: "the packed package in Node, bundlers and two browsers",
        run: pack,
    },
    Step { name: "browser", about: "the page in Chromium", run: browser },
    Step { name: "site", about: "the page as shipped: Lighthouse, slow nets, Firefox", run: site },
];

fn fmt() -> Result<()> {
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    let deny = ["--", "-D", "warnings"];
    run(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets"]).args(deny))?;
    // What only JavaScript sees exists on this target alone.
    target::ensure()?;
    run(cargo().args(["clippy", "--quiet", "--lib", "--target", target::TARGET]).args(deny))
}

fn rust() -> Result<()> {
    run(cargo().args(["test", "--quiet", "--workspace"]))
}

fn js() -> Result<()> {
    npm::ensure()?;
    run(npm::node()?.args(["--test", "--test-reporter=spec"]).args(test_files("tests/js")?))
}

fn types() -> Result<()> {
    npm::ensure()?;
    for resolution in ["bundler", "node16"] {
        let project = format!("tests/types/tsconfig.{resolution}.json");
        run(npm::node()?.args(["node_modules/typescript/bin/tsc", "--project", &project]))?;
    }
    run(npm::node()?.args(["--test", "--test-reporter=spec"]).args(test_files("tests/types")?))
}

fn pack() -> Result<()> {
    npm::ensure()?;
    let mut node = npm::node()?;
    CHROMIUM.name_to(&mut node)?;
    FIREFOX.name_to(&mut node)?;
    // One file after the other: each opens two browsers.
    node.args(["--test", "--test-concurrency=1", "--test-reporter=spec"]);
    run(node.args(test_files("tests/pack")?))
}

fn browser() -> Result<()> {
    npm::ensure()?;
    let server = env::current_exe().context("this program does not know where it lies")?;
    let mut node = npm::node()?;
    CHROMIUM.name_to(&mut node)?;
    node.env("XTASK", server);
    run(node.args(["--test", "--test-reporter=spec", HANGING]).args(test_files("tests/browser")?))
}

fn site() -> Result<()> {
    npm::ensure()?;
    let mut node = npm::node()?;
    CHROMIUM.name_to(&mut node)?;
    FIREFOX.name_to(&mut node)?;
    // One file after the other: they measure.
    node.args(["--test", "--test-concurrency=1", "--test-reporter=spec", HANGING]);
    run(node.args(test_files("tests/site")?))
}

/// Named one by one: what `node --test` makes of a folder differs between its versions.
fn test_files(folder: &str) -> Result<Vec<PathBuf>> {
    let entries =
        root().join(folder).read_dir().with_context(|| format!("cannot read {folder}"))?;
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    if files.is_empty() {
        bail!("{folder} holds no tests");
    }
    files.sort();
    Ok(files)
}
