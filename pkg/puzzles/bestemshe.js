// Puzzles of bestemshe, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "3.1.7.2.1~1.2.1.11.9~8.4~S8", goal: { kind: "capture", seeds: 12, in: 1 }, answer: "34(20)", grade: 1 },
  { position: "1.3.2.2.5~2.1.4.4.4~8.14~N23", goal: { kind: "capture", seeds: 4, in: 1 }, answer: "42(18)", grade: 1 },
  { position: "1.3.2.1.2~2.5.2.3.3~20.6~N17", goal: { kind: "capture", seeds: 4, in: 1 }, answer: "52(10)", grade: 1 },
  { position: "0.5.6.4.1~1.1.5.2.5~10.10~S24", goal: { kind: "capture", seeds: 6, in: 1 }, answer: "33(16)", grade: 1 },
  { position: "2.3.0.6.2~1.1.3.9.3~14.6~N11", goal: { kind: "capture", seeds: 6, in: 2 }, answer: "52(10)", grade: 2 },
  { position: "4.1.1.4.2~1.7.10.3.1~8.8~N13", goal: { kind: "capture", seeds: 6, in: 2 }, answer: "23(10)", grade: 2 },
  { position: "8.1.2.4.3~9.3.3.0.1~10.6~N7", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "14", grade: 3 },
  { position: "1.5.1.8.2~0.0.0.0.1~16.16~S46", goal: { kind: "win", in: 2 }, answer: "12", grade: 3 },
  { position: "1.1.1.1.4~0.0.0.1.1~16.24~S52", goal: { kind: "win" }, answer: "12", grade: 3 },
  { position: "1.0.1.2.1~0.1.2.1.1~20.20~N37", goal: { kind: "win" }, answer: "51(22)", grade: 3 },
];
