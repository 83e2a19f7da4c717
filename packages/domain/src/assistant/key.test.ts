import { expect, test } from '@jest/globals';
import { allowedByKey, assistantAbilities } from './key.ts';

test('a key may what it was given, as far as its person may it; it never pays and never manages', () => {
  const manager = { isManager: true, rights: [] };
  expect(allowedByKey(assistantAbilities, manager)).toEqual({ abilities: [...assistantAbilities], rights: ['seePrices', 'order'] });
  expect(allowedByKey(['cart'], manager)).toEqual({ abilities: ['cart'], rights: [] });
  const withoutPrices = { isManager: false, rights: ['manage'] as const };
  expect(allowedByKey(assistantAbilities, withoutPrices)).toEqual({ abilities: ['orders', 'cart'], rights: [] });
});
