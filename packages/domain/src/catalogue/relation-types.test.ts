import { expect, test } from '@jest/globals';
import { isSubstitute, relationTypes, showsRelation } from './relation-types.ts';

const idsWhere = (holds: (type: number) => boolean) => relationTypes.map(({ id }) => id).filter(holds);

test('complete and optional substitutes stand in for a SKU, accessories do not', () => {
  expect(idsWhere(isSubstitute)).toEqual([1, 6]);
});

test('what is made to order shows complete substitutes only, everything else all kinds', () => {
  expect(idsWhere((type) => showsRelation(type, true))).toEqual([1]);
  expect(idsWhere((type) => showsRelation(type, undefined))).toEqual([1, 2, 3, 6]);
});
