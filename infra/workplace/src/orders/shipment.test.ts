import { expect, test } from '@jest/globals';
import { aStaffOrder } from '../testing/a-staff-order.ts';
import { entriesOf } from './shipment.ts';

const { lines } = aStaffOrder();

test('what was not touched leaves whole; what has left already is not asked for', () => {
  expect(entriesOf(lines, {}).map(({ line, quantity }) => [line.id, quantity])).toEqual([
    [1, 10],
    [2, 3],
  ]);
});

test.each([
  ['11', '最多 10', 0],
  ['1.5', '请填写整数', 0],
  ['', '', 0],
  ['4', '', 4],
])('%s typed for ten that are left: %s', (text, fault, quantity) => {
  expect(entriesOf(lines, { 1: text })[0]).toMatchObject({ fault, quantity });
});
