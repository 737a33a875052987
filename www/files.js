// Giving somebody a file, and taking one.

import { make } from "./dom.js";

/** Hands a file over as a download. */
export function save(name, content, type = "text/plain") {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` }));
  const link = make("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Asks for a file; its text, or null. */
export function ask(accept) {
  return new Promise((resolve) => {
    const input = make("input", { type: "file", accept, hidden: true, onchange: async () => {
      resolve((await input.files[0]?.text()) ?? null);
      input.remove();
    }, oncancel: () => { resolve(null); input.remove(); } });
    document.body.append(input);
    input.click();
  });
}

/** Copies a text; whether it could. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
