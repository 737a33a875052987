// Compiled, never run: demos and puzzles.
import "otau/demo/define";
import { OtauDemo, demos, otherReading } from "otau/demo";
import words from "otau/demo/locales/en.js";
import { parsePosition } from "otau";
import { judge, puzzles, solve } from "otau/puzzles";

const demo = document.querySelector("otau-demo");
if (demo) {
  demo.game = "kiothi";
  demo.clause = "nki.protects";
  demo.show = "miss";
  demo.step = demo.steps;
  demo.addEventListener("otau-step", ({ detail }) => detail.sentence.length + detail.step);
  const svg: string = demo.toSVG();
  demo.board?.announce(svg + words.lang);
  // @ts-expect-error it shows one or the other
  demo.show = "both";
}
OtauDemo.locales["en"] = words;
const shown = demos["toguz-kumalak"]["tuzdik.no-twin"]?.demo.position;
const other = otherReading("toguz-kumalak", "capture.even")?.game;
for (const puzzle of puzzles.modiar ?? []) {
  const position = parsePosition("modiar", puzzle.position);
  const [first] = solve(position, puzzle.goal);
  if (first) judge(position, puzzle.goal, first.move).works;
}
export { shown, other };
