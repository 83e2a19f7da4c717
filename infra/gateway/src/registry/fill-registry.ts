import type { Registry } from './registry.ts';
import { takeBuild } from './take-build.ts';

/** A build that was taken in and is not live: what to say of it at a start. */
export interface WaitingBuild {
  area: string;
  version: string;
  live: string | undefined;
}

/**
 * Takes builds' `dist` folders in as releases, and makes live what never was: a start changes nothing of what is live, and what was disabled stays so.
 * What is another version than the live one waits as its area's candidate.
 * @returns those that wait, with what is live
 */
export async function fillRegistry(registry: Registry, dists: string[], who = 'start'): Promise<WaitingBuild[]> {
  const waiting: WaitingBuild[] = [];
  for (const dist of dists) {
    const { name: area, version } = await takeBuild(dist, who, registry.releases);
    if ((await registry.history({ area, limit: 1 })).length === 0) await registry.publishFolder(dist, who);
    const { stable, canary } = registry.liveVersions(area);
    if (stable === version || canary === version) continue;
    waiting.push({ area, version, live: stable });
    await registry.offer(area, version, who);
  }
  return waiting;
}
