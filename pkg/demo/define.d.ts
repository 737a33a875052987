/** Registers `<otau-demo>` and `<otau-board>`. */
export { OtauDemo } from "./index.js";
