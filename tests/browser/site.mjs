// The page as it is shipped, on a host below some path, which can be changed and taken away.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../", import.meta.url));
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json" };
const PATH = "/some/where/";

export const single = join(root, "dist/otau.html");

let made = false;

/** Makes dist/ from the sources as they are now. */
export function make() {
  if (!made) execFileSync(process.execPath, ["xtask/site.mjs"], { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
  made = true;
}

/** Serves dist/site/; `instead` maps a path to a text that is served in its place. */
export async function host() {
  make();
  const instead = new Map();
  const asked = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
    let name = path.startsWith(PATH) ? path.slice(PATH.length) : "..";
    if (name === "" || name.endsWith("/")) name += "index.html";
    const file = join(root, "dist/site", name);
    asked.push(name);
    if (name.includes("..") || (!instead.has(name) && !(existsSync(file) && statSync(file).isFile()))) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": KINDS[extname(name)] ?? "text/plain", "Cache-Control": "no-cache", "Content-Encoding": "gzip" });
    response.end(gzipSync(instead.get(name) ?? readFileSync(file)));
  });
  const listen = (port) => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address();
  const stop = () => new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  return { address: `http://127.0.0.1:${port}${PATH}`, asked, instead, stop, folder: join(root, "dist/site") };
}
