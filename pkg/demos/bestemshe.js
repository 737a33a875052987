// Bestemshe: for each clause a position in which it acts, and one in which it almost does.

export default {
  "move.own-pit": {
    demo: { position: "1.0.0.3.4~0.0.2.0.0~24.16~S40", moves: "41" },
    miss: { position: "0.4.0.2.0~1.0.0.1.0~26.16~N41", refused: { pit: 1 } },
  },
  "sow.origin-first": {
    demo: { position: "0.1.0.4.2~0.0.0.2.1~20.20~S40", moves: "42" },
    miss: { position: "0.1.0.4.2~0.0.0.2.1~20.20~S40", moves: "23" },
  },
  "sow.single": {
    demo: { position: "0.1.0.4.2~0.0.0.2.1~20.20~S40", moves: "23" },
    miss: { position: "0.1.0.4.2~0.0.0.2.1~20.20~S40", moves: "51" },
  },
  "capture.even": {
    demo: { position: "1.1.2.0.2~3.1.0.0.0~19.21~S40", moves: "51(23)" },
    miss: { position: "1.2.0.0.2~4.0.0.1.0~24.16~S40", moves: "51" },
  },
  "end.majority": {
    demo: { position: "0.4.0.2.1~3.0.0.0.0~24.16~S40", moves: "51(28)" },
    miss: { position: "5.1.0.0.1~1.0.2.0.0~23.17~S40", moves: "51(25)" },
  },
  "end.no-move": {
    demo: { position: "0.0.0.1.8~0.0.0.0.0~20.21~S40", moves: "45" },
    miss: { position: "0.0.0.0.1~2.0.6.1.0~25.15~S40", moves: "51" },
  },
  "end.repetition": {
    demo: { position: "0.0.0.0.1~0.0.0.0.1~24.24~S40", moves: "51 51 12 12 23 23 34 34 45 45 51 51 12 12 23 23 34 34 45 45", from: 19 },
    miss: { position: "0.0.0.0.1~0.0.0.0.1~24.24~S40", moves: "51 51 12 12 23 23 34 34 45 45", from: 9 },
  },
};
