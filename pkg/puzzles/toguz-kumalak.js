// Puzzles of toguz-kumalak, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "0.1.7.23.23.2.2.2.1~6.0.4.t.1.7.19.2.3~27.32~N33", goal: { kind: "capture", seeds: 8, in: 1 }, answer: "63(40)", grade: 1 },
  { position: "2.2.1.3.2.1.5.14.14~4.14.2.2.3.3.5.0.15~42.28~N15", goal: { kind: "tuzdik", in: 1 }, answer: "72x", grade: 1 },
  { position: "0.1.1.5.1.3.t.2.2~1.2.0.1.3.1.5.t.2~81.51~S60", goal: { kind: "win", in: 1 }, answer: "91(83)", grade: 2 },
  { position: "2.4.1.18.18.16.15.3.4~4.13.1.1.1.2.14.1.16~16.12~S12", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "93(18)", grade: 2 },
  { position: "0.13.13.0.1.12.1.12.12~2.12.12.3.13.3.4.13.12~10.14~N7", goal: { kind: "capture", seeds: 14, in: 2 }, answer: "68", grade: 3 },
  { position: "2.1.2.3.6.1.t.4.0~3.2.1.1.17.4.3.t.2~67.43~N27", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "53", grade: 3 },
  { position: "0.11.0.1.1.19.4.0.1~1.0.1.18.5.4.3.12.1~30.50~S30", goal: { kind: "tuzdik", in: 2 }, answer: "66", grade: 3 },
  { position: "t.0.1.1.1.1.1.20.1~0.1.1.2.0.2.t.1.1~79.49~S84", goal: { kind: "win", in: 2 }, answer: "78", grade: 3 },
  { position: "t.0.0.1.1.1.1.1.3~0.0.t.1.1.1.1.1.1~81.67~S120", goal: { kind: "win", in: 2 }, answer: "89", grade: 3 },
  { position: "t.0.0.0.0.0.1.4.0~1.0.3.t.1.1.1.1.2~79.68~N141", goal: { kind: "draw" }, answer: "12", grade: 3 },
  { position: "0.0.0.1.0.1.2.12.0~t.0.0.0.1.0.1.0.5~59.80~S104", goal: { kind: "win" }, answer: "45", grade: 3 },
];
