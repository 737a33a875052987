// Making elements in one line.

/** An element with attributes and children. `on…` attributes are listeners. */
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** One of the page's drawn signs. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<use href="#i-${name}"/>`;
  return svg;
}

/** A button with words that does one thing. */
export const button = (words, press, attributes = {}) => make("button", { type: "button", class: "button", onclick: press, ...attributes }, words);

/** A labelled switch. */
export function toggle(words, line, on, change, attributes = {}) {
  const input = make("input", { type: "checkbox", checked: on, onchange: () => change(input.checked), ...attributes });
  return make("label", { class: "choice" }, input, make("span", {}, make("b", {}, words), line && make("span", { class: "faint" }, line)));
}

/** Choices of which one holds. */
export function radios(name, legend, options, chosen, { unseen = false, change = () => {} } = {}) {
  return make("fieldset", {}, make("legend", { class: unseen && "unseen" }, legend), ...options.map(([value, title, line, more]) => {
    const input = make("input", { type: "radio", name, value, checked: String(value) === String(chosen), onchange: () => change(value) });
    const label = make("label", { class: "choice" }, input, make("span", {}, make("b", {}, title), line && make("span", { class: "faint" }, line)));
    return make("div", { class: "option" }, label, more ?? null);
  }));
}
