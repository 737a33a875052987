/** Importing this registers `<otau-board>`; twice is fine. */
export { OtauBoard } from "./index.js";
