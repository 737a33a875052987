// The page's first words; the engine follows, and the board stands before it does.

import { startTheme } from "./theme.js";
import { fillWords, locale } from "./words.js";

fillWords();
startTheme(document.getElementById("theme"));

try {
  const { startPage } = await import("./page.js");
  startPage();
} catch (error) {
  document.getElementById("status-words").textContent = locale.page["broken"].replace("{message}", error.message);
  throw error;
}
