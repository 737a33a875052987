// `otau/element`: the class, without registering it. Importable where there is no page.

export { OtauBoard } from "./board.js";
export { Phrases } from "./phrases.js";
export { moveSentence, outcomeSentence, refusalSentence, verdict } from "./speech.js";
