import type { BrowserError } from '@mall/mf-kit/manifest';
import type { createErrorLog } from './error-log.ts';
import { fingerprint } from './fingerprint.ts';

/** One fault of one version, however often it happened. Says nothing of who met it. */
export interface ErrorGroup extends BrowserError {
  id: string;
  /** The same for the same fault of other versions. */
  fault: string;
  count: number;
  firstAt: string;
  lastAt: string;
  /** The combination it was last seen in. */
  snapshot: string;
}

const groupsKept = 500;
const writeAgainMs = 60_000;

/** Error reports, grouped: a ring in memory, and a line in the log for each new fault and at most one a minute while it goes on. */
export function createErrorStore(log: ReturnType<typeof createErrorLog> | undefined, now: () => number = Date.now) {
  /** The one that was seen last is last. */
  const groups = new Map<string, ErrorGroup>();
  const writtenAt = new Map<string, number>();

  const keep = (group: ErrorGroup) => {
    groups.delete(group.id);
    groups.set(group.id, group);
    for (const id of groups.keys()) {
      if (groups.size <= groupsKept) break;
      groups.delete(id);
      writtenAt.delete(id);
    }
  };

  return {
    add(error: BrowserError, snapshot: string) {
      const { id, fault } = fingerprint(error);
      const at = new Date(now()).toISOString();
      const known = groups.get(id);
      const group = known
        ? { ...known, count: known.count + 1, lastAt: at, snapshot }
        : { ...error, id, fault, count: 1, firstAt: at, lastAt: at, snapshot };
      keep(group);
      if (known && now() - (writtenAt.get(id) ?? 0) < writeAgainMs) return;
      writtenAt.set(id, now());
      log?.append(group);
    },
    /** Takes in what the log kept of the time before this process. */
    async restore() {
      for (const entry of (await log?.read()) ?? []) {
        const group = entry as ErrorGroup;
        if (typeof group.id !== 'string' || typeof group.count !== 'number' || typeof group.stack !== 'string') continue;
        if ((groups.get(group.id)?.count ?? 0) < group.count) keep(group);
      }
    },
    find: (id: string): ErrorGroup | undefined => groups.get(id),
    /** The latest first. */
    list({ area, version, limit }: { area?: string | undefined; version?: string | undefined; limit: number }): ErrorGroup[] {
      return [...groups.values()]
        .reverse()
        .filter((group) => (!area || group.area === area) && (!version || group.version === version))
        .slice(0, limit);
    },
  };
}
export type ErrorStore = ReturnType<typeof createErrorStore>;
