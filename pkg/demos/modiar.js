// Modiar: for each clause a position in which it acts, and one in which it almost does.

export default {
  "move.not-single": {
    demo: { position: "1.3.2~0.0.0~18.18~S40", refused: { pit: 1 } },
    miss: { position: "0.2.4~0.0.0~18.18~S40", refused: { pit: 2 } },
  },
  "sow.origin-first": {
    demo: { position: "0.2.3~1.0.0~18.18~S40", moves: "32" },
    miss: { position: "1.3.2~0.0.0~18.18~S40", refused: { pit: 1 } },
  },
  "move.must-feed": {
    demo: { position: "0.2.4~0.0.0~18.18~S40", refused: { pit: 2 } },
    miss: { position: "2.2.0~0.0.0~19.19~S40", moves: "12" },
  },
  "move.no-grand-slam": {
    demo: { position: "2.0.2~3.0.0~17.18~S40", refused: { pit: 3 } },
    miss: { position: "2.0.2~1.0.2~17.18~S40", moves: "31(19)" },
  },
  "capture.counts": {
    demo: { position: "0.2.3~0.2.0~17.18~S40", moves: "23(21)" },
    miss: { position: "2.2.0~2.0.0~18.18~S40", moves: "12" },
  },
  "capture.chain": {
    demo: { position: "3.3.1~0.2.0~16.17~S40", moves: "13(22)" },
    miss: { position: "2.0.3~2.1.0~17.17~S40", moves: "32(19)" },
  },
  "capture.first-move-void": {
    demo: { moves: "1" },
    miss: { moves: "1 3", from: 1 },
  },
  "end.no-move": {
    demo: { position: "0.2.3~1.0.0~18.18~S40", moves: "23(22)" },
    miss: { position: "0.2.2~0.2.0~18.18~S40", moves: "31" },
  },
  "end.repetition": {
    demo: { position: "1.2.3~1.2.3~15.15~S40", moves: "32 32 21 21 13 13 32 32 21 21 13 13", from: 11 },
    miss: { position: "1.2.3~1.2.3~15.15~S40", moves: "32 32 21 21 13 13", from: 5 },
  },
};
