//! The Chromium that the browser tests drive.

use crate::command::{command, find, output, run};
use anyhow::{Result, bail};
use std::env;
use std::path::PathBuf;

const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/// CHROME's, else the first found, else one installed now if that is possible.
pub fn ensure() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROME") {
        let named = PathBuf::from(named);
        if named.is_file() {
            return Ok(named);
        }
        bail!("CHROME names {}, which is no file", named.display());
    }
    if let Some(found) = found() {
        return Ok(found);
    }
    if is_root() && find(&["apt-get"]).is_some() {
        eprintln!("No Chromium here: installing one with apt-get.");
        run(command("apt-get").args(["update", "-qq"]))?;
        let mut install = command("apt-get");
        install.args(["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
        run(install.env("DEBIAN_FRONTEND", "noninteractive"))?;
        if let Some(found) = found() {
            return Ok(found);
        }
    }
    bail!(
        "the browser tests need Chromium or Chrome: install one (on Debian `apt-get install \
         chromium`) or name it in the environment variable CHROME"
    )
}

fn found() -> Option<PathBuf> {
    let place = || PLACES.iter().map(PathBuf::from).find(|path| path.is_file());
    find(&NAMES).or_else(place)
}

fn is_root() -> bool {
    output(command("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
