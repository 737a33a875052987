// Composed studies for Toguz Kumalak, as given: Akshuraev's book of 1983. Those with an
// answer were proved by exhaustive search to have this one only; the others are too deep.

const source = "studies";

export default [
  { position: "0.0.0.1.t.1.3.2.1~0.0.2.2.0.0.0.0.0~78.72~S100", goal: { kind: "win" }, answer: "67", grade: 3, source, study: 1 },
  { position: "t.0.0.0.0.0.4.1.1~0.2.t.0.0.1.0.0.0~77.76~S100", goal: { kind: "draw" }, answer: "71", grade: 3, source, study: 2 },
  { position: "t.0.2.3.4.8.0.0.2~0.9.0.0.1.5.2.3.2~66.55~S100", goal: { kind: "win" }, answer: null, grade: 3, source, study: 3 },
  { position: "0.0.0.t.0.3.3.3.3~0.0.0.2.0.0.0.0.1~74.73~S100", goal: { kind: "win" }, answer: "68", grade: 3, source, study: 4 },
  { position: "0.4.3.2.1.t.0.0.0~0.0.2.3.4.4.t.2.2~74.61~S100", goal: { kind: "win" }, answer: null, grade: 3, source, study: 8 },
];
