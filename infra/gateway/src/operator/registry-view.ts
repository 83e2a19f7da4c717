import { PlatformRefusal } from '../registry/platform-refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { OperatorRegistry, PublishedVersion } from './operator-registry.ts';

const shownVersions = 200;

/** The registry as operators' debugging sees it. */
export function registryView(registry: Registry): OperatorRegistry {
  return {
    stable: () => registry.current,
    async release(area, version) {
      const found = await registry.releases.load(area, version);
      return typeof found === 'string' ? undefined : found.release;
    },
    async versions(area) {
      const all = await registry.releases.list(area);
      const known = await Promise.all(
        all.map(async ({ version }): Promise<PublishedVersion> => {
          const publication = await registry.releases.publication(area, version);
          return { version, at: publication?.at ?? '', who: publication?.who ?? '' };
        }),
      );
      return known.sort((a, b) => b.at.localeCompare(a.at)).slice(0, shownVersions);
    },
    async combination(id) {
      try {
        return await registry.snapshotById(id);
      } catch (error) {
        // Unknown, or one of its releases can't be read any more.
        if (error instanceof PlatformRefusal) return undefined;
        throw error;
      }
    },
    combine: (versions) => registry.snapshotOfVersions(versions),
    signingKey: () => registry.signingKey(),
    opens: (pass) => registry.smokeTests.opens(pass),
  };
}
