//! A small HTTP server for files, for this machine only.

use crate::mime;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Which folder answers for which beginning of a path.
pub struct Site {
    /// `/…`
    pub page: PathBuf,
    /// `/pkg/…`
    pub package: PathBuf,
}

/// Serves until the process ends.
pub fn run(listener: &TcpListener, site: Site) -> io::Result<()> {
    let site = Arc::new(site);
    for stream in listener.incoming() {
        // A connection that failed while it was being made is the browser's loss only.
        let Ok(stream) = stream else { continue };
        let site = Arc::clone(&site);
        thread::spawn(move || answer(&stream, &site));
    }
    Ok(())
}

struct Reply {
    status: &'static str,
    kind: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

/// Answers one connection's requests, one after the other.
fn answer(stream: &TcpStream, site: &Site) -> Option<()> {
    stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
    stream.set_nodelay(true).ok()?;
    let mut reader = BufReader::new(stream);
    loop {
        let (first, last) = read_head(&mut reader)?;
        let mut words = first.split(' ');
        let (method, target) = (words.next()?, words.next()?);
        let reply = match method {
            "GET" | "HEAD" => site.find(target),
            _ => Reply::error("405 Method Not Allowed"),
        };
        send(stream, &reply, method == "HEAD", last).ok()?;
        if last {
            return Some(());
        }
    }
}

/// The request line, and whether the connection ends after this request.
fn read_head(reader: &mut impl BufRead) -> Option<(String, bool)> {
    // Nobody who means well sends more than this.
    let mut head = reader.take(16_384);
    let mut first = String::new();
    head.read_line(&mut first).ok().filter(|&n| n > 0)?;
    let mut last = !first.trim_end().ends_with("HTTP/1.1");
    loop {
        let mut line = String::new();
        head.read_line(&mut line).ok().filter(|&n| n > 0)?;
        let line = line.trim_end().to_ascii_lowercase();
        match line.as_str() {
            "" => return Some((first.trim_end().to_owned(), last)),
            "connection: close" => last = true,
            // What a body would hold is not read here, so nothing may follow it.
            _ if line.starts_with("content-length:") || line.starts_with("transfer-encoding:") => {
                last = true;
            }
            _ => {}
        }
    }
}

fn send(mut stream: &TcpStream, reply: &Reply, head_only: bool, last: bool) -> io::Result<()> {
    let mut head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n",
        reply.status,
        reply.kind,
        reply.body.len()
    );
    if let Some(location) = &reply.location {
        head.push_str(&format!("Location: {location}\r\n"));
    }
    if reply.status.starts_with("405") {
        head.push_str("Allow: GET, HEAD\r\n");
    }
    head.push_str(if last { "Connection: close\r\n\r\n" } else { "\r\n" });
    let mut bytes = head.into_bytes();
    if !head_only {
        bytes.extend_from_slice(&reply.body);
    }
    stream.write_all(&bytes)
}

impl Reply {
    fn error(status: &'static str) -> Self {
        let body = format!("{status}\n").into_bytes();
        Self { status, kind: "text/plain; charset=utf-8", location: None, body }
    }
}

impl Site {
    fn find(&self, target: &str) -> Reply {
        let path = target.split(['?', '#']).next().unwrap_or("");
        let Some(path) = decode(path) else { return Reply::error("400 Bad Request") };
        let Some(parts) = parts(&path) else { return Reply::error("404 Not Found") };
        let (folder, parts) = match parts.split_first() {
            Some((&"pkg", rest)) => (&self.package, rest),
            _ => (&self.page, &parts[..]),
        };
        let mut file = folder.clone();
        file.extend(parts);
        if file.is_dir() {
            if !path.ends_with('/') {
                let mut reply = Reply::error("301 Moved Permanently");
                // From the last name on: the site may stand below another one's path.
                reply.location = Some(format!("{}/", parts.last().unwrap_or(&"pkg")));
                return reply;
            }
            file.push("index.html");
        }
        match read_inside(&file, folder) {
            Some(body) => Reply { status: "200 OK", kind: mime::of(&file), location: None, body },
            None => Reply::error("404 Not Found"),
        }
    }
}

