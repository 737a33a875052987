// Puzzles of toguz-kumalak-no-return, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "0.13.13.11.1.0.13.1.12~1.12.2.12.12.12.1.12.0~22.12~N7", goal: { kind: "capture", seeds: 14, in: 1 }, answer: "47(26)", grade: 1 },
  { position: "2.15.14.12.2.1.1.3.14~3.13.3.13.13.0.2.15.2~22.12~S10", goal: { kind: "tuzdik", in: 1 }, answer: "47x", grade: 1 },
  { position: "t.1.0.1.1.0.1.2.2~1.4.0.2.1.2.t.0.0~81.63~S100", goal: { kind: "win", in: 1 }, answer: "81(83)", grade: 2 },
  { position: "0.13.13.11.1.0.13.1.12~1.12.2.12.12.12.1.12.0~22.12~N7", goal: { kind: "capture", seeds: 16, in: 2 }, answer: "47(26)", grade: 2 },
  { position: "4.1.4.9.6.1.20.3.4~19.0.20.5.0.9.4.3.4~30.16~S22", goal: { kind: "capture", seeds: 8, in: 2 }, answer: "44(36)", grade: 2 },
  { position: "1.14.14.4.15.15.t.1.4~13.13.0.2.t.14.14.4.5~14.15~S8", goal: { kind: "capture", seeds: 6, in: 2 }, answer: "48", grade: 3 },
  { position: "0.13.13.11.1.0.13.1.12~1.12.2.12.12.12.1.12.0~22.12~N7", goal: { kind: "tuzdik", in: 2 }, answer: "69", grade: 3 },
  { position: "1.1.0.0.3.5.t.1.3~0.6.0.1.t.2.1.0.1~80.57~S120", goal: { kind: "win", in: 2 }, answer: "62", grade: 3 },
  { position: "t.2.4.3.0.0.1.2.3~0.2.t.2.2.0.2.3.0~56.80~N57", goal: { kind: "win", in: 2 }, answer: "82", grade: 3 },
  { position: "1.1.1.0.1.t.0.0.3~0.2.1.t.0.0.0.0.1~70.81~S130", goal: { kind: "draw" }, answer: "12", grade: 3 },
  { position: "2.t.0.0.0.0.0.1.1~0.1.1.0.1.0.t.0.2~79.74~N127", goal: { kind: "win" }, answer: "34", grade: 3 },
  { position: "0.0.0.5.2.t.1.0.0~1.1.0.t.0.0.0.1.3~69.79~N109", goal: { kind: "win" }, answer: "23", grade: 3 },
];
