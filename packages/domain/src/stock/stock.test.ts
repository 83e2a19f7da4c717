import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decideReservation, freeIn, packageOrigin, warehouseOriginName } from './index.ts';

const warehouse = (warehouseId: number, free: number, isOwn = false) => ({ warehouseId, name: `仓${warehouseId}`, isOwn, free });
const warehouses = [warehouse(1, 5), warehouse(2, 20), warehouse(3, 10, true)];

test('the region’s own warehouse keeps first, then the fullest', () => {
  expect(freeIn(warehouses)).toEqual({ ownFree: 10, totalFree: 35 });
  expect(decideReservation(12, { warehouses, leadTimeId: 17 })).toEqual({
    ok: true,
    kept: [
      { warehouseId: 3, quantity: 10 },
      { warehouseId: 2, quantity: 2 },
    ],
    missing: 0,
  });
});

test('what no warehouse has waits for the supplier, unless nobody knows how long', () => {
  expect(decideReservation(40, { warehouses, leadTimeId: 5 })).toMatchObject({ ok: true, missing: 5 });
  expect(decideReservation(36, { warehouses, leadTimeId: 17 })).toEqual({ ok: false, reason: 'STOCK_NOT_ENOUGH', available: 35 });
  expect(decideReservation(3, { warehouses: [], leadTimeId: 4 })).toEqual({ ok: true, kept: [], missing: 3 });
});

test('kept and missing are what was wanted, and no warehouse gives more than it has', () => {
  const stock = fc.array(fc.record({ free: fc.integer({ min: 0, max: 50 }), isOwn: fc.boolean() }), { maxLength: 5 });
  fc.assert(
    fc.property(stock, fc.integer({ min: 0, max: 200 }), (rows, quantity) => {
      const there = rows.map(({ free, isOwn }, index) => warehouse(index, free, isOwn));
      const decision = decideReservation(quantity, { warehouses: there, leadTimeId: 3 });
      if (!decision.ok) throw new Error('refused');
      expect(decision.kept.reduce((sum, one) => sum + one.quantity, decision.missing)).toBe(quantity);
      for (const one of decision.kept) expect(one.quantity).toBeLessThanOrEqual(there[one.warehouseId]!.free);
    }),
  );
});

test('a package leaves from where most of it comes from', () => {
  const taken = [
    { warehouseId: 1, quantity: 2 },
    { warehouseId: 2, quantity: 3 },
    { warehouseId: 1, quantity: 2 },
  ];
  expect([packageOrigin(taken, 4), packageOrigin(taken, 5), packageOrigin([], 0)]).toEqual([1, 'supplier', 'supplier']);
  expect([warehouseOriginName('上海'), warehouseOriginName(undefined)]).toEqual(['上海仓', '中心仓']);
});
