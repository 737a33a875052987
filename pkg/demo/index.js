// `otau/demo`: the class of <otau-demo>, without registering it, and what demos are made of.

export { OtauDemo } from "./demo.js";
export { demos, otherReading } from "../demos/index.js";
