// The page on its own: keeps itself on the device, and says quietly when a newer one has
// come. Never in the middle of a game.

import { byId } from "./dom.js";

/** @param {function} idle whether no game is under way */
export async function startOffline(table, idle) {
  const address = document.documentElement.dataset.offline; // the build writes it
  const { serviceWorker } = navigator;
  if (!address || !serviceWorker) return;
  const known = Boolean(serviceWorker.controller);
  let registration;
  try {
    registration = await serviceWorker.register(address);
  } catch {
    return; // not allowed here; the page works as long as there is a net
  }
  const show = () => { byId("update").hidden = !(registration.waiting && known && idle()); };
  const watch = (worker) => worker?.addEventListener("statechange", show);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  for (const name of ["game", "tree", "here"]) table.addEventListener(name, show);
  // Somebody who keeps the page open for days hears of it too.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) registration.update().catch(() => {}); });
  byId("update-now").addEventListener("click", () => {
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("use it");
  });
  byId("update-later").addEventListener("click", () => { byId("update").hidden = true; });
  show();
}
