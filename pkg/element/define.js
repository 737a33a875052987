// `otau/define`: registers <otau-board>. Loading it twice is fine.

import { OtauBoard } from "./board.js";

if (globalThis.customElements && !customElements.get("otau-board")) customElements.define("otau-board", OtauBoard);

export { OtauBoard };
