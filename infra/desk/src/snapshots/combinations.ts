import type { LiveEntry as Entry, PlatformStatus as Status } from '@mall/api-contract/platform';

/** A combination of versions that was, or is, what visitors got. */
export interface Combination {
  id: string;
  at: string;
  /** How it came to be. */
  entry: Entry | undefined;
  versions: Record<string, string>;
  /** Areas that differ from the combination before. */
  changed: string[];
  /** Shown now: to everyone, or to the visitors of canaries below this bucket. */
  now: 'stable' | number | undefined;
}

const versionsOf = ({ live }: Entry) => Object.fromEntries(Object.entries(live).map(([area, { stable }]) => [area, stable]));

/** The combinations that the history tells of, the latest first, each once; those of canaries on top. Pure. */
export function combinationsOf(entries: Entry[], status: Status | undefined): Combination[] {
  const seen = new Set<string>();
  const list: Combination[] = (status?.canaries ?? []).map(({ below, snapshot }) => {
    seen.add(snapshot);
    const areas = (status?.areas ?? []).filter(({ stable, canary }) => stable || canary);
    const isIn = (percent: number | undefined) => percent !== undefined && percent >= below;
    const versions = areas.map(({ name, stable, canary }) => [name, isIn(canary?.percent) ? canary!.version : stable?.version]);
    const changed = areas.filter(({ canary }) => isIn(canary?.percent)).map(({ name }) => name);
    return { id: snapshot, at: status?.at ?? '', entry: undefined, versions: Object.fromEntries(versions), changed, now: below };
  });
  const oldestFirst = [...entries].reverse();
  const found: Combination[] = [];
  let before: Record<string, string> = {};
  for (const entry of oldestFirst) {
    const versions = versionsOf(entry);
    const changed = [...new Set([...Object.keys(versions), ...Object.keys(before)])].filter((area) => versions[area] !== before[area]);
    if (!changed.length && seen.has(entry.snapshot)) continue;
    if (Object.keys(versions).length)
      found.push({
        id: entry.snapshot,
        at: entry.at,
        entry,
        versions,
        changed: Object.keys(before).length ? changed : [],
        now: entry.snapshot === status?.snapshot ? 'stable' : undefined,
      });
    seen.add(entry.snapshot);
    before = versions;
  }
  const latest = new Map<string, Combination>();
  for (const one of found.reverse()) if (!latest.has(one.id)) latest.set(one.id, one);
  return [...list, ...latest.values()];
}
