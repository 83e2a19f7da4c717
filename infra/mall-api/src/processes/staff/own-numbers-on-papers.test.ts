import { afterAll, expect, test } from '@jest/globals';
import { itemNoService } from '../../modules/product/item-no.service.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { orderReader } from '../order-desk/index.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
const staff = async (path: string, payload: object, token: string) =>
  (await app.inject({ method: 'POST', url: `/api/staff/${path}`, payload, headers: { token } })).json().body;

test('an order’s papers carry the number it was ordered under: the order, its packages, what the warehouse packs by, and the list is searched by it', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const [buyer, other] = [await aBuyer(db), await aBuyer(db)];
  const numbers = itemNoService(db);
  await numbers.keep(buyer.kp, [{ skuNumber: sku.skuNumber, customerSkuItemNo: 'WL-7701' }]);
  const { orderId } = await buyer.orders(sku.skuNumber, 2, 'cashOnDelivery');
  await other.orders(sku.skuNumber, 1, 'cashOnDelivery');
  // Another number from now on: papers keep the one they were written with.
  await numbers.keep(buyer.kp, [{ skuNumber: sku.skuNumber, customerSkuItemNo: 'WL-9000' }]);

  const { token } = await anOperator(db, ['warehouse']);
  const packed = await staff('GetOrder', { orderId }, token);
  expect(packed.lines[0].customerSkuItemNo).toBe('WL-7701');
  const parcel = await staff('ShipOrder', { orderId, lines: [{ orderItemId: packed.lines[0].id, quantity: 2 }] }, token);
  expect(parcel.lines[0].customerSkuItemNo).toBe('WL-7701');

  const reader = orderReader(db);
  const detail = await reader.detail(buyer.kp.customerId, { id: orderId });
  expect([detail.lines[0]!.customerSkuItemNo, detail.packages[0]!.lines[0]!.customerSkuItemNo]).toEqual(['WL-7701', 'WL-7701']);
  const found = async ({ kp }: typeof buyer, keyword: string) => (await reader.page(kp.customerId, { keyword })).items.map(({ id }) => id);
  expect(await found(buyer, 'wl-77')).toEqual([orderId]);
  expect(await found(buyer, 'WL-9000')).toEqual([]);
  expect(await found(other, 'WL-7701')).toEqual([]);
});
