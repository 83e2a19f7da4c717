import type { ErrorGroup } from '@mall/api-contract/platform';
import type { BrowserError } from '@mall/mf-kit/manifest';
import { fingerprint } from './fingerprint.ts';

const groupsKept = 500;

/** A fault as it was met once. */
export function groupOf(error: BrowserError, snapshot: string, at: string): ErrorGroup {
  return { ...error, ...fingerprint(error), count: 1, firstAt: at, lastAt: at, snapshot };
}

/** The same fault, met more often: one stack, the first, stands for all. */
export function addGroup(known: ErrorGroup | undefined, group: ErrorGroup): ErrorGroup {
  if (!known) return group;
  const latest = group.lastAt > known.lastAt ? group : known;
  const isEarlier = group.firstAt < known.firstAt;
  return {
    ...known,
    count: known.count + group.count,
    firstAt: isEarlier ? group.firstAt : known.firstAt,
    lastAt: latest.lastAt,
    snapshot: latest.snapshot,
  };
}

/** Error reports of all gateways, grouped; of many faults those that were met last are kept. */
export function createErrorStore() {
  /** The one that was seen last is last. */
  let groups = new Map<string, ErrorGroup>();

  return {
    add(group: ErrorGroup) {
      const known = groups.get(group.id);
      groups.delete(group.id);
      groups.set(group.id, addGroup(known, group));
      if (groups.size > groupsKept) groups.delete(groups.keys().next().value!);
    },
    /** Everything that is known, to be kept; `restore` takes it in again. */
    state: (): ErrorGroup[] => [...groups.values()],
    restore(state: ErrorGroup[]) {
      groups = new Map(state.map((group) => [group.id, group]));
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
