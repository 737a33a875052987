// How much else this machine does: what is measured by the clock is late in that proportion.

/** Milliseconds by the clock for one of the processor's; 1 on a quiet machine. */
export function strain() {
  const began = performance.now(), before = process.cpuUsage();
  let used = 0;
  while (used < 80) {
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / used);
}
