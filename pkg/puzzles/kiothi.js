// Puzzles of kiothi, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "1.3.0.1.3.0.0.7n.4.5~6n.1.3.0.0.1.1.5.8n.6~3.2~S10", goal: { kind: "capture", seeds: 6, in: 1 }, answer: "2:1-3(9)", grade: 1 },
  { position: "1.1.0.1.0.0.1.0.0.5~0.0.1.0.0.0.0.0.0.0~30.20~S44", goal: { kind: "no-move", in: 1 }, answer: "7:1-8(32)", grade: 2 },
  { position: "1.1.0.1.0.0.1.0.0.5~0.0.1.0.0.0.0.0.0.0~30.20~S44", goal: { kind: "win", in: 1 }, answer: "7:1-8(32)", grade: 2 },
  { position: "2.2.5.0.0.5.4.0.0.1~6.1.0.2.3.5.0.2.6.0~8.8~S12", goal: { kind: "capture", seeds: 8, in: 2 }, answer: "3:2-5(14)", grade: 2 },
  { position: "2.0.1.0.3.1.3.2.1.0~3.0.3.3.1.0.0.7.1.13n~12.4~N13", goal: { kind: "capture", seeds: 9, in: 2 }, answer: "3:3-6(8)", grade: 2 },
  { position: "0.1.0.2.0.1.1.0.0.2~0.0.2.0.0.0.0.1.0.0~30.20~S30", goal: { kind: "win", in: 2 }, answer: "7:1-8(33)", grade: 2 },
  { position: "0.0.0.0.2.0.0.0.0.1~0.0.4.1.0.0.1.0.0.1~26.24~N29", goal: { kind: "win", in: 2 }, answer: "3:3-6(27)", grade: 2 },
  { position: "1.0.1.2n.1.6n.5n.5n.2.3~4n.2.1.1.5n.0.5n.3.6n.7n~0.0~N7", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "7:5-2", grade: 3 },
  { position: "2.1.0.1.0.0.1.1.2.0~0.0.1.0.3.0.0.1.2.0~28.17~N35", goal: { kind: "draw" }, answer: "9:1-10(20)", grade: 3 },
  { position: "0.0.0.1.2.0.0.1.2.1~0.0.0.0.0.1.1.0.1.4~20.26~N29", goal: { kind: "win" }, answer: "7:1-8", grade: 3 },
  { position: "0.0.1.0.2.0.0.0.1.2~0.2.1.0.0.1.0.0.1.0~28.21~S30", goal: { kind: "win" }, answer: "5:1-6", grade: 3 },
];
