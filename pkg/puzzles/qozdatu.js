// Puzzles of qozdatu, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "11.1.3.1.4.6.3~2.12.4.1.5.1.4~18.22~N11", goal: { kind: "capture", seeds: 4, in: 1 }, answer: "73(26)", grade: 1 },
  { position: "2.1.3.3.2.3.5~1.3.3.2.1.2.3~32.32~S26", goal: { kind: "tuzdik", in: 1 }, answer: "74x", grade: 1 },
  { position: "0.2.1.1.1.4.1~1.2.t.0.3.3.1~48.30~S72", goal: { kind: "win", in: 1 }, answer: "71(50)", grade: 2 },
  { position: "0.10.1.1.4.1.1~0.0.1.5.11.10.1~28.24~S32", goal: { kind: "capture", seeds: 8, in: 2 }, answer: "24(34)", grade: 2 },
  { position: "11.10.0.3.10.1.0~0.1.2.9.9.1.1~20.20~S8", goal: { kind: "capture", seeds: 12, in: 2 }, answer: "14(30)", grade: 2 },
  { position: "2.1.3.6.t.2.0~1.3.3.8.1.17.1~22.28~S30", goal: { kind: "capture", seeds: 6, in: 2 }, answer: "42(26)", grade: 2 },
  { position: "1.1.3.10.1.4.4~0.4.1.1.3.t.2~47.16~S36", goal: { kind: "win", in: 2 }, answer: "73(49)", grade: 2 },
  { position: "0.1.2.5.14.4.0~1.4.1.1.12.3.2~36.12~S18", goal: { kind: "tuzdik", in: 2 }, answer: "54", grade: 3 },
  { position: "1.4.2.t.1.1.3~1.t.5.2.2.3.1~47.25~S64", goal: { kind: "win", in: 2 }, answer: "67", grade: 3 },
  { position: "t.0.1.1.2.0.1~1.0.1.1.3.t.1~46.40~S72", goal: { kind: "win" }, answer: "71(48)", grade: 3 },
];
