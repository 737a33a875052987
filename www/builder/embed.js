// One demo alone, for frames: its attributes are in the address. It speaks the language that
// the address asks for, else the one its reader chose here or in the browser.

import { OtauDemo } from "otau/demo/define";
import { OtauBoard } from "otau/element";
import { speak } from "../book/tongue.js";

const ATTRIBUTES = ["game", "clause", "show", "position", "moves", "from", "captions", "theme", "rule", "orientation"];
const asked = new URLSearchParams(location.search);
const spoken = await speak({}), lang = spoken?.lang ?? "en";
if (spoken) {
  OtauBoard.locales[lang] = spoken.board;
  OtauDemo.locales[lang] = spoken.demo;
}

const demo = document.createElement("otau-demo");
demo.setAttribute("lang", lang);
for (const name of ATTRIBUTES) if (asked.has(name)) demo.setAttribute(name, asked.get(name));
demo.addEventListener("otau-step", () => { document.title = demo.shadowRoot.querySelector("section").getAttribute("aria-label"); }, { once: true });
document.getElementById("demo").append(demo);
