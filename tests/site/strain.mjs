// How much else this machine does: what is measured by the clock is late in that proportion.

/** Whether times are held to what was asked (`OTAU_EXACT=1`), or, as any machine may run the tests, to no more than so many times as much. */
export const exact = process.env.OTAU_EXACT === "1";

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
