// What an author copies: the same demo as HTML, a frame, Markdown, MDX or reStructuredText.

const escape = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
/** Attributes that say something, in order. */
const given = (attributes) => Object.entries(attributes).filter(([, value]) => value !== null && value !== "");

function tag(attributes, inside = "") {
  return `<otau-demo${given(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`).join("")}>${inside}</otau-demo>`;
}

const script = (base) => `<script type="module" src="${escape(base)}/demo/define.js"></script>`;
const indent = (text, by) => text.split("\n").map((line) => (line ? by + line : line)).join("\n");

/** The address of the page that shows this demo alone. */
export function frameAddress(attributes, page) {
  const url = new URL("embed.html", page);
  for (const [name, value] of given(attributes)) url.searchParams.set(name, value);
  return url.href;
}

/** All forms, by name. `picture` is SVG text, or nothing. */
export function snippets(attributes, { base, page, title, picture = "" }) {
  const html = `${tag(attributes, picture)}\n${script(base)}`;
  const address = frameAddress(attributes, page);
  return {
    html,
    iframe: `<iframe src="${escape(address)}" title="${escape(title)}" width="100%" height="640" loading="lazy" style="border:0"></iframe>`,
    markdown: `[${title.replace(/[[\]]/g, "")}](${address})`,
    // MDX reads braces and less-than signs in text; an attribute in braces is a string of JavaScript.
    mdx: `import "otau/demo/define";\n\n<otau-demo${given(attributes).map(([name, value]) => ` ${name}={${JSON.stringify(String(value))}}`).join("")}></otau-demo>`,
    rst: `.. raw:: html\n\n${indent(html, "   ")}\n`,
  };
}
