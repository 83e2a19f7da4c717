import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProxyCertificate, SubstituteSaving } from '@mall/api-contract/catalogue';
import { brandPageService } from '../../modules/catalogue/brand-page.service.ts';
import { catalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { layoutService } from '../../modules/layout/layout.service.ts';
import { buildSearchIndex } from '../../modules/search/index-build.ts';
import type { SearchEngine } from '../../modules/search/search-engine.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { privateBrandService } from './private-brand.service.ts';
import { privateBrandPages } from './private-brand-pages.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());
let buyer: ABuyer;

const part = (id: number, material: string, listPrice: number, extra: [string, string][] = []) =>
  aSku(db, { id, skuNumber: `PB${10_000 + id}`, listPrice, attributes: [['螺纹规格', 'M8'], ['材质', material], ...extra] });
const lamp = (id: number, layers: string, colours: string, voltage: string) =>
  aSku(db, {
    ...{ id, skuNumber: `LP${10_000 + id}` },
    attributes: [
      ['层数', layers],
      ['颜色', colours],
      ['电压', voltage],
      ['发光', '常亮'],
      ['蜂鸣', '带蜂鸣'],
      ['安装', '直杆'],
    ],
  });

beforeAll(async () => {
  await part(1, '304不锈钢', 600);
  await part(2, '304不锈钢', 1000, [['涂层', '有']]);
  await part(3, '碳钢', 900);
  await part(4, '碳钢', 800);
  await part(5, '碳钢', 2000);
  for (const [id, layers, colours, voltage] of [
    [11, '1层', '红', 'DC24V'],
    [12, '3层', '红黄绿', 'DC24V'],
    [13, '3层', '红黄绿', 'AC220V'],
    [14, '3层', '红黄绿', 'DC24V'],
  ] as const)
    await lamp(id, layers, colours, voltage);
  const { sql } = db;
  await sql`insert into manufacturer (id, name, pinyin, initial, is_hot, country, introduction, mark) values
    (401, 'Nordkamm 诺卡姆', 'nordkamm', 'N', true, '德国', '', '{"shape":"plain","text":"N"}'),
    (402, 'Bersolt', 'bersolt', 'B', false, '德国', '', '{"shape":"plain","text":"B"}')`;
  await sql`update manufacturer set is_private = true where id = 101`;
  await sql`update sku set manufacturer_id = 401 where id in (2, 4, 14)`;
  await sql`update sku set manufacturer_id = 402 where id = 5`;
  await sql`update product p set manufacturer_id = s.manufacturer_id from sku s where s.product_id = p.id`;
  await sql`update product set family = 'signal-tower' where id between 11 and 14`;
  // 1 replaces 2 and saves; 3 costs more than what it replaces; 5 is sold by the box, so its price says nothing.
  await sql`update sku set sales_pack_uom = '盒' where id = 5`;
  await sql`insert into sku_relation (sku_id, related_id, kind) values (1, 2, 1), (2, 1, 1), (3, 4, 1), (1, 5, 1), (3, 5, 1)`;
  await buildSearchIndex(db);
  await brandPageService(db, catalogueService(db)).replace({
    pages: [{ manufacturerId: 101, slogan: '同样的规格', story: [{ title: '为什么', text: '因为' }] }],
    certificates: [
      {
        id: 1,
        manufacturerId: 401,
        number: 'NKM-1',
        scope: '销售紧固件',
        issuer: '诺卡姆',
        validFrom: '2020-01-01',
        validUntil: '2099-12-31',
      },
      { id: 2, manufacturerId: 402, number: 'BSO-2', scope: '销售紧固件', issuer: 'B', validFrom: '2020-01-01', validUntil: '2020-12-31' },
    ],
  });
  const banner = (id: number, position: number) => ({
    ...{ id, position, title: `横幅${id}`, imageUrl: `/img/banner/${id}.svg` },
    ...{ linkUrl: '/', subtitle: '', motif: '', sort: id },
  });
  await layoutService(db).replace({
    ...{ links: [], activities: [], shortLinks: [] },
    banners: [banner(1, 8), banner(2, 8), ...[3, 4, 5, 6, 7, 8].map((id) => banner(id, 9))],
    texts: [
      { key: 'spare-part', sort: 0, text: '易损', url: '/c-11001', imageUrl: '' },
      { key: 'spare-part', sort: 1, text: '没有的分类', url: '/c-999', imageUrl: '' },
    ],
  });
  buyer = await aBuyer(db);
});

const post = async (path: string, payload: object = {}, token?: string) =>
  (await app.inject({ method: 'POST', url: `/api/setting/${path}`, headers: token ? { token } : {}, payload })).json();
const savings = async (token?: string): Promise<SubstituteSaving[]> =>
  (await post('GetMallPrivateBrandPageForDiscount', {}, token)).body.items;

test('what one saves is the difference of real prices of a complete substitute, with the comparison that proves it', async () => {
  const found = await savings(buyer.token);
  expect(found.map(({ sku, other }) => [sku.skuNumber, other.skuNumber])).toEqual([['PB10001', 'PB10002']]);
  const [{ sku, other, savingFen, same, differing }] = found as [SubstituteSaving];
  expect([sku.appliedPriceFen, other.appliedPriceFen, savingFen]).toEqual([600, 1000, 400]);
  expect(same).toEqual([
    ['螺纹规格', 'M8'],
    ['材质', '304不锈钢'],
  ]);
  expect(differing).toEqual([{ key: '涂层', own: '', other: '有' }]);
});

test('a visitor sees the pair and its comparison, and no price, share or saving', async () => {
  const [pair] = await savings();
  expect(pair).toMatchObject({ savingFen: null, sku: { appliedPriceFen: null, appliedPriceSub: '' }, other: { appliedPriceFen: null } });
  expect(JSON.stringify(pair)).not.toMatch(/[:"](600|1000|400|6|10|4|40)[,."}]|"share"/);
});

