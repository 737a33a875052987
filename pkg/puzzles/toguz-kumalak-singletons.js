// Puzzles of toguz-kumalak-singletons, made by examples/puzzles.mjs: each has one answer.

export default [
  { position: "4.1.12.12.2.13.12.12.1~2.13.13.12.12.12.2.13.12~0.2~N7", goal: { kind: "tuzdik", in: 1 }, answer: "25x", grade: 1 },
  { position: "5.1.18.2.2.20.18.1.4~18.2.2.17.2.9.3.17.17~2.2~N25", goal: { kind: "tuzdik", in: 1 }, answer: "65x", grade: 1 },
  { position: "22.0.25.t.3.1.6.20.18~4.9.2.3.20.7.3.1.1~2.15~S34", goal: { kind: "tuzdik", in: 1 }, answer: "73x", grade: 1 },
  { position: "3.1.2.7.19.10.17.2.4~2.20.1.19.16.15.1.1.18~4.0~S24", goal: { kind: "tuzdik", in: 1 }, answer: "41x", grade: 1 },
  { position: "6.0.22.0.3.26.0.2.1~2.2.30.1.24.2.t.3.21~13.4~N49", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "92(6)", grade: 2 },
  { position: "1.1.14.1.16.14.1.1.16~0.16.14.14.0.18.13.2.14~4.2~N19", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "48(4)", grade: 2 },
  { position: "3.15.1.6.18.9.16.1.3~1.19.4.17.14.13.1.1.18~2.0~S22", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "27(4)", grade: 2 },
  { position: "13.3.12.12.11.11.1.1.14~0.2.13.13.13.13.12.3.13~2.0~N9", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "58(2)", grade: 2 },
  { position: "50.t.1.2.2.2.6.4.0~0.1.1.t.1.2.5.1.4~47.33~S134", goal: { kind: "capture", seeds: 4, in: 2 }, answer: "82(49)", grade: 2 },
  { position: "9.5.8.6.1.1.5.8.8~t.7.0.34.27.5.2.7.1~26.2~N61", goal: { kind: "tuzdik", in: 2 }, answer: "28", grade: 3 },
];
