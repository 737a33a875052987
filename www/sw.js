// The page without a net: everything is fetched once, and served from here ever after.
// The build writes two constants before this: VERSION, which changes with any file, and
// FILES, all that belongs to the page. While developing this file is not used.
/* global VERSION, FILES */

const CACHE = `otau ${VERSION}`;
const SHELL = new URL("./index.html", location.href).href;

addEventListener("install", (event) => {
  // What the board's page begins with a browser may take from here without waking this worker.
  event.addRoutes?.(["./", "./index.html", "./*.js", "./engine.wasm"].map((path) => ({
    condition: { urlPattern: new URLPattern({ pathname: new URL(path, location.href).pathname, search: "", hash: "*", baseURL: location.href }), requestMethod: "GET" },
    source: { cacheName: CACHE },
  }))).catch(() => {}); // then this worker is asked
  // Past the browser's own cache, or a new version might be made of old files.
  const fresh = FILES.map((file) => new Request(new URL(file, location.href), { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then(async (cache) => {
    await cache.addAll(fresh);
    await cache.put("./", await cache.match(SHELL));
  }));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("otau ") && name !== CACHE) await caches.delete(name);
    await clients.claim();
  })());
});

// A new version waits until somebody wants it.
addEventListener("message", ({ data }) => { if (data === "use it") skipWaiting(); });

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? request.url.replace(/([?#].*)?$/, "").replace(/\/$/, "/index.html") : request;
  const kept = await cache.match(wanted, { ignoreSearch: true });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    // Somewhere in the page's own folder that is no file: the page itself.
    if (request.mode === "navigate") return (await cache.match(SHELL)) ?? Promise.reject(error);
    throw error;
  }
}
