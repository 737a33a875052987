// Puzzles of qozdatu, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "11.1.3.1.4.6.3~2.12.4.1.5.1.4~18.22~N11", goal: { kind: "capture", seeds: 4, in: 1 }, answer: "73(26)", grade: 1 },
  { position: "12.2.4.0.7.7.3~2.0.6.2.6.1.6~18.22~S16", goal: { kind: "tuzdik", in: 1 }, answer: "54x", grade: 1 },
  { position: "1.2.2.5.t.1.0~0.0.2.0.5.1.1~30.48~N71", goal: { kind: "win", in: 1 }, answer: "71(50)", grade: 2 },
  { position: "11.1.3.1.4.6.3~2.12.4.1.5.1.4~18.22~N11", goal: { kind: "capture", seeds: 6, in: 2 }, answer: "73(26)", grade: 2 },
  { position: "1.1.6.1.2.13.1~0.3.4.11.4.12.1~10.28~N13", goal: { kind: "capture", seeds: 5, in: 2 }, answer: "47(30)", grade: 2 },
  { position: "0.10.1.4.1.t.2~0.9.t.3.3.1.1~30.33~S28", goal: { kind: "capture", seeds: 6, in: 2 }, answer: "24(35)", grade: 2 },
  { position: "1.0.1.4.7.6.1~4.1.1.6.6.1.5~28.26~N25", goal: { kind: "tuzdik", in: 2 }, answer: "74", grade: 3 },
  { position: "t.0.0.0.0.0.1~1.0.1.1.1.0.1~48.44~N103", goal: { kind: "win", in: 2 }, answer: "12", grade: 3 },
  { position: "0.0.3.t.2.3.3~t.0.1.1.1.2.3~30.49~N51", goal: { kind: "win", in: 2 }, answer: "67", grade: 3 },
  { position: "t.0.0.0.0.0.1~1.0.1.1.1.0.1~48.44~N103", goal: { kind: "win" }, answer: "12", grade: 3 },
];
