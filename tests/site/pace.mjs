// How soon a page can be played on: an impatient person presses a pit again and again until it is played.
import { launch } from "../browser/chromium.mjs";

/** The presets of Chromium's own tools: bytes a second, milliseconds. */
export const FAST_3G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Runs in the page before anything else of it. */
function press() {
  const began = setInterval(() => {
    const board = document.getElementById("board");
    const pit = board?.shadowRoot?.querySelector(".target.legal");
    if (!pit) return;
    if (!window.otauDrawn) window.otauDrawn = performance.now();
    board.addEventListener("otau-move", () => {
      clearInterval(began);
      window.otauPlayed = performance.now();
      console.debug("played");
    }, { once: true });
    pit.click();
  }, 5);
}

/** Stops the service worker: who comes back on another day finds it asleep. */
async function asleep(session) {
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
}

/** Milliseconds until the first move was played, with what the browser saw happen before. */
export async function pace(address, { cpu = 1, net = null, visits = 1, locale = "en-GB" } = {}) {
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce", locale });
    let told;
    for (let visit = 0; visit < visits; visit++) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      if (visit) await asleep(session);
      if (net) await session.send("Network.emulateNetworkConditions", { offline: false, ...net });
      if (cpu > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
      await page.addInitScript(press);
      await page.addInitScript(() => {
        window.otauShift = 0;
        new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.otauShift += value; }).observe({ type: "layout-shift", buffered: true });
      });
      // To ask the page whether it is there would give it work: it says so.
      const played = page.waitForEvent("console", { predicate: (message) => message.text() === "played", timeout: 30_000 });
      await page.goto(address, { waitUntil: "commit" });
      await played;
      told = await page.evaluate(() => ({
        played: window.otauPlayed, drawn: window.otauDrawn, shift: window.otauShift,
        painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
        asked: performance.getEntriesByType("resource").map(({ name, startTime, responseStart, responseEnd, transferSize }) => ({ name: name.split("/").pop(), startTime, responseStart, responseEnd, transferSize })),
        page: performance.getEntriesByType("navigation").map(({ workerStart, responseStart, responseEnd }) => ({ workerStart, responseStart, responseEnd }))[0],
      }));
      if (visit + 1 < visits) await page.evaluate(() => navigator.serviceWorker.ready.then(() => new Promise((resolve) => setTimeout(resolve, 500))));
      await page.close();
    }
    return told;
  } finally {
    await browser.close();
  }
}
