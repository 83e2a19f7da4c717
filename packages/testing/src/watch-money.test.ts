import { expect, test } from '@jest/globals';
import { moneyFault } from './watch-money.ts';

test('a sum with its sign twice is found, and what stands around it is said', () => {
  expect(moneyFault('应付合计 ¥12.30，运费 ¥0.00')).toBe('');
  expect(moneyFault('优惠 -¥3.00')).toBe('');
  for (const text of ['应付 ¥¥12.30', '优惠 ¥-¥3.00', '￥ ¥1']) expect(moneyFault(text)).not.toBe('');
});
