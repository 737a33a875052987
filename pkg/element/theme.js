// The colours of a board by day and by night, by the name of their custom property.

/** A name, its colour by day, its colour by night; each can be set from outside as `--otau-<name>`. */
const COLOURS = `
wood-light #dcae74 #753
wood #c95 #642
wood-dark #b07a42 #4a2e19
grain #742 #210
hollow #742 #321
hollow-deep #3a1f0c #170b04
seed #f7ead0 #edb
seed-shade #b58f5c #974
text #210 #fed
plate #efd9b4 #ca7
plate-text #210 #210
legal #fec #fd9
last #045 #8ee
tuzdik #f8f1e2 #efe5d0
tuzdik-text #3a1f0c #210
brass #feb #fd7
ground #f7f1e6 #1d1814
ground-text #221 #eed
ground-line #876 #987
focus #05a #8cf`;

/** What some families sow: grey nickernuts, pebbles, counters of bone; lit and in the shade. */
const SOWN = `
kiothi #e4e7e0 #7c837b
modiar #ddc #876
mangala-iv #f6eee2 #a58b69`;

const rows = (table) => table.trim().split("\n").map((row) => row.split(" "));
const colours = rows(COLOURS);
export const LIGHT = Object.fromEntries(colours);
export const DARK = Object.fromEntries(colours.map(([name, , dark]) => [name, dark]));
export const SEEDS = Object.fromEntries(rows(SOWN).map(([family, seed, shade]) => [family, { seed, "seed-shade": shade }]));

/** What a colour becomes where the reader's own few are forced. */
const forced = (name) => (/text|line|seed/.test(name) ? "CanvasText" : /last|brass|focus/.test(name) ? "Highlight" : name === "legal" ? "LinkText" : "Canvas");

const set = (all) => Object.entries(all).map(([name, value]) => `--_${name}:var(--otau-${name},${value});`).join("");
const dark = `{${set(DARK)}color-scheme:dark}`;

/** The style rules that choose between them. */
export const themes = `:host{${set(LIGHT)}color-scheme:light}
@media (prefers-color-scheme:dark){:host(:not([theme=light]))${dark}}
:host([theme=dark])${dark}
${Object.entries(SEEDS).map(([family, all]) => `.frame[data-family=${family}]{${set(all)}}`).join("")}
@media (forced-colors:active){:host(:not(#_)),.frame.frame.frame{${colours.map(([name]) => `--_${name}:${forced(name)};`).join("")}}}`;
