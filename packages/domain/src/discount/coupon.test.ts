import { describe, expect, test } from '@jest/globals';
import { yuan } from '../money/index.ts';
import {
  applyDiscounts,
  type CartCampaign,
  type Coupon,
  chooseCoupon,
  couponDiscountText,
  couponPackageStatus,
  couponThresholdText,
  couponValidity,
  couponValueText,
  judgeCoupon,
  receiveRefusal,
} from './index.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const aCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  name: '满500减50',
  threshold: yuan(500),
  benefit: { kind: 'amount', off: yuan(50) },
  scope: { kind: 'all' },
  validFrom: '2026-11-01T00:00:00.000Z',
  validUntil: '2026-12-01T00:00:00.000Z',
  isUsed: false,
  ...changes,
});
const screws = { sku: 'A', left: yuan(480), place: { manufacturerId: 7, isPrivateBrand: true, categoryIds: [33, 22, 11] } };
const verdict = (changes: Partial<Coupon>, lines = [screws]) => {
  const found = judgeCoupon(aCoupon(changes), lines, now);
  return found.ok ? found.discount : found.message;
};

describe('whether a coupon fits', () => {
  test.each([
    [{}, '适用商品再买¥20.00可用'],
    [{ threshold: yuan(480) }, yuan(50)],
    [{ threshold: yuan(480), validUntil: '2026-11-20T08:00:00.000Z' }, '已过期'],
    [{ threshold: yuan(480), validFrom: '2026-11-20T16:00:00.000Z' }, '2026-11-21 00:00起可用'],
    [{ threshold: yuan(480), isUsed: true, validUntil: '2026-11-01T00:00:00.000Z' }, '已使用'],
    [{ threshold: 0, scope: { kind: 'categories', ids: [11] } }, yuan(50)],
    [{ threshold: 0, scope: { kind: 'categories', ids: [12] } }, '所选商品不在使用范围内'],
    [{ threshold: 0, scope: { kind: 'brands', ids: [7] } }, yuan(50)],
    [{ threshold: 0, scope: { kind: 'brands', ids: [8] } }, '所选商品不在使用范围内'],
    [{ threshold: 0, scope: { kind: 'skus', skus: ['A'] } }, yuan(50)],
    [{ threshold: 0, scope: { kind: 'skus', skus: ['B'] } }, '所选商品不在使用范围内'],
    [{ threshold: 0, scope: { kind: 'privateBrand' } }, yuan(50)],
    [{ threshold: 0, benefit: { kind: 'percentage', discount: 9000, cap: null } }, yuan(48)],
    [{ threshold: 0, benefit: { kind: 'percentage', discount: 9000, cap: yuan(20) } }, yuan(20)],
    [{ threshold: 0, benefit: { kind: 'amount', off: yuan(999) } }, yuan(480)],
  ] satisfies [Partial<Coupon>, string | number][])('%j: %s', (changes, expected) => expect(verdict(changes)).toBe(expected));

  test('goods that cost nothing any more have nothing left to take off', () => {
    expect(verdict({ threshold: 0 }, [{ ...screws, left: 0 }])).toBe('所选商品已无可优惠金额');
  });
});

test('a coupon counts what campaigns left, and each line knows what it has from which', () => {
  const pieces: CartCampaign = { id: 3, name: '满3件9折', rule: 3, thresholds: [{ from: 3, discount: 9000 }], skus: new Set(['A']) };
  const lines = [
    { sku: 'A', quantity: 3, total: yuan(500) },
    { sku: 'B', quantity: 1, total: yuan(50) },
  ];
  const { lines: found, coupon } = applyDiscounts(lines, [pieces], aCoupon(), now);
  expect(coupon).toEqual({ ok: true, discount: yuan(50) });
  expect(found).toEqual([
    {
      discount: yuan(95),
      parts: [
        { kind: 'campaign', id: 3, name: '满3件9折', fen: yuan(50) },
        { kind: 'coupon', id: 1, name: '满500减50', fen: yuan(45) },
      ],
    },
    { discount: yuan(5), parts: [{ kind: 'coupon', id: 1, name: '满500减50', fen: yuan(5) }] },
  ]);
  const { coupon: less } = applyDiscounts([lines[0]!], [pieces], aCoupon(), now);
  expect(less).toMatchObject({ ok: false, misfit: 'belowThreshold', missing: yuan(50) });
});

test('at equal savings what ends first is spent first, and the nearest threshold that saves more is named', () => {
  const lines = [{ sku: 'A', quantity: 1, total: yuan(600) }];
  const coupons = [
    aCoupon({ id: 1 }),
    aCoupon({ id: 2, validUntil: '2026-11-25T00:00:00.000Z' }),
    aCoupon({ id: 3, name: '满1000减150', threshold: yuan(1000), benefit: { kind: 'amount', off: yuan(150) } }),
    aCoupon({ id: 4, name: '满700减60', threshold: yuan(700), benefit: { kind: 'amount', off: yuan(60) } }),
  ];
  const { options, best, hint } = chooseCoupon(lines, [], coupons, now);
  expect(options.map(({ coupon }) => coupon.id)).toEqual([2, 1, 4, 3]);
  expect([best?.id, hint]).toEqual([2, '适用商品再买¥100.00可用「满700减60」，省¥60.00']);
  expect(chooseCoupon(lines, [], [], now)).toEqual({ options: [], best: undefined, hint: '' });
});

test('a package says what it is worth', () => {
  const { benefit } = aCoupon();
  const share = { kind: 'percentage', discount: 8500, cap: yuan(200) } as const;
  expect([couponValueText(benefit), couponValueText(share)]).toEqual(['¥50.00', '8.5折']);
  expect([couponDiscountText(benefit), couponDiscountText(share)]).toEqual(['减¥50.00', '打8.5折，最多减¥200.00']);
  expect([couponThresholdText({ threshold: 0 }), couponThresholdText(aCoupon())]).toEqual(['无门槛', '满¥500.00可用']);
});

test('a package is received in its time, while there is some, so often as it allows', () => {
  const one = {
    receiveFrom: '2026-11-20T08:00:00.000Z',
    receiveUntil: '2026-11-21T08:00:00.000Z',
    endedAt: null,
    stock: 2,
    received: 1,
    perCustomer: 2,
  };
  const at = (time: string) => couponPackageStatus(one, Date.parse(time));
  expect([at('2026-11-20T07:59:59.999Z'), at('2026-11-20T08:00:00.000Z'), at('2026-11-21T08:00:00.000Z')]).toEqual([1, 2, 4]);
  expect(couponPackageStatus({ ...one, received: 2 }, now)).toBe(3);
  expect(couponPackageStatus({ ...one, endedAt: '2026-11-20T08:00:00.000Z' }, now)).toBe(4);
  expect([receiveRefusal(one, 1, now), receiveRefusal(one, 2, now)]).toEqual([undefined, 'COUPON_COUNT_REACHED']);
  expect(receiveRefusal({ ...one, received: 2 }, 1, now)).toBe('COUPON_GONE');
  expect(couponValidity({ validFrom: null, validUntil: null, validDays: 7 }, now)).toEqual({
    validFrom: '2026-11-20T08:00:00.000Z',
    validUntil: '2026-11-27T08:00:00.000Z',
  });
});
