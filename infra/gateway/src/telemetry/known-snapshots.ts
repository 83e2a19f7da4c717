import { LRUCache } from 'lru-cache';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { KnownSnapshot } from './read-beacon.ts';

/**
 * Finds what a combination was made of: those that are served at once, those of the past from the registry's storage. What is not found is not looked
 * for again for a minute, so a flood of invented names reads nothing.
 */
export function knownSnapshots(registry: Pick<Registry, 'served' | 'snapshotById'>) {
  const found = new LRUCache<string, { known: KnownSnapshot | undefined }>({ max: 1000, ttl: 60_000 });
  return async (id: string): Promise<KnownSnapshot | undefined> => {
    const { stable, canaries } = registry.served;
    const served = [stable, ...canaries.map(({ snapshot }) => snapshot)].find((one) => one.id === id);
    const kept = found.get(id);
    if (kept && (kept.known || !served)) return kept.known;
    const snapshot = served ?? (await registry.snapshotById(id).catch(() => undefined));
    const known = snapshot && describe(snapshot);
    found.set(id, { known });
    return known;
  };
}

const describe = ({ id, areas }: Snapshot): KnownSnapshot => ({
  id,
  versions: Object.fromEntries(areas.map(({ name, version }) => [name, version])),
  pages: new Set(areas.flatMap(({ routes }) => routes.map(({ path }) => path))),
});
