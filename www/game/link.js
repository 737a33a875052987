// A whole game in a link: everything stands after the #, so no server ever sees it.

import { language, preferred } from "../languages.js";
import { pack, unpack } from "./pack.js";

/** What may stand in a fragment as it is. */
const open = (text) => encodeURIComponent(text).replace(/%3D/g, "=");

/** The page's address without its fragment. */
const bare = () => location.href.split("#")[0];

/** What the address says while a game is on the table: which game, in which language. */
export function shortFragment(game, first) {
  const parts = [];
  if (language() !== preferred()) parts.push(`lang=${language()}`);
  if (game !== first) parts.push(`game=${game}`);
  return parts.join("&");
}

/** A link to a table's game, at the position shown. */
export function gameLink(table) {
  const { game, start, moves, here, comments, tags } = pack(table);
  const parts = [`game=${game}`];
  if (start) parts.push(`start=${open(start)}`);
  if (moves) parts.push(`moves=${open(moves)}`);
  if (here) parts.push(`here=${here}`);
  for (const [name, value] of Object.entries(tags)) parts.push(`t.${name}=${encodeURIComponent(value)}`);
  for (const [index, words] of Object.entries(comments)) parts.push(`c.${index}=${encodeURIComponent(words)}`);
  if (language() !== preferred()) parts.push(`lang=${language()}`);
  return `${bare()}#${parts.join("&")}`;
}

/** What a fragment says: { game }, with `opened` if it holds a game's moves or start. Throws if these cannot be. */
export function readFragment(fragment) {
  const found = new URLSearchParams(fragment.replace(/^#/, "").replace(/\+/g, "%2B"));
  const game = found.get("game");
  if (!found.has("moves") && !found.has("start")) return { game };
  const packed = { game: game ?? "toguz-kumalak", start: found.get("start"), moves: found.get("moves") ?? "", here: Number(found.get("here") ?? 0), tags: {}, comments: {} };
  for (const [key, value] of found) {
    if (key.startsWith("t.")) packed.tags[key.slice(2)] = value;
    if (key.startsWith("c.")) packed.comments[key.slice(2)] = value;
  }
  return { game: packed.game, opened: unpack(packed) };
}
