// The authors' page: starts it, or says why not.

import { startLook } from "../book/look.js";
import { keepLanguageInLinks } from "../book/tongue.js";
import { chooseLanguage, fill, say } from "./words.js";

await chooseLanguage();
fill();
keepLanguageInLinks();
document.title = say("title");
startLook(document.getElementById("theme"));

try {
  const { Builder } = await import("./builder.js");
  new Builder(document.getElementById("builder"));
} catch (error) {
  document.getElementById("builder").textContent = say("broken", { message: error.message });
  throw error;
}
