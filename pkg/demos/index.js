// `otau/demos`: for every game and every clause a demo in which it acts and a near miss.
//
// A demo is data: a `position` in notation (none: a fresh game, or `setup` says which), and
// then `moves`, the last of which is the one to see (`from`: how many are played before one
// looks), or a choice that is `refused`. `past`: how often the position after the move has
// stood before. `guess`: what was hidden, and what was said (1 odd, 0 even).

import bestemshe from "./bestemshe.js";
import kiothi25 from "./kiothi-25.js";
import kiothi from "./kiothi.js";
import mangala from "./mangala-iv.js";
import modiar from "./modiar.js";
import qozdatu from "./qozdatu.js";
import noReturn from "./toguz-kumalak-no-return.js";
import singletons from "./toguz-kumalak-singletons.js";
import toguz from "./toguz-kumalak.js";

export { otherReading } from "./readings.js";

export const demos = {
  "toguz-kumalak": toguz, bestemshe, qozdatu, "toguz-kumalak-no-return": noReturn, "toguz-kumalak-singletons": singletons,
  modiar, "mangala-iv": mangala, kiothi, "kiothi-25": kiothi25,
};
