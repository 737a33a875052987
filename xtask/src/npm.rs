//! The npm packages that tests use, as the lock file says.

use crate::command::{command, find, run};
use crate::root::root;
use anyhow::{Context, Result};
use std::fs;
use std::process::Command;

/// Node, and npm beside it.
pub fn node() -> Result<Command> {
    let node = find(&["node"]).context("Node is missing: install version 20 or later")?;
    Ok(command(node))
}

fn npm() -> Command {
    command(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Installs the packages unless they are those of the lock file already.
pub fn ensure() -> Result<()> {
    let lock = root().join("package-lock.json");
    let lock = fs::read(&lock).with_context(|| format!("cannot read {}", lock.display()))?;
    // npm keeps no note of the lock file it installed from, so this keeps one.
    let note = root().join("node_modules/.otau-lock");
    if fs::read(&note).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    eprintln!("Installing the npm packages of package-lock.json.");
    run(npm().args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]))?;
    fs::write(&note, lock).with_context(|| format!("cannot write {}", note.display()))
}

/// Writes the package's tarball into a folder of the project.
pub fn pack(folder: &str) -> Result<()> {
    run(npm().args(["pack", "./pkg", "--loglevel=error", "--pack-destination", folder]))
}
