// Light or dark, as chosen on the board's page too: for the page and every board on it.

import { keep, setting } from "../settings.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const boards = () => document.querySelectorAll("otau-demo, otau-board");

/** The theme that boards must be told of; null: they follow the system as we do. */
export const chosen = () => document.documentElement.dataset.theme ?? null;

function show(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const board of boards()) {
    if (theme) board.setAttribute("theme", theme);
    else board.removeAttribute("theme");
  }
}

/** Shows the theme chosen earlier and lets the button switch it. */
export function startLook(button) {
  const kept = setting("theme");
  if (kept === "light" || kept === "dark") show(kept);
  button.addEventListener("click", () => {
    const next = (chosen() ?? (dark.matches ? "dark" : "light")) === "dark" ? "light" : "dark";
    const follow = next === (dark.matches ? "dark" : "light");
    show(follow ? null : next);
    keep("theme", follow ? undefined : next);
  });
}
