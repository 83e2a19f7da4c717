import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyDiscounts, type CartCampaign, type Coupon, chooseCoupon, type DiscountLine, paidForPieces, partsOver } from './index.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const skus = ['A', 'B', 'C', 'D', 'E', 'F'];
const fen = (max: number) => fc.integer({ min: 0, max });
const some = <T>(of: readonly T[]) => fc.subarray([...of], { minLength: 1 });

const place = fc.record({
  manufacturerId: fc.integer({ min: 1, max: 3 }),
  isPrivateBrand: fc.boolean(),
  categoryIds: fc.subarray([1, 2, 3, 4]),
});
/** Often the same, so that shares tie. */
const total = fc.oneof(fen(2_000_000), fc.constantFrom(100, 1000, 99_900));
/** One place a SKU, and lines of these SKUs. */
const linesOf = (least: number): fc.Arbitrary<DiscountLine[]> =>
  fc
    .tuple(
      fc.tuple(...skus.map(() => place)),
      fc.array(fc.record({ sku: fc.nat(skus.length - 1), quantity: fc.integer({ min: 1, max: 500 }), total }), {
        minLength: least,
        maxLength: 13,
      }),
    )
    .map(([places, all]) => all.map(({ sku, ...rest }) => ({ ...rest, sku: skus[sku]!, place: places[sku]! })));
const lines = linesOf(0);
const members = some(skus).map((found) => new Set(found));
const campaigns: fc.Arbitrary<CartCampaign[]> = fc
  .array(
    fc.oneof(
      fc.record({
        rule: fc.constant(3 as const),
        skus: members,
        thresholds: fc.array(fc.record({ from: fc.integer({ min: 1, max: 50 }), discount: fc.integer({ min: 1, max: 9999 }) }), {
          maxLength: 3,
        }),
      }),
      fc.record({
        rule: fc.constant(4 as const),
        skus: members,
        thresholds: fc.array(fc.record({ from: fen(500_000), off: fen(60_000) }), { maxLength: 3 }),
      }),
    ),
    { maxLength: 3 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: index + 1, name: `活动${index + 1}` })));
const coupon: fc.Arbitrary<Coupon> = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  name: fc.constant('券'),
  validFrom: fc.constant('2026-11-01T00:00:00.000Z'),
  validUntil: fc.constantFrom('2026-11-10T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z'),
  isUsed: fc.boolean(),
  threshold: fen(400_000),
  benefit: fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), off: fc.integer({ min: 1, max: 100_000 }) }),
    fc.record({ kind: fc.constant('percentage' as const), discount: fc.integer({ min: 1, max: 9999 }), cap: fc.option(fen(50_000)) }),
  ),
  scope: fc.oneof(
    fc.constant({ kind: 'all' as const }),
    fc.constant({ kind: 'privateBrand' as const }),
    some([1, 2, 3, 4]).map((ids) => ({ kind: 'categories' as const, ids })),
    some([1, 2, 3]).map((ids) => ({ kind: 'brands' as const, ids })),
    some(skus).map((found) => ({ kind: 'skus' as const, skus: found })),
  ),
});
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const payable = (of: readonly DiscountLine[], all: readonly CartCampaign[], one?: Coupon) =>
  sum(of.map(({ total }) => total)) - sum(applyDiscounts(of, all, one, now).lines.map(({ discount }) => discount));

