const times = 16;
const [fewestTurns, mostTurns] = [3, 12];
/** A clock says little of less, in ms. */
const measurable = 1;
/** Halfway from work in proportion to its input to work that looks at all of it for each piece of it. */
export const tooSteep = 1.5;

function msOf(work: () => unknown, repeated: number): number {
  const began = performance.now();
  for (let done = 0; done < repeated; done += 1) work();
  return performance.now() - began;
}

/**
 * By which power of its input's size does work grow? 1 in proportion, 2 by the square; less than `tooSteep` is what a test asks for. Says nothing of how fast the machine is: an input and one
 * sixteen times as large are measured in turns, and of each the least counts. Who has a quarter of a core sees less than half a power more.
 * @param size of the smaller input
 */
export function powerOfGrowth(work: (size: number) => unknown, size: number): number {
  let repeated = 1;
  while (msOf(() => work(size), repeated) < measurable) repeated *= 2;
  let [small, large, power] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (let turn = 0; turn < fewestTurns || (power >= tooSteep && turn < mostTurns); turn += 1) {
    small = Math.min(
      small,
      msOf(() => work(size), repeated),
    );
    large = Math.min(
      large,
      msOf(() => work(size * times), repeated),
    );
    power = Math.log(large / small) / Math.log(times);
  }
  return power;
}
