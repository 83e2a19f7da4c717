import { expect, test } from '@jest/globals';
import { isWritable, type SupplierState, supplierAfter, supplierStateNames } from './index.ts';

const states = Object.keys(supplierStateNames) as SupplierState[];

test('only what was handed in is answered, and only what is being written or was asked back is changed', () => {
  expect(states.filter((state) => supplierAfter(state, 'accept'))).toEqual(['submitted']);
  expect([supplierAfter('submitted', 'accept'), supplierAfter('submitted', 'reject'), supplierAfter('submitted', 'ask')]).toEqual([
    'accepted',
    'rejected',
    'asked',
  ]);
  expect(states.filter(isWritable)).toEqual(['draft', 'asked']);
});
