// Mangala IV: for each clause a position in which it acts, and one in which it almost does.

export default {
  "setup.even": {
    demo: { setup: "even" },
    miss: { position: "8.6.7.7.7.7.7~7.7.7.7.7.7.7~0.0~S0" },
  },
  "setup.random": {
    demo: { setup: { random: 7 } },
    miss: { position: "7.7.3.6.9.13.6~7.7.7.3.4.10.9~0.0~S0" },
  },
  "setup.guess": {
    demo: { setup: "even", guess: { hidden: 1, said: 1 } },
    miss: { setup: "even", guess: { hidden: 2, said: 1 } },
  },
  "move.leftmost": {
    demo: { position: "0.0.0.4.0.3.0~4.0.0.2.0.0.4~40.41~S40", refused: { pit: 6 } },
    miss: { position: "0.0.0.0.0.0.0~6.1.0.4.0.0.3~42.42~S40", moves: "pass" },
  },
  "sow.next-first": {
    demo: { position: "4.0.0.4.0.0.0~0.4.0.2.0.0.0~42.42~S40", moves: "15" },
    miss: { position: "1.0.4.1.0.0.0~0.0.0.2.2.0.4~42.42~S40", moves: "12" },
  },
  "sow.relay": {
    demo: { position: "0.0.0.0.0.0.1~2.4.3.0.4.0.0~42.42~S40", moves: "74" },
    miss: { position: "0.2.0.3.2.0.0~2.0.5.0.0.0.0~42.42~S40", moves: "24(46)" },
  },
  "sow.stop": {
    demo: { position: "0.0.0.0.0.0.3~0.3.0.3.0.3.2~42.42~S40", moves: "73" },
    miss: { position: "0.0.0.0.0.0.0~6.1.0.4.0.0.3~42.42~S40", moves: "pass" },
  },
  "move.pass": {
    demo: { position: "0.0.0.0.0.0.0~6.1.0.4.0.0.3~42.42~S40", moves: "pass" },
    miss: { position: "0.0.0.0.0.0.1~0.0.7.4.2.0.0~42.42~S40", moves: "71" },
  },
  "capture.counts": {
    demo: { position: "0.0.1.3.0.0.0~2.1.2.0.2.3.0~42.42~S40", moves: "34(46)" },
    miss: { position: "0.0.0.0.2.0.0~2.2.0.4.0.1.3~42.42~S40", moves: "57" },
  },
  "capture.with-opposite": {
    demo: { position: "0.0.0.0.0.1.3~3.0.3.0.0.4.0~42.42~S40", moves: "67(49)" },
    miss: { position: "0.0.1.3.0.0.0~2.1.2.0.2.3.0~42.42~S40", moves: "34(46)" },
  },
  "capture.chain": {
    demo: { position: "0.0.0.0.0.0.2~3.3.0.3.0.3.0~42.42~S40", moves: "72(50)" },
    miss: { position: "3.1.4.1.0.0.0~1.0.0.0.0.0.4~42.42~S40", moves: "14(44)" },
  },
  "end.cleared": {
    demo: { position: "0.0.0.1.3.0.0~0.0.6.0.0.0.0~44.44~S40", moves: "45(54)" },
    miss: { position: "0.0.2.0.3.0.0~0.0.6.0.0.0.0~43.44~S40", moves: "35(53)" },
  },
  "end.repetition": {
    demo: { position: "0.0.0.0.0.0.0~0.1.0.0.0.0.0~48.49~S40", moves: "pass 23 pass 34 pass 45 pass 56 pass 67 pass 71 12 pass 23 pass 34 pass 45 pass 56 pass 67 pass 71 12", from: 25 },
    miss: { position: "0.0.0.0.0.0.0~0.1.0.0.0.0.0~48.49~S40", moves: "pass 23 pass 34 pass 45 pass 56 pass 67 pass 71 12 pass 23 pass 34 pass 45 pass 56 pass 67 pass 71", from: 24 },
  },
  "end.endless": {
    demo: { position: "2.0.2.1.0.0.1~15.0.1.0.2.1.0~36.37~N40", moves: "12" },
    miss: { position: "3.1.0.2.1.0.2~1.0.2.1.0.2.2~40.41~S40", moves: "17" },
  },
};
