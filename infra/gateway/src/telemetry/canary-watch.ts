import type { JudgedCanary } from '@mall/api-contract/platform';
import type { Trial } from '../registry/served.ts';
import { beginning, type Sighting, type Watched, witness } from './canary-evidence.ts';
import { rateOf, type Tally, verdict } from './judge.ts';

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
    /** The canary that is served and that this is about, or about what it is held against. */
    trialOf: ({ area, version }: Sighting) =>
      trials().find((one) => one.area === area && (one.canary === version || one.stable === version)),
    /** Weighs what was seen. @param beside the canaries that were served by the gateway that heard it */
    add(sightings: Sighting[], beside: Trial[]) {
      for (const trial of beside) {
        const known = watched.get(trial.area);
        // A gateway that lags tells of a canary that is over.
        if (known && known.since > trial.since) continue;
        watched.set(trial.area, witness(known && isSame(known, trial) ? known : beginning(trial), sightings));
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
            canary: sideOf(canary, evidence.total.canary),
            stable: sideOf(stable, evidence.total.stable),
            strength: Math.round(verdict(evidence).strength * 100) / 100,
          },
        ]),
      );
    },
    /** Everything that is known, to be kept; `restore` takes it in again. */
    state: (): Watched[] => [...watched.values()],
    restore(state: Watched[]) {
      // Of a gateway of before: judged anew.
      watched = new Map(state.filter(({ sources }) => sources).map((one) => [one.area, one]));
    },
  };
}

const isSame = (a: Trial, b: Trial) => a.area === b.area && a.canary === b.canary && a.stable === b.stable && a.since === b.since;

const sideOf = (version: string, { views, failed, seen }: Tally) => ({ version, views, failed, seen });

const percent = (tally: Tally) => `${(rateOf(tally) * 100).toFixed(1)}%（${tally.failed}/${tally.views} 次浏览）`;

const reasonOf = ({ canary, stable, evidence: { total } }: Watched, strength: number) =>
  `灰度版本 ${canary} 出错率 ${percent(total.canary)}，稳定版 ${stable} 为 ${percent(total.stable)}；若灰度并不更差，出现这种结果的概率不超过 1/${Math.floor(Math.min(strength, 1e6))}。`;
