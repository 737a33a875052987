// `otau/element`: the class, without registering it. Importable where there is no page.

export { OtauBoard } from "./board.js";
export * from "../words/index.js";
