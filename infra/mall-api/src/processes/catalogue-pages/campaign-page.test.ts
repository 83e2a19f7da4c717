import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CampaignPage, DiscountToolBox } from '@mall/api-contract/discount';
import type { SearchResult } from '@mall/api-contract/search';
import { buildSearchIndex } from '../../modules/search/index-build.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aShelf } from '../../testing/a-shelf.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
const sizes = ['M8', 'M10'];
const materials = ['碳钢', '304不锈钢', '黄铜'];
let buyer: ABuyer;
let bolts = 0;
let numbers: string[] = [];

beforeAll(async () => {
  bolts = await aShelf(
    db,
    '外六角螺栓',
    sizes.flatMap((size) =>
      materials.map(
        (material) => [`恒螺 外六角螺栓 ${size} ${material}`, { 螺纹规格: size, 材质: material }] as [string, Record<string, string>],
      ),
    ),
  );
  const nuts = await aShelf(db, '六角螺母', [['恒螺 六角螺母 M8', { 螺纹规格: 'M8' }]]);
  await aSku(db);
  await db.sql`insert into stock (sku_id, warehouse_id, on_hand) select id, 1, 500 from sku`;
  await db.sql`update sku set product_id = (select min(id) from sku where category_id = ${bolts}) where category_id = ${bolts} and name like '%M8%'`;
  await db.sql`
    insert into campaign (id, kind, name, rule, thresholds, starts_at, ends_at, show_mode) values
      (1, 20, '满件折', 3, '[{"from":3,"discount":9500},{"from":10,"discount":9000}]', now() - interval '1 day', now() + interval '1 day', 1),
      (2, 10, '限时抢购', null, '[]', now() - interval '1 day', now() + interval '1 day', 2),
      (3, 30, '过去的', null, '[]', now() - interval '9 day', now() - interval '1 day', 1),
      (4, 30, '将来的', null, '[]', now() + interval '1 day', now() + interval '9 day', 1)`;
  await db.sql`insert into promotion_price (campaign_id, sku_id, price) select 1, id, list_price from sku where category_id = ${bolts}`;
  await db.sql`insert into promotion_price (campaign_id, sku_id, price) select k, id, 500 from sku, unnest('{2,3,4}'::int[]) k where category_id = ${nuts}`;
  await buildSearchIndex(db);
  numbers = (await db.sql<{ skuNumber: string }[]>`select sku_number from sku where category_id = ${bolts} order by id`).map(
    (row) => row.skuNumber,
  );
  buyer = await aBuyer(db);
});

const ask = async (method: 'GET' | 'POST', path: string, payload?: object, token?: string) =>
  (await app.inject({ method, url: `/api/${path}`, headers: token ? { token } : {}, ...(payload ? { payload } : {}) })).json();
const goods = async (input: object = {}, attributeInput: object = {}, campaignId = 1): Promise<SearchResult> =>
  (await ask('POST', 'product/SearchSkusByDiscountCondition', { input, attributeInput, marketingAggsCondition: { campaignId } })).body;

test('a campaign says what it is, what it gives by step, how it is shown, and what time it is', async () => {
  const before = Date.now();
  const { body } = await ask('GET', 'discount/SearchCampaignById/1/');
  expect(body).toMatchObject({
    ...{ name: '满件折', state: 'running', hasCountdown: false, marketingRuleType: 3, skuCount: 6, linkUrl: '/discount/20/1' },
    thresholds: [
      { thresholdDescription: '满3件', discountDescription: '打9.5折', payShare: 9500 },
      { thresholdDescription: '满10件', discountDescription: '打9折', payShare: 9000 },
    ],
    categoryLevels: [{ name: '外六角螺栓大类', count: 6 }],
    marketingAggsCondition: { campaignId: 1 },
  });
  expect(Date.parse((body as CampaignPage).now)).toBeGreaterThanOrEqual(before);
  expect(Date.parse((body as CampaignPage).now)).toBeLessThanOrEqual(Date.now());
  const { body: timed } = await ask('GET', 'discount/SearchNewCampaignById/2/');
  expect(timed).toMatchObject({ hasCountdown: true, linkUrl: '/discount/new/10/2', skuShowMode: 2 });
});

test('its goods alone are listed, and filters, counts and pages are of them', async () => {
  const all = await goods();
  expect([all.total, all.isEstimated]).toEqual([6, false]);
  const brass = all.elasticSearchAttributeResult.result.find(({ key }) => key === '材质')?.values.find(({ value }) => value === '黄铜');
  expect(brass?.count).toBe(2);
  const one = await goods({}, { attributes: '材质:黄铜;螺纹规格:M10;' });
  expect(one.products.map(({ productName }) => productName)).toEqual(['恒螺 外六角螺栓 M10 黄铜']);
  expect((await goods({ pageIndex: 2, pageSize: 4 })).products).toHaveLength(2);
  expect((await goods({ keyword: '螺母' })).total).toBe(0);
  expect((await goods({ within: ['黄铜'] })).total).toBe(2);
  const { body: facets } = await ask('POST', 'product/SearchProductAttributeByDiscountCondition', {
    marketingAggsCondition: { campaignId: 1 },
  });
  expect(facets).toEqual(all.elasticSearchAttributeResult);
});

