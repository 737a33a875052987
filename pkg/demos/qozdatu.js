// Qozdatu: for each clause a position in which it acts, and one in which it almost does.

export default {
  "move.own-pit": {
    demo: { position: "1.3.0.0.0.3.4~0.0.0.0.3.0.0~40.44~S40", moves: "24" },
    miss: { position: "t.1.3.0.3.0.2~0.2.1.2.0.0.0~44.40~S40", refused: { pit: 1 } },
  },
  "move.not-tuzdik": {
    demo: { position: "t.1.3.0.3.0.2~0.2.1.2.0.0.0~44.40~S40", refused: { pit: 1 } },
    miss: { position: "2.1.0.0.0.0.3~5.t.0.0.3.0.0~41.43~S40", moves: "23" },
  },
  "sow.origin-first": {
    demo: { position: "1.3.0.0.0.3.4~0.0.0.0.3.0.0~40.44~S40", moves: "73" },
    miss: { position: "1.3.0.0.0.3.4~0.0.0.0.3.0.0~40.44~S40", moves: "12" },
  },
  "sow.single": {
    demo: { position: "1.3.0.0.0.3.4~0.0.0.0.3.0.0~40.44~S40", moves: "12" },
    miss: { position: "0.0.0.0.2.2.2~4.0.0.0.0.1.3~43.41~S40", moves: "56" },
  },
  "capture.even": {
    demo: { position: "0.0.0.0.3.4.2~3.0.0.0.0.0.2~40.44~S40", moves: "71(44)" },
    miss: { position: "0.0.0.0.2.2.2~4.0.0.0.0.1.3~43.41~S40", moves: "71" },
  },
  "tuzdik.made": {
    demo: { position: "3.0.0.2.0.0.2~2.0.0.4.1.0.0~44.40~S40", moves: "71x" },
    miss: { position: "0.0.0.0.2.2.2~4.0.0.0.0.1.3~43.41~S40", moves: "56" },
  },
  "tuzdik.collects": {
    demo: { position: "0.0.0.4.0.2.3~t.0.0.0.0.0.5~41.43~S40", moves: "72" },
    miss: { position: "4.4.1.0.0.4.1~0.t.0.0.0.0.0~45.39~S40", moves: "71" },
  },
  "tuzdik.one-each": {
    demo: { position: "4.0.0.0.0.4.1~2.4.t.0.0.0.0~39.44~S40", moves: "71" },
    miss: { position: "1.0.t.4.0.3.1~2.0.0.1.0.0.2~41.43~S40", moves: "71x" },
  },
  "tuzdik.not-last-pit": {
    demo: { position: "0.2.0.0.0.2.8~0.0.0.0.0.0.2~40.44~S40", moves: "77" },
    miss: { position: "2.0.0.1.0.0.7~0.1.0.0.0.2.3~44.38~S40", moves: "76x" },
  },
  "tuzdik.no-twin": {
    demo: { position: "t.0.3.1.7.0.1~2.0.0.1.0.0.0~40.43~S40", moves: "71" },
    miss: { position: "0.t.3.1.4.0.1~2.0.0.3.0.0.0~45.39~S40", moves: "71x" },
  },
  "end.majority": {
    demo: { position: "1.0.2.0.0.2.1~1.0.1.0.0.0.6~48.36~S40", moves: "71(50)" },
    miss: { position: "1.0.3.0.0.0.1~3.0.4.1.0.0.1~45.39~S40", moves: "71(49)" },
  },
  "end.no-move": {
    demo: { position: "0.0.0.0.1.3.10~0.0.0.0.0.0.0~42.42~S40", moves: "56" },
    miss: { position: "0.0.0.0.0.0.1~0.1.3.3.2.4.0~42.42~S40", moves: "71" },
  },
  "end.repetition": {
    demo: { position: "1.0.0.0.0.0.0~1.0.0.0.0.0.0~48.48~S40", moves: "12 12 23 23 34 34 45 45 56 56 67 67 71 71 12 12 23 23 34 34 45 45 56 56 67 67 71 71", from: 27 },
    miss: { position: "1.0.0.0.0.0.0~1.0.0.0.0.0.0~48.48~S40", moves: "12 12 23 23 34 34 45 45 56 56 67 67 71 71", from: 13 },
  },
};
