import type { LiveEntry } from './live-state.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { LeftOut, Served } from './served.ts';

/** What a release says of itself, without its files: enough to draw who provides and uses what. */
export interface ReleaseSummary {
  version: string;
  platform: string;
  routes: { path: string; screen: string; access: string; title?: string }[];
  widgets: string[];
  /** Slots it shows, filled by other areas. */
  slots: string[];
  events: { emits: string[]; hears: string[] };
  /** 'noun.method' → 'POST /api/…' */
  calls: Record<string, string>;
  budget: number | undefined;
  /** Compressed bytes of all files. */
  brotli: number;
}

export interface AreaStatus {
  name: string;
  /** Undefined for an area that was published but never promoted. */
  stable?: { version: string; since: string; by: string };
  canary?: { version: string; percent: number; since: string; by: string };
  /** Where a rollback goes. */
  previous?: string;
  /** The newest release that was not live yet, and its smoke test. */
  candidate?: { version: string; publishedAt?: string; by?: string; smoke?: { passed: boolean; at: string } };
  releases: ReleaseSummary[];
}

export interface PlatformStatus {
  /** The combination of all stable versions. */
  snapshot: string;
  /** Combinations of canaries: visitors whose bucket (0–99) is below get this one. */
  canaries: { below: number; snapshot: string }[];
  /** Number and time of the log's latest entry. */
  number: number;
  at: string;
  areas: AreaStatus[];
  /** Live versions that can't be served, with the reason. */
  leftOut: LeftOut[];
  /** Undefined while the storage answers. */
  storageFault?: string;
}

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
  head: LiveEntry,
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
      ...(smoke ? { smoke: { passed: smoke.passed, at: smoke.at } } : {}),
    };
  }
}
