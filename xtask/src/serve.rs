//! The page, on this machine.

use crate::args::Args;
use crate::build;
use crate::root::root;
use crate::server::{self, Site};
use anyhow::{Context, Result, bail};
use std::io::{self, ErrorKind, Write};
use std::net::{Ipv4Addr, TcpListener};

const PORT: u16 = 8462;
const TRIES: u16 = 20;

pub fn serve(mut args: Args) -> Result<()> {
    let port = args.option("--port")?.unwrap_or(PORT);
    let no_build = args.flag("--no-build");
    args.finish()?;
    if !no_build {
        build::build()?;
    }
    let site = Site { page: root().join("www"), package: root().join("pkg") };
    for folder in [&site.page, &site.package] {
        if !folder.is_dir() {
            bail!("there is no folder {}", folder.display());
        }
    }
    let listener = listen(port)?;
    let address = listener.local_addr()?;
    println!("Otau is at http://{address}/ (Ctrl-C stops it)");
    io::stdout().flush()?;
    server::run(&listener, site).context("the server stopped")
}

/// The port asked for, or the next one that is free.
fn listen(port: u16) -> Result<TcpListener> {
    let last = port.saturating_add(TRIES);
    for port in port..=last {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && port < last => {
                println!("Port {port} is taken, trying {}.", port + 1);
            }
            Err(error) if error.kind() == ErrorKind::AddrInUse => break,
            Err(error) => return Err(error).with_context(|| format!("cannot use port {port}")),
        }
    }
    bail!("ports {port} to {last} are all taken; choose another with --port")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_leads_to_the_next() {
        let first = listen(0).unwrap();
        let port = first.local_addr().unwrap().port();
        let second = listen(port).unwrap();
        assert_ne!(second.local_addr().unwrap().port(), port);
    }
}
