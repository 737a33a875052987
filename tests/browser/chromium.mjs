// The Chromium that the tests drive: CHROME names it, else the first one found.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];
// Chromium refuses to sandbox itself as root, which is what containers run as.
const ROOT = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
export const FLAGS = ["--headless=new", "--disable-gpu", "--disable-background-networking", ...ROOT];

/** Its program. */
export function find() {
  if (process.env.CHROME) return process.env.CHROME;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error("no Chromium found: install one, or name it in the environment variable CHROME");
  return found;
}

/** A headless Chromium with an empty profile. */
export const launch = () => chromium.launch({ executablePath: find(), args: FLAGS });
