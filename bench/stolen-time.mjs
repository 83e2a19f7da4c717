import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** ms that the host of a virtual machine gave to others while this one had work to do, all cores together; 0 where the system doesn't tell. */
function stolenMs() {
  try {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/);
    return Number(ticks[7] ?? 0) * 10;
  } catch {
    return 0;
  }
}

/** Begins to count. @returns a function that gives the share (0 to 1) of all cores' time since then that was taken away */
export function countStolenTime() {
  const [began, before] = [performance.now(), stolenMs()];
  return () => (stolenMs() - before) / Math.max(1, (performance.now() - began) * cpus().length);
}
