// A game belongs to one tab at a time.

/** Takes a game for this tab; gives what lets it go again, or null where another tab has it. */
export function take(id) {
  return new Promise((resolve) => {
    const unknown = () => resolve(() => {}); // a browser that keeps no locks
    if (!navigator.locks) return unknown();
    navigator.locks.request(`otau ${id}`, { ifAvailable: true }, (lock) => (lock ? new Promise((release) => resolve(release)) : resolve(null))).catch(unknown);
  });
}
