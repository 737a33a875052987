// Puzzles of kiothi-25, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "7.1.2.3.0.1.5.3.2.1~6.0.4.5.0.2.3.4.1.0~0.0~S8", goal: { kind: "capture", seeds: 6, in: 1 }, answer: "8:3-8(6)", grade: 1 },
  { position: "1.0.2.1.1.1.0.2.0.0~0.0.0.0.0.0.0.0.1.0~17.24~S40", goal: { kind: "no-move", in: 1 }, answer: "1:1-2(19)", grade: 2 },
  { position: "1.0.2.1.1.1.0.2.0.0~0.0.0.0.0.0.0.0.1.0~17.24~S40", goal: { kind: "win", in: 1 }, answer: "1:1-2(19)", grade: 2 },
  { position: "3.2.0.0.1.0.1.0.1.2~1.4.1.0.6n.1.4.0.4.1~11.7~S14", goal: { kind: "capture", seeds: 7, in: 2 }, answer: "2:2-4(16)", grade: 2 },
  { position: "0.3.0.1.0.0.1.0.2.0~0.0.1.0.1.0.0.0.0.0~17.24~S22", goal: { kind: "win", in: 2 }, answer: "7:1-8(19)", grade: 2 },
  { position: "5n.4.0.2.1.1.0.1.0.10n~5.1.3.1.4.0.1.0.1.6~0.4~S8", goal: { kind: "capture", seeds: 8, in: 2 }, answer: "10:8-8", grade: 3 },
  { position: "3.4.0.1.0.2.1.0.0.2~1.5.1.6.5.1.1.0.2.1~4.10~N9", goal: { kind: "capture", seeds: 6, in: 2 }, answer: "9:2-5", grade: 3 },
  { position: "0.2.1.0.1.1.0.2.0.0~0.0.0.0.0.0.0.0.1.1~17.24~S38", goal: { kind: "win", in: 2 }, answer: "2:2-4", grade: 3 },
  { position: "1.0.0.0.0.0.0.0.0.1~0.0.0.1.1.0.1.1.0.2~25.17~N31", goal: { kind: "draw" }, answer: "5:1-6", grade: 3 },
  { position: "0.0.0.1.2.0.1.0.1.2~0.1.0.4.0.0.1.0.2.1~20.14~S24", goal: { kind: "win" }, answer: "10:2-2", grade: 3 },
  { position: "0.3.0.1.0.0.1.0.2.0~0.0.1.0.1.0.0.0.0.0~17.24~S22", goal: { kind: "win" }, answer: "7:1-8(19)", grade: 3 },
];
