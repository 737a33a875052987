// The lines that put a game into somebody's own page.

import { formatPosition, start } from "otau";

const quoted = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

export function embedCode({ tree, line, node }) {
  const { position } = tree.root;
  const at = formatPosition(position);
  const attributes = [`game="${position.game}"`];
  if (at !== formatPosition(start(position.game))) attributes.push(`position="${quoted(at)}"`);
  if (line.length) attributes.push(`moves="${quoted(line.map(({ notation }) => notation).join(" "))}"`, `ply="${node.ply - tree.root.ply}"`);
  attributes.push("controls");
  const script = new URL("./embed.js", location.href.split("#")[0]).href;
  return `<script type="module" src="${script}"></script>\n<otau-board ${attributes.join(" ")}></otau-board>`;
}
