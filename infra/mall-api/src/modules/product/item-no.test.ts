import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { sessionService } from '../account/session.service.ts';
import { buildSearchIndex } from '../search/index-build.ts';

const db = await testingDatabase();
const skus: string[] = [];
let mall: AServedMall;
let own: ABuyer;
let other: ABuyer;
beforeAll(async () => {
  for (let i = 0; i < 52; i += 1) skus.push((await aSku(db, { stock: { 1: 100 } })).skuNumber);
  await buildSearchIndex(db);
  [own, other] = [await aBuyer(db), await aBuyer(db)];
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

const ask = async (path: string, payload: object, token?: string) =>
  (await mall.ask(path, { payload, ...(token ? { token } : {}) })).answer;
const save = (skuNumber: string, customerSkuItemNo: string, { token } = own) =>
  ask(`/api/product/SaveCustomerSkuItemNo/${skuNumber}`, { customerSkuItemNo }, token);
const edit = (items: [string, string][]) =>
  ask(
    '/api/product/EditCustomerSkuItemNo',
    { items: items.map(([skuNumber, customerSkuItemNo]) => ({ skuNumber, customerSkuItemNo })) },
    own.token,
  );

test('a company’s own number stands on page, offer, list, cart and order, is found first, and no other company ever reads it', async () => {
  const [sku = ''] = skus;
  expect((await save(sku.toLowerCase(), ' ＷＬ－7701  ')).body).toEqual({ skuNumber: sku, customerSkuItemNo: 'WL-7701' });
  const everywhere = async ({ token }: { token?: string }) => {
    const lines = { skuNumberAndQuantities: [{ skuNumber: sku, quantity: 1 }] };
    const answers = [
      await ask(`/api/product/SearchSku/${sku}`, {}, token),
      await ask('/api/product/GetSkuPriceAndDeliveryTimeBySkuNumberAndQuantity', lines, token),
      await ask('/api/product/CustomerSearchSkuByElastic', { skuNumbers: [sku] }, token),
      await ask('/api/product/CustomerSearchProducts', { keyword: 'wl-7701' }, token),
      await ask('/api/product/GetSkuExtensionBySkuNumbers', { skuNumbers: [sku] }, token),
      await ask('/api/search/HasSku', { keyword: 'WL-7701' }, token),
    ];
    return { answers, text: answers.map((one) => JSON.stringify(one)).join() };
  };
  const mine = await everywhere(own);
  const [page, offer, list, found, extension, has] = mine.answers.map(({ body }) => body);
  expect(page.customerSkuItemNo).toBe('WL-7701');
  expect(offer.skuPriceAndDeliveryTimes[sku].customerSkuItemNo).toBe('WL-7701');
  expect(list.items[0].customerSkuItemNo).toBe('WL-7701');
  expect([found.products[0].skuNumber, found.isPerfectMatch]).toEqual([sku, true]);
  expect(extension).toEqual([{ skuNumber: sku, customerSkuItemNo: 'WL-7701', purchaseCount: 0 }]);
  expect(has).toEqual({ hasSku: true, skuNumber: sku, categoryId: 0 });
  expect((await mall.ask('/api/product/EsInstantSearch?keyword=wl-7701', { token: own.token })).answer.body[0].sku).toBe(sku);
  for (const stranger of [other, {}]) expect((await everywhere(stranger)).text).not.toContain('WL-7701');
  expect((await ask('/api/search/HasSku', { keyword: 'WL-7701' }, other.token)).body.hasSku).toBe(false);

  const placed = await own.orders(sku, 2, 'cashOnDelivery');
  const order = (await mall.ask(`/api/order/GetOrderByOrderId/${placed.orderId}`, { token: own.token })).answer.body;
  expect(order.lines[0].customerSkuItemNo).toBe('WL-7701');
  await save(sku, 'WL-9000');
  const later = (await mall.ask(`/api/order/GetOrderByOrderId/${placed.orderId}`, { token: own.token })).answer.body;
  expect(later.lines[0].customerSkuItemNo).toBe('WL-7701');
  await own.wants(sku, 1);
  expect((await ask('/api/shoppingCart/GetShoppingCartWithDiscount', {}, own.token)).body.lines[0].customerSkuItemNo).toBe('WL-9000');
});

test('fifty at once, all or none; empty takes one away; one number may stand for several SKUs, and finds them all', async () => {
  const fifty = skus.slice(0, 50).map((sku): [string, string] => [sku, 'SAME-1']);
  expect((await edit(fifty)).body).toHaveLength(50);
  expect((await edit(skus.slice(0, 51).map((sku) => [sku, 'x']))).code).toBe(400);
  const refused = await edit([
    [skus[50]!, 'NEW-1'],
    ['NOSUCH1', 'NEW-2'],
  ]);
  expect([refused.code, refused.details]).toEqual([53001, { skuNumber: 'NOSUCH1' }]);
  expect((await save(skus[50]!, 'a\u200bb')).reason).toBe('ITEM_NO_INVALID');
  expect((await save(skus[50]!, 'x'.repeat(41))).reason).toBe('ITEM_NO_INVALID');
  const numbers = await ask('/api/product/GetSkuExtensionBySkuNumbers', { skuNumbers: [skus[49]!, skus[50]!] }, own.token);
  expect(numbers.body.map((one: { customerSkuItemNo: string }) => one.customerSkuItemNo)).toEqual(['SAME-1', '']);
  await save(skus[49]!, '');
  const found = (await ask('/api/product/CustomerSearchProducts', { keyword: 'same-1' }, own.token)).body.products;
  expect(found.slice(0, 20).every((one: { customerSkuItemNo?: string }) => one.customerSkuItemNo === 'SAME-1')).toBe(true);
  expect((await mall.ask(`/api/product/SaveCustomerSkuItemNo/${skus[0]}`, { payload: { customerSkuItemNo: 'x' } })).status).toBe(401);
});

test('colleagues who write at the same time: the last one counts, nobody is refused, and it stays one number', async () => {
  const sku = skus[51]!;
  const colleagues = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const [kp] = await db.sql<{ id: number }[]>`
        insert into kp (customer_id, phone, contact_name, is_manager) values (${own.kp.customerId}, ${`1370000${1000 + i}`}, '同事', false) returning id`;
      return sessionService(db).open({ kpId: kp!.id }, { ip: '127.0.0.1', userAgent: 'test' });
    }),
  );
  const answers = await Promise.all(
    colleagues.map((token, i) => ask(`/api/product/SaveCustomerSkuItemNo/${sku}`, { customerSkuItemNo: i % 4 ? `R-${i}` : '' }, token)),
  );
  expect(answers.map(({ code }) => code)).toEqual(colleagues.map(() => 0));
  expect((await db.sql`select item_no from customer_sku_item_no where sku_number = ${sku}`).length).toBeLessThanOrEqual(1);
});
