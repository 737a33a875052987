// How the element itself looks: frame, buttons, sentences, panel, controls.

import { picture } from "./picture.css.js";
import { themes } from "./theme.js";

export const style = `
${themes}
*{box-sizing:border-box;margin:0}
:host{display:block;--_font:var(--otau-font,system-ui,sans-serif);
font-family:var(--_font);color:var(--_ground-text);
-webkit-tap-highlight-color:#0000;line-height:1.4;text-wrap:balance}
:host([hidden]),[hidden],.tray:empty{display:none!important}
.frame{position:relative;margin-inline:auto;direction:ltr;
width:min(100%,max(var(--least),var(--otau-max-height,82svh)*var(--ratio)));aspect-ratio:var(--ratio)}
.frame.upright{width:min(100%,27rem)}
.frame.small{--_thick:2.6px;--_dash:5 4;--_post:2.8px;--_posts:2 5}
.picture,.pits,.target,.chooser,.unseen{position:absolute;inset:0}
.picture{display:block;width:100%;height:100%;overflow:visible;pointer-events:none;filter:drop-shadow(0 .35rem .5rem #0004)}
${picture}
:host([numbers=none]) :is(.count,.number){display:none}
:host([parity]) .even .even-plate{display:inline}
:host([parity]) .even .count{fill:var(--_plate-text)}
.hand{opacity:0}.hand.full{opacity:1}
.hand circle{fill:var(--_plate);stroke:var(--_plate-text)}
.hand text{fill:var(--_plate-text);font-weight:700}
button{min-height:44px;min-width:44px;border-radius:.6rem;font:inherit;color:inherit;background:none;cursor:pointer;border:1.5px solid var(--_ground-line)}
[aria-disabled=true]{cursor:default}
.target{padding:0;border:0;border-radius:1.2rem;min-height:0;inset:auto;touch-action:manipulation}
:focus-visible{outline:3px solid var(--_focus);outline-offset:2px}
.target:focus-visible{outline-offset:-3px;box-shadow:inset 0 0 0 5px #fffe}
.legal:hover{background:#fff2}
.legal:active{background:#fff4}
.unseen{overflow:hidden;clip-path:inset(50%)}
.below,.notice,.foresight,.tray,.numbers,.controls{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;justify-content:center}
.below{margin:.6rem auto 0;max-width:60rem;min-height:3.2em}
.words{display:grid;flex:1 1 16rem;text-align:center}
.notice,.foresight{grid-area:1/1;min-height:2.8em;flex-wrap:nowrap}
.foresight{font-style:italic;visibility:hidden}
.foreseen .foresight{visibility:visible}.foreseen .notice{opacity:0}
.refused{font-weight:600}
.refused::before{content:"";flex:none;width:.5em;height:.5em;border:.16em solid;border-radius:50%;
background:linear-gradient(45deg,#0000 42%,currentColor 0 58%,#0000 0)}
.plain{padding:.3rem .9rem}
.plain:hover{background:#8883}
.plain.main{background:var(--_ground-text);color:var(--_ground);border-color:var(--_ground-text);font-weight:600}
.plain[aria-disabled=true]{opacity:.55}
.chooser{inset:auto;transform:translateX(-50%);z-index:2;background:var(--_ground);
border:1.5px solid var(--_ground-line);border-radius:.9rem;padding:.7rem;box-shadow:0 .6rem 1.6rem #0006;
width:max-content;max-width:min(22rem,88%);text-align:center;line-height:1.3}
.beside{transform:translateY(-50%);padding-inline:.4rem;max-width:49%}
.chooser-title{font-weight:600}
.numbers{margin:.5rem 0}
.number-button{font-weight:700;color:var(--_plate-text);background:var(--_plate);border-color:var(--_plate-text)}
.number-button[aria-disabled=true]{background:none;color:inherit;border:1.5px dashed;font-weight:400;text-decoration:line-through}
.controls{flex-wrap:nowrap;margin-top:.5rem}
@media (forced-colors:active){.plain.main{background:ButtonText;color:ButtonFace;forced-color-adjust:none}.picture{filter:none}.hollow,.plate,.wood{stroke:CanvasText;stroke-width:1.5}.target:focus-visible{outline-color:Highlight;box-shadow:none}.seed-shadow{display:none}}
@media (max-width:480px){.below{min-height:4.2em}}
@media print{.below,.controls,.chooser{display:none}}
`;
