// The book's first words; the pages and their boards follow.

import { startLook } from "./look.js";
import { chooseLanguage } from "./languages.js";
import { keepLanguageInLinks } from "./tongue.js";
import { fill, say } from "./words.js";

await chooseLanguage();
fill();
keepLanguageInLinks();
document.title = say("title");
startLook(document.getElementById("theme"));

try {
  const { startBook } = await import("./book.js");
  startBook();
} catch (error) {
  document.getElementById("contents").replaceChildren();
  document.getElementById("page").textContent = say("broken", { message: error.message });
  throw error;
}
