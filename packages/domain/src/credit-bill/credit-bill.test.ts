import { expect, test } from '@jest/globals';
import {
  afterBillEvent,
  ageingOf,
  billableParts,
  type CreditBillEvent,
  type CreditBillSums,
  confirmBy,
  creditBillStates,
  decideBillPayment,
  disputableItems,
  dueAfterDispute,
  freightOfBill,
  lastClosingDay,
  mostAdjustable,
  otherwiseOfBill,
  periodClosedOn,
  unbilledParts,
} from './index.ts';

const bill = (changes: Partial<CreditBillSums> = {}): CreditBillSums => ({ state: 'toPay', amount: 100, paid: 0, ...changes });

test('a bill goes where the table says, and nowhere else (rule credit-bill 1)', () => {
  const ways = (event: CreditBillEvent, sums: Partial<CreditBillSums> = {}) =>
    creditBillStates.flatMap((state) => {
      const to = afterBillEvent(bill({ state, ...sums }), event);
      return to && to !== state ? [`${state} ${to}`] : [];
    });
  expect(ways('confirm')).toEqual(['toConfirm toPay']);
  expect(ways('confirm', { amount: 0 })).toEqual(['toConfirm paid']);
  expect(ways('dispute')).toEqual(['toConfirm disputed']);
  expect(ways('settle')).toEqual(['disputed toPay']);
  expect(afterBillEvent(bill({ state: 'disputed' }), 'settle', true)).toBe('toConfirm');
  expect(ways('takeMoney', { paid: 40 })).toEqual(['toPay partlyPaid', 'overdue partlyPaid']);
  expect(ways('takeMoney', { paid: 100 })).toEqual(['toPay paid', 'partlyPaid paid', 'overdue paid']);
  expect(ways('fallDue')).toEqual(['toPay overdue', 'partlyPaid overdue']);
  // What came back in full ends only what waits for money; a bill of nothing is still confirmed.
  expect(ways('reduce', { amount: 0 })).toEqual(['toPay paid', 'partlyPaid paid', 'overdue paid']);
  expect(afterBillEvent(bill({ state: 'paid', paid: 100 }), 'reduce')).toBeUndefined();
});

const line = (changes: object = {}) => ({
  lineId: 7,
  amount: 1000,
  quantity: 3,
  shipped: 2,
  returned: { quantity: 0, amount: 0 },
  ...changes,
});

test('what left is billed, rounded over all its pieces, with the freight; what is kept by another payment comes off (rules credit-bill 4, 5)', () => {
  expect(billableParts({ lines: [line()], freight: 500, otherwise: 0, drawn: 1500 })).toEqual([
    { lineId: 7, quantity: 2, amount: 667 },
    { lineId: freightOfBill, quantity: 1, amount: 500 },
  ]);
  expect(billableParts({ lines: [line({ shipped: 0 })], freight: 500, otherwise: 0, drawn: 1500 })).toEqual([]);
  const shared = billableParts({ lines: [line({ shipped: 3 })], freight: 0, otherwise: 400, drawn: 600 });
  expect(shared).toEqual([
    { lineId: 7, quantity: 3, amount: 1000 },
    { lineId: otherwiseOfBill, quantity: 0, amount: -400 },
  ]);
  expect(billableParts({ lines: [line({ shipped: 1 })], freight: 0, otherwise: 400, drawn: 600 }).at(-1)).toMatchObject({ amount: -333 });
});

test('what isn’t on a bill yet is asked for, what came back of it comes off (rule credit-bill 6)', () => {
  const belongs = billableParts({ lines: [line({ returned: { quantity: 1, amount: 333 } })], freight: 0, otherwise: 0, drawn: 667 });
  expect(unbilledParts(belongs, [])).toEqual([{ lineId: 7, quantity: 1, amount: 334 }]);
  expect(unbilledParts(belongs, [{ lineId: 7, quantity: 2, amount: 667 }])).toEqual([{ lineId: 7, quantity: -1, amount: -333 }]);
  expect(unbilledParts(belongs, belongs)).toEqual([]);
});

test('periods close on the 25th only, and say when; a dispute leaves a week to pay (rules credit-bill 2, 8, 14)', () => {
  expect(periodClosedOn('2026-12-25')).toEqual({
    ...{ from: '2026-11-26', to: '2026-12-25', dueOn: '2027-01-25', endsAt: '2026-12-25T16:00:00.000Z' },
  });
  expect(() => periodClosedOn('2026-12-24')).toThrow('bills close on the 25th');
  expect(lastClosingDay('2026-11-25T15:59:59.000Z')).toBe('2026-10-25');
  expect(lastClosingDay('2026-11-25T16:00:00.000Z')).toBe('2026-11-25');
  expect(confirmBy('2026-11-25T16:00:00.000Z')).toBe('2026-12-02T16:00:00.000Z');
  expect(dueAfterDispute('2026-12-25', '2026-11-30T02:00:00.000Z')).toBe('2026-12-25');
  expect(dueAfterDispute('2026-12-25', '2026-12-24T02:00:00.000Z')).toBe('2026-12-31');
});

test('never more is paid than is open, nor before the bill is confirmed (rules credit-bill 20, 21)', () => {
  expect(decideBillPayment(bill({ paid: 40 }), 60)).toEqual({ ok: true });
  expect(decideBillPayment(bill({ paid: 40 }), 61)).toEqual({ ok: false, reason: 'CREDIT_BILL_OVERPAID' });
  for (const state of ['toConfirm', 'disputed', 'paid'] as const)
    expect(decideBillPayment(bill({ state }), 1)).toEqual({ ok: false, reason: 'CREDIT_BILL_NOT_PAYABLE' });
});

test('goods are disputed once, and nothing is taken off below what is left of them (rules credit-bill 10, 12)', () => {
  const items = [
    { id: 1, kind: 'goods', amount: 10 },
    { id: 2, kind: 'goods', amount: 10 },
    { id: 3, kind: 'freight', amount: 10 },
    { id: 4, kind: 'return', amount: -10 },
  ] as const;
  expect([...disputableItems(items, [2])]).toEqual([1]);
  expect(mostAdjustable({ amount: 100, takenOff: 30 }, 500)).toBe(70);
  expect(mostAdjustable({ amount: 100, takenOff: 30 }, 20)).toBe(20);
  expect(mostAdjustable({ amount: 100, takenOff: 130 }, 20)).toBe(0);
});

test('what is open is as old as its due day is past', () => {
  const open = (dueOn: string, fen = 10) => ({ open: fen, dueOn });
  const bills = [open('2026-12-25'), open('2026-12-24'), open('2026-11-25'), open('2026-11-24'), open('2026-10-24')];
  expect(ageingOf(bills, '2026-12-25')).toEqual({ notDue: 10, month: 20, twoMonths: 10, older: 10 });
});
