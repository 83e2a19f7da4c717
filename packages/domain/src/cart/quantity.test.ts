import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  canDecrease,
  canIncrease,
  decideQuantity,
  decreased,
  increased,
  largestQuantity,
  maxQuantity,
  type QuantityRule,
} from './quantity.ts';

const bags: QuantityRule = { minOrderQty: 100, stepValue: 50 };

describe('what a buyer types', () => {
  test.each([
    ['', 100, '不能少于起订量100'],
    ['0', 100, '不能少于起订量100'],
    ['99', 100, '不能少于起订量100'],
    ['12-30', 100, '不能少于起订量100'],
    ['1,00', 100, '不能少于起订量100'],
    ['1e3', 100, '不能少于起订量100'],
    ['-150', 100, '不能少于起订量100'],
    ['1.5', 100, '不能少于起订量100'],
    ['120', 100, '起订量后的步进值必须为50'],
  ])('%j becomes %i and says why', (typed, quantity, message) => {
    expect(decideQuantity(typed, bags)).toMatchObject({ ok: false, quantity, message });
  });

  test('a quantity on a step is taken, with blanks around it too', () => {
    expect(decideQuantity(' 150 ', bags)).toEqual({ ok: true, quantity: 150 });
    expect(decideQuantity(1)).toEqual({ ok: true, quantity: 1 });
  });

  test.each(['1000', '１０００', '1,000 个', '１，０００个', '1 000', '1000.0', '×1000', '1000支'])(
    '%j is the 1000 that it shows',
    (typed) => {
      expect(decideQuantity(typed, bags)).toEqual({ ok: true, quantity: 1000 });
    },
  );

  test('above 9999 it becomes 9999, and where that is on no step, the last step below, and says so', () => {
    expect(decideQuantity('10000')).toMatchObject({ ok: false, quantity: 9999, message: '一次最多9999' });
    expect(decideQuantity('123,456', bags)).toMatchObject({ ok: false, quantity: 9950, message: '一次最多9950，按50递增' });
    const limited = { ...bags, purchaseLimit: { limitNumber: 300, leftPurchaseQuantity: 230, isAllowOverLimit: false } };
    expect(decideQuantity('10000', limited)).toMatchObject({ quantity: 200, message: '超出限购数量' });
  });
});

describe('a purchase limit', () => {
  const limited: QuantityRule = { ...bags, purchaseLimit: { limitNumber: 300, leftPurchaseQuantity: 230, isAllowOverLimit: false } };

  test('cuts down to the last step within what is left', () => {
    expect(decideQuantity('250', limited)).toEqual({ ok: false, quantity: 200, reason: 'OVER_LIMIT', message: '超出限购数量' });
    expect(canIncrease(200, limited)).toBe(false);
  });

  test('that may be exceeded does not cut', () => {
    const rule = { ...limited, purchaseLimit: { limitNumber: 300, leftPurchaseQuantity: 0, isAllowOverLimit: true } };
    expect(decideQuantity(1000, rule)).toEqual({ ok: true, quantity: 1000 });
  });

  test('that leaves less than the minimum leaves nothing', () => {
    const rule = { ...limited, purchaseLimit: { limitNumber: 300, leftPurchaseQuantity: 99, isAllowOverLimit: false } };
    expect(decideQuantity('100', rule)).toMatchObject({ ok: false, quantity: 0, reason: 'LIMIT_USED_UP' });
  });
});

const anyRule = fc.record({
  minOrderQty: fc.integer({ min: 1, max: 2000 }),
  stepValue: fc.integer({ min: 1, max: 500 }),
  purchaseLimit: fc.option(fc.record({ limitNumber: fc.nat(9999), leftPurchaseQuantity: fc.nat(9999), isAllowOverLimit: fc.boolean() })),
});

test('what stands in for a wrong quantity is itself right, and never above the largest', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer({ min: -10, max: 20_000 })), anyRule, (typed, rule) => {
      const { quantity } = decideQuantity(typed, rule);
      expect(quantity).toBeLessThanOrEqual(Math.min(maxQuantity, largestQuantity(rule)));
      if (quantity > 0) expect(decideQuantity(quantity, rule)).toEqual({ ok: true, quantity });
      else expect(largestQuantity(rule)).toBe(0);
    }),
  );
});

test('plus and minus never leave the valid quantities, and undo each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12_000 }), anyRule, (typed, rule) => {
      const { quantity } = decideQuantity(typed, rule);
      fc.pre(quantity > 0);
      expect(decideQuantity(increased(quantity, rule), rule).ok).toBe(true);
      expect(decideQuantity(decreased(quantity, rule), rule).ok).toBe(true);
      if (canIncrease(quantity, rule)) expect(decreased(increased(quantity, rule), rule)).toBe(quantity);
      if (canDecrease(quantity, rule)) expect(increased(decreased(quantity, rule), rule)).toBe(quantity);
    }),
  );
});
