// The page's first words; the engine follows, and the board stands before it does.

import { startTheme } from "./theme.js";
import { chooseWords, fillWords, locale } from "./words.js";

const page = import("./page.js");
page.catch(() => {}); // told below, after the words are there
await chooseWords();
fillWords();
startTheme(document.getElementById("theme"));

try {
  const { startPage } = await page;
  await startPage();
} catch (error) {
  document.getElementById("status-words").textContent = locale.page["broken"].replace("{message}", error.message);
  throw error;
}
