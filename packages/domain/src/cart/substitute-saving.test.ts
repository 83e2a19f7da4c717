import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyDiscounts, type CartCampaign } from '../discount/index.ts';
import { type SavingLine, substituteSaving } from './substitute-saving.ts';

const inPieces = (sku: string): CartCampaign => ({
  id: 1,
  name: '满件折',
  rule: 3,
  skus: new Set([sku]),
  thresholds: [{ from: 10, discount: 9000 }],
});
const inMoney = (...skus: string[]): CartCampaign => ({
  id: 2,
  name: '满额减',
  rule: 4,
  skus: new Set(skus),
  thresholds: [{ from: 1000, off: 300 }],
});
const line = (id: number, sku: string, total: number, isCounted = true): SavingLine => ({ id, sku, quantity: 10, total, isCounted });

test('what is cheaper by the piece saves only what is left of it once its campaign is lost', () => {
  const saving = substituteSaving([line(1, 'A', 1000)], [inPieces('A')]);
  expect(saving(new Map([[1, { sku: 'B', total: 850 }]]))).toBe(50);
  expect(saving(new Map([[1, { sku: 'B', total: 950 }]]))).toBe(-50);
});

test('each of two saves, and both leave a threshold unreached', () => {
  const saving = substituteSaving([line(1, 'A', 600), line(2, 'B', 600)], [inMoney('A', 'B', 'C', 'D')]);
  const instead = (...ids: number[]) => new Map(ids.map((id) => [id, { sku: id === 1 ? 'C' : 'D', total: 450 }]));
  expect([saving(instead(1)), saving(instead(2)), saving(instead(1, 2))]).toEqual([150, 150, 0]);
});

test('a line that isn’t selected is looked at as if it were, and none else', () => {
  const saving = substituteSaving([line(1, 'A', 600, false), line(2, 'B', 600, false)], [inMoney('A', 'B')]);
  expect(saving(new Map([[1, { sku: 'C', total: 500 }]]))).toBe(100);
  expect(saving(new Map())).toBe(0);
});

test('it is what the engine makes of both carts, for any cart', () => {
  const skus = ['A', 'B', 'C', 'D', 'E', 'F'];
  const total = fc.integer({ min: 0, max: 5000 });
  const cart = fc.array(fc.record({ at: fc.nat(5), quantity: fc.integer({ min: 1, max: 20 }), total }), { minLength: 1, maxLength: 8 });
  const campaigns = [{ ...inPieces('A'), skus: new Set(['A', 'B', 'C']) } as CartCampaign, inMoney('D', 'E')];
  const changed = fc.array(fc.record({ which: fc.nat(7), at: fc.nat(5), total }), { maxLength: 8 });
  fc.assert(
    fc.property(cart, changed, (some, others) => {
      const lines = some.map(({ at, ...rest }, id) => ({ id, sku: skus[at]!, isCounted: true, ...rest }));
      const changes = new Map(
        others.filter(({ which }) => which < lines.length).map(({ which, at, ...rest }) => [which, { sku: skus[at]!, ...rest }]),
      );
      const cost = (of: readonly SavingLine[]) =>
        of.reduce((sum, one) => sum + one.total, 0) - applyDiscounts(of, campaigns).lines.reduce((sum, { discount }) => sum + discount, 0);
      expect(substituteSaving(lines, campaigns)(changes)).toBe(
        cost(lines) - cost(lines.map((one) => ({ ...one, ...changes.get(one.id) }))),
      );
    }),
    { seed: 20261122, numRuns: 500 },
  );
});