test('who pays less for the named brand is told of no saving', async () => {
  await db.sql`insert into agreement_price (customer_id, sku_id, price) values (${buyer.viewer.kp.customerId}, 2, 550)`;
  expect((await savings(buyer.token))[0]).toMatchObject({ savingFen: null, other: { appliedPriceFen: 550 } });
  await db.sql`delete from agreement_price where customer_id = ${buyer.viewer.kp.customerId} and sku_id = 2`;
});

test('the pages of the private brands: brands with their words, categories, banners of 8 and 9 in pages of 1 and 5', async () => {
  const { body } = await post('GetMallPrivateBrandPageForPC');
  expect(body).toMatchObject({
    brands: [{ id: 101, name: '火也', slogan: '同样的规格', isPrivate: true }],
    replaceableCount: 1,
  });
  expect((await post('GetFrontSiteBannersPagedList', { query: 9 })).body.items).toHaveLength(5);
  expect((await post('GetFrontSiteBannersPagedList', { query: 9, pager: { pageIndex: 2 } })).body).toMatchObject({
    pageSize: 5,
    total: 6,
    items: [{ id: 8 }],
  });
  expect((await post('GetFrontSiteBannersPagedList', { query: 8 })).body).toMatchObject({ pageSize: 1, total: 2, items: [{ id: 1 }] });
  const { body: huoYe } = await post('GetMallHuoYeLandingPageData');
  expect(huoYe).toMatchObject({ brand: { id: 101 }, categories: [{ id: 11001, skuCount: 5 }], products: { total: 5 } });
  const { body: beiJian } = await post('GetMallBeiJianLandingPageData');
  expect(beiJian.groups).toMatchObject([{ note: '易损', category: { id: 11001 }, subCategories: [{ id: 22001 }] }]);
  expect(beiJian.groups[0].products.length).toBeGreaterThan(0);
});

test('a brand counts as many goods on every page, also where the search only estimates', async () => {
  const engine = { search: async () => ({ skuIds: [1, 3], total: 7089, isEstimated: true }) } as unknown as SearchEngine;
  const catalogue = catalogueService(db);
  const parts = { db, catalogue, brands: brandPageService(db, catalogue), layout: layoutService(db), engine };
  const pages = privateBrandPages(privateBrandService(parts), parts);
  const { brands, products, categories } = { ...(await pages.overview()), ...(await pages.huoYe({}, undefined)) };
  const ofCategory = await pages.huoYe({ categoryId: 11001 }, undefined);
  expect([brands[0]?.skuCount, products.total, categories[0]?.skuCount, ofCategory.products.total]).toEqual([5, 5, 5, 5]);
});

test('its categories and goods are asked for by brand, category and page; what isn’t the mall’s own is refused', async () => {
  expect((await post('GetMallPrivateBrandToCategory', { manufacturerId: 101 })).body).toMatchObject([{ id: 11001 }]);
  expect((await post('GetSecondaryMallPrivateBrandToHuoYe', { categoryId: 11001 })).body).toMatchObject([{ id: 22001, skuCount: 5 }]);
  expect((await post('GetMallPrivateBrandToCategoryById/22001')).body).toMatchObject({
    category: { id: 22001 },
    subCategories: [{ id: 33001 }],
  });
  const page = async (pageIndex: number) => (await post(`getProductsForPrivateBrandId?id=101&pageSize=2&pageIndex=${pageIndex}`)).body;
  const pages = [await page(1), await page(2), await page(3)];
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  expect(new Set(pages.flatMap(({ items }) => items.map((one: { skuNumber: string }) => one.skuNumber))).size).toBe(5);
  for (const refused of [
    await post('getProductsForPrivateBrandId?id=401'),
    await post('GetMallPrivateBrandToCategory', { manufacturerId: 401 }),
  ])
    expect(refused).toMatchObject({ code: 75001, message: '没有找到该自有品牌' });
  expect(await post('GetMallPrivateBrandToCategoryById/999')).toMatchObject({ reason: 'CATEGORY_NOT_FOUND' });
});

