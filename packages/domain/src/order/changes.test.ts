import { expect, test } from '@jest/globals';
import { timesOfLines } from '../delivery-time/index.ts';
import { yuan } from '../money/index.ts';
import { canCancel, canChange, changesIn, decideShipment, decideTotal, freightOf, orderChanges, orderStatuses } from './index.ts';

test('an order can be changed until something leaves, its project number until all is signed for (rule order 12)', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, changesIn(status)]))).toEqual({
    pendingPayment: orderChanges,
    pendingShipment: orderChanges,
    partiallyShipped: ['projectNumber'],
    shipped: ['projectNumber'],
    completed: [],
    cancelled: [],
  });
  // What can't be cancelled any more has left for its address.
  expect(orderStatuses.filter((status) => canChange(status, 'address'))).toEqual(orderStatuses.filter(canCancel));
});

test('a total changes freely until something is paid, then it only falls, and what is held keeps it (rule order 24)', () => {
  const unpaid = { payable: yuan(100), paidAt: null, kept: 0 };
  const paid = { ...unpaid, paidAt: '2026-11-22T00:00:00.000Z', kept: yuan(100) };
  expect(decideTotal(unpaid, yuan(130))).toEqual({ ok: true, refund: 0 });
  expect(decideTotal(paid, yuan(130))).toEqual({ ok: false, reason: 'ORDER_TOTAL_RAISED', by: yuan(30) });
  expect(decideTotal(paid, yuan(70))).toEqual({ ok: true, refund: yuan(30) });
  expect(decideTotal({ ...unpaid, kept: yuan(40) }, yuan(70))).toEqual({ ok: false, reason: 'ORDER_TOTAL_HELD', by: -yuan(30) });
  for (const order of [unpaid, paid, { ...unpaid, kept: yuan(40) }]) expect(decideTotal(order, yuan(100))).toEqual({ ok: true, refund: 0 });
});

test('the usual way is free, the fast one costs more to where it is far (rule order 23)', () => {
  expect([freightOf('standard', 10031), freightOf('express', 10009), freightOf('express', 10031)]).toEqual([0, yuan(30), yuan(80)]);
});

test('who wants everything at once waits for the last line, and gets no part (rule order 22)', () => {
  expect(timesOfLines(false, [1, 4]).map(({ name }) => name)).toEqual(['当日发货', '6–8天']);
  expect(timesOfLines(true, [1, 4]).map(({ name }) => name)).toEqual(['6–8天', '6–8天']);
  const lines = [{ id: 1, quantity: 10, shippedQuantity: 0 }];
  expect(decideShipment(lines, [{ lineId: 1, quantity: 9 }], 'together')).toEqual({ ok: false, reason: 'ORDER_SHIPS_TOGETHER' });
  expect(decideShipment(lines, undefined, 'together')).toMatchObject({ ok: true, status: 'shipped' });
});
