import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { invoiceStates, mayInvoiceNow, type PastInvoice, planInvoices, shippedValue, statesBefore, taxOf } from './index.ts';

const blue = (id: string, parts: PastInvoice['parts'], more: Partial<PastInvoice> = {}): PastInvoice => ({
  ...{ id, state: 'issued', originalId: null, isShared: false, parts },
  ...more,
});
const part = (lineId: number, quantity: number, amount: number) => ({ lineId, quantity, amount });

test('goods and tax always add up to the amount, red as blue (rule invoice 10)', () => {
  expect(taxOf(11_300)).toEqual({ net: 10_000, tax: 1300 });
  expect(taxOf(-100)).toEqual({ net: -88, tax: -12 });
  expect(taxOf(0)).toEqual({ net: 0, tax: 0 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      const { net, tax } = taxOf(amount);
      return net + tax === amount && Math.abs(net * 113 - amount * 100) * 2 <= 113;
    }),
    { seed: 1 },
  );
});

test('parts of a line that leave one after the other add up to the line (rule invoice 11)', () => {
  const line = { amount: 1000, quantity: 3 };
  expect([1, 2, 3].map((pieces) => shippedValue(line, pieces))).toEqual([333, 667, 1000]);
  expect(() => shippedValue(line, 4)).toThrow(RangeError);
});

test('what has left is invoiced once', () => {
  const due = [part(1, 2, 500), part(0, 1, 800)];
  const plan = planInvoices(due, [], true);
  expect(plan).toEqual({ voids: [], blue: due, reds: [] });
  expect(planInvoices(due, [blue('a', plan.blue)], true)).toEqual({ voids: [], blue: [], reds: [] });
  expect(planInvoices(due, [], false).blue).toEqual([]);
});

test('what goes back is taken back from the newest invoice first, never beyond what is left of it (rule invoice 14)', () => {
  const past = [blue('a', [part(1, 2, 500)]), blue('b', [part(1, 1, 250)])];
  expect(planInvoices([part(1, 1, 250)], past, true).reds).toEqual([
    { originalId: 'b', parts: [part(1, -1, -250)] },
    { originalId: 'a', parts: [part(1, -1, -250)] },
  ]);
});

test('money alone goes back without pieces', () => {
  const past = [blue('a', [part(1, 2, 500)])];
  expect(planInvoices([part(1, 2, 400)], past, false).reds).toEqual([
    { originalId: 'a', parts: [{ lineId: 1, quantity: -0, amount: -100 }] },
  ]);
});

test('an invoice that nobody issued yet is void, and one for what is left takes its place; one that is being issued is taken back', () => {
  const waiting = blue('a', [part(1, 2, 500)], { state: 'waiting' });
  expect(planInvoices([part(1, 1, 250)], [waiting], true)).toEqual({ voids: ['a'], blue: [part(1, 1, 250)], reds: [] });
  for (const one of [
    { ...waiting, state: 'issuing' as const },
    { ...waiting, isShared: true },
  ])
    expect(planInvoices([part(1, 1, 250)], [one], true)).toEqual({
      voids: [],
      blue: [],
      reds: [{ originalId: 'a', parts: [part(1, -1, -250)] }],
    });
});

test('more can’t be due than nothing, nor taken back than was invoiced', () => {
  expect(() => planInvoices([part(1, 0, -1)], [], true)).toThrow('less than nothing');
  const odd = [blue('a', [part(1, 1, 100)]), blue('r', [part(1, -1, -100)], { originalId: 'gone' })];
  expect(planInvoices([], odd, true).reds).toEqual([]);
});

test('on account an invoice waits for the bill, unless it is asked for; without a title, or tagged, there is none (rules invoice 5, 6)', () => {
  const wish = { timing: 'onBill', hasTitle: true, isNotInvoiced: false, isAskedFor: false } as const;
  expect(mayInvoiceNow(wish)).toBe(false);
  expect(mayInvoiceNow({ ...wish, isAskedFor: true })).toBe(true);
  expect(mayInvoiceNow({ ...wish, timing: 'onShipment' })).toBe(true);
  expect(mayInvoiceNow({ ...wish, timing: 'onShipment', isNotInvoiced: true })).toBe(false);
  expect(mayInvoiceNow({ ...wish, timing: 'onShipment', hasTitle: false })).toBe(false);
});

test('what was issued stays issued (rule invoice 13)', () => {
  expect(invoiceStates.map((to) => statesBefore(to))).toEqual([['failed'], ['waiting'], ['issuing'], ['issuing'], ['waiting', 'failed']]);
});
