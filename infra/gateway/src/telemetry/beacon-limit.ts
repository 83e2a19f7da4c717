import { LRUCache } from 'lru-cache';

const perMinute = 300;

/** How many beacons one source may send a minute: many buyers of a company are one. What a view may tell is limited by the view. */
export function beaconLimit(now: () => number = Date.now) {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: 20_000 });
  return (source: string): boolean => {
    const known = counts.get(source);
    if (!known || known.until <= now()) {
      counts.set(source, { count: 1, until: now() + 60_000 });
      return true;
    }
    known.count += 1;
    return known.count <= perMinute;
  };
}
