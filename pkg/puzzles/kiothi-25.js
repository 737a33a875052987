// Puzzles of kiothi-25, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "1.0.0.3.0.8.1.0.1.10~0.2.0.0.2.0.1.3.0.2~8.8~S14", goal: { kind: "capture", seeds: 5, in: 1 }, answer: "10:10-3(13)", grade: 1 },
  { position: "0.3.1.1.0.1.0.0.3.5~0.1.2.0.2.1.2.5.2.2~10.9~S20", goal: { kind: "capture", seeds: 4, in: 1 }, answer: "10:5-8(14)", grade: 1 },
  { position: "0.5.1.2.2.2.1.7.0.0~0.0.2.0.0.2.0.1.0.0~12.13~N23", goal: { kind: "capture", seeds: 6, in: 1 }, answer: "8:1-9(19)", grade: 1 },
  { position: "3.2.0.0.1.0.1.0.1.2~1.4.1.0.6n.1.4.0.4.1~11.7~S14", goal: { kind: "capture", seeds: 7, in: 2 }, answer: "2:2-4(16)", grade: 2 },
  { position: "0.0.0.0.0.0.6n.6n.0.0~1.1.0.1.1.0.1.9n.1.5~8.10~N19", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "8:9-6(12)", grade: 2 },
  { position: "1.1.1.0.0.7n.0.1.4.3~3.2.0.1.2.0.2.8n.1.7n~6.0~N11", goal: { kind: "capture", seeds: 5, in: 2 }, answer: "8:8-6(2)", grade: 2 },
  { position: "0.1.0.0.0.0.0.0.0.0~0.0.0.0.0.1.0.0.0.3~20.25~N53", goal: { kind: "win", in: 2 }, answer: "6:1-7", grade: 3 },
  { position: "0.0.0.0.0.0.0.0.0.0~1.0.0.2.3.2.1.3.1.2~25.10~N35", goal: { kind: "draw" }, answer: "1:1-2", grade: 3 },
  { position: "0.1.0.0.0.0.0.1.1.3~0.0.0.0.0.1.0.0.2.2~16.23~N39", goal: { kind: "win" }, answer: "6:1-7", grade: 3 },
  { position: "0.0.1.0.1.0.1.0.0.0~1.0.1.0.0.1.0.0.2.1~19.22~N39", goal: { kind: "win" }, answer: "3:1-4(24)", grade: 3 },
];
