import { LRUCache } from 'lru-cache';

const perMinute = 300;

/** How many beacons one address may send a minute: many buyers of a company share one. */
export function beaconLimit(now: () => number = Date.now) {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: 20_000 });
  return (ip: string): boolean => {
    const known = counts.get(ip);
    if (!known || known.until <= now()) {
      counts.set(ip, { count: 1, until: now() + 60_000 });
      return true;
    }
    known.count += 1;
    return known.count <= perMinute;
  };
}
