// How the element itself looks: frame, buttons, sentences, panel, controls.

import { picture } from "./picture.css.js";
import { themes } from "./theme.js";

export const style = `
${themes}
*{box-sizing:border-box}
:host{display:block;--_font:var(--otau-font,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif);
  --_thick:4.5px;--_dash:9 7;--_post:7px;--_posts:3.4 9;font-family:var(--_font);color:var(--_ground-text);
  -webkit-tap-highlight-color:transparent;line-height:1.4}
:host([hidden]){display:none}
.frame{position:relative;margin-inline:auto;direction:ltr;
  width:min(100%,max(var(--least),var(--otau-max-height,82svh)*var(--ratio)));aspect-ratio:var(--ratio)}
.frame.upright{width:min(100%,27rem)}
.frame.small{--_thick:2.6px;--_dash:5 4;--_post:4.4px;--_posts:2 5}
.picture{display:block;width:100%;height:100%;overflow:visible;position:absolute;inset:0;pointer-events:none;
  filter:drop-shadow(0 .35rem .5rem rgb(0 0 0/.28))}
${picture}
.seed{will-change:auto}
.hand{opacity:0}.hand.full{opacity:1}
.hand-disc{fill:var(--_plate);stroke:var(--_plate-text);stroke-width:1}
.hand-count{fill:var(--_plate-text);font-weight:700}
.lit .trace{display:inline}
.pits{position:absolute;inset:0}
.target{position:absolute;margin:0;padding:0;border:0;background:none;color:inherit;font:inherit;border-radius:1.2rem;
  min-width:44px;cursor:default;touch-action:manipulation}
.target.legal{cursor:pointer}
.target:focus{outline:none}
.target:focus-visible{outline:3px solid var(--_focus);outline-offset:-3px;box-shadow:inset 0 0 0 5px rgb(255 255 255/.9)}
.target.legal:hover{background:rgb(255 250 230/.13)}
.target.legal:active{background:rgb(255 250 230/.24)}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.below{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:center;margin:.6rem auto 0;max-width:60rem;min-height:3.2em}
.words{display:grid;flex:1 1 16rem}.words>*{grid-area:1/1}
.foresight{margin:0;text-align:center;text-wrap:pretty;min-height:2.8em;display:flex;align-items:center;justify-content:center;font-style:italic;visibility:hidden}
.foreseen .foresight{visibility:visible}.foreseen .notice{opacity:0}
.notice{margin:0;text-align:center;text-wrap:balance;min-height:2.8em;display:flex;align-items:center;justify-content:center;gap:.5em}
.notice.refused{font-weight:600}
.notice.refused::before{content:"";flex:none;width:.5em;height:.5em;border:.16em solid currentColor;border-radius:50%;
  background:linear-gradient(45deg,transparent 42%,currentColor 42% 58%,transparent 58%)}
.tray{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;justify-content:center}
.tray:empty{display:none}
.tray-words{margin:0;font-weight:600}
button.plain,.quiet{min-height:44px;min-width:44px;padding:.3rem .9rem;border-radius:.6rem;font:inherit;color:inherit;
  border:1.5px solid var(--_ground-line);background:transparent;cursor:pointer}
button.plain:hover,.quiet:hover{background:color-mix(in srgb,var(--_ground-line) 18%,transparent)}
button.plain.main{background:var(--_ground-text);color:var(--_ground);border-color:var(--_ground-text);font-weight:600}
button.plain[aria-disabled=true]{opacity:.55;cursor:default}
button.plain:focus-visible,.quiet:focus-visible,.number-button:focus-visible{outline:3px solid var(--_focus);outline-offset:2px}
.chooser{position:absolute;transform:translateX(-50%);z-index:2;background:var(--_ground);color:var(--_ground-text);
  border:1.5px solid var(--_ground-line);border-radius:.9rem;padding:.7rem .8rem;box-shadow:0 .6rem 1.6rem rgb(0 0 0/.4);
  width:max-content;max-width:min(22rem,88%);text-align:center;line-height:1.3}
.chooser.beside{transform:translateY(-50%);padding-inline:.4rem}
.chooser-title{margin:0 0 .5rem;font-weight:600}
.numbers{display:flex;flex-wrap:wrap;gap:.35rem;justify-content:center;margin-bottom:.5rem}
.number-button{min-width:44px;min-height:44px;border-radius:.6rem;font:inherit;font-weight:700;font-variant-numeric:tabular-nums;
  color:var(--_plate-text);background:var(--_plate);border:1.5px solid var(--_plate-text);cursor:pointer}
.number-button[aria-disabled=true]{background:transparent;color:var(--_ground-text);border:1.5px dashed var(--_ground-line);font-weight:400;cursor:default;text-decoration:line-through}
.controls{display:flex;gap:.4rem;justify-content:center;margin-top:.5rem}
.controls[hidden]{display:none}
@media (forced-colors:active){button.plain.main{background:ButtonText;color:ButtonFace;forced-color-adjust:none}.picture{filter:none}.hollow,.plate,.wood{stroke:CanvasText;stroke-width:1.5}.target:focus-visible{outline-color:Highlight;box-shadow:none}
  .seed-shadow{display:none}}
@media (max-width:480px){.below{min-height:4.2em}}
@media print{.below,.controls,.chooser{display:none}}
`;
