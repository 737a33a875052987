// Where a source can be read in two ways and the engine can play both: the same board
// under the other game, or another board.

const READINGS = {
  "toguz-kumalak": {
    "sow.origin-first": { game: "toguz-kumalak-no-return" },
    "capture.even": { game: "toguz-kumalak-singletons" },
  },
  "toguz-kumalak-no-return": { "sow.next-first": { game: "toguz-kumalak" } },
  "toguz-kumalak-singletons": { "capture.singleton": { game: "toguz-kumalak" } },
  "kiothi": { "setup": { game: "kiothi-25", setup: "even" } },
  "kiothi-25": { "setup": { game: "kiothi", setup: "even" } },
};

/** The other reading of a clause that the engine can play, or null. */
export function otherReading(game, clause) {
  return READINGS[game]?.[clause] ?? null;
}
