import { expect, test } from '@jest/globals';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { stockService } from './stock.service.ts';

const db = await testingDatabase();
const stock = stockService(db);
const shanghai = 10009;
const free = async (skuNumber: string) => (await stock.available([skuNumber], shanghai)).get(skuNumber)!;

test('fifty buyers at once never get more than the thirty pieces there are', async () => {
  const { skuNumber } = await aSku(db, { stock: { 1: 20, 2: 10 }, leadTimeId: 17 });
  const attempts = await Promise.allSettled(Array.from({ length: 50 }, () => stock.reserve([{ skuNumber, quantity: 1 }], shanghai)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  const refused = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(new Set(refused.map(({ reason }) => reason.reason))).toEqual(new Set(['STOCK_NOT_ENOUGH']));
  expect(await free(skuNumber)).toMatchObject({ ownFree: 0, totalFree: 0 });
});

test('orders for the same SKUs in opposite order never lock each other out', async () => {
  const [a, b] = [await aSku(db, { stock: { 1: 100, 2: 100 } }), await aSku(db, { stock: { 1: 100, 2: 100 } })];
  const lines = [a, b].map(({ skuNumber }) => ({ skuNumber, quantity: 3 }));
  await Promise.all(Array.from({ length: 40 }, (_, i) => stock.reserve(i % 2 ? lines : lines.toReversed(), shanghai)));
  expect((await free(a.skuNumber)).totalFree).toBe(80);
  expect((await free(b.skuNumber)).totalFree).toBe(80);
});

test('the region’s own warehouse goes first, then the others, and what is short waits for the supplier', async () => {
  const { skuNumber } = await aSku(db, { stock: { 1: 5, 2: 50 } });
  expect(await stock.reserve([{ skuNumber, quantity: 60 }], 10019)).toEqual({
    reserved: [
      { skuNumber, warehouseId: 2, quantity: 50 },
      { skuNumber, warehouseId: 1, quantity: 5 },
    ],
    missing: [{ skuNumber, quantity: 5 }],
  });
});

test('what is cancelled is free again; what has shipped is gone', async () => {
  const { skuNumber } = await aSku(db, { stock: { 1: 10 } });
  const first = await stock.reserve([{ skuNumber, quantity: 4 }], shanghai);
  const second = await stock.reserve([{ skuNumber, quantity: 3 }], shanghai);
  await stock.release(first.reserved);
  expect((await free(skuNumber)).totalFree).toBe(7);
  await stock.take(second.reserved);
  expect((await free(skuNumber)).totalFree).toBe(7);
  await expect(stock.take(second.reserved)).rejects.toThrow();
  await stock.receive([{ skuNumber, warehouseId: 2, quantity: 5 }]);
  expect((await free(skuNumber)).totalFree).toBe(12);
});

test('one line that can’t be had leaves the others untouched', async () => {
  const good = await aSku(db, { stock: { 1: 10 } });
  const short = await aSku(db, { stock: { 1: 1 }, leadTimeId: 17 });
  const lines = [good, short].map(({ skuNumber }) => ({ skuNumber, quantity: 2 }));
  await expect(stock.reserve(lines, shanghai)).rejects.toMatchObject({ reason: 'STOCK_NOT_ENOUGH', details: { available: 1 } });
  await expect(stock.reserve([{ skuNumber: 'NOSUCH', quantity: 1 }], shanghai)).rejects.toMatchObject({ reason: 'SKU_NOT_FOUND' });
  expect((await free(good.skuNumber)).totalFree).toBe(10);
});
