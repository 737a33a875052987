// Puzzles of kiothi, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "1.0.2.1.0.0.3n.0.4.10n~4.1.2.2.0.6n.4.8n.0.1~6.5~S10", goal: { kind: "capture", seeds: 5, in: 1 }, answer: "10:8-7(11)", grade: 1 },
  { position: "4.1.9n.0.0.0.4.0.4.9~0.2.0.4.5.0.0.1.0.2~6.9~S14", goal: { kind: "capture", seeds: 10, in: 1 }, answer: "3:9-1(16)", grade: 1 },
  { position: "0.2.1.0.2.16n.1.2.1.2~0.0.0.0.0.0.1.0.2.3~13.14~S24", goal: { kind: "capture", seeds: 9, in: 1 }, answer: "6:15-1(22)", grade: 1 },
  { position: "1.3.0.2.1.2.1.2.1.3~2.3.2.2.5.2.1.0.1.0~18.8~S16", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "10:3-3(20)", grade: 2 },
  { position: "0.0.4.2.7n.1.1.6n.0.4~2.0.2.2n.0.6n.6n.1.7n.5~0.4~S8", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "5:6-4(2)", grade: 2 },
  { position: "1.0.1.2n.1.6n.5n.5n.2.3~4n.2.1.1.5n.0.5n.3.6n.7n~0.0~N7", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "7:5-2", grade: 3 },
  { position: "0.0.0.0.0.0.0.0.1.1~0.2.1.0.0.0.4.1.1.1~21.27~N45", goal: { kind: "win", in: 2 }, answer: "2:2-4", grade: 3 },
  { position: "0.0.1.0.0.1.0.0.1.5~0.0.0.1.3.0.0.0.0.1~25.22~S30", goal: { kind: "draw" }, answer: "10:3-3", grade: 3 },
  { position: "0.0.2.1.1.0.2.2.0.1~0.0.1.0.0.3.1.0.1.0~27.18~N25", goal: { kind: "win" }, answer: "7:1-8(21)", grade: 3 },
  { position: "0.0.0.1.1.0.0.1.0.2~2.1.1.0.1.0.0.1.1.1~26.21~S22", goal: { kind: "win" }, answer: "5:1-6(28)", grade: 3 },
];
