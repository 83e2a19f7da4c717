import type { JudgedCanary } from '@mall/api-contract/platform';
import type { Trial } from '../registry/served.ts';
import { type Cells, keyOf } from './hour.ts';
import { type Evidence, noEvidence, rateOf, type Sides, type Tally, verdict, weigh } from './judge.ts';

export interface Watched extends Trial {
  evidence: Evidence;
}

export interface TakeBack {
  area: string;
  version: string;
  /** In Chinese, for the log of the registry: both rates and how sure that is. */
  why: string;
}

/**
 * Holds each canary against stable from the moment both are seen; one that begins anew is judged anew. All gateways weigh the same views in the same
 * order, so they judge as one: the risk of a harmless canary is α however many there are, and whoever writes the take-back first has done it for all.
 * @param trials the canaries that are served now
 * @param onHarm takes a canary back; when that fails it is asked again with the next views
 */
export function canaryWatch(trials: () => Trial[], onHarm: (harm: TakeBack) => Promise<unknown>) {
  let watched = new Map<string, Watched>();
  const asked = new Set<string>();
  const isServed = (one: Trial) => trials().some((trial) => isSame(trial, one));

  return {
    /** Weighs what pages told. @param beside the canaries that were served by the gateway that heard it */
    add(cells: Cells, beside: Trial[]) {
      for (const trial of beside) {
        const known = watched.get(trial.area);
        // A gateway that lags tells of a canary that is over.
        if (known && known.since > trial.since) continue;
        const { evidence } = known && isSame(known, trial) ? known : { evidence: noEvidence };
        const seen: Sides = { canary: tallyOf(cells, trial.area, trial.canary), stable: tallyOf(cells, trial.area, trial.stable) };
        watched.set(trial.area, { ...trial, evidence: seen.canary.views || seen.stable.views ? weigh(evidence, seen) : evidence });
      }
    },
    /** Takes back what does harm by now. Apart from weighing, so that a gateway that reads up on old entries acts on their end only. */
    act() {
      for (const one of watched.values()) {
        const { decision, strength } = verdict(one.evidence);
        const name = `${one.area} ${one.canary} ${one.since}`;
        if (decision === 'keep' || asked.has(name) || !isServed(one)) continue;
        asked.add(name);
        onHarm({ area: one.area, version: one.canary, why: reasonOf(one, strength) }).catch(() => asked.delete(name));
      }
    },
    /** How each canary fares, for operators. */
    figures(): Record<string, JudgedCanary> {
      return Object.fromEntries(
        [...watched.values()].filter(isServed).map(({ area, canary, stable, evidence }) => [
          area,
          {
            canary: { version: canary, ...evidence.total.canary },
            stable: { version: stable, ...evidence.total.stable },
            strength: Math.round(verdict(evidence).strength * 100) / 100,
          },
        ]),
      );
    },
    /** Everything that is known, to be kept; `restore` takes it in again. */
    state: (): Watched[] => [...watched.values()],
    restore(state: Watched[]) {
      watched = new Map(state.map((one) => [one.area, one]));
    },
  };
}

const isSame = (a: Trial, b: Trial) => a.area === b.area && a.canary === b.canary && a.stable === b.stable && a.since === b.since;

const tallyOf = (cells: Cells, area: string, version: string): Tally => {
  const { views = 0, failedViews = 0 } = cells[keyOf(area, version)] ?? {};
  return { views, failed: failedViews };
};

const percent = (tally: Tally) => `${(rateOf(tally) * 100).toFixed(1)}%（${tally.failed}/${tally.views} 次浏览）`;

const reasonOf = ({ canary, stable, evidence: { total } }: Watched, strength: number) =>
  `灰度版本 ${canary} 出错率 ${percent(total.canary)}，稳定版 ${stable} 为 ${percent(total.stable)}；若灰度并不更差，出现这种结果的概率不超过 1/${Math.floor(Math.min(strength, 1e6))}。`;
