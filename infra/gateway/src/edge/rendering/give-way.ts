import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** CPU time in ms since it was heard: more than any page takes. It counts in a loop, or makes memory. Time on the clock would blame whoever a busy machine keeps waiting. */
const silentMs = 400;
/** Behind, it gets a tenth of what others get. */
const [usual, behind] = [0, 10];

/** Of all threads of a process: the system sets each by itself. @returns false where that is not allowed, or the process is gone */
function setAll(pid: number, priority: number): boolean {
  try {
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
    for (const thread of threads) setPriority(thread, priority);
    return true;
  } catch {
    return false;
  }
}

/**
 * A process that works and doesn't answer gets little of the time that others want, from before it is known whether it ever will: on two cores a loop would take one
 * from everybody else's pages until it is ended.
 * @param usedMs CPU time it has taken so far
 */
export function givingWay(pid: () => number | undefined, usedMs: () => number | undefined) {
  let usedWhenHeard: number | undefined;
  let hasGivenWay = false;
  return {
    /** It said something, or got an answer. @returns false where it can't be given its usual time again: another has to take its place */
    heard(): boolean {
      usedWhenHeard = undefined;
      const wasBehind = hasGivenWay;
      hasGivenWay = false;
      return !wasBehind || setAll(pid() ?? 0, usual);
    },
    /** Looked at now and then, while it has something to do by itself. */
    look() {
      if (hasGivenWay) return;
      const used = usedMs() ?? 0;
      usedWhenHeard ??= used;
      if (used - usedWhenHeard >= silentMs) hasGivenWay = setAll(pid() ?? 0, behind);
    },
  };
}
