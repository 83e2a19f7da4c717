import { availableParallelism, loadavg } from 'node:os';

/** What the work below takes on a free core of an ordinary server. */
const ordinaryMs = 14;
const samples = 5;

function tookMs(): number {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < 20_000_000; i += 1) sum = (sum + i) | 0;
  // The sum is used, so that the work is done.
  return performance.now() - start + Math.abs(sum % 2) / 1e9;
}

/**
 * How many times longer than on an ordinary server that is free things take here now, at least 1: by work that is done to find out (a tenth of a second; the slowest
 * piece counts, because a busy host gives now more and now less) and by who waits for a core. For limits in tests that count seconds: such a machine is slow, not wrong.
 */
export function slowness(): number {
  const slowest = Math.max(...Array.from({ length: samples }, tookMs));
  return Math.max(1, slowest / ordinaryMs, loadavg()[0]! / availableParallelism());
}