test('a visitor sees no price among its goods; a buyer sees theirs', async () => {
  expect((await goods({}, {}, 2)).products[0]).toMatchObject({ isLogin: false, appliedPriceSub: '' });
  const { body } = await ask('POST', 'product/SearchSkusByDiscountCondition', { marketingAggsCondition: { campaignId: 2 } }, buyer.token);
  expect(body.products[0]).toMatchObject({ appliedPriceTag: '促销价', appliedPriceSub: '5', underlinedPrice: '10.00' });
});

test('by product each is shown once, with how many of it take part', async () => {
  const { body } = await ask('POST', 'product/SearchSpusByDiscountCondition', { marketingAggsCondition: { campaignId: 1 } });
  expect(body.total).toBe(4);
  expect(body.items.map(({ skuCount }: { skuCount: number }) => skuCount).sort()).toEqual([1, 1, 1, 3]);
});

test('what did not start is told to nobody, what is over has no goods, and neither has what never was', async () => {
  for (const id of [4, 99, 2_147_483_647]) {
    expect((await ask('GET', `discount/SearchCampaignById/${id}/`)).reason).toBe('CAMPAIGN_NOT_FOUND');
    expect((await ask('GET', `discount/GetDiscountToolBoxById/${id}/?clientType=1`)).message).toBe('未找到促销活动');
    const found = await ask('POST', 'product/SearchSkusByDiscountCondition', { marketingAggsCondition: { campaignId: id } });
    expect(found.reason).toBe('CAMPAIGN_NOT_FOUND');
  }
  expect((await ask('GET', 'discount/SearchCampaignById/3/')).body).toMatchObject({ state: 'ended', skuCount: 0, categoryLevels: [] });
  expect(await goods({}, {}, 3)).toMatchObject({ total: 0, products: [] });
});

test('odd filters find nothing and break nothing', async () => {
  for (const [input, attributeInput] of [
    [{}, { attributes: '没有的:值;' }],
    [{}, { attributes: `材质:${'长'.repeat(1990)};` }],
    [{ categoryId: 2_147_483_647 }, {}],
    [{}, { manufacturerIds: [2_147_483_647] }],
    [{ within: ["' | 'q"] }, {}],
    [{ pageIndex: 500, pageSize: 60 }, {}],
  ] as const)
    expect(await goods(input, attributeInput)).toMatchObject({ products: [] });
  const refused = async (payload: object) => (await ask('POST', 'product/SearchSkusByDiscountCondition', payload)).reason;
  const marketingAggsCondition = { campaignId: 1 };
  expect(await refused({ marketingAggsCondition, input: { pageIndex: 100_000 } })).toBe('BAD_REQUEST');
  expect(await refused({ marketingAggsCondition, input: { keyword: '螺'.repeat(10_000) } })).toBe('BAD_REQUEST');
  expect(await refused({ marketingAggsCondition: { campaignId: 0 } })).toBe('BAD_REQUEST');
  expect((await ask('GET', 'discount/SearchCampaignById/1%20or%201=1/')).reason).toBe('BAD_REQUEST');
});

test('lists name what runs, with some of its goods, also within a category', async () => {
  const { body } = await ask('POST', 'setting/GetMallPromotionPagedList', {});
  expect(body.items.map(({ name, skuCount }: { name: string; skuCount: number }) => [name, skuCount])).toEqual([
    ['限时抢购', 1],
    ['满件折', 6],
  ]);
  const [{ parentId } = { parentId: 0 }] = await db.sql<{ parentId: number }[]>`
    select c2.parent_id from category c3 join category c2 on c2.id = c3.parent_id where c3.id = ${bolts}`;
  const { body: own } = await ask('POST', `setting/GetPromotionsPagedList/${parentId}`, {});
  expect(own.items.map(({ name }: { name: string }) => name)).toEqual(['满件折']);
  expect((await ask('POST', 'setting/GetPromotionsPagedList/2147483647', {})).reason).toBe('CATEGORY_NOT_FOUND');
  expect((await ask('POST', 'setting/GetPromotionsList', {})).body).toHaveLength(2);
  const { body: timed } = await ask('POST', 'product/SearchSkusByDiscountPromotionCondition', { marketingAggsCondition: { kind: 10 } });
  expect(timed.total).toBe(1);
});

test('the tool box says what is missing to the next step, of the own cart only', async () => {
  const box = async (token?: string): Promise<DiscountToolBox> =>
    (await ask('GET', 'discount/GetDiscountToolBoxById/1/?clientType=1&isInternal=false', undefined, token)).body;
  expect((await box()).cart).toBeNull();
  expect((await box(buyer.token)).cart).toMatchObject({ pieces: 0, discountFen: 0, reached: '', missing: '再买3件打9.5折' });
  await ask('POST', 'shoppingCart/AddSkuToCart', { sku: numbers[0], quantity: 2 }, buyer.token);
  await ask('POST', 'shoppingCart/AddSkuToCart', { sku: numbers[4], quantity: 2 }, buyer.token);
  expect((await box(buyer.token)).cart).toMatchObject({
    pieces: 4,
    amount: '¥40.00',
    discountFen: 200,
    reached: '满3件打9.5折',
    missing: '再买6件打9折',
  });
  expect((await box((await aBuyer(db)).token)).cart).toMatchObject({ pieces: 0 });
});
