// Puzzles of toguz-kumalak, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "1.13.13.0.1.12.1.12.12~2.12.12.3.13.3.1.14.13~10.14~S8", goal: { kind: "capture", seeds: 14, in: 1 }, answer: "25(24)", grade: 1 },
  { position: "2.4.1.3.6.5.6.1.17~7.2.18.3.6.8.5.5.5~38.20~N17", goal: { kind: "tuzdik", in: 1 }, answer: "51x", grade: 1 },
  { position: "0.0.6.2.t.1.0.1.1~t.1.5.1.2.1.0.7.2~51.81~N69", goal: { kind: "win", in: 1 }, answer: "85", grade: 2 },
  { position: "t.1.3.2.2.1.2.5.9~1.2.t.2.2.3.1.1.0~78.47~S80", goal: { kind: "win", in: 2 }, answer: "98(81)", grade: 2 },
  { position: "0.13.13.0.1.12.1.12.12~2.12.12.3.13.3.4.13.12~10.14~N7", goal: { kind: "capture", seeds: 14, in: 2 }, answer: "68", grade: 3 },
  { position: "12.2.1.1.2.14.13.13.13~13.13.1.2.2.t.3.12.12~25.8~N7", goal: { kind: "capture", seeds: 14, in: 2 }, answer: "92", grade: 3 },
  { position: "0.1.3.2.3.6.1.18.17~6.4.17.1.1.2.t.16.2~42.20~S28", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "97", grade: 3 },
  { position: "14.13.t.14.14.3.1.14.1~1.3.12.12.12.2.12.3.4~12.15~S8", goal: { kind: "tuzdik", in: 2 }, answer: "15", grade: 3 },
  { position: "0.0.6.2.t.1.0.1.4~t.0.4.1.2.1.1.6.2~50.81~N67", goal: { kind: "win", in: 2 }, answer: "78", grade: 3 },
  { position: "t.0.0.0.0.1.0.0.1~1.t.0.0.0.0.2.1.11~79.66~N127", goal: { kind: "draw" }, answer: "12", grade: 3 },
  { position: "0.0.2.1.0.1.2.2.1~t.0.0.0.0.0.1.0.4~70.78~S136", goal: { kind: "win" }, answer: "34", grade: 3 },
  { position: "0.1.1.t.0.1.0.4.2~t.0.0.0.0.1.1.0.3~70.78~S116", goal: { kind: "win" }, answer: "23", grade: 3 },
];
