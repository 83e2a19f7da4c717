import type { ServerHarm } from '@mall/api-contract/platform';
import { LRUCache } from 'lru-cache';
import type { Harm } from '../edge/rendering/area-processes.ts';

const most = 3;
const withinMs = 60_000;
const keptMs = 60 * 60_000;

/** Counts what the server code of each version does beside rendering. */
export function countHarms(now: () => number = Date.now) {
  const known = new LRUCache<string, { area: string; version: string; times: number[]; last: ServerHarm }>({ max: 200 });
  return {
    /** Counts one. @returns whether there were three within a minute */
    isTooMuch({ area, version, why, restsUntil }: Harm): boolean {
      const key = `${area}@${version}`;
      const before = known.get(key);
      const times = [...(before?.times ?? []).filter((at) => at > now() - keptMs), now()].slice(-1000);
      const last = { count: times.length, at: new Date(now()).toISOString(), why, ...(restsUntil ? { restsUntil } : {}) };
      known.set(key, { area, version, times, last });
      return times.filter((at) => at > now() - withinMs).length >= most;
    },
    /** area → version → what it did in the last hour. */
    lastHour(): Record<string, Record<string, ServerHarm>> {
      const found: Record<string, Record<string, ServerHarm>> = {};
      for (const { area, version, times, last } of known.values()) {
        const count = times.filter((at) => at > now() - keptMs).length;
        if (count > 0) found[area] = { ...found[area], [version]: { ...last, count } };
      }
      return found;
    },
  };
}
