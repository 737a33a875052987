// The colours of a board by day and by night, by the name of their custom property.

/** A name, its colour by day, its colour by night; each can be set from outside as `--otau-<name>`. */
const COLOURS = `
wood-light #dcae74 #7a5233
wood #c99355 #654126
wood-dark #b07a42 #4a2e19
grain #7d4a1e #2c1809
hollow #6b4120 #3a2212
hollow-deep #3a1f0c #170b04
seed #f7ead0 #ecdcbc
seed-shade #b58f5c #97764a
text #2b1606 #f9ecd6
plate #efd9b4 #cba97a
plate-text #2b1606 #2b1606
legal #fff3cf #ffdf9a
last #0b4a50 #8fe3e6
tuzdik #f8f1e2 #efe5d0
tuzdik-text #3a1f0c #2b1606
brass #fff0b8 #ffd97a
ground #f7f1e6 #1d1814
ground-text #2b2118 #efe6d8
ground-line #8a7763 #8f7f6e
focus #0b5cad #8cc4ff`;

/** What some families sow: grey nickernuts, pebbles, counters of bone; lit and in the shade. */
const SOWN = `
kiothi #e4e7e0 #7c837b
modiar #e3dacd #857a6d
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
