import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSearchIndex } from '../../modules/search/index-build.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
let buyer: ABuyer;
let main: { id: number; skuNumber: string };
const related: { id: number; skuNumber: string }[] = [];

beforeAll(async () => {
  main = await aSku(db, { stock: { 1: 50 } });
  for (const [length, material] of [
    ['10 mm', '304'],
    ['4 mm', '304'],
    ['12 mm', '316'],
  ]) {
    const sku = await aSku(db, {
      attributes: [
        ['规格', 'M8'],
        ['长度', length!],
        ['材质', material!],
      ],
      stock: { 1: 5 },
    });
    related.push(sku);
    await db.sql`insert into sku_relation (sku_id, related_id, kind) values (${main.id}, ${sku.id}, 1)`;
  }
  // All three are of one product.
  await db.sql`update sku set product_id = ${related[0]!.id} where id = any(${related.map(({ id }) => id)}::int[])`;
  await db.sql`
    insert into campaign (id, kind, name, rule, thresholds, starts_at, ends_at) values
      (1, 1, '满件折', 3, '[{"from":3,"discount":9500}]', now() - interval '1 day', now() + interval '1 day'),
      (2, 10, '限时价', null, '[]', now() - interval '1 day', now() + interval '1 day')`;
  await db.sql`insert into promotion_price (campaign_id, sku_id, price) values (1, ${main.id}, 900), (2, ${main.id}, 900)`;
  await buildSearchIndex(db);
  buyer = await aBuyer(db);
});
afterAll(() => app.close());

// biome-ignore lint/suspicious/noExplicitAny: the body of any call
const ask = async (url: string, payload: object = {}, headers: Record<string, string> = {}): Promise<any> =>
  (await app.inject({ method: 'POST', url, payload, headers })).json();
const mine = () => ({ token: buyer.token });

test('related products come by product with what can be chosen; attributes narrow them, and one product pages its SKUs by two', async () => {
  const input = { relationBySku: main.skuNumber, relationTypes: [1] };
  const { body } = await ask('/api/product/CustomerSearchProductsToSkuDetail', input);
  expect([body.total, body.skuTotal, body.items[0].count, body.items[0].skus.length]).toEqual([1, 3, 3, 2]);
  expect(body.items[0]).toMatchObject({ typeId: 1, typeDesc: '完全替代', productId: related[0]!.id });
  expect(body.items[0].actualAttributes[1]).toEqual({ key: '长度', value: ['4 mm', '10 mm', '12 mm'] });
  const second = await ask('/api/product/CustomerSearchProductsToSkuDetail', { ...input, productId: related[0]!.id, pageIndex: 2 });
  expect(second.body.items[0].skus).toHaveLength(1);
  const narrowed = await ask('/api/product/CustomerSearchProductsToSkuDetail', { ...input, attributes: '材质:304;长度:4 mm;' });
  expect(narrowed.body.items[0].skus.map((one: { skuNumber: string }) => one.skuNumber)).toEqual([related[1]!.skuNumber]);
  const choices = await ask('/api/product/SearchProductAttributeToSkuDetail', { ...input, attribute: '材质:304;' });
  expect(choices.body).toEqual([
    { key: '长度', value: ['4 mm', '10 mm'] },
    { key: '材质', value: ['304', '316'] },
  ]);
  const all = await ask('/api/product/SearchProductAttribute', { ProductIds: [related[0]!.id], showAllAttributes: true });
  expect(all.body[0]).toEqual({ key: '规格', value: ['M8'] });
  expect((await ask('/api/product/CustomerSearchProductsToSkuDetail', { relationBySku: 'NOSUCH' })).reason).toBe('SKU_NOT_FOUND');
});

test('how often a company bought a SKU: its own paid orders, five a page', async () => {
  for (let i = 0; i < 6; i += 1) await buyer.orders(main.skuNumber, i + 1, 'cashOnDelivery');
  await db.sql`update sales_order set paid_at = now(), status = 'pendingShipment' where customer_id = ${buyer.kp.customerId}`;
  const { body } = await ask('/api/customer/GetCustomerProductsDetails', { sku: main.skuNumber.toLowerCase() }, mine());
  expect([body.total, body.items.length, body.pageSize]).toEqual([6, 5, 5]);
  expect(body.items[0]).toMatchObject({ orderNumber: expect.stringMatching(/^SO/), quantity: expect.any(Number) });
  const last = { sku: main.skuNumber, pager: { pageIndex: 2, pageSize: 5 } };
  expect((await ask('/api/customer/GetCustomerProductsDetails', last, mine())).body).toMatchObject({ total: 6, items: [{}] });
  const extension = await ask('/api/product/GetSkuExtensionBySkuNumbers', { skuNumbers: [main.skuNumber] }, mine());
  expect(extension.body[0].purchaseCount).toBe(6);
  const stranger = await aBuyer(db);
  expect((await ask('/api/customer/GetCustomerProductsDetails', { sku: main.skuNumber }, { token: stranger.token })).body.total).toBe(0);
  expect((await ask('/api/customer/GetCustomerProductsDetails', { sku: main.skuNumber })).code).toBe(401);
});

