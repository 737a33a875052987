// `otau/puzzles`: positions with a goal that one move reaches, for every game with choices.

import bestemshe from "./bestemshe.js";
import kiothi25 from "./kiothi-25.js";
import kiothi from "./kiothi.js";
import modiar from "./modiar.js";
import qozdatu from "./qozdatu.js";
import studies from "./studies.js";
import noReturn from "./toguz-kumalak-no-return.js";
import singletons from "./toguz-kumalak-singletons.js";
import toguz from "./toguz-kumalak.js";

export { judge, solve } from "./solve.js";

export const puzzles = {
  "toguz-kumalak": [...toguz, ...studies], bestemshe, qozdatu, "toguz-kumalak-no-return": noReturn, "toguz-kumalak-singletons": singletons,
  modiar, kiothi, "kiothi-25": kiothi25,
};
