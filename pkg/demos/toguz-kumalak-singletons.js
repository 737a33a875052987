// Toguz Kumalak, singletons: for each clause a position in which it acts, and one in which it almost does.

export default {
  "move.own-pit": {
    demo: { position: "3.0.2.0.3.0.0.1.0~5.0.0.0.1.0.0.3.0~72.72~S40", moves: "13" },
    miss: { position: "0.0.0.0.0.t.0.10.3~1.0.0.0.0.0.1.0.3~73.71~S40", refused: { pit: 6 } },
  },
  "move.not-tuzdik": {
    demo: { position: "1.2.t.0.4.4.0.1.0~0.2.0.3.1.0.0.0.0~80.64~S40", refused: { pit: 3 } },
    miss: { position: "2.1.0.3.3.0.0.2.0~0.t.1.3.1.0.0.0.2~81.63~S40", moves: "23" },
  },
  "sow.origin-first": {
    demo: { position: "1.0.2.6.0.4.0.0.0~0.0.0.0.0.0.1.4.0~74.70~S40", moves: "69" },
    miss: { position: "1.0.2.6.0.4.0.0.0~0.0.0.0.0.0.1.4.0~74.70~S40", moves: "12" },
  },
  "sow.single": {
    demo: { position: "1.0.2.6.0.4.0.0.0~0.0.0.0.0.0.1.4.0~74.70~S40", moves: "12" },
    miss: { position: "1.0.2.6.0.4.0.0.0~0.0.0.0.0.0.1.4.0~74.70~S40", moves: "34" },
  },
  "capture.singleton": {
    demo: { position: "0.3.0.5.0.1.3.0.2~1.0.0.0.3.0.0.0.0~75.69~S40", moves: "91(77)" },
    miss: { position: "0.0.0.4.0.0.1.0.2~3.0.0.2.2.0.1.0.3~70.74~S40", moves: "91" },
  },
  "tuzdik.made": {
    demo: { position: "0.0.0.0.0.1.0.2.2~2.0.0.3.5.0.0.3.0~75.69~S40", moves: "91x" },
    miss: { position: "0.2.0.0.2.2.0.0.0~0.4.2.1.2.0.3.0.0~73.71~S40", moves: "56" },
  },
  "tuzdik.collects": {
    demo: { position: "2.2.0.0.0.0.1.0.3~t.4.2.0.0.0.3.1.0~73.71~S40", moves: "92" },
    miss: { position: "0.0.2.2.3.5.2.0.1~0.t.0.0.0.3.0.0.0~72.72~S40", moves: "91" },
  },
  "tuzdik.one-each": {
    demo: { position: "1.1.3.0.4.0.0.0.1~2.2.0.0.0.0.0.t.4~76.68~S40", moves: "91" },
    miss: { position: "1.t.2.1.2.1.4.0.1~2.0.1.0.0.0.2.0.0~71.74~S40", moves: "91x" },
  },
  "tuzdik.not-last-pit": {
    demo: { position: "0.6.0.0.3.0.0.0.10~0.0.0.0.0.0.0.1.2~70.70~S40", moves: "99" },
    miss: { position: "0.0.0.0.1.0.0.10.4~0.0.1.0.0.0.0.2.0~70.74~S40", moves: "88x" },
  },
  "tuzdik.no-twin": {
    demo: { position: "t.0.0.0.4.0.0.1.1~2.3.0.0.3.2.0.2.0~72.72~S40", moves: "91" },
    miss: { position: "1.t.2.1.2.1.4.0.1~2.0.1.0.0.0.2.0.0~71.74~S40", moves: "91x" },
  },
  "end.majority": {
    demo: { position: "0.0.0.1.3.0.0.0.1~1.0.5.0.1.2.2.0.3~80.63~S40", moves: "91(82)" },
    miss: { position: "0.0.0.5.2.0.0.0.1~1.3.0.5.0.0.1.0.0~79.65~S40", moves: "91(81)" },
  },
  "end.no-move": {
    demo: { position: "0.2.0.0.0.0.0.3.12~0.0.0.0.0.0.0.0.0~69.76~S40", moves: "23" },
    miss: { position: "0.0.0.0.0.0.0.0.1~0.0.4.1.6.3.0.0.3~77.67~S40", moves: "91" },
  },
  "end.repetition": {
    demo: { position: "0.0.0.0.0.0.0.0.1~0.0.0.0.0.0.0.0.1~80.80~S40", moves: "91 91 12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89 91 91 12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89", from: 35 },
    miss: { position: "0.0.0.0.0.0.0.0.1~0.0.0.0.0.0.0.0.1~80.80~S40", moves: "91 91 12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89", from: 17 },
  },
};
