import type { AreaStatus, PlatformStatus, ReleaseSummary } from '@mall/api-contract/platform';
import type { LiveLog } from './log/live-log.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Served } from './served.ts';

const summaryOf = (release: Release): ReleaseSummary => ({
  version: release.version,
  platform: release.platform,
  routes: release.routes.map(({ path, screen, access, title }) => ({ path, screen, access, ...(title ? { title } : {}) })),
  widgets: Object.keys(release.widgets ?? {}),
  slots: release.slots ?? [],
  events: { emits: release.events?.emits ?? [], hears: release.events?.hears ?? [] },
  calls: Object.fromEntries(
    Object.entries(release.calls ?? {}).map(([name, { method, path }]) => [name, `${method.toUpperCase()} ${path}`]),
  ),
  budget: release.budget?.js,
  brotli: Object.values(release.files).reduce((sum, file) => sum + file.brotli, 0),
});

/** What is live, since when, by whom, and what waits. */
export async function statusOf(
  { head, unreadable }: Pick<LiveLog, 'head' | 'unreadable'>,
  served: Served,
  store: ReleaseStore,
  storageFault: string | undefined,
): Promise<PlatformStatus> {
  const names = [...new Set([...Object.keys(head.live), ...Object.keys(head.candidates)])].sort();
  return {
    snapshot: served.stable.id,
    canaries: served.canaries.map(({ below, snapshot }) => ({ below, snapshot: snapshot.id })),
    number: head.number,
    at: head.at,
    areas: await Promise.all(names.map(areaStatus)),
    leftOut: served.leftOut,
    ...(storageFault ? { storageFault } : {}),
    ...(unreadable.length ? { unreadable } : {}),
  };

  async function areaStatus(name: string): Promise<AreaStatus> {
    const state = head.live[name];
    const candidate = head.candidates[name];
    const versions = [state?.stable, state?.canary?.version, candidate].filter((version) => version !== undefined);
    const found = await Promise.all(versions.map((version) => store.load(name, version)));
    return {
      name,
      ...(state ? { stable: { version: state.stable, since: state.since, by: state.by } } : {}),
      ...(state?.canary ? { canary: state.canary } : {}),
      ...(state?.earlier[0] ? { previous: state.earlier[0] } : {}),
      ...(candidate ? { candidate: await candidateStatus(name, candidate) } : {}),
      releases: found.filter((one) => typeof one !== 'string').map(({ release }) => summaryOf(release)),
    };
  }

  async function candidateStatus(name: string, version: string) {
    const [publication, smoke] = await Promise.all([store.publication(name, version), store.smoke(name, version)]);
    return {
      version,
      ...(publication ? { publishedAt: publication.at, by: publication.who } : {}),
      ...(smoke ? { smoke: { passed: smoke.passed, at: smoke.at, who: smoke.who } } : {}),
    };
  }
}
