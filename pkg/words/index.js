// `otau/words`: what happens on a board, in sentences of a language. It needs no page.

export { Phrases } from "./phrases.js";
export { entrySentence, moveSentence, outcomeSentence, pitLabel, refusalSentence, verdict, withheldSentence } from "./sentences.js";
