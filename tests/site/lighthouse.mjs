// Lighthouse on one page of the site as it is shipped.
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { connect } from "puppeteer-core";
import { FLAGS, find } from "../browser/chromium.mjs";

/** What each form of the page is asked for; on a phone the net and the processor are slow, as Lighthouse has it. */
export const FORMS = { phone: undefined, desktop: desktopConfig };

/** Every kind of page there is; `kept` is what the device remembers when it is opened. */
export const PAGES = [
  { name: "the board", path: "" },
  { name: "the board while it is studied", path: "#game=toguz-kumalak&moves=7~1~2~1", kept: { study: true } },
  { name: "the rule book", path: "book/" },
  { name: "a puzzle", path: "book/#puzzle/toguz-kumalak/1" },
  { name: "the authors' page", path: "builder/" },
];

/** Starts a browser for audits; `audit(address, …)` gives a report, `close()` ends it. */
export async function auditor() {
  const chrome = await launch({ chromePath: find(), chromeFlags: FLAGS, logLevel: "error" });
  const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null });
  return {
    async audit(site, { path, kept = {} }, form) {
      const page = await browser.newPage();
      try {
        // Each visit is somebody's first one, but for what the device remembers.
        const session = await page.createCDPSession();
        await session.send("Storage.clearDataForOrigin", { origin: new URL(site).origin, storageTypes: "all" });
        await page.goto(new URL("icon.svg", site).href);
        await page.evaluate((kept) => localStorage.setItem("otau", kept), JSON.stringify(kept));
        const { lhr } = await lighthouse(new URL(path, site).href, { logLevel: "error", disableStorageReset: true }, FORMS[form], page);
        if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
        return told(lhr);
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.disconnect();
      await chrome.kill();
    },
  };
}

/** A report's scores out of a hundred, what was found, and the figures behind the speed. */
function told({ categories, audits }) {
  const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  const findings = Object.values(categories).filter(({ id }) => id !== "performance")
    .flatMap(({ id, auditRefs }) => auditRefs.filter(({ id, weight }) => weight && audits[id].score !== null && audits[id].score < 1)
      .map((found) => `${id}: ${audits[found.id].title} ${(audits[found.id].details?.items ?? []).map((item) => item.node?.snippet ?? item.description ?? "").join(" ").slice(0, 400)}`));
  const figure = (id) => audits[id].numericValue;
  const figures = { first: figure("first-contentful-paint"), largest: figure("largest-contentful-paint"), blocked: figure("total-blocking-time"), shift: figure("cumulative-layout-shift") };
  return { scores, findings, figures };
}
