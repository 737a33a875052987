//! The browsers that tests drive.

use crate::command::{command, find, output, run};
use anyhow::{Result, bail};
use std::env;
use std::path::PathBuf;
use std::process::Command;

pub struct Browser {
    /// What people call it, Debian's package, and the variable that names its program.
    name: &'static str,
    package: &'static str,
    variable: &'static str,
    /// Programs on the path, and places beside it.
    programs: &'static [&'static str],
    places: &'static [&'static str],
}

pub const CHROMIUM: Browser = Browser {
    name: "Chromium or Chrome",
    package: "chromium",
    variable: "CHROME",
    programs: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
    places: &[
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "C:/Program Files/Google/Chrome/Application/chrome.exe",
    ],
};

pub const FIREFOX: Browser = Browser {
    name: "Firefox",
    package: "firefox-esr",
    variable: "FIREFOX",
    programs: &["firefox-esr", "firefox"],
    places: &[
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:/Program Files/Mozilla Firefox/firefox.exe",
    ],
};

impl Browser {
    /// Tells a program of the tests where this browser is.
    pub fn name_to(&self, command: &mut Command) -> Result<()> {
        command.env(self.variable, self.ensure()?);
        Ok(())
    }

    /// The one its variable names, else the first found, else one installed now if possible.
    fn ensure(&self) -> Result<PathBuf> {
        let Self { name, package, variable, .. } = self;
        if let Some(named) = env::var_os(variable) {
            let named = PathBuf::from(named);
            if named.is_file() {
                return Ok(named);
            }
            bail!("{variable} names {}, which is no file", named.display());
        }
        if let Some(found) = self.found() {
            return Ok(found);
        }
        if is_root() && find(&["apt-get"]).is_some() {
            eprintln!("No {name} here: installing one with apt-get.");
            run(command("apt-get").args(["update", "-qq"]))?;
            let mut install = command("apt-get");
            install.args(["install", "-y", "-qq", "--no-install-recommends", package]);
            run(install.env("DEBIAN_FRONTEND", "noninteractive"))?;
            if let Some(found) = self.found() {
                return Ok(found);
            }
        }
        bail!(
            "these tests need {name}: install it (on Debian `apt-get install {package}`) or name \
             its program in the environment variable {variable}"
        )
    }

    fn found(&self) -> Option<PathBuf> {
        let place = || self.places.iter().map(PathBuf::from).find(|path| path.is_file());
        find(self.programs).or_else(place)
    }
}

fn is_root() -> bool {
    output(command("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
