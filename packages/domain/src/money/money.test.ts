import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { apportion, moneyText, roundHalfUp, shareOf, splitPrice, yuan, yuanText } from './index.ts';

describe('yuan', () => {
  test('half a fen is rounded up, even where the double is a little less', () => {
    expect(yuan(12.5)).toBe(1250);
    expect(yuan(1.005)).toBe(101);
    expect(yuan('0.004')).toBe(0);
    expect(yuan(-1.005)).toBe(-101);
    expect(yuan(1e-9)).toBe(0);
  });

  test('what is not an amount is refused', () => {
    for (const bad of ['', 'abc', '1,000', '1e3', Number.NaN, Number.POSITIVE_INFINITY, 1e20]) expect(() => yuan(bad)).toThrow(RangeError);
  });

  test('an amount shown and read again is the same amount', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => yuan(yuanText(fen)) === fen));
  });
});

describe('shares', () => {
  test('a discount is rounded once, halves up', () => {
    expect(shareOf(101, 5000)).toBe(51);
    expect(shareOf(-101, 5000)).toBe(-51);
    expect(shareOf(yuan(100), 9500)).toBe(yuan(95));
    expect(roundHalfUp(2.5)).toBe(3);
    expect(roundHalfUp(-2.5)).toBe(-3);
  });

  test('ten yuan over three equal lines leave the odd fen with the first', () => {
    expect(apportion(1000, [5, 5, 5])).toEqual([334, 333, 333]);
    expect(apportion(2, [0, 0, 0])).toEqual([1, 1, 0]);
    expect(apportion(0, [])).toEqual([]);
    expect(() => apportion(1, [])).toThrow(RangeError);
  });

  test('lines always add up to the total, none is off by a whole fen, and a line without weight pays nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1, maxLength: 60 }),
        (total, weights) => {
          const shares = apportion(total, weights);
          const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
          expect(shares.reduce((all, share) => all + share, 0)).toBe(total);
          if (sum > 0n)
            shares.forEach((share, i) => {
              const floor = Number((BigInt(total) * BigInt(weights[i]!)) / sum);
              expect(share - floor === 0 || share - floor === 1).toBe(true);
              if (weights[i] === 0) expect(share).toBe(0);
            });
        },
      ),
    );
  });
});

test('a price is shown in two halves, as text for the API and as money for the buyer', () => {
  expect(splitPrice(123450)).toEqual({ sub: '1234', decimal: '50' });
  expect(splitPrice(5)).toEqual({ sub: '0', decimal: '05' });
  expect(yuanText(-5)).toBe('-0.05');
  expect(moneyText(123456789)).toBe('¥1,234,567.89');
});
