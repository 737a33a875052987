// Puzzles of bestemshe, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "3.1.7.2.1~1.2.1.11.9~8.4~S8", goal: { kind: "capture", seeds: 12, in: 1 }, answer: "34(20)", grade: 1 },
  { position: "0.1.10.3.1~7.7.7.1.1~2.10~N7", goal: { kind: "capture", seeds: 4, in: 1 }, answer: "34(14)", grade: 1 },
  { position: "1.1.3.4.0~0.2.3.5.1~24.6~N23", goal: { kind: "capture", seeds: 4, in: 1 }, answer: "43(10)", grade: 1 },
  { position: "0.1.3.1.1~0.1.1.1.5~12.24~N19", goal: { kind: "win", in: 1 }, answer: "54(26)", grade: 2 },
  { position: "8.8.3.1.1~8.1.2.8.2~8.0~N7", goal: { kind: "capture", seeds: 6, in: 2 }, answer: "13(4)", grade: 2 },
  { position: "0.1.8.1.1~1.7.1.6.0~8.16~N7", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "44(18)", grade: 2 },
  { position: "2.0.2.1.14~3.1.0.0.3~18.6~S22", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "53(20)", grade: 2 },
  { position: "1.0.1.14.1~0.0.0.0.1~14.18~S24", goal: { kind: "win", in: 2 }, answer: "12", grade: 3 },
  { position: "2.3.1.0.2~2.0.0.1.1~24.14~S32", goal: { kind: "win", in: 2 }, answer: "51", grade: 3 },
  { position: "0.0.0.1.1~1.1.1.1.12~24.8~N25", goal: { kind: "win" }, answer: "12", grade: 3 },
];
