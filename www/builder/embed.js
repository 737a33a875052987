// One demo alone, for frames: its attributes are in the address.

import "../pkg/demo/define.js";

const ATTRIBUTES = ["game", "clause", "show", "position", "moves", "from", "captions", "theme", "lang", "rule", "orientation"];
const asked = new URLSearchParams(location.search);
const demo = document.createElement("otau-demo");
for (const name of ATTRIBUTES) if (asked.has(name)) demo.setAttribute(name, asked.get(name));
demo.addEventListener("otau-step", () => { document.title = demo.shadowRoot.querySelector("section").getAttribute("aria-label"); }, { once: true });
document.getElementById("demo").append(demo);
