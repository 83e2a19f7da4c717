/** The same numbers at every run: what a clerk happens to do. */
export function clerk(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (share: number) => next() < share,
    /** From 0 to below `n`. */
    below: (n: number) => Math.floor(next() * n),
    one: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!,
  };
}
export type Clerk = ReturnType<typeof clerk>;
