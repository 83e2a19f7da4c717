import type { Trial } from '../registry/served.ts';
import { type Evidence, noEvidence, type Sides, type Tally, weigh } from './judge.ts';

/** One view of a page in which an area took part, or what the gateway itself saw of it. */
export interface Sighting {
  view: string;
  source: string;
  area: string;
  version: string;
  /** Whether the area failed, and who says so. */
  failed: false | 'told' | 'seen';
  /** When the canary began that was served by then. */
  since?: string;
}

/** What is known of one canary. */
export interface Watched extends Trial {
  evidence: Evidence;
  /** source → for each side the views that count, and whether they failed. The one that was heard of last is last. */
  sources: Record<string, Record<keyof Sides, Record<string, boolean>>>;
}

/** Views of one source that count on each side: whoever opens a page again and again, or writes beacons by hand, is one. */
const viewsOfSource = 3;
const sourcesKept = 10_000;

export const beginning = (trial: Trial): Watched => ({ ...trial, evidence: noEvidence, sources: {} });

const emptyTally = (): Tally => ({ views: 0, failed: 0, seen: 0, sources: 0 });

/** Adds what was seen of a canary and of the version it is held against, in order. */
export function witness(watched: Watched, sightings: Sighting[]): Watched {
  const sources = { ...watched.sources };
  const seen: Sides = { canary: emptyTally(), stable: emptyTally() };
  for (const sighting of sightings) {
    const side = sideOf(watched, sighting);
    if (side) count(sources, seen, side, sighting);
  }
  for (const oldest of Object.keys(sources).slice(0, -sourcesKept)) delete sources[oldest];
  return {
    ...watched,
    sources,
    evidence:
      seen.canary.views || seen.stable.views || seen.canary.failed || seen.stable.failed ? weigh(watched.evidence, seen) : watched.evidence,
  };
}

function sideOf({ area, canary, stable, since }: Trial, sighting: Sighting): keyof Sides | undefined {
  if (sighting.area !== area || (sighting.since !== undefined && sighting.since !== since)) return undefined;
  return sighting.version === canary ? 'canary' : sighting.version === stable ? 'stable' : undefined;
}

function count(sources: Watched['sources'], seen: Sides, side: keyof Sides, { source, view, failed }: Sighting) {
  const known = sources[source] ?? { canary: {}, stable: {} };
  const views = { ...known[side] };
  const before = views[view];
  if (before === undefined && Object.keys(views).length >= viewsOfSource) return;
  if (before === undefined) seen[side].views += 1;
  if (failed && !before) {
    seen[side].failed += 1;
    if (failed === 'seen') seen[side].seen += 1;
    if (!Object.values(views).includes(true)) seen[side].sources += 1;
  }
  views[view] = Boolean(before || failed);
  delete sources[source];
  sources[source] = { ...known, [side]: views };
}
