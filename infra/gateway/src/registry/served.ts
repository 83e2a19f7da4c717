import type { LeftOut, LiveState } from '@mall/api-contract/platform';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { type MissingArea, type Snapshot, snapshotOf } from './snapshot.ts';

/** A canary and the stable version it is held against. */
export interface Trial {
  area: string;
  canary: string;
  stable: string;
  /** When the canary began. */
  since: string;
}

/** The combinations visitors get now. */
export interface Served {
  stable: Snapshot;
  /** For visitors whose bucket is below; the narrowest first. Empty without a canary. */
  canaries: { below: number; snapshot: Snapshot }[];
  /** One an area that has a canary. */
  trials: Trial[];
  leftOut: LeftOut[];
}

/** A visitor with this bucket (0–99) always gets the same combination, and keeps a canary while its percentage grows. */
export const snapshotOfBucket = ({ stable, canaries }: Served, bucket: number): Snapshot =>
  canaries.find(({ below }) => bucket < below)?.snapshot ?? stable;

/** Reads the live releases and combines them. One that is missing or broken is left out instead of taking the site down. */
export async function buildServed(live: LiveState, store: ReleaseStore): Promise<Served> {
  const leftOut: LeftOut[] = [];
  const stable: Record<string, Release> = {};
  const missing: MissingArea[] = [];
  const newer: { percent: number; release: Release }[] = [];
  const trials: Trial[] = [];
  const load = async (area: string, version: string, isCanary: boolean) => {
    const found = await store.load(area, version);
    if (typeof found !== 'string') return found.release;
    leftOut.push({ area, version, isCanary, reason: found });
    if (!isCanary) missing.push({ name: area, version, ...(await pagesOfAnother(area, live, store)), reason: found });
    return undefined;
  };
  await Promise.all(
    Object.entries(live).map(async ([area, state]) => {
      const release = await load(area, state.stable, false);
      if (release) stable[area] = release;
      if (!state.canary) return;
      const canary = await load(area, state.canary.version, true);
      if (!canary) return;
      newer.push({ percent: state.canary.percent, release: canary });
      trials.push({ area, canary: canary.version, stable: state.stable, since: state.canary.since });
    }),
  );
  const steps = [...new Set(newer.map(({ percent }) => percent))].sort((a, b) => a - b);
  return {
    stable: snapshotOf(stable, {}, missing),
    canaries: steps.map((below) => ({
      below,
      snapshot: snapshotOf(
        {
          ...stable,
          ...Object.fromEntries(newer.filter(({ percent }) => percent >= below).map(({ release }) => [release.name, release])),
        },
        {},
        missing.filter(({ name }) => !newer.some(({ percent, release }) => percent >= below && release.name === name)),
      ),
    })),
    trials,
    leftOut,
  };
}

/** Which pages an area has whose live release can't be read: those of the release before it, else of any other. */
async function pagesOfAnother(area: string, live: LiveState, store: ReleaseStore): Promise<Pick<Release, 'routes' | 'menu'>> {
  const { earlier = [], stable } = live[area]!;
  const others = async () => (await store.list(area)).map(({ version }) => version).filter((version) => version !== stable);
  for (const versions of [async () => earlier, others]) {
    for (const version of await versions()) {
      const found = await store.load(area, version);
      if (typeof found === 'string') continue;
      const { routes, menu = [] } = found.release;
      return { routes, menu };
    }
  }
  return { routes: [] };
}
