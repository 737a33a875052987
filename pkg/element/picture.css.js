// How the picture of a board is coloured: shared by the board on a page and the
// static picture made of it, so only plain selectors and `var(--_…)`.

export const picture = `
.side{fill:var(--_hollow-deep)}
.grain,.bevel,.lip,.cloth,.ring,.trace,.fence,.lap,.goal,.diamond,.tuzdik-ring{fill:none}
.grain{stroke:var(--_grain);stroke-width:1.1;stroke-opacity:.2}.g1{stroke-opacity:.13;stroke-width:2}.g2{stroke-opacity:.1;stroke-width:.8}
.bevel,.lip{stroke:var(--_wood-light);stroke-width:1.4;stroke-opacity:.75}
.lip{stroke-width:2;stroke-opacity:.8}
.hollow{stroke:var(--_hollow-deep);stroke-width:1.2}
.cloth{stroke:var(--_ground-line);stroke-width:1.4;stroke-dasharray:5 6;stroke-opacity:.7}
.plate,.even-plate{fill:var(--_plate)}
text{fill:var(--_text);font-weight:500;text-anchor:middle;dominant-baseline:central;font-family:var(--_font,system-ui,sans-serif);font-variant-numeric:tabular-nums;user-select:none}
.count,.store-count,.tuzdik-text{font-weight:700}
.store-name,.count.zero{font-weight:400}
.store-name,.store-count{fill:var(--_plate-text)}
.brass{fill:var(--_brass)}
.turn{opacity:0}.on{opacity:1}
.goal,.ring,.trace,.diamond,.fence,.tuzdik,.even-plate{display:none}
.aim .goal,.legal .ring,.lit .ring,.from .trace,.to .trace,.from .diamond,.to .diamond,.nki .fence,.owned .tuzdik{display:inline}
.lap,.goal,.ring{stroke:var(--_legal)}
.lap{opacity:0}
.goal{stroke-width:2;stroke-dasharray:2 5;stroke-linecap:round}
.trace,.diamond{stroke:var(--_last)}
.ring,.trace{stroke-width:var(--_thick,4.5px)}
.from .trace{stroke-dasharray:var(--_dash,9 7)}
.lit .ring{stroke-width:8}
.diamond{stroke-width:1.6}
.to .diamond{fill:var(--_last)}
.fence{stroke:var(--_text);stroke-width:var(--_post,7px);stroke-dasharray:var(--_posts,3.4 9);stroke-opacity:.85}
.legal .fence{stroke:var(--_hollow-deep)}
.tuzdik-bowl,.tuzdik-ring{stroke:var(--_tuzdik-text);stroke-width:1.2}
.tuzdik-ring{stroke-dasharray:2 3;stroke-opacity:.7}
.tuzdik-bowl,.tuzdik-eye{fill:var(--_tuzdik)}
.tuzdik-star,.tuzdik text{fill:var(--_tuzdik-text)}
.seed-shadow{fill:#000;fill-opacity:.34}
.seed-body{stroke:var(--_hollow-deep);stroke-opacity:.35;stroke-width:.6}
`;
