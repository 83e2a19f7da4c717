const restMs = 5000;

/** After a failure nobody asks for a while: one visitor waits for what does not answer, not each. */
export function breakerOf(now: () => number = Date.now) {
  let until = 0;
  return {
    isOpen: () => now() < until,
    failed() {
      until = now() + restMs;
    },
    worked() {
      until = 0;
    },
  };
}
