// Puzzles of toguz-kumalak-no-return, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "0.13.13.11.1.0.13.1.12~1.12.2.12.12.12.1.12.0~22.12~N7", goal: { kind: "capture", seeds: 14, in: 1 }, answer: "47(26)", grade: 1 },
  { position: "2.1.6.7.6.19.0.4.3~3.5.0.1.6.4.21.t.2~48.24~N33", goal: { kind: "tuzdik", in: 1 }, answer: "61x", grade: 1 },
  { position: "t.2.1.4.3.24.1.24.8~2.0.6.4.3.1.9.3.5~44.18~N37", goal: { kind: "capture", seeds: 4, in: 1 }, answer: "95(23)", grade: 1 },
  { position: "t.1.5.2.1.2.1.3.4~2.1.2.4.2.2.0.0.0~80.50~S102", goal: { kind: "win", in: 1 }, answer: "82(82)", grade: 2 },
  { position: "0.4.t.2.3.7.0.8.1~t.0.2.2.0.1.1.3.4~76.48~S80", goal: { kind: "win", in: 2 }, answer: "87(79)", grade: 2 },
  { position: "1.18.1.5.6.5.5.t.0~6.17.1.2.19.2.t.20.2~34.18~N19", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "68", grade: 3 },
  { position: "1.3.13.0.0.13.12.12.12~12.0.2.2.12.12.0.11.11~22.12~N7", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "92", grade: 3 },
  { position: "5.15.0.16.16.16.15.14.1~1.12.11.11.1.1.0.0.3~24.0~N9", goal: { kind: "capture", seeds: 16, in: 2 }, answer: "25", grade: 3 },
  { position: "1.0.20.0.6.18.17.17.2~2.1.1.0.0.4.4.15.4~38.12~S20", goal: { kind: "tuzdik", in: 2 }, answer: "35", grade: 3 },
  { position: "0.3.2.t.0.0.1.1.0~t.0.0.0.0.0.0.0.2~76.77~S138", goal: { kind: "win", in: 2 }, answer: "25", grade: 3 },
];
