import { beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../database/database.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { cartService } from './cart.service.ts';
import { cartSubstituteService } from './substitute.service.ts';

const db = await testingDatabase();
const skus: string[] = [];
beforeAll(async () => {
  for (let i = 0; i < 201; i += 1) skus.push((await aSku(db, { listPrice: 1000 + i, stock: { 1: 1000, 2: 500 } })).skuNumber);
  await db.sql`insert into sku_relation (sku_id, related_id, kind) select id, id - 1, 1 from sku where id - 1 in (select id from sku)`;
  await db.sql`analyze`;
});

/** Counts statements: pieces of statements and casts are calls too, what is awaited is a statement. */
function counting(own: Database, count: { n: number }): Database {
  const sql = new Proxy(own.sql, {
    apply: (target, self, args) => {
      const query = Reflect.apply(target, self, args);
      return new Proxy(query, {
        get: (one, name) => {
          if (name === 'then') count.n += 1;
          const value = Reflect.get(one, name);
          return typeof value === 'function' ? value.bind(one) : value;
        },
      });
    },
  });
  return { ...own, sql, transaction: (work) => own.transaction((tx) => work(counting(tx, count))) };
}
const newLine = (skuNumber: string) => ({
  skuNumber,
  quantity: 2,
  selectedAttributes: '',
  requestId: '',
  requestTypeId: 2,
  resultDigits: '',
  inquiryId: 0,
});

test('200 lines are added, changed, chosen and shown with a handful of statements each, and the 201st is refused (rule cart 10)', async () => {
  const buyer = await aBuyer(db);
  const within = async <T>(what: string, most: number, work: (own: Database) => Promise<T>): Promise<T> => {
    const count = { n: 0 };
    const answer = await work(counting(db, count));
    expect([what, count.n <= most]).toEqual([what, true]);
    return answer;
  };
  const { added, refused } = await within('add 200', 12, (own) => cartService(own).addAll(buyer.viewer, skus.slice(0, 200).map(newLine)));
  expect([added.length, refused.length]).toEqual([200, 0]);
  await expect(cartService(db).add(buyer.viewer, newLine(skus[200]!))).rejects.toMatchObject({ reason: 'CART_FULL' });
  const { lines } = await within('read', 10, (own) => cartService(own).read(buyer.viewer));
  expect(lines).toHaveLength(200);
  await within('change one', 16, (own) => cartService(own).update(buyer.viewer, [{ id: lines[7]!.id, quantity: 3 }]));
  await within('change 200', 16, (own) =>
    cartService(own).update(
      buyer.viewer,
      lines.map(({ id }) => ({ id, quantity: 4, selected: false })),
    ),
  );
  const all = await within('select all', 14, (own) => cartService(own).selectAll(buyer.viewer, true));
  expect(all.isAllSelected).toBe(true);
  await within('add one more of what is there', 12, (own) => cartService(own).add(buyer.viewer, newLine(skus[0]!)));
  await within('substitutes', 12, (own) => cartSubstituteService(own).read(buyer.viewer));
});
