import { expect, test } from '@jest/globals';
import { judging, noEvidence, type Sides, type Tally, verdict, weigh } from './judge.ts';

/** mulberry32: the same traffic in every run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Traffic {
  /** Share of visitors who get the canary. */
  share: number;
  stableRate: number;
  canaryRate: number;
  views: number;
  /** Views of one visitor in a row that share their fate half of the time; 1: each view for itself. */
  perVisitor?: number;
}

const visitorsPerLook = 10;
/** Views of which each is a source of its own. */
const told = (views: number, failed: number): Tally => ({ views, failed, seen: 0, sources: failed });
const seen = (views: number, failed: number): Tally => ({ ...told(views, failed), seen: failed });

/** Plays a canary's life, looking after every ten visitors. @returns the number of views after which it was taken back, undefined where it stayed */
function play(seed: number, { share, stableRate, canaryRate, views, perVisitor = 1 }: Traffic): number | undefined {
  const next = random(seed);
  let evidence = noEvidence;
  for (let done = 0; done < views; ) {
    const heard: Sides = { canary: told(0, 0), stable: told(0, 0) };
    for (let visitor = 0; visitor < visitorsPerLook; visitor += 1) {
      const isCanary = next() < share;
      const rate = isCanary ? canaryRate : stableRate;
      const side = isCanary ? heard.canary : heard.stable;
      const fate = next() < rate;
      for (let view = 0; view < perVisitor; view += 1) side.failed += (perVisitor > 1 && next() < 0.5 ? fate : next() < rate) ? 1 : 0;
      side.sources = side.failed;
      side.views += perVisitor;
      done += perVisitor;
    }
    evidence = weigh(evidence, heard);
    if (verdict(evidence).decision === 'take-back') return done;
  }
  return undefined;
}

const lives = (count: number, traffic: Traffic) => Array.from({ length: count }, (_, seed) => play(seed + 1, traffic));
const takenBack = (results: (number | undefined)[]) => results.filter((one) => one !== undefined);

test.each([
  { share: 0.1, stableRate: 0.01, canaryRate: 0.01 },
  { share: 0.5, stableRate: 0.05, canaryRate: 0.05 },
  { share: 0.02, stableRate: 0.2, canaryRate: 0.2 },
  { share: 0.1, stableRate: 0.02, canaryRate: 0.03 },
])('a canary that is no worse than tolerated stays: %p', (traffic) => {
  expect(takenBack(lives(500, { ...traffic, views: 3000 })).length).toBeLessThanOrEqual(500 * judging.falseAlarm);
});

test('even where the views of a visitor fail together, fewer than one harmless canary in a hundred is taken back', () => {
  const results = lives(500, { share: 0.1, stableRate: 0.02, canaryRate: 0.02, views: 3000, perVisitor: 5 });
  expect(takenBack(results).length).toBeLessThanOrEqual(5);
});

test.each([
  { share: 0.1, stableRate: 0.005, canaryRate: 0.25, within: 1000 },
  { share: 0.1, stableRate: 0.01, canaryRate: 0.1, within: 6000 },
  { share: 0.5, stableRate: 0, canaryRate: 0.5, within: 300 },
  { share: 0.05, stableRate: 0.02, canaryRate: 1, within: 1500 },
])('a canary that harms is taken back in time: %p', ({ within, ...traffic }) => {
  const results = takenBack(lives(300, { ...traffic, views: within }));
  expect(results.length).toBeGreaterThanOrEqual(297);
});

test('nothing is decided on a handful of views, whatever they say', () => {
  const evidence = weigh(noEvidence, { canary: told(20, 20), stable: told(2000, 0) });
  expect(verdict(evidence)).toMatchObject({ decision: 'keep' });
});

test('three times as many failures of next to none harm nobody', () => {
  const evidence = weigh(noEvidence, { canary: told(1_000_000, 300), stable: told(1_000_000, 100) });
  expect(verdict(evidence)).toMatchObject({ decision: 'keep' });
  expect(verdict(evidence).strength).toBeGreaterThan(1000);
});

test('asking more often changes nothing: the views are weighed in blocks', () => {
  const once = weigh(noEvidence, { canary: told(5, 2), stable: told(45, 1) });
  let often = noEvidence;
  for (let view = 0; view < 45; view += 1) often = weigh(often, { canary: told(0, 0), stable: told(1, view === 7 ? 1 : 0) });
  for (let view = 0; view < 5; view += 1) often = weigh(often, { canary: told(1, view < 2 ? 1 : 0), stable: told(0, 0) });
  expect(often.wagers).toEqual(once.wagers);
});

test('what the gateway saw itself weighs twice what browsers say, and failures of few sources decide nothing', () => {
  const side = { stable: told(300, 0) };
  const strengthOf = (canary: Tally) => verdict(weigh(noEvidence, { canary, ...side }));
  expect(strengthOf(seen(40, 6)).decision).toBe('take-back');
  expect(strengthOf(told(40, 6)).decision).toBe('keep');
  expect(strengthOf(told(40, 12)).strength).toBeCloseTo(strengthOf(seen(40, 6)).strength);
  expect(strengthOf({ ...told(40, 30), sources: 4 }).decision).toBe('keep');
});