/// The file, unless a link in it leads out of the folder.
fn read_inside(file: &Path, folder: &Path) -> Option<Vec<u8>> {
    let (file, folder) = (file.canonicalize().ok()?, folder.canonicalize().ok()?);
    if !file.starts_with(folder) {
        return None;
    }
    fs::read(file).ok()
}

/// The names between the slashes, if each of them is one a browser may ask for.
fn parts(path: &str) -> Option<Vec<&str>> {
    let parts: Vec<_> =
        path.strip_prefix('/')?.split('/').filter(|part| !part.is_empty()).collect();
    let fine = |part: &&str| !part.starts_with('.') && !part.contains(['\\', ':', '\0']);
    parts.iter().all(fine).then_some(parts)
}

/// Undoes percent-encoding.
fn decode(path: &str) -> Option<String> {
    let mut bytes = path.bytes();
    let mut out = Vec::with_capacity(path.len());
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            let pair = [bytes.next()?, bytes.next()?];
            let digits = str::from_utf8(&pair).ok()?;
            if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
                return None;
            }
            out.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            out.push(byte);
        }
    }
    String::from_utf8(out).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    fn site() -> Site {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        Site { page: folder.join("src"), package: folder.to_owned() }
    }

    fn ask(target: &str) -> (&'static str, &'static str) {
        let reply = site().find(target);
        (reply.status, reply.kind)
    }

    #[test]
    fn files_are_found_in_their_folder_only() {
        assert_eq!(ask("/main.rs").0, "200 OK");
        assert_eq!(ask("/main.rs?x=1#y").0, "200 OK");
        assert_eq!(ask("/m%61in.rs").0, "200 OK");
        assert_eq!(ask("/pkg/Cargo.toml").0, "200 OK");
        assert_eq!(ask("/pkg/src").0, "301 Moved Permanently");
        assert_eq!(ask("/").0, "404 Not Found");
        for outside in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/pkg/../../Cargo.toml",
            "/..%5cCargo.toml",
            "//etc/passwd",
            "/.git/config",
            "main.rs",
        ] {
            assert_eq!(ask(outside).0, "404 Not Found", "{outside}");
        }
        for broken in ["/%", "/%4", "/%zz", "/%+1", "/%ff"] {
            assert_eq!(ask(broken).0, "400 Bad Request", "{broken}");
        }
    }

    fn talk(request: &str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || run(&listener, site()));
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut reply = String::new();
        stream.read_to_string(&mut reply).unwrap();
        reply
    }

    #[test]
    fn head_has_no_body_and_post_is_refused() {
        let length = fs::read(site().page.join("mime.rs")).unwrap().len();
        let head = talk("HEAD /mime.rs HTTP/1.1\r\nConnection: close\r\n\r\n");
        assert!(head.contains(&format!("Content-Length: {length}\r\n")), "{head}");
        assert!(head.ends_with("\r\n\r\n"), "{head}");
        let post = talk("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc");
        assert!(post.starts_with("HTTP/1.1 405 ") && post.contains("Allow: GET, HEAD\r\n"));
    }

    #[test]
    fn one_connection_carries_several_requests() {
        let reply = talk(
            "HEAD /mime.rs HTTP/1.1\r\n\r\nHEAD /no HTTP/1.1\r\n\r\nHEAD /mime.rs HTTP/1.0\r\n\r\n",
        );
        assert_eq!(reply.matches("HTTP/1.1 200 OK").count(), 2);
        assert_eq!(reply.matches("HTTP/1.1 404 Not Found").count(), 1);
        assert!(reply.contains("Cache-Control: no-cache"));
    }
}
