// Both browsers, and a server for what they open.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, extname, join } from "node:path";
import { after } from "node:test";
import { firefox } from "playwright-core";
import { launch as chromium } from "../browser/chromium.mjs";

function findFirefox() {
  if (process.env.FIREFOX) return process.env.FIREFOX;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const found = ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (!found) throw new Error("no Firefox found: install one (on Debian `apt-get install firefox-esr`), or name it in the environment variable FIREFOX");
  return found;
}

/** As people have it: files may not read files beside them. */
const strict = { "security.fileuri.strict_origin_policy": true };

/** Starts a browser, by its name. */
export const launchers = {
  chromium,
  firefox: () => firefox.launch({ channel: "moz-firefox", executablePath: findFirefox(), firefoxUserPrefs: strict }),
};

const opened = {};
after(async () => { for (const browser of Object.values(opened)) await (await browser).close(); });

export const BROWSERS = Object.keys(launchers);

/** Opens an address and gives what `probe` finds there, with what the page complained of. */
export async function visit(name, address, probe) {
  opened[name] ??= launchers[name]();
  const page = await (await opened[name]).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  try {
    await page.goto(address);
    return { found: await probe(page), complaints };
  } catch (error) {
    throw new Error(`${name}, ${address}: ${error.message}\n${complaints.join("\n")}`, { cause: error });
  } finally {
    await page.close();
  }
}

const KINDS = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };

/** Serves a folder; `headers(path)` may add to what is sent, or replace it. */
export async function serve(folder, headers = () => ({})) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
    const file = join(folder, path);
    if (path.includes("..") || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": KINDS[extname(file)] ?? "text/plain", ...headers(path) });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => { server.close(); server.closeAllConnections(); });
  return `http://127.0.0.1:${server.address().port}/`;
}
