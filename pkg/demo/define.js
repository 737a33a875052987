// `otau/define-demo`: registers <otau-demo>, and the board it is built on.

import "../element/define.js";
import { OtauDemo } from "./demo.js";

if (globalThis.customElements && !customElements.get("otau-demo")) customElements.define("otau-demo", OtauDemo);

export { OtauDemo };
