import { readFileSync } from 'node:fs';

let before = 0;

/**
 * Seconds of computing, on all cores, of the programs that this process started and that ended since it was asked last: theirs and of all they started and waited for.
 * Undefined where the system doesn't tell (it is read from Linux' /proc).
 */
export function computedSinceLast() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    const now = (Number(fields[13]) + Number(fields[14])) / 100;
    const since = now - before;
    before = now;
    return since;
  } catch {
    return undefined;
  }
}
