import { expect, test } from '@jest/globals';
import { createHeardViews, isWithinBudget } from './heard-views.ts';

test('however many views there are, what is remembered is bounded and nothing that was forgotten counts again', () => {
  const heard = createHeardViews();
  const told = (n: number) => ({ id: `view${n}`, n: 0, at: 1_000_000 + n * 10 });
  for (let n = 0; n < 50_000; n += 1) heard.add(told(n));
  expect(heard.state().views.length).toBeLessThanOrEqual(20_000);
  for (const n of [0, 100, 29_999, 30_001, 49_999]) expect(heard.has(told(n))).toBe(true);
  expect(heard.has(told(50_001))).toBe(false);
  const again = createHeardViews();
  again.restore(JSON.parse(JSON.stringify(heard.state())));
  for (const n of [0, 29_999, 49_999, 50_001]) expect(again.has(told(n))).toBe(heard.has(told(n)));
});

test('a view may tell once at once, once in advance, and once more each minute', () => {
  const at = 1_000_000;
  expect([0, 1, 2].map((n) => isWithinBudget({ n, at }, at + 59_000))).toEqual([true, true, false]);
  expect([2, 3].map((n) => isWithinBudget({ n, at }, at + 61_000))).toEqual([true, false]);
});
