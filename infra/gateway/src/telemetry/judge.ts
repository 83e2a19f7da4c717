/**
 * Whether a canary fails more page views than stable: a sequential test that may be asked after every beacon, as often as one likes.
 *
 * Let t be the ratio of failure rates that is still tolerated. If the canary's rate is at most t times stable's, then each failed view comes from the
 * canary with probability at most p = t·n₁ / (t·n₁ + n₀), n₁ and n₀ being the views of canary and stable meanwhile. We bet against that: for some larger
 * ratios r, q = r·t·n₁ / (r·t·n₁ + n₀), and every failed view multiplies a wager by q/p (canary's) or (1−q)/(1−p) (stable's). The mean of the wagers is a
 * non-negative supermartingale that begins at 1, so by Ville's inequality it reaches 1/α in the whole life of a harmless canary with probability at
 * most α, however often we look. (Views of one visitor fail together: the simulated test beside this file says what that costs.)
 *
 * What the gateway saw itself moves the wager whole. What a browser says moves it by its square root (`weightOfWord`), for beacons can be written by hand: a
 * factor whose mean is at most 1 still has a mean of at most 1 when it is raised to a power below 1 (Jensen), so the promise stays. Besides, of one source
 * only a few views count (canary-evidence.ts), and failures have to come from several.
 *
 * Views are taken in blocks that end once both sides have had a few, so how many views a block has does not depend on how many of them failed.
 */
export const judging = {
  /** α: how likely a harmless canary is ever taken back. */
  falseAlarm: 0.001,
  /** t: up to here a canary may be worse; nobody calls that clearly worse. */
  toleratedRatio: 1.5,
  /** And at least this much more of all views have to fail. */
  toleratedExcess: 0.005,
  /** What a browser says counts so much of what the gateway saw. */
  weightOfWord: 0.5,
  /** Before that nothing is decided: views, failures by their weight, and sources they come from. */
  minimum: { views: 30, weight: 5, sources: 5 },
  blockViews: 5,
  ratios: [2, 4, 16, 64],
} as const;

/** Page views and those among them that failed at least once. */
export interface Tally {
  views: number;
  failed: number;
  /** Those of the failed that the gateway saw itself. */
  seen: number;
  /** Sources that had a failed view. */
  sources: number;
}

export interface Sides {
  canary: Tally;
  stable: Tally;
}

export interface Evidence {
  /** Since the canary began. */
  total: Sides;
  /** The block that is not full yet. */
  open: Sides;
  /** Logarithm of each ratio's wager. */
  wagers: readonly number[];
}

export interface Verdict {
  decision: 'keep' | 'take-back';
  /** The mean wager: at 1/α it is decided. */
  strength: number;
}

const nothing: Tally = { views: 0, failed: 0, seen: 0, sources: 0 };
const none: Sides = { canary: nothing, stable: nothing };
const add = (a: Tally, b: Tally): Tally => ({
  views: a.views + b.views,
  failed: a.failed + b.failed,
  seen: a.seen + b.seen,
  sources: a.sources + b.sources,
});
const weightOf = ({ failed, seen }: Tally) => seen + (failed - seen) * judging.weightOfWord;
const addSides = (a: Sides, b: Sides): Sides => ({ canary: add(a.canary, b.canary), stable: add(a.stable, b.stable) });

export const noEvidence: Evidence = { total: none, open: none, wagers: judging.ratios.map(() => 0) };

/** Adds what was seen meanwhile. Pure. */
export function weigh(evidence: Evidence, seen: Sides): Evidence {
  const total = addSides(evidence.total, seen);
  const open = addSides(evidence.open, seen);
  const { canary, stable } = open;
  if (canary.views < judging.blockViews || stable.views < judging.blockViews) return { ...evidence, total, open };
  const share = (ratio: number) => (ratio * canary.views) / (ratio * canary.views + stable.views);
  const p = share(judging.toleratedRatio);
  const wagers = evidence.wagers.map((wager, index) => {
    const q = share(judging.toleratedRatio * judging.ratios[index]!);
    return wager + weightOf(canary) * Math.log(q / p) + weightOf(stable) * Math.log((1 - q) / (1 - p));
  });
  return { total, open: none, wagers };
}

/** What the evidence says. Pure. */
export function verdict({ total: { canary, stable }, wagers }: Evidence): Verdict {
  const strength = wagers.reduce((sum, wager) => sum + Math.exp(Math.min(wager, 700)), 0) / wagers.length;
  const { minimum } = judging;
  const isEnough = canary.views >= minimum.views && weightOf(canary) >= minimum.weight && canary.sources >= minimum.sources;
  const excess = rateOf(canary) - rateOf(stable);
  const isHarmful = isEnough && strength >= 1 / judging.falseAlarm && excess >= judging.toleratedExcess;
  return { decision: isHarmful ? 'take-back' : 'keep', strength };
}

/** Failed page views of all, 0–1. */
export const rateOf = ({ views, failed }: Tally): number => (views ? failed / views : 0);
