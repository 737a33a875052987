// What a person chose for this page, kept on the device if it lets us.

const NAME = "otau";

function read() {
  try {
    return JSON.parse(localStorage.getItem(NAME)) ?? {};
  } catch {
    return {};
  }
}

/** The value of a setting, or undefined. */
export const setting = (key) => read()[key];

/** Keeps a setting. */
export function keep(key, value) {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...read(), [key]: value }));
  } catch {
    // Storage may be off or full; the page works without.
  }
}