test('campaigns of a SKU are for everybody; what the price contains can be left out', async () => {
  const of = async (more: object) =>
    (await ask('/api/Marketing/GetMarketingAggregateForSku', { skuNumber: main.skuNumber, clientType: 1, ...more })).body;
  expect(await of({ excludingExistingDiscount: true })).toMatchObject([
    { campaignId: 1, marketingRuleType: 3, thresholdDescription: '满3件', discountDescription: '打9.5折' },
  ]);
  expect((await of({})).map((one: { campaignId: number }) => one.campaignId)).toEqual([2, 1]);
  expect(JSON.stringify(await of({}))).not.toContain('900');
  expect((await ask('/api/Marketing/GetMarketingAggregateForSku', { skuNumber: 'NOSUCH' })).reason).toBe('SKU_NOT_FOUND');
});

test('visitors are counted once each, and find only their own way back', async () => {
  const see = (device: string) =>
    ask('/api/customer/UpdateAndGetCurrentVisitUsers?entityType=2&entityId=ab1', {}, { 'user-agent': device });
  expect((await see('one')).body).toEqual({ currentVisitUsers: 1 });
  expect((await see('one')).body).toEqual({ currentVisitUsers: 1 });
  expect((await see('two')).body).toEqual({ currentVisitUsers: 2 });
  const record = { requestId: 'r-1', requestUrl: '/search?keyword=M8&page=2', keyword: 'M8' };
  expect((await ask('/api/common/RequestRecord', record, mine())).body).toEqual({ isRecorded: true });
  const back = (headers: Record<string, string>) => ask('/api/common/ReloadRequestByRequestId?requestId=r-1', {}, headers);
  expect((await back(mine())).body).toEqual({ requestUrl: record.requestUrl, keyword: 'M8' });
  expect((await back({ 'user-agent': 'one' })).body).toEqual({ requestUrl: '', keyword: '' });
  for (const requestUrl of ['//evil.example', 'https://evil.example', '/a b', '/\\evil'])
    expect((await ask('/api/common/RequestRecord', { ...record, requestUrl }, mine())).code).toBe(400);
});

test('films are wished for once, pictures and files are there, comparisons have a title, and staff see all stock', async () => {
  for (let i = 0; i < 2; i += 1)
    expect((await ask('/api/common/SaveRequestToSkuVideo', { skuNumber: main.skuNumber }, mine())).body).toEqual({ isRequested: true });
  expect(await db.sql`select sku_number from sku_video_request`).toHaveLength(1);
  const pictures = (await ask(`/api/product/SearchSpuPicture/${related[0]!.id}`)).body as { url: string }[];
  expect(pictures).toHaveLength(3);
  const files = (await app.inject(`/api/product/GetSpuDownloadsById/${related[0]!.id}`)).json().body as { url: string }[];
  for (const { url } of [...pictures, ...files]) expect((await app.inject(url)).statusCode).toBe(200);
  const both = { skuNumbers: [main.skuNumber, related[0]!.skuNumber] };
  expect((await ask('/api/product/GetSkuComparisonSeo', both)).body.title).toMatch(/与.*对比$/);
  expect((await ask('/api/product/SaveSkuComparisonSEO', { ...both, title: 'x', keywords: '', description: '' }, mine())).code).toBe(403);
  expect((await ask('/api/product/searchProductsOfInternal', { keyword: '内六角' }, mine())).code).toBe(403);
});

test('a line remembers how it came into the cart; past the cart nothing is put in', async () => {
  const add = (more: object) => ask('/api/shoppingCart/AddSkuToCart', { sku: related[0]!.skuNumber, quantity: 1, ...more }, mine());
  const cart = async () => (await ask('/api/shoppingCart/GetShoppingCartWithDiscount', {}, mine())).body.lines;
  const before = (await cart()).length;
  expect((await add({ isSkipShoppingCart: true })).body).toMatchObject({ shoppingCartItemId: 0, quantity: 1 });
  expect(await cart()).toHaveLength(before);
  expect((await add({ isSkipShoppingCart: true, quantity: 9 })).code).toBe(0);
  const { body: first } = await add({ isInsertMatchSku: true, pictureUrl: '/img/sku/X1/large.svg', fromInquiryId: 7 });
  const accessory = {
    sku: related[1]!.skuNumber,
    relationShoppingCartItemId: first.shoppingCartItemId,
    pictureUrl: 'https://evil.example/x.svg',
  };
  expect((await add(accessory)).code).toBe(0);
  const [second, line] = await cart();
  expect(line).toMatchObject({ isInsertMatchSku: true, defaultThumbUrl: '/img/sku/X1/large.svg' });
  expect(second).toMatchObject({
    relationShoppingCartItemId: first.shoppingCartItemId,
    defaultThumbUrl: expect.stringContaining(related[1]!.skuNumber),
  });
  // Nothing was quoted to this company there (rule pricing 12).
  expect(await db.sql`select inquiry_id from cart_item where id = ${first.shoppingCartItemId}`).toMatchObject([{ inquiryId: 0 }]);
  expect((await add({ sku: related[2]!.skuNumber, relationShoppingCartItemId: 999_999 })).reason).toBe('CART_ITEM_NOT_FOUND');
});
