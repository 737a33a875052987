// The page's first words; the engine follows, and the board stands before it does.

import { last } from "./game/last.js";
import { startTheme } from "./theme.js";
import { chooseWords, fillWords, locale } from "./words.js";

// Rules and puzzles are in the book, which is a page of its own so that this one stays light.
const inBook = () => /^#(rule|puzzle)(\/|$)/.test(location.hash) && document.getElementById("book") !== null;
const follow = () => { if (inBook()) location.replace(`./book/index.html${location.hash}`); };

async function begin() {
  const page = import("./page.js");
  page.catch(() => {}); // told below, after the words are there
  last(); // while the engine is still on its way
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
}

addEventListener("hashchange", follow);
if (inBook()) follow();
else begin();
