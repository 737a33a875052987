// The colours of a board by day and by night, by the name of their custom property.

/** Each can be set from outside as `--otau-<name>`. */
export const LIGHT = {
  "wood-light": "#dcae74",
  "wood": "#c99355",
  "wood-dark": "#b07a42",
  "grain": "#7d4a1e",
  "hollow": "#6b4120",
  "hollow-deep": "#3a1f0c",
  "seed": "#f7ead0",
  "seed-shade": "#b58f5c",
  "text": "#2b1606",
  "plate": "#efd9b4",
  "plate-text": "#2b1606",
  "legal": "#fff3cf",
  "last": "#0b4a50",
  "tuzdik": "#f8f1e2",
  "tuzdik-text": "#3a1f0c",
  "brass": "#fff0b8",
  "ground": "#f7f1e6",
  "ground-text": "#2b2118",
  "ground-line": "#8a7763",
  "focus": "#0b5cad",
};

export const DARK = {
  "wood-light": "#7a5233",
  "wood": "#654126",
  "wood-dark": "#4a2e19",
  "grain": "#2c1809",
  "hollow": "#3a2212",
  "hollow-deep": "#170b04",
  "seed": "#ecdcbc",
  "seed-shade": "#97764a",
  "text": "#f9ecd6",
  "plate": "#3a2313",
  "plate-text": "#f9ecd6",
  "legal": "#ffdf9a",
  "last": "#8fe3e6",
  "tuzdik": "#efe5d0",
  "tuzdik-text": "#2b1606",
  "brass": "#ffd97a",
  "ground": "#1d1814",
  "ground-text": "#efe6d8",
  "ground-line": "#8f7f6e",
  "focus": "#8cc4ff",
};

/** What each colour becomes where the reader's own few colours are forced. */
const FORCED = {
  "wood-light": "Canvas", "wood": "Canvas", "wood-dark": "Canvas", "grain": "Canvas",
  "hollow": "Canvas", "hollow-deep": "Canvas", "seed": "CanvasText", "seed-shade": "CanvasText",
  "text": "CanvasText", "plate": "Canvas", "plate-text": "CanvasText", "legal": "LinkText",
  "last": "Highlight", "tuzdik": "Canvas", "tuzdik-text": "CanvasText", "brass": "Highlight",
  "ground": "Canvas", "ground-text": "CanvasText", "ground-line": "CanvasText", "focus": "Highlight",
};

/** What some families sow: grey nickernuts, pebbles, counters of bone. */
export const SEEDS = {
  "kiothi": { "seed": "#e4e7e0", "seed-shade": "#7c837b" },
  "modiar": { "seed": "#e3dacd", "seed-shade": "#857a6d" },
  "mangala-iv": { "seed": "#f6eee2", "seed-shade": "#a58b69" },
};

const set = (colours) => Object.entries(colours).map(([name, value]) => `--_${name}:var(--otau-${name},${value});`).join("");
const force = Object.entries(FORCED).map(([name, value]) => `--_${name}:${value};`).join("");

/** The style rules that choose between them. */
export const themes = `
:host{${set(LIGHT)}color-scheme:light}
@media (prefers-color-scheme:dark){:host(:not([theme=light])){${set(DARK)}color-scheme:dark}}
:host([theme=dark]){${set(DARK)}color-scheme:dark}
${Object.entries(SEEDS).map(([family, colours]) => `.frame[data-family=${family}]{${set(colours)}}`).join("\n")}
@media (forced-colors:active){:host(:not(#_)),.frame.frame.frame{${force}}}
`;
