//! Everything this project does, behind cargo.
#![forbid(unsafe_code)]

mod args;
mod bench;
mod bindgen;
mod browser;
mod build;
mod command;
mod mime;
mod npm;
mod pack;
mod root;
mod serve;
mod server;
mod site;
mod step;
mod target;
mod test;
mod text;
mod tune;

use anyhow::{Result, bail};
use args::Args;
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <command>

  build                 makes the package in pkg/ work (needs only Rust) and, where Node
                        is, all its forms, the page in dist/site/ and dist/otau.html
  serve [--port N] [--no-build]
                        builds, then serves the page on 127.0.0.1
  test [step ...]       sets up what it needs and tests everything, or the steps named:
                        fmt clippy rust build js types pack browser site
  bench                 measures native, wasm and the C yardstick in one run
  tune [GAME] [--rounds N] [--nodes N]
                        finds the weights of a game's estimate by self-play
  pack [--out DIR]      builds, then writes the npm tarball
  help                  this text
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_else(|| "help".into());
    let args = Args::new(words);
    match command.as_str() {
        "build" => {
            args.finish()?;
            build::build()
        }
        "serve" => serve::serve(args),
        "test" => test::test(args),
        "bench" => {
            args.finish()?;
            bench::bench()
        }
        "tune" => tune::tune(args),
        "pack" => pack::pack(args),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}
