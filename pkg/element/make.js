// Elements in one line.

/** Gives an element attributes: true has no value, false and null take it away, a function listens. */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node[name] = value;
    else if (value === false || value == null) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : value);
  }
}

/** An element with attributes and children. */
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  set(node, attributes);
  node.append(...children);
  return node;
}

/** A plain button that does one thing; one that cannot be pressed now is told apart, not switched off. */
export const action = (name, words, onclick, kind = "", more = {}) =>
  make("button", { type: "button", class: `plain ${kind}`, part: "button", "data-do": name, onclick, ...more }, words);
