import type { Served } from '../registry/served.ts';
import { type Evidence, noEvidence, rateOf, type Tally, verdict, weigh } from './judge.ts';

interface Watched {
  canary: string;
  stable: string;
  evidence: Evidence;
  isDecided: boolean;
}

export interface TakeBack {
  area: string;
  version: string;
  /** In Chinese, for the log of the registry: both rates and how sure that is. */
  why: string;
}

/**
 * Holds each canary against stable, view by view, from the moment both are seen; a canary of another version begins anew.
 * Every gateway judges what browsers told itself, so with several of them a harmless canary's risk is α for each.
 * @param onHarm called once a canary
 */
export function canaryWatch(served: () => Served, onHarm: (harm: TakeBack) => void) {
  const watched = new Map<string, Watched>();
  return {
    /** What one page told of an area's version. */
    add(area: string, version: string, seen: Tally) {
      const versions = canaryOf(served(), area);
      if (!versions) return void watched.delete(area);
      let known = watched.get(area);
      if (known?.canary !== versions.canary || known.stable !== versions.stable) {
        known = { ...versions, evidence: noEvidence, isDecided: false };
        watched.set(area, known);
      }
      const side = version === known.canary ? 'canary' : version === known.stable ? 'stable' : undefined;
      if (!side || known.isDecided || !seen.views) return;
      known.evidence = weigh(known.evidence, { canary: { views: 0, failed: 0 }, stable: { views: 0, failed: 0 }, [side]: seen });
      const { decision, strength } = verdict(known.evidence);
      if (decision === 'keep') return;
      known.isDecided = true;
      onHarm({ area, version: known.canary, why: reasonOf(known, strength) });
    },
    /** How each canary fares, for operators. */
    state(): Record<string, { canary: Tally & { version: string }; stable: Tally & { version: string }; strength: number }> {
      const areas = [...watched].filter(([area, { canary }]) => canaryOf(served(), area)?.canary === canary);
      return Object.fromEntries(
        areas.map(([area, { canary, stable, evidence }]) => [
          area,
          {
            canary: { version: canary, ...evidence.total.canary },
            stable: { version: stable, ...evidence.total.stable },
            strength: Math.round(verdict(evidence).strength * 100) / 100,
          },
        ]),
      );
    },
  };
}

function canaryOf({ stable, canaries }: Served, area: string): { canary: string; stable: string } | undefined {
  const from = stable.releases[area]?.version;
  const to = canaries.map(({ snapshot }) => snapshot.releases[area]?.version).find((version) => version && version !== from);
  return from && to ? { canary: to, stable: from } : undefined;
}

const percent = (tally: Tally) => `${(rateOf(tally) * 100).toFixed(1)}%（${tally.failed}/${tally.views} 次浏览）`;

const reasonOf = ({ canary, stable, evidence: { total } }: Watched, strength: number) =>
  `灰度版本 ${canary} 出错率 ${percent(total.canary)}，稳定版 ${stable} 为 ${percent(total.stable)}；若灰度并不更差，出现这种结果的概率不超过 1/${Math.floor(Math.min(strength, 1e6))}。`;
