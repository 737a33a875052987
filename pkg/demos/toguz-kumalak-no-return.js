// Toguz Kumalak, sowing onwards: for each clause a position in which it acts, and one in which it almost does.

export default {
  "move.own-pit": {
    demo: { position: "0.2.2.0.3.0.0.0.4~0.0.5.2.0.0.0.0.0~80.64~S40", moves: "58" },
    miss: { position: "0.0.0.0.t.4.0.0.6~3.0.1.0.1.0.3.0.0~79.65~S40", refused: { pit: 5 } },
  },
  "move.not-tuzdik": {
    demo: { position: "t.0.0.0.0.1.2.7.0~0.3.4.1.0.0.0.0.0~75.69~S40", refused: { pit: 1 } },
    miss: { position: "0.0.0.1.1.0.2.0.2~2.4.3.1.t.0.2.0.0~71.73~S40", moves: "56" },
  },
  "sow.next-first": {
    demo: { position: "7.0.4.0.0.0.0.2.0~0.1.0.3.1.0.0.0.0~76.68~S40", moves: "37" },
    miss: { position: "0.0.1.0.0.1.1.0.0~0.0.4.3.4.0.0.4.0~80.64~S40", moves: "34" },
  },
  "sow.single": {
    demo: { position: "1.0.0.5.0.0.0.2.0~6.1.0.0.0.0.0.0.3~71.73~S40", moves: "12" },
    miss: { position: "7.0.4.0.0.0.0.2.0~0.1.0.3.1.0.0.0.0~76.68~S40", moves: "81" },
  },
  "capture.even": {
    demo: { position: "0.3.0.4.0.0.1.2.0~3.0.0.0.0.3.2.0.0~70.74~S40", moves: "81(74)" },
    miss: { position: "2.2.0.1.2.0.0.2.3~4.0.1.0.0.1.0.0.0~71.73~S40", moves: "81" },
  },
  "tuzdik.made": {
    demo: { position: "0.2.0.0.0.3.1.2.0~2.0.0.1.2.2.1.2.0~74.70~S40", moves: "81x" },
    miss: { position: "0.2.1.2.3.2.0.0.1~4.1.0.0.0.0.0.0.2~74.70~S40", moves: "24" },
  },
  "tuzdik.collects": {
    demo: { position: "0.0.0.2.2.1.2.0.2~t.0.0.0.8.0.0.0.0~71.74~S40", moves: "92" },
    miss: { position: "5.2.0.3.0.1.2.0.1~0.t.0.1.0.1.0.2.0~75.69~S40", moves: "91" },
  },
  "tuzdik.one-each": {
    demo: { position: "0.0.2.2.0.0.2.0.1~2.4.0.3.0.t.0.0.1~71.74~S40", moves: "91" },
    miss: { position: "0.0.3.0.t.3.0.4.1~2.3.0.0.1.0.0.1.0~77.67~S40", moves: "91x" },
  },
  "tuzdik.not-last-pit": {
    demo: { position: "0.4.0.0.0.1.11.0.1~0.0.0.0.2.0.2.0.2~66.73~S40", moves: "79" },
    miss: { position: "0.0.1.4.0.0.3.0.8~0.0.0.0.1.0.0.2.1~76.66~S40", moves: "98x" },
  },
  "tuzdik.no-twin": {
    demo: { position: "t.0.3.2.0.0.3.0.0~2.4.1.2.0.1.0.0.0~74.70~S40", moves: "71" },
    miss: { position: "7.t.3.0.2.0.2.0.1~2.0.0.0.2.0.0.0.0~76.67~S40", moves: "91x" },
  },
  "end.majority": {
    demo: { position: "0.0.3.0.1.1.0.0.1~3.3.0.0.1.2.0.3.0~80.64~S40", moves: "91(84)" },
    miss: { position: "0.0.3.0.0.0.4.2.1~3.0.1.0.2.0.0.0.0~77.69~S40", moves: "91(81)" },
  },
  "end.no-move": {
    demo: { position: "0.0.0.0.1.4.0.12.0~0.0.0.0.0.0.0.0.0~72.73~S40", moves: "56" },
    miss: { position: "0.0.0.0.0.0.0.0.1~4.0.1.4.1.5.2.0.0~73.71~S40", moves: "91" },
  },
  "end.repetition": {
    demo: { position: "0.0.0.0.0.1.0.0.0~0.0.0.0.0.1.0.0.0~80.80~S40", moves: "67 67 78 78 89 89 91 91 12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89 91 91 12 12 23 23 34 34 45 45 56 56", from: 35 },
    miss: { position: "0.0.0.0.0.1.0.0.0~0.0.0.0.0.1.0.0.0~80.80~S40", moves: "67 67 78 78 89 89 91 91 12 12 23 23 34 34 45 45 56 56", from: 17 },
  },
};
