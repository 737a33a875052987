// How a demo looks around its board.

export const style = `
*{box-sizing:border-box}
:host{display:block;--_line:var(--otau-ground-line,#8a7763);--_ink:var(--otau-ground-text,#2b2118);--_lit:var(--otau-lit,#fbe6b8);--_lit-line:var(--otau-lit-line,#a9713a);
  --_focus:var(--otau-focus,#0b5cad);color:var(--_ink);font-family:var(--otau-font,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif);line-height:1.45}
:host([hidden]){display:none}
@media (prefers-color-scheme:dark){:host(:not([theme=light])){--_line:var(--otau-ground-line,#8f7f6e);--_ink:var(--otau-ground-text,#efe6d8);--_lit:var(--otau-lit,#4a3716);--_lit-line:var(--otau-lit-line,#d9a75a);--_focus:var(--otau-focus,#8cc4ff)}}
:host([theme=dark]){--_line:var(--otau-ground-line,#8f7f6e);--_ink:var(--otau-ground-text,#efe6d8);--_lit:var(--otau-lit,#4a3716);--_lit-line:var(--otau-lit-line,#d9a75a);--_focus:var(--otau-focus,#8cc4ff)}
.wait{min-height:40rem}
.demo{display:grid;gap:.6rem;min-width:0}
p{margin:0;text-wrap:pretty}
otau-board{display:block;--otau-max-height:min(30rem,70svh)}
.watching otau-board::part(below),.judged otau-board::part(below){display:none}
.task{font-weight:600}
.rule{padding:.45rem .7rem;border-inline-start:4px solid transparent;border-radius:.3rem;max-width:46rem}
.rule b{display:block}
.rule.lit,.sentence.lit{background:var(--_lit);border-color:var(--_lit-line)}
/* The reader's turn stands where the buttons end. */
.demo.watching{display:flex;flex-wrap:wrap;column-gap:.35rem}
.watching>*{flex:1 1 100%;min-width:0}
.watching>.controls{display:contents}
.watching>.trial,.watching>.controls>*{flex:none}
.sentence{min-height:2.9em;padding:.45rem .7rem;border-inline-start:4px solid var(--_line);border-radius:.3rem;display:flex;gap:.2rem .7rem;align-items:center;justify-content:space-between;flex-wrap:wrap}
.sentence small{font-size:.86em;font-variant-numeric:tabular-nums}
.told{flex:1 1 14rem}
.caption{padding-inline:.7rem}
.bar{display:flex;flex-wrap:wrap;gap:.35rem;align-items:center}
button,select{font:inherit;color:inherit;min-height:44px;min-width:44px;border:1.5px solid var(--_line);border-radius:.6rem;background:transparent;padding:.3rem .7rem;cursor:pointer}
select option{color:#000;background:#fff}
button:hover:not(:disabled){background:color-mix(in srgb,var(--_line) 18%,transparent)}
button:disabled{opacity:.45;cursor:default}
button[aria-pressed=true]{background:var(--_ink);color:var(--otau-ground,Canvas);border-color:var(--_ink)}
button.main{font-weight:600;border-color:var(--_ink)}
button:focus-visible,select:focus-visible{outline:3px solid var(--_focus);outline-offset:2px}
.icon{width:1.2rem;height:1.2rem;display:block;margin:auto;fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.icon .full{fill:currentColor}
label{display:inline-flex;align-items:center;gap:.4rem}
.fault{font-weight:600}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden],.broken>:not(.fault){display:none!important}
.still svg{display:block;width:100%;height:auto}
@media (forced-colors:active){.lit{outline:2px solid Highlight;outline-offset:-2px}button[aria-pressed=true]{background:ButtonText;color:ButtonFace;forced-color-adjust:none}}
@media print{.demo.watching{display:grid}.bar,.views,.step-count{display:none!important}.demo{break-inside:avoid}}
`;
