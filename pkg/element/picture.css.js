// How the picture of a board is coloured: shared by the board on a page and the
// static picture made of it, so only plain selectors and `var(--_…)`.

export const picture = `
.wood-a{stop-color:var(--_wood-light)}.wood-b{stop-color:var(--_wood)}.wood-c{stop-color:var(--_wood-dark)}
.hollow-a{stop-color:var(--_hollow)}.hollow-b{stop-color:var(--_hollow-deep)}
.seed-hi{stop-color:var(--_seed)}.seed-lo{stop-color:var(--_seed-shade)}
.side{fill:var(--_hollow-deep)}
.grain{fill:none;stroke:var(--_grain);stroke-width:1.1;opacity:.2}.g1{opacity:.13;stroke-width:2}.g2{opacity:.1;stroke-width:.8}
.bevel{fill:none;stroke:var(--_wood-light);stroke-width:1.4;opacity:.75}
.lip{fill:none;stroke:var(--_wood-light);stroke-width:2;opacity:.8}
.hollow{stroke:var(--_hollow-deep);stroke-width:1.2}
.cloth{fill:none;stroke:var(--_ground-line);stroke-width:1.4;stroke-dasharray:5 6;opacity:.7}
.plate{fill:var(--_plate)}
.store-name,.store-count{fill:var(--_plate-text)}
.number,.count{fill:var(--_text)}
.number{font-weight:500}
.count,.store-count{font-weight:700}
.count.zero{font-weight:400}
text{text-anchor:middle;dominant-baseline:central;font-family:var(--_font);font-variant-numeric:tabular-nums;user-select:none}
.brass{fill:var(--_brass)}.brass-star{fill:var(--_brass)}
.turn{opacity:0}.turn.on{opacity:1}
.ring,.trace,.fence,.lap,.goal{fill:none}
.lap{stroke:var(--_legal);opacity:0}
.goal{stroke:var(--_legal);stroke-width:2;stroke-dasharray:2 5;stroke-linecap:round;display:none}
.aim .goal{display:inline}
.ring{stroke:var(--_legal);stroke-width:var(--_thick);display:none}
.legal .ring{display:inline}
.trace{stroke:var(--_last);stroke-width:var(--_thick);display:none}
.from .trace{display:inline;stroke-dasharray:var(--_dash)}
.to .trace{display:inline}
.diamond{display:none;fill:none;stroke:var(--_last);stroke-width:1.6}
.from .diamond,.to .diamond{display:inline}
.to .diamond{fill:var(--_last)}
.fence{display:none;stroke:var(--_text);stroke-width:var(--_post);stroke-dasharray:var(--_posts);opacity:.85}
.nki .fence{display:inline}
.tuzdik{display:none}
.owned .tuzdik{display:inline}
.tuzdik-bowl{fill:var(--_tuzdik);stroke:var(--_tuzdik-text);stroke-width:1.2}
.tuzdik-ring{fill:none;stroke:var(--_tuzdik-text);stroke-width:1.2;stroke-dasharray:2 3;opacity:.7}
.tuzdik-star{fill:var(--_tuzdik-text)}.tuzdik-eye{fill:var(--_tuzdik)}
.tuzdik-text{fill:var(--_tuzdik-text);font-weight:700}.tuzdik-text.owner{font-weight:500}
.seed-shadow{fill:#000;opacity:.34}
.seed-body{stroke:var(--_hollow-deep);stroke-opacity:.35;stroke-width:.6}
.even-plate{display:none;fill:var(--_plate)}
.parity .even .even-plate{display:inline}
.parity .even .count{fill:var(--_plate-text)}
.bare .count,.bare .number{display:none}
`;
