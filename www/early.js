// Before anything is painted: light or dark as it was chosen, the direction, the room an open
// analysis takes, and a first call for the words, which would else wait for a script to ask.
// The build puts this into the head of each page, with the files of every language and those
// written from right to left, and whether it is the board's.
/* global WORDS, LEFTWARD, BOARD */

import { last } from "./game/last.js";
import { language } from "./languages.js";
import { setting } from "./settings.js";

// Before what was chosen is read: that stops all else until the browser answers, the database need not.
if (BOARD && !/[#&](moves|start)=/.test(location.hash)) globalThis.otauLast = last();
const root = document.documentElement;
const lang = language(), theme = setting("theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
if (setting("study")) root.dataset.study = "";
if (LEFTWARD.includes(lang)) root.dir = "rtl";
for (const href of WORDS[lang] ?? []) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
