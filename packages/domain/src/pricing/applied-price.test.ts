import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { appliedPrice, listPriceAt, type PriceCandidates, type PromotionOffer, quotedAlone } from './applied-price.ts';

const promotion = (price: number, more: Partial<PromotionOffer> = {}): PromotionOffer => ({
  campaignId: 1,
  price,
  limit: null,
  bought: 0,
  stockLeft: null,
  overLimit: true,
  ...more,
});
const tiers = [
  { from: 100, price: 860 },
  { from: 10, price: 950 },
];

test('without anything agreed, the list price and its tiers hold', () => {
  expect(appliedPrice({ list: 1000, tiers }, 9)).toMatchObject({ kind: 'list', unit: 1000, total: 9000, underlined: null });
  expect(appliedPrice({ list: 1000, tiers }, 10)).toMatchObject({ unit: 950, total: 9500 });
  expect(listPriceAt(1000, tiers, 1000)).toBe(860);
});

test('the lowest wins: a deep tier beats an agreement', () => {
  expect(appliedPrice({ list: 1000, tiers, agreement: 900 }, 10)).toMatchObject({ kind: 'agreement', unit: 900 });
  expect(appliedPrice({ list: 1000, tiers, agreement: 900 }, 100)).toMatchObject({ kind: 'list', unit: 860 });
});

test('at a tie the tag is agreement, exclusive, promotion, black card, in this order', () => {
  const all: PriceCandidates = { list: 900, agreement: 900, exclusive: 900, promotions: [promotion(900)], blackCard: 900 };
  expect(appliedPrice(all, 1).kind).toBe('agreement');
  expect(appliedPrice({ ...all, agreement: undefined }, 1).kind).toBe('exclusive');
  expect(appliedPrice({ ...all, agreement: undefined, exclusive: undefined }, 1).kind).toBe('promotion');
  expect(appliedPrice({ ...all, agreement: undefined, exclusive: undefined, promotions: [] }, 1).kind).toBe('blackCard');
});

test('only exclusive and promotion prices strike the list price through', () => {
  expect(appliedPrice({ list: 1000, exclusive: 880 }, 1).underlined).toBe(1000);
  expect(appliedPrice({ list: 1000, promotions: [promotion(780)] }, 1).underlined).toBe(1000);
  expect(appliedPrice({ list: 1000, agreement: 830 }, 1).underlined).toBeNull();
  expect(appliedPrice({ list: 1000, blackCard: 830 }, 1).underlined).toBeNull();
});

test('a category agreement takes basis points off the list price, rounded half-up once', () => {
  expect(appliedPrice({ list: 105, agreementDiscount: 1000 }, 3)).toMatchObject({ kind: 'agreement', unit: 95, total: 285 });
  expect(appliedPrice({ list: 1, agreementDiscount: 9999 }, 1).unit).toBe(1);
});

describe('a promotion with a limit', () => {
  const limited = promotion(780, { limit: 10, bought: 4 });

  test('holds for the pieces left; the others cost the usual price', () => {
    expect(appliedPrice({ list: 1000, agreement: 900, promotions: [limited] }, 8)).toMatchObject({
      kind: 'promotion',
      unit: 780,
      total: 6 * 780 + 2 * 900,
      promotion: { pieces: 6 },
    });
  });

  test('that this customer used up, or that is sold out, is no price any more', () => {
    expect(appliedPrice({ list: 1000, promotions: [{ ...limited, bought: 10 }] }, 1).kind).toBe('list');
    expect(appliedPrice({ list: 1000, promotions: [{ ...limited, stockLeft: 0 }] }, 1).kind).toBe('list');
  });

  test('gives way to the next campaign', () => {
    const prices = { list: 1000, promotions: [{ ...limited, bought: 10 }, promotion(850, { campaignId: 2 })] };
    expect(appliedPrice(prices, 1).promotion?.offer.campaignId).toBe(2);
  });
});

test('nobody ever pays more than the list price of that quantity, and never nothing', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  const optional = fc.option(price, { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({
        list: price,
        agreement: optional,
        exclusive: optional,
        blackCard: optional,
        agreementDiscount: fc.option(fc.nat(10_000), { nil: undefined }),
      }),
      fc.array(fc.record({ price, limit: fc.option(fc.nat(50)), bought: fc.nat(50), stockLeft: fc.option(fc.nat(50)) }), { maxLength: 3 }),
      fc.integer({ min: 1, max: 9999 }),
      (candidates, offers, quantity) => {
        const { total, unit, usual } = appliedPrice(
          { ...candidates, promotions: offers.map((one) => promotion(one.price, one)) },
          quantity,
        );
        expect(total).toBeLessThanOrEqual(candidates.list * quantity);
        expect(unit).toBeLessThanOrEqual(usual);
        expect(total).toBeGreaterThanOrEqual(quantity);
      },
    ),
  );
});

test('a quoted price holds for its quantity or more, and never makes anything dearer (rule pricing 12)', () => {
  const quoted = [
    { price: 900, fromQuantity: 10, days: null },
    { price: 850, fromQuantity: 50, days: 7 },
  ];
  const priceAt = (quantity: number, more = {}) => appliedPrice({ list: 1000, quoted, ...more }, quantity);
  expect(priceAt(9)).toMatchObject({ kind: 'list', unit: 1000 });
  expect(priceAt(10)).toMatchObject({ kind: 'quoted', unit: 900, total: 9000, underlined: null });
  expect(priceAt(60)).toMatchObject({ kind: 'quoted', unit: 850 });
  expect(priceAt(10, { agreement: 800 })).toMatchObject({ kind: 'agreement', unit: 800 });
  expect([quotedAlone(quoted, 9), quotedAlone(quoted, 10)]).toMatchObject([null, { kind: 'quoted', unit: 900, total: 9000 }]);
});

test('what the black card saved is what the line would cost without it (rule account 26)', () => {
  expect(appliedPrice({ list: 1000, blackCard: 900 }, 3).cardSaving).toBe(300);
  expect(appliedPrice({ list: 1000, agreement: 950, blackCard: 900 }, 3).cardSaving).toBe(150);
  expect(appliedPrice({ list: 1000, agreement: 900, blackCard: 900 }, 3).cardSaving).toBeUndefined();
  expect(appliedPrice({ list: 1000 }, 3).cardSaving).toBeUndefined();
});
