// Light or dark: by the system's preference until somebody says otherwise.

import { keep, setting } from "./settings.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

const current = () => document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light");

function show(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  const board = document.getElementById("board");
  if (theme) board.setAttribute("theme", theme);
  else board.removeAttribute("theme");
}

/** Shows the theme chosen earlier and lets the button switch it. */
export function startTheme(button) {
  const chosen = setting("theme");
  if (chosen === "light" || chosen === "dark") show(chosen);
  button.addEventListener("click", () => {
    const next = current() === "dark" ? "light" : "dark";
    // Back to what the system prefers means following it again.
    const follow = next === (dark.matches ? "dark" : "light");
    show(follow ? null : next);
    keep("theme", follow ? undefined : next);
  });
}
