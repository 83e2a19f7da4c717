import { expect, test } from '@jest/globals';
import {
  canBecome,
  canCancel,
  decideShipment,
  findOrderNumber,
  isUnpaidTooLong,
  orderNumber,
  orderStatuses,
  unpaidDeadline,
} from './index.ts';

test('an order can be cancelled until something was shipped, and never twice', () => {
  expect(orderStatuses.filter(canCancel)).toEqual(['pendingPayment', 'pendingShipment']);
  expect(canBecome('cancelled', 'pendingShipment')).toBe(false);
  expect(canBecome('pendingPayment', 'shipped')).toBe(false);
});

test('an order placed before eight in the morning UTC+0 carries the day of Shanghai', () => {
  expect(orderNumber('2026-11-20T16:30:00.000Z', 123)).toBe('SO20261121-000123');
  expect(findOrderNumber('我的订单so20261121-000123到哪了')).toBe('SO20261121-000123');
});

test('unpaid for 72 hours', () => {
  expect(unpaidDeadline('2026-11-20T00:00:00.000Z')).toBe('2026-11-23T00:00:00.000Z');
  const order = { status: 'pendingPayment' as const, expiresAt: '2026-11-23T00:00:00.000Z' };
  expect(isUnpaidTooLong(order, '2026-11-22T23:59:59.999Z')).toBe(false);
  expect(isUnpaidTooLong(order, '2026-11-23T00:00:00.000Z')).toBe(true);
  expect(isUnpaidTooLong({ ...order, status: 'pendingShipment' }, '2026-12-01T00:00:00.000Z')).toBe(false);
});

test('shipping everything, a part, more than is left, and the same line twice', () => {
  const lines = [
    { id: 1, quantity: 10, shippedQuantity: 4 },
    { id: 2, quantity: 5, shippedQuantity: 5 },
  ];
  expect(decideShipment(lines)).toEqual({ ok: true, parts: [{ lineId: 1, quantity: 6 }], status: 'shipped' });
  expect(decideShipment(lines, [{ lineId: 1, quantity: 5 }])).toMatchObject({ ok: true, status: 'partiallyShipped' });
  expect(decideShipment(lines, [{ lineId: 1, quantity: 7 }]).ok).toBe(false);
  expect(
    decideShipment(lines, [
      { lineId: 1, quantity: 3 },
      { lineId: 1, quantity: 4 },
    ]).ok,
  ).toBe(false);
  expect(decideShipment(lines, [{ lineId: 9, quantity: 1 }]).ok).toBe(false);
  expect(decideShipment([{ id: 2, quantity: 5, shippedQuantity: 5 }]).ok).toBe(false);
});
