/** So many in a second are told: each costs the gateway a line of its log, in the thread that serves everybody. */
const toldAtMost = 5;
/** Each has to be read: whoever leaves more in a second works against the others. */
const most = 100;

/** Counts what one process leaves behind or may not ask. @returns of each whether it is told, kept quiet, or one too many */
export function countFlood(now: () => number = Date.now): () => 'told' | 'quiet' | 'too-many' {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    count = current === second ? count + 1 : 1;
    second = current;
    if (count > most) return 'too-many';
    return count > toldAtMost ? 'quiet' : 'told';
  };
}
