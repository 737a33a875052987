// A sheet over the page: a title, a way back, a way out. One at a time.

import { icon, make } from "./dom.js";
import { say } from "./say.js";

export class Sheet {
  constructor(dialog) {
    this.dialog = dialog;
    this.left = null;
    // A click beside the sheet closes it.
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => {
      this.left?.();
      this.left = null;
      dialog.replaceChildren();
    });
  }

  get open() {
    return this.dialog.open;
  }

  /** Shows children under a title. `back` leads back, `focus` is what has the focus, `left` hears that it was closed. */
  show(title, children, { back, backWords = say("go-back"), focus, left = null } = {}) {
    this.left?.();
    this.left = left;
    const heading = make("h2", { id: "sheet-title", tabindex: -1 }, title);
    const head = make("div", { class: "sheet-head" },
      back ? make("button", { type: "button", class: "step", "aria-label": backWords, onclick: back }, icon("back")) : null,
      heading, make("button", { type: "button", class: "step", "aria-label": say("close"), onclick: () => this.dialog.close() }, icon("close")));
    this.dialog.replaceChildren(make("div", { class: "sheet-body" }, head, ...children));
    if (!this.dialog.open) this.dialog.showModal();
    (focus ? this.dialog.querySelector(focus) ?? heading : heading).focus();
    this.dialog.scrollTop = 0;
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }
}
