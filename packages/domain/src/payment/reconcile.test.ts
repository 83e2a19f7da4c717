import { expect, test } from '@jest/globals';
import { compareStatement, type Movement } from './index.ts';

const paid = (transactionId: string, amount = 1000): Movement => ({
  kind: 'payment',
  transactionId,
  reference: `c-${transactionId}`,
  amount,
});
const back = (reference: string, amount = 1000): Movement => ({ kind: 'refund', transactionId: 't1', reference, amount });
const compare = (statement: Movement[], ledger: Movement[], dayBefore: Movement[] = []) =>
  compareStatement({ statement, ledger, ofTheDay: ledger, dayBefore }).map(({ cause, kind, there, here }) => [cause, kind, there, here]);

test('the same on both sides is no difference, in whatever order', () => {
  expect(compare([paid('t1'), paid('t2'), back('r1')], [back('r1'), paid('t2'), paid('t1')])).toEqual([]);
});

test('each difference is told: missing here, missing there, another amount, twice; of refunds too', () => {
  expect(compare([paid('t1')], [])).toEqual([['missingHere', 'payment', 1000, null]]);
  expect(compare([], [paid('t1')])).toEqual([['missingThere', 'payment', null, 1000]]);
  expect(compare([paid('t1', 999)], [paid('t1')])).toEqual([['amount', 'payment', 999, 1000]]);
  expect(compare([paid('t1'), paid('t1')], [paid('t1')])).toEqual([['twice', 'payment', 1000, 1000]]);
  expect(compare([back('r1')], [back('r2')])).toEqual([
    ['missingHere', 'refund', 1000, null],
    ['missingThere', 'refund', null, 1000],
  ]);
});

test('what the provider took before midnight and told after it is of its statement of the day before', () => {
  expect(compare([], [paid('t1')], [paid('t1')])).toEqual([]);
  expect(compare([], [paid('t1')], [paid('t1', 1)])).toEqual([['amount', 'payment', 1, 1000]]);
});
