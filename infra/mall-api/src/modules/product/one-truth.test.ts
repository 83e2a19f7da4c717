import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from '../search/index-build.ts';

const db = await testingDatabase();
const skus: string[] = [];
let mall: AServedMall;
let buyer: ABuyer;

/** In order: plenty, plenty beyond 9999, only elsewhere, both, none with a lead time, none without, a pack of ten, sold out, delisted, inquired, hidden. */
beforeAll(async () => {
  const shelves: Parameters<typeof aSku>[1][] = [
    ...[{ stock: { 1: 640 } }, { stock: { 1: 12_000, 2: 70 } }, { stock: { 2: 33 } }, { stock: { 1: 4, 2: 9 } }, { stock: {} }],
    ...[
      { leadTimeId: 17 },
      { minOrderQty: 10, stepValue: 10, stock: { 1: 9, 2: 5 } },
      { stock: { 1: 50 } },
      { isActive: false, stock: { 1: 5 } },
    ],
    ...[{ isInquiryPrice: true, stock: { 1: 8 } }, { stock: { 1: 77 } }],
  ];
  for (const shelf of shelves) skus.push((await aSku(db, shelf)).skuNumber);
  await db.sql`update sku set is_short_supply = true where sku_number = ${skus[7]!}`;
  await db.sql`update sku set is_stock_hidden = true where sku_number = ${skus[10]!}`;
  await db.sql`insert into sku_relation (sku_id, related_id, kind) select s.id, t.id, 1 from sku s, sku t where s.sku_number = ${skus[0]!} and t.id <> s.id`;
  await buildSearchIndex(db);
  buyer = await aBuyer(db);
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

const ask = async (path: string, payload: object, token?: string) =>
  (await mall.ask(path, { payload, ...(token ? { token } : {}) })).answer.body;
const fact = (one: Record<string, unknown>) => ({
  id: one.dynamicDeliveryTimeId,
  arrival: one.arrivalDate,
  own: one.currentWareHouseStockFree,
  free: one.warehouseStockDto,
  hidden: one.stockFreeIsHide,
  ...(one.showCart === undefined ? {} : { cart: one.showCart, inquiry: one.showInquiry }),
});
const offersOf = async (token: string | undefined, more: object = {}) => {
  const wishes = await Promise.all(skus.map(async (sku) => (await ask(`/api/product/SearchSku/${sku}`, {})).minOrderQty as number));
  const skuNumberAndQuantities = skus.map((skuNumber, at) => ({ skuNumber, quantity: wishes[at] }));
  const path = '/api/product/GetSkuPriceAndDeliveryTimeBySkuNumberAndQuantity';
  return (await ask(path, { skuNumberAndQuantities, ...more }, token)).skuPriceAndDeliveryTimes;
};

test('page, list, search, related and offer say the same of every SKU, at the same quantity, region and moment', async () => {
  const { token } = buyer;
  const offers = await offersOf(token);
  const list = (await ask('/api/product/CustomerSearchSkuByElastic', { skuNumbers: skus, pageSize: 100 }, token)).items;
  const found = (await ask('/api/product/CustomerSearchProducts', { keyword: '内六角', pageSize: 60 }, token)).products;
  const pager = { pageIndex: 1, pageSize: 50 };
  const related = (await ask('/api/product/QuerySkuRelationBySkuNumber', { query: { skuNumber: skus[0] }, pager }, token)).items;
  expect([list.length, found.length > 5, related.length > 5]).toEqual([skus.length, true, true]);
  for (const sku of skus) {
    const offer = fact(offers[sku]);
    expect(fact(await ask(`/api/product/SearchSku/${sku}`, {}, token))).toEqual(offer);
    for (const one of [...list, ...found, ...related].filter(({ skuNumber }) => skuNumber === sku)) expect(fact(one)).toEqual(offer);
  }
});

test('the cart and the assistant say it too', async () => {
  const { token } = buyer;
  const offers = await offersOf(token);
  const buyable = skus.filter((sku) => offers[sku].showCart);
  expect(buyable).toHaveLength(7);
  for (const sku of buyable) await ask('/api/shoppingCart/AddSkuToCart', { sku, quantity: offers[sku].quantity }, token);
  const { lines } = await ask('/api/shoppingCart/GetShoppingCartWithDiscount', {}, token);
  for (const line of lines) {
    const { cart, inquiry, ...offer } = fact(offers[line.sku]);
    expect([fact(line), line.dynamicDeliveryTimeName]).toEqual([offer, offers[line.sku].dynamicDeliveryTimeName]);
  }
  for (const sku of skus) {
    const answer = await fetch(`${mall.address}/api/ai/mall/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ question: '有货吗', sku }),
    });
    const text = [...(await answer.text()).matchAll(/"text":"([^"]*)"/g)].map(([, piece]) => piece).join('');
    const { dynamicDeliveryTimeName, arrivalDate, currentWareHouseStockFree: own } = offers[sku];
    const day = arrivalDate && `${Number(arrivalDate.slice(5, 7))}月${Number(arrivalDate.slice(8))}日`;
    if (dynamicDeliveryTimeName && dynamicDeliveryTimeName !== '询价') expect(text).toContain(dynamicDeliveryTimeName);
    if (day) expect(text).toContain(`预计${day}送达`);
    expect(text.includes('就近仓库')).toBe(own > 0);
    if (own > 0) expect(text).toContain(`就近仓库${own > 9999 ? '9999+' : own}个`);
  }
});

test('sold out or delisted, nothing is promised, nothing can be bought, and no stock is named', async () => {
  const offers = await offersOf(buyer.token);
  for (const sku of [skus[7]!, skus[8]!]) {
    expect(fact(offers[sku])).toEqual({ id: 17, arrival: '', own: 0, free: [], hidden: false, cart: false, inquiry: false });
    expect(offers[sku].dynamicDeliveryTimeName).toBe('');
    expect((await mall.ask('/api/shoppingCart/AddSkuToCart', { payload: { sku, quantity: 1 }, token: buyer.token })).answer.code).toBe(
      54005,
    );
  }
});

test('a visitor learns when it comes, never what is in stock; who does not ask for stock gets none; what staff hide nobody sees', async () => {
  const forBuyer = await offersOf(buyer.token);
  const forVisitor = await offersOf(undefined);
  const unasked = await offersOf(buyer.token, { withCurrentWareHouseStockFree: false });
  for (const sku of skus) {
    for (const offer of [forVisitor[sku], unasked[sku]]) {
      expect([offer.currentWareHouseStockFree, offer.warehouseStockDto]).toEqual([null, []]);
      expect([offer.arrivalDate, offer.stockFreeIsHide]).toEqual([forBuyer[sku].arrivalDate, sku === skus[10]]);
    }
  }
  expect(fact(forBuyer[skus[10]!])).toMatchObject({ id: 1, own: null, free: [], hidden: true });
  const page = await ask(`/api/product/SearchSku/${skus[0]}`, {});
  expect(page.stockFreeIsHide).toBe(false);
});
