import { availableParallelism, loadavg } from 'node:os';

/** What the work below takes on a free core of an ordinary server. */
const ordinaryMs = 20;

/**
 * How many times longer than on an ordinary server that is free things take here now, at least 1: by work that is done to find out (some 20 ms) and by who waits for
 * a core. For limits in tests that count seconds: a busy machine, or one whose host is busy, is slow, not wrong.
 */
export function slowness(): number {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < 20_000_000; i += 1) sum = (sum + i) | 0;
  const took = performance.now() - start + Math.abs(sum % 2) / 1e9;
  return Math.max(1, took / ordinaryMs, loadavg()[0]! / (2 * availableParallelism()));
}
