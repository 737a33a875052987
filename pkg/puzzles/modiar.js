// Puzzles of modiar, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "8.3.3~0.16.4~8.0~N7", goal: { kind: "capture", seeds: 8, in: 1 }, answer: "33(8)", grade: 1 },
  { position: "5.17.1~0.0.1~18.0~S12", goal: { kind: "no-move", in: 1 }, answer: "12", grade: 2 },
  { position: "18.1.3~0.1.1~12.6~S10", goal: { kind: "win", in: 1 }, answer: "32(14)", grade: 2 },
  { position: "10.3.1~5.2.17~4.0~N7", goal: { kind: "capture", seeds: 8, in: 2 }, answer: "12(4)", grade: 2 },
  { position: "4.3.0~14.4.3~4.10~N7", goal: { kind: "capture", seeds: 8, in: 2 }, answer: "32(14)", grade: 2 },
  { position: "0.16.7~0.2.1~14.2~S8", goal: { kind: "win", in: 2 }, answer: "33(16)", grade: 2 },
  { position: "2.3.8~1.0.2~10.16~S18", goal: { kind: "win", in: 2 }, answer: "21(12)", grade: 2 },
  { position: "1.6.11~1.17.2~2.2~S8", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "31", grade: 3 },
  { position: "1.10.0~0.2.3~14.12~N17", goal: { kind: "draw" }, answer: "23(16)", grade: 3 },
  { position: "1.1.2~2.12.0~10.14~N15", goal: { kind: "win" }, answer: "21(22)", grade: 3 },
  { position: "5.3.3~4.1.6~18.2~S12", goal: { kind: "win" }, answer: "12(20)", grade: 3 },
];
