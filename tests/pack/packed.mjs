// The package as npm hands it out: packed, unpacked in an empty project elsewhere.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../", import.meta.url));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** The files of a tarball, by path. */
function untar(bytes) {
  const files = new Map();
  for (let at = 0; at + 512 <= bytes.length; ) {
    const field = (from, length) => bytes.toString("utf8", at + from, at + from + length).replace(/\0[^]*$/, "");
    const name = [field(345, 155), field(0, 100)].filter(Boolean).join("/");
    const size = Number.parseInt(field(124, 12), 8) || 0;
    if (name && /^[0\0]?$/.test(field(156, 1))) files.set(name, bytes.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

/** A project whose only dependency is the packed package. */
export class Project {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "otau-pack-"));
    execFileSync(npm, ["pack", join(root, "pkg"), "--loglevel=error", "--pack-destination", this.folder], { cwd: this.folder, stdio: ["ignore", "ignore", "inherit"] });
    const tarball = readdirSync(this.folder).find((name) => name.endsWith(".tgz"));
    this.tarball = join(this.folder, tarball);
    this.files = untar(gunzipSync(readFileSync(this.tarball)));
    for (const [name, content] of this.files) this.write(name.replace(/^package\//, "node_modules/otau/"), content);
    this.write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module", dependencies: { otau: "*" } }));
  }

  write(name, content) {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }

  path(name) {
    return join(this.folder, name);
  }

  /** What a program of the project prints. */
  node(...args) {
    return execFileSync(process.execPath, args, { cwd: this.folder, encoding: "utf8" });
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
