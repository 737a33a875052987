// Puzzles of toguz-kumalak-singletons, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "4.1.12.12.2.13.12.12.1~2.13.13.12.12.12.2.13.12~0.2~N7", goal: { kind: "tuzdik", in: 1 }, answer: "25x", grade: 1 },
  { position: "1.10.8.1.6.23.2.3.1~t.0.0.7.3.26.5.7.28~27.4~N57", goal: { kind: "tuzdik", in: 1 }, answer: "64x", grade: 1 },
  { position: "2.1.3.18.2.15.35.0.13~0.1.t.1.2.2.40.2.1~20.4~N87", goal: { kind: "tuzdik", in: 1 }, answer: "91x", grade: 1 },
  { position: "2.4.2.3.6.38.4.1.7~3.15.t.2.3.2.37.3.11~13.6~N69", goal: { kind: "tuzdik", in: 1 }, answer: "81x", grade: 1 },
  { position: "12.t.1.1.1.1.1.2.1~t.0.1.2.1.1.3.1.3~80.50~S206", goal: { kind: "win", in: 1 }, answer: "13(83)", grade: 2 },
  { position: "1.5.4.4.5.1.1.13.15~t.1.1.1.11.27.7.29.22~12.2~N51", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "56(4)", grade: 2 },
  { position: "1.14.5.2.1.1.3.21.7~0.23.17.1.4.1.15.22.22~2.0~S34", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "96(4)", grade: 2 },
  { position: "1.1.20.1.8.21.2.10.25~7.7.1.1.4.6.20.18.1~6.2~N41", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "62(4)", grade: 2 },
  { position: "1.9.6.6.7.0.0.14.1~t.1.2.2.3.29.9.31.24~13.4~N59", goal: { kind: "tuzdik", in: 2 }, answer: "76", grade: 3 },
  { position: "7.t.1.1.1.1.2.1.9~1.0.t.1.1.1.4.1.1~48.81~N217", goal: { kind: "win", in: 2 }, answer: "67", grade: 3 },
];
