// One page of the served site in Chromium, with everything it said to the console.
import { serve } from "../serve.mjs";
import { launch } from "./chromium.mjs";

let running = null;
let users = 0;

// One server and one browser for a whole test file, however many pages it opens.
async function acquire() {
  users += 1;
  running ??= Promise.all([serve(), launch()]).then(([server, browser]) => ({ server, browser }));
  return running;
}

async function release() {
  users -= 1;
  if (users > 0) return;
  const { server, browser } = await running;
  running = null;
  await browser.close();
  server.close();
}

/**
 * Opens a page in a context of its own (own storage, own service workers).
 *
 * `messages` fills with console messages, page errors and failed requests, each `"kind: text"`;
 * a test of a healthy page asserts that it stays empty.
 */
export async function open({
  width = 1280,
  height = 800,
  colorScheme = "light",
  reducedMotion = "no-preference",
  forcedColors = "none",
  locale = "en-GB",
  path = "",
  wait = true,
  ...more
} = {}) {
  const { server, browser } = await acquire();
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    forcedColors,
    locale,
    ...more,
  });
  // Whatever takes longer has failed: nobody waits half a minute for each step of a test.
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const messages = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`pageerror: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => messages.push(`requestfailed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) messages.push(`response: ${response.status()} ${response.url()}`);
  });
  if (wait) await page.goto(new URL(path, server.address).href);
  let closed = false;
  return {
    page,
    context,
    address: server.address,
    messages,
    async close() {
      if (closed) return;
      closed = true;
      await context.close();
      await release();
    },
  };
}