test('papers of makers: those in force for a brand, all of them by name, number or letter, the old ones last', async () => {
  const list = async (input: object) => (await post('GetMallProxyCertificateList', input)).body as ProxyCertificate[];
  expect(await list({})).toMatchObject([
    { id: 1, manufacturerName: 'Nordkamm 诺卡姆', isValid: true, pictureUrl: '/img/certificate/1.svg' },
  ]);
  expect(await list({ manufacturerId: 402 })).toEqual([]);
  const find = async (input: object) => (await post('GetMallProxyCertificatePagedList', input)).body;
  expect(await find({})).toMatchObject({ total: 2, items: [{ id: 1 }, { id: 2, isValid: false }], initials: ['B', 'N'] });
  expect(await find({ keyword: '诺卡' })).toMatchObject({ total: 1 });
  expect(await find({ keyword: 'bso-2' })).toMatchObject({ items: [{ id: 2 }] });
  expect(await find({ initial: 'n', pageSize: 1 })).toMatchObject({ total: 1, items: [{ id: 1 }] });
  expect((await app.inject('/img/certificate/1.svg')).statusCode).toBe(200);
  expect((await app.inject('/img/certificate/9.svg')).statusCode).toBe(404);
  const catalogue = (manufacturerId: number) =>
    app.inject({ method: 'POST', url: '/api/product/GetCatalogue', payload: { catalogueType: 3, manufacturerId } });
  expect((await catalogue(401)).json().body.brandSem).toMatchObject({
    slogan: '',
    series: [{ categoryId: 33001 }],
    certificates: [{ id: 1 }],
  });
});

test('a brand page leads to its printed catalogue, where one is shown (rule catalogue 21)', async () => {
  await db.sql`
    insert into catalogue_book (id, kind, subject_id, title, sku_count, wanted, is_hidden) overriding system value
    values (91, 'brand', 401, '诺卡姆', 6, 'x', false), (92, 'brand', 402, '别的', 3, 'x', true), (93, 'category', 402, '分类', 3, 'x', false)`;
  const catalogues = async (manufacturerId: number) => {
    const payload = { catalogueType: 3, manufacturerId };
    return (await app.inject({ method: 'POST', url: '/api/product/GetCatalogue', payload })).json().body.brandSem.catalogues;
  };
  expect(await catalogues(401)).toEqual([
    { title: '诺卡姆产品目录 PDF', url: '/download/91', summary: '6 种规格的尺寸表、图纸与订货编码' },
  ]);
  expect(await catalogues(402)).toEqual([]);
});

test('what is recommended: of hot brands, of a category, of a channel’s tab, each product once', async () => {
  const numbers = ({ items, products }: { items?: { skuNumber: string }[]; products?: { skuNumber: string }[] }) =>
    (items ?? products ?? []).map((one) => one.skuNumber).sort();
  expect(numbers((await post('GetMallRecommendSkusPagedList', { query: 2 })).body)).toEqual(['LP10014', 'PB10002', 'PB10004']);
  expect((await post('GetMallRecommendForCateIdPagedList', { categoryId: 22001, pageSize: 4 })).body).toMatchObject({
    total: 9,
    pageSize: 4,
  });
  const tab = async (channelId: number, tabId: number) => (await post('GetMallRecommendForTabIdV1', { query: { channelId, tabId } })).body;
  expect(await tab(2, 0)).toMatchObject({ tabs: [{ id: 11001 }] });
  expect(numbers(await tab(2, 11001))).toEqual(['LP10011', 'LP10012', 'LP10013', 'PB10001', 'PB10003']);
  expect(numbers(await tab(1, 11001))).toEqual(['LP10014', 'PB10002', 'PB10004']);
  expect(await post('GetMallRecommendForTabIdV1', { query: { channelId: 1, tabId: 999 } })).toMatchObject({ reason: 'CATEGORY_NOT_FOUND' });
});

test('the guide to lamps: each step says what there still is, the result shows them, its details the same lamp of others', async () => {
  const { body } = await post('GetThreeColourLampShowResult', { layers: '3层', voltage: 'AC220V' });
  expect(body).toMatchObject({ total: 1, products: [{ skuNumber: 'LP10013' }] });
  expect(body.steps[0]).toMatchObject({
    label: '层数',
    chosen: '3层',
    values: [
      { value: '1层', isPossible: false },
      { value: '3层', isPossible: true },
    ],
  });
  const { body: detail } = await post('GetThreeColourLampShowResultDetail', { skuNumber: 'lp10012' });
  expect(detail).toMatchObject({ sku: { skuNumber: 'LP10012' }, alternatives: [{ skuNumber: 'LP10014' }] });
  expect(detail.attributes).toContainEqual(['颜色', '红黄绿']);
  for (const skuNumber of ['PB10001', 'NONE'])
    expect(await post('GetThreeColourLampShowResultDetail', { skuNumber })).toMatchObject({ code: 75002, message: '没有找到该三色灯' });
});
