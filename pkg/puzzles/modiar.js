// Puzzles of modiar, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "8.3.3~0.16.4~8.0~N7", goal: { kind: "capture", seeds: 8, in: 1 }, answer: "33(8)", grade: 1 },
  { position: "0.1.1~3.10.1~4.22~N21", goal: { kind: "no-move", in: 1 }, answer: "13(24)", grade: 2 },
  { position: "0.1.1~3.10.1~4.22~N21", goal: { kind: "win", in: 1 }, answer: "13(24)", grade: 2 },
  { position: "3.0.4~11.3.1~10.10~S24", goal: { kind: "capture", seeds: 10, in: 2 }, answer: "33(16)", grade: 2 },
  { position: "3.0.3~1.2.1~16.16~S26", goal: { kind: "win", in: 2 }, answer: "13(20)", grade: 2 },
  { position: "2.5.3~0.2.2~8.20~S12", goal: { kind: "capture", seeds: 8, in: 2 }, answer: "32", grade: 3 },
  { position: "8.1.7~6.18.2~0.0~N7", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "31", grade: 3 },
  { position: "2.5.1~1.3.2~8.20~N13", goal: { kind: "win", in: 2 }, answer: "31", grade: 3 },
  { position: "3.3.0~0.3.9~16.8~N23", goal: { kind: "draw" }, answer: "32", grade: 3 },
  { position: "3.0.4~11.3.1~10.10~S24", goal: { kind: "win" }, answer: "33(16)", grade: 3 },
  { position: "3.0.3~1.2.1~16.16~S26", goal: { kind: "win" }, answer: "13(20)", grade: 3 },
];
