// Toguz Kumalak: for each clause a position in which it acts, and one in which it almost does.

export default {
  "move.own-pit": {
    demo: { position: "0.0.0.3.0.0.2.5.1~1.0.4.0.0.0.2.0.0~77.67~S40", moves: "46" },
    miss: { position: "0.t.1.0.0.4.0.0.3~0.0.0.t.0.0.3.0.7~74.70~S40", refused: { pit: 2 } },
  },
  "move.not-tuzdik": {
    demo: { position: "3.0.0.t.4.0.0.3.0~0.1.7.0.0.0.0.0.0~69.75~S40", refused: { pit: 4 } },
    miss: { position: "2.3.0.0.1.0.2.0.0~2.0.0.3.t.1.0.0.4~79.65~S40", moves: "56" },
  },
  "sow.origin-first": {
    demo: { position: "2.0.0.0.0.3.0.4.1~0.0.4.0.0.0.3.1.0~74.70~S40", moves: "82" },
    miss: { position: "1.0.0.3.3.0.1.0.0~0.3.0.0.3.1.0.0.3~80.64~S40", moves: "12" },
  },
  "sow.single": {
    demo: { position: "2.0.0.0.0.3.0.4.1~0.0.4.0.0.0.3.1.0~74.70~S40", moves: "91" },
    miss: { position: "0.0.0.3.0.0.2.5.1~1.0.4.0.0.0.2.0.0~77.67~S40", moves: "78" },
  },
  "capture.even": {
    demo: { position: "1.0.4.0.4.0.0.0.2~3.0.0.0.0.0.4.0.0~72.72~S40", moves: "91(76)" },
    miss: { position: "0.3.0.0.2.0.0.0.2~4.0.0.6.0.0.0.0.0~69.76~S40", moves: "91" },
  },
  "tuzdik.made": {
    demo: { position: "3.0.4.0.0.0.0.2.2~2.0.0.3.0.0.0.0.2~72.72~S40", moves: "91x" },
    miss: { position: "0.0.2.2.0.3.2.0.0~0.0.0.3.0.3.3.0.0~70.74~S40", moves: "34" },
  },
  "tuzdik.collects": {
    demo: { position: "1.0.0.0.4.3.1.0.3~t.0.0.0.0.2.0.0.4~73.71~S40", moves: "92" },
    miss: { position: "0.0.4.3.1.3.0.4.1~0.t.0.2.0.0.0.0.0~69.75~S40", moves: "91" },
  },
  "tuzdik.one-each": {
    demo: { position: "4.1.0.0.0.0.0.0.1~2.0.4.1.t.2.0.2.1~81.63~S40", moves: "91" },
    miss: { position: "3.0.0.0.0.2.3.t.1~2.0.0.0.0.0.3.4.0~75.69~S40", moves: "91x" },
  },
  "tuzdik.not-last-pit": {
    demo: { position: "0.3.0.1.0.0.0.0.10~0.1.0.1.0.0.1.0.2~81.62~S40", moves: "99" },
    miss: { position: "4.0.2.0.3.2.0.10.0~0.0.0.0.0.0.0.2.0~71.68~S40", moves: "88x" },
  },
  "tuzdik.no-twin": {
    demo: { position: "t.0.0.0.0.0.8.2.1~2.0.0.0.0.4.0.0.2~71.72~S40", moves: "91" },
    miss: { position: "0.t.0.0.0.8.0.3.1~2.0.1.0.0.1.1.0.0~69.76~S40", moves: "91x" },
  },
  "end.majority": {
    demo: { position: "0.1.0.3.0.3.0.0.1~1.0.0.0.1.0.0.0.8~81.63~S40", moves: "91(83)" },
    miss: { position: "0.0.2.2.1.0.0.1.1~3.4.4.0.0.0.0.0.0~77.67~S40", moves: "91(81)" },
  },
  "end.no-move": {
    demo: { position: "0.1.0.0.6.0.0.10.0~0.0.0.0.0.0.0.0.0~69.76~S40", moves: "23" },
    miss: { position: "0.0.0.0.0.0.0.0.1~0.2.0.0.2.3.4.4.2~70.74~S40", moves: "91" },
  },
  "end.repetition": {
    demo: { position: "0.0.0.0.0.0.0.0.1~0.0.0.0.0.0.0.0.1~80.80~S40", moves: "91 91 12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89 91 91 12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89", from: 35 },
    miss: { position: "0.0.0.0.0.0.0.0.1~0.0.0.0.0.0.0.0.1~80.80~S40", moves: "91 91 12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89", from: 17 },
  },
};