describe('campaigns and a coupon', () => {
  test('no line ever gets below zero, and parts, lines and the whole add up', () => {
    fc.assert(
      fc.property(lines, campaigns, coupon, (some, all, one) => {
        const { lines: found, campaigns: applied, coupon: verdict } = applyDiscounts(some, all, one, now);
        found.forEach(({ discount, parts }, index) => {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(some[index]!.total);
          expect(sum(parts.map((part) => part.fen))).toBe(discount);
          for (const part of parts) expect(part.fen).toBeGreaterThan(0);
        });
        const whole = sum(applied.map(({ discount }) => discount)) + (verdict?.ok ? verdict.discount : 0);
        expect(sum(found.map(({ discount }) => discount))).toBe(whole);
        expect(sum(partsOver(found).map((part) => part.fen))).toBe(whole);
      }),
      { seed: 20261122, numRuns: 400 },
    );
  });

  test('the order of the lines doesn’t matter', () => {
    const shuffled = lines.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length })),
    );
    fc.assert(
      fc.property(shuffled, campaigns, coupon, ([some, mixed], all, one) => {
        const told = (given: readonly DiscountLine[]) =>
          applyDiscounts(given, all, one, now)
            .lines.map(({ discount }, index) => JSON.stringify([given[index]!.sku, given[index]!.total, discount]))
            .sort();
        expect(told(mixed)).toEqual(told(some));
      }),
      { seed: 20261122, numRuns: 400 },
    );
  });

  test('more goods never cost less than fewer by more than the rule gives', () => {
    fc.assert(
      fc.property(linesOf(1), campaigns, coupon, ([more, ...some], all, one) => {
        // The most that any rule can newly take off the goods that were there already, and off the added ones.
        const before = sum(some.map(({ total }) => total));
        const steps = all.map((campaign) =>
          campaign.rule === 4
            ? Math.max(0, ...campaign.thresholds.map(({ off }) => off))
            : Math.max(0, ...campaign.thresholds.map(({ discount }) => before * (1 - discount / 10_000))),
        );
        const { benefit } = one;
        const share = benefit.kind === 'amount' ? benefit.off : before * (1 - benefit.discount / 10_000);
        const given = sum(steps) + (benefit.kind === 'percentage' && benefit.cap !== null ? Math.min(benefit.cap, share) : share);
        expect(payable([...some, more!], all, one)).toBeGreaterThanOrEqual(payable(some, all, one) - given - 4);
      }),
      { seed: 20261122, numRuns: 600 },
    );
  });

  test('no other coupon saves more than the best, and what it promises is what it takes off', () => {
    const apart = fc.uniqueArray(coupon, { maxLength: 6, selector: ({ id }) => id });
    fc.assert(
      fc.property(lines, campaigns, apart, (some, all, coupons) => {
        const { best, options } = chooseCoupon(some, all, coupons, now);
        const least = Math.min(payable(some, all), ...coupons.map((one) => payable(some, all, one)));
        expect(payable(some, all, best)).toBe(least);
        for (const { coupon: one, verdict } of options) {
          const saved = payable(some, all) - payable(some, all, one);
          expect(saved).toBe(verdict.ok ? verdict.discount : 0);
        }
      }),
      { seed: 20261122, numRuns: 300 },
    );
  });
});

describe('what a line’s pieces really cost', () => {
  const ordered = fc.record({
    quantity: fc.integer({ min: 1, max: 300 }),
    parts: fc.array(fen(500_000), { maxLength: 3 }),
    paid: fen(3_000_000),
  });

  test('given back in any portions it adds up to what was paid, each part to what it was, and nothing is below zero', () => {
    fc.assert(
      fc.property(ordered, fc.infiniteStream(fc.integer({ min: 1, max: 40 })), ({ quantity, parts, paid }, portions) => {
        const discount = sum(parts);
        const bought = {
          quantity,
          total: paid + discount,
          discount,
          parts: parts.map((part, index) => ({ kind: 'campaign' as const, id: index, name: '', fen: part })),
        };
        let before = 0;
        let back = 0;
        const of = parts.map(() => 0);
        for (const wanted of portions) {
          if (before === quantity) break;
          const pieces = Math.min(wanted, quantity - before);
          const found = paidForPieces(bought, before, pieces);
          expect(found.paid).toBeGreaterThanOrEqual(0);
          expect(Math.abs(found.paid - (paid * pieces) / quantity)).toBeLessThanOrEqual(1);
          back += found.paid;
          found.parts.forEach((part, index) => {
            of[index]! += part.fen;
          });
          before += pieces;
        }
        expect([back, ...of]).toEqual([paid, ...parts]);
      }),
      { seed: 20261122, numRuns: 300 },
    );
  });

  test('more pieces than are left are an error', () => {
    const bought = { quantity: 3, total: 100, discount: 0, parts: [] };
    expect(() => paidForPieces(bought, 2, 2)).toThrow(RangeError);
    expect(() => paidForPieces(bought, -1, 1)).toThrow(RangeError);
    expect(paidForPieces(bought, 0, 1).paid + paidForPieces(bought, 1, 2).paid).toBe(100);
  });
});
