import type { RateLimitOptions } from '@fastify/rate-limit';
import { sourceOf } from '../edge/source.ts';

const perMinute = 300;

/** How many beacons one source may send a minute: many buyers of a company are one. What a view may tell is limited by the view. */
export const beaconLimit = (onExceeded: () => void): RateLimitOptions => ({
  max: perMinute,
  timeWindow: 60_000,
  keyGenerator: ({ ip }) => sourceOf(ip),
  onExceeded,
});
