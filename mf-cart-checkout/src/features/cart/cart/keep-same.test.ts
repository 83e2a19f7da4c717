import { expect, test } from '@jest/globals';
import { keepSame } from './keep-same.ts';

test('what says the same stays the same object, and the list with it', () => {
  const same = keepSame<{ id: number; quantity: number }>();
  const first = same([
    { id: 1, quantity: 2 },
    { id: 2, quantity: 3 },
  ]);
  expect(
    same([
      { id: 1, quantity: 2 },
      { id: 2, quantity: 3 },
    ]),
  ).toBe(first);
  const next = same([
    { id: 2, quantity: 3 },
    { id: 1, quantity: 9 },
  ]);
  expect([next[0] === first[1], next[1] === first[0], next[1]!.quantity]).toEqual([true, false, 9]);
});
