import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSearchIndex, openDatabase } from '@mall/mall-api/filling';
import { type ACompany, aCompany, aMall, testingDatabase } from '@mall/mall-api/testing';
import { seedCatalogue } from './catalogue/load.ts';
import * as drawings from './drawing/index.ts';

const db = await testingDatabase();
const app = await aMall(db, { pictures: drawings });
afterAll(() => app.close());

interface Sku {
  id: number;
  skuNumber: string;
  productId: number;
  categoryId: number;
  manufacturerId: number;
  listPrice: number;
  name: string;
}
let buyer: ACompany;
let sku: Sku;
let configurable: Sku & { options: { key: string; values: string[]; priceFactor: number[] }[] };

beforeAll(async () => {
  // As the demo fills: on connections that wait as long as it takes.
  const filling = openDatabase(db.url, { max: 4 });
  await seedCatalogue({ sql: filling.sql, size: 4000 });
  await buildSearchIndex(filling);
  await filling.close();
  buyer = await aCompany(db);
  await db.sql`insert into layout_banner (id, position, title, image_url, art) values (77, 1, '轴承选型', '', '{"subtitle":"按尺寸","motif":"bearing"}')`;
  const [plain] = await db.sql<Sku[]>`
    select s.* from sku s join product p on p.id = s.product_id
    where s.is_active and not s.is_inquiry_price and not p.is_non_standard and exists (select from sku_relation r where r.sku_id = s.id)
    order by (select count(*) from sku t where t.product_id = s.product_id) desc, s.id limit 1`;
  sku = plain!;
  const [open] = await db.sql<(typeof configurable)[]>`
    select s.*, p.options from sku s join product p on p.id = s.product_id where p.is_non_standard and s.is_active and not s.is_inquiry_price limit 1`;
  configurable = open!;
});

type Answer = { status: number; code: number; reason?: string; body: never };
const call = async (method: 'GET' | 'POST', url: string, payload: object = {}, token?: string): Promise<Answer> => {
  const response = await app.inject({
    method,
    url,
    ...(method === 'POST' ? { payload } : {}),
    headers: { region: '10009', ...(token ? { token } : {}) },
  });
  return { status: response.statusCode, ...(response.json() as Omit<Answer, 'status'>) };
};
const post = (url: string, payload?: object, token?: string) => call('POST', url, payload, token);
const get = (url: string, token?: string) => call('GET', url, {}, token);

/** Every field of an answer that tells a price, a discount or what is in stock. */
const telling = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, i) => telling(one, `${path}.${i}`));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, one]) => telling(one, `${path}.${key}`));
  const isEmpty = value === '' || value === null || value === false;
  return !isEmpty &&
    /price|fen$|underlined|stockfree|threshold|tier/i.test(path.split('.').at(-1) ?? '') &&
    !/inquiryPrice|isFixedPrice|IsHide/i.test(path)
    ? [path]
    : [];
};

describe('a visitor', () => {
  test('finds no price and no stock in any answer', async () => {
    const answers = await Promise.all([
      get('/api/setting/GetMallIndex'),
      post('/api/product/CustomerSearchProducts', { keyword: '螺钉', sort: 'priceAsc' }),
      post('/api/product/GetCatalogue', { catalogueType: 1, categoryId: sku.categoryId }),
      post(`/api/product/SearchSku/${sku.skuNumber}`),
      get(`/api/product/GetSkuListByProductId?productId=${sku.productId}`),
      post('/api/product/QuerySkuRelationBySkuNumber', { query: { skuNumber: sku.skuNumber } }),
      post('/api/product/GetSkuPrice', { skuNumber: sku.skuNumber }),
      post('/api/product/GetSkuPriceAndDeliveryTimeBySkuNumberAndQuantity', {
        skuNumberAndQuantities: [{ skuNumber: sku.skuNumber, quantity: 1 }],
      }),
      post('/api/product/CustomerSearchSkuByElastic', { Keyword: '螺钉' }),
      get(`/api/product/EsInstantSearch?keyword=${encodeURIComponent('螺钉')}`),
      get(`/api/product/GetHotProductByCategory/${sku.categoryId}`),
      get('/api/product/GetTopThreeSalesHotProductSkuV1?top=6'),
      post('/api/setting/GetMallRecommendPagedListV1', { query: 3 }),
      post('/api/product/GetNonStandardSkuPriceAndPartNumber', { sourceSku: configurable.skuNumber, selectedAttributes: firstChoice() }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, code: 0 });
      expect(telling(answer.body)).toEqual([]);
    }
  });

  test('can’t learn which of two is cheaper by sorting', async () => {
    const of = async (sort: string) =>
      (
        (await post('/api/product/CustomerSearchProducts', { keyword: '轴承', sort })).body as { products: { skuNumber: string }[] }
      ).products.map((one) => one.skuNumber);
    expect(await of('priceAsc')).toEqual(await of('relevance'));
  });
});

const firstChoice = () => configurable.options.map(({ key, values }) => ({ key, value: values[0]! }));

describe('a buyer', () => {
  test('sees prices in lists and on the page, the same ones', async () => {
    const page = (await post(`/api/product/SearchSku/${sku.skuNumber.toLowerCase()}?d=1&r=abc`, {}, buyer.token)).body as Record<
      string,
      never
    >;
    expect(page).toMatchObject({ skuNumber: sku.skuNumber, isLogin: true, requestId: 'abc', resultDigits: 1 });
    expect(page.appliedPriceFen).toBeGreaterThan(0);
    const table = (await get(`/api/product/GetSkuListByProductId?productId=${sku.productId}&sku=${sku.skuNumber}`, buyer.token)).body as {
      attributeKeys: string[];
      common: { key: string }[];
      items: { skuNumber: string; appliedPriceFen: number; values: string[] }[];
    };
    const row = table.items.find((one) => one.skuNumber === sku.skuNumber)!;
    expect(row.appliedPriceFen).toBe(page.appliedPriceFen);
    expect(row.values).toHaveLength(table.attributeKeys.length);
    expect(table.common.length).toBeGreaterThan(0);
  });

  test('sorts by price', async () => {
    const { products } = (await post('/api/product/CustomerSearchProducts', { keyword: '轴承', sort: 'priceAsc' }, buyer.token)).body as {
      products: { isLogin: boolean }[];
    };
    expect(products.length).toBeGreaterThan(1);
    expect(products.every(({ isLogin }) => isLogin)).toBe(true);
  });

  test('chooses parameters of a configurable product and gets one part for one choice', async () => {
    const choice = firstChoice();
    const input = { sourceSku: configurable.skuNumber, selectedAttributes: choice };
    const [one, two] = await Promise.all([1, 2].map(() => post('/api/product/GenerateNonStandardSku', input, buyer.token)));
    expect(one!.body).toEqual(two!.body);
    const made = one!.body as { sku: string; manufacturerPartNumber: string };
    const page = (await post(`/api/product/SearchSku/${made.sku}`, {}, buyer.token)).body as {
      appliedPriceFen: number;
      attributesJson: Record<string, string>;
    };
    const factor = configurable.options.reduce((all, { priceFactor }) => all * priceFactor[0]!, 1);
    expect(page).toMatchObject({ isNonStandardAddCart: true, appliedPriceFen: Math.round(configurable.listPrice * factor) });
    for (const { key, value } of choice) expect(page.attributesJson[key]).toBe(value);
    const wrong = await post(
      '/api/product/GenerateNonStandardSku',
      { ...input, selectedAttributes: [{ ...choice[0]!, value: '一光年' }] },
      buyer.token,
    );
    expect(wrong).toMatchObject({ reason: 'OPTION_NOT_OFFERED' });
    expect(await post('/api/product/GenerateNonStandardSku', { ...input, sourceSku: sku.skuNumber }, buyer.token)).toMatchObject({
      reason: 'SKU_NOT_CONFIGURABLE',
    });
    expect(await post('/api/product/GenerateNonStandardSku', input)).toMatchObject({ status: 401 });
  });
});

describe('pages', () => {
  test.each(['非标', '定制', '链轮 定制'])('%s finds products that are made to order (rule catalogue 17)', async (keyword) => {
    const { products } = (await post('/api/product/CustomerSearchProducts', { keyword })).body as unknown as {
      products: { skuNumber: string }[];
    };
    expect(products.length).toBeGreaterThan(0);
    const rows = await db.sql<{ isNonStandard: boolean }[]>`
      select p.is_non_standard from sku s join product p on p.id = s.product_id where s.sku_number = any(${products.map((one) => one.skuNumber)})`;
    expect(rows.every(({ isNonStandard }) => isNonStandard)).toBe(true);
  });

  test('the menu has three levels and no more than sixteen brands an entry, in a small answer', async () => {
    const { body } = await get('/api/product/SearchCategoryTree');
    const menu = body as { categories: { brandIds: number[]; selfChildren: { selfChildren: unknown[] }[] }[]; brands: { id: number }[] };
    const known = new Set(menu.brands.map(({ id }) => id));
    for (const { brandIds, selfChildren } of menu.categories) {
      expect(brandIds.length).toBeLessThanOrEqual(16);
      expect(brandIds.every((id) => known.has(id))).toBe(true);
      expect(selfChildren[0]?.selfChildren.length).toBeGreaterThan(0);
    }
    expect(JSON.stringify(body).length).toBeLessThan(40_000);
  });

  test('a category, a brand and a product page say where they stand and list what is in them', async () => {
    const category = (await post('/api/product/GetCatalogue', { catalogueType: 1, categoryId: sku.categoryId })).body as unknown as {
      breadcrumbs: { level: number }[];
      total: number;
      category: { skuCount: number };
    };
    expect(category.breadcrumbs.map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(category.total).toBe(category.category.skuCount);
    const brand = (await post('/api/product/GetCatalogue', { catalogueType: 3, manufacturerId: sku.manufacturerId })).body as unknown as {
      manufacturer: { skuCount: number };
      total: number;
      elasticSearchAttributeResult: { result: { type: string }[] };
    };
    expect(brand.total).toBe(brand.manufacturer.skuCount);
    expect(brand.elasticSearchAttributeResult.result.some(({ type }) => type === 'brand')).toBe(false);
    const product = (await post('/api/product/GetCatalogue', { catalogueType: 2, productId: sku.productId })).body as unknown as {
      spu: { skuCount: number };
      total: number;
    };
    expect(product.total).toBe(product.spu.skuCount);
  });

  test('the home page has every shelf filled', async () => {
    const home = (await get('/api/setting/GetMallIndex')).body as Record<string, unknown[]>;
    expect(home.recommendData).toHaveLength(7);
    expect(home.newSkuRecommendData).toHaveLength(7);
    expect(home.hotProductData!.length).toBeGreaterThan(3);
    expect(home.brandData!.length).toBeGreaterThan(8);
  });

  test('suggestions are at most ten with a link to more, and an exact number is told', async () => {
    const many = (await get(`/api/product/EsInstantSearch?keyword=${encodeURIComponent('螺钉')}`)).body as { type: number; url: string }[];
    expect(many.map(({ type }) => type)).toEqual([...Array.from({ length: 10 }, () => 0), 1]);
    expect(many.at(-1)!.url).toBe(`/search?keyword=${encodeURIComponent('螺钉')}`);
    expect((await post('/api/search/HasSku', { keyword: ` ${sku.skuNumber.toLowerCase()} ` })).body).toEqual({
      hasSku: true,
      skuNumber: sku.skuNumber,
      categoryId: 0,
    });
    expect((await post('/api/search/HasSku', { keyword: '没有这个' })).body).toMatchObject({ hasSku: false });
  });

  test('the substitutes and accessories are for sale and counted by type', async () => {
    const { items, total, typeCounts } = (
      await post('/api/product/QuerySkuRelationBySkuNumber', { query: { skuNumber: sku.skuNumber } }, buyer.token)
    ).body as { items: { isActive: boolean; typeId: number }[]; total: number; typeCounts: { count: number }[] };
    expect(items.length).toBe(total);
    expect(typeCounts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(items.every(({ isActive }) => isActive)).toBe(true);
  });
});

describe('pictures', () => {
  const picture = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

  test('are drawn from the SKU, the brand and the banner, and asked for again only when they changed', async () => {
    for (const url of [
      `/img/sku/${sku.skuNumber}/thumb.svg`,
      `/img/sku/${sku.skuNumber}/large.svg`,
      `/img/brand/${sku.manufacturerId}.svg`,
      '/img/banner/77.svg',
    ]) {
      const first = await picture(url);
      expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
      expect(first.body).toMatch(/^<svg .*<\/svg>$/s);
      expect(first.headers['cache-control']).toMatch(/max-age=86400/);
      expect((await picture(url, { 'if-none-match': first.headers.etag! })).statusCode).toBe(304);
    }
  });

  test.each(['/img/sku/NOSUCH1/thumb.svg', '/img/sku/NOSUCH1/huge.svg', '/img/brand/0.svg', '/img/brand/x.svg', '/img/banner/999.svg'])(
    '%s is none',
    async (url) => {
      expect((await picture(url)).statusCode).toBe(404);
    },
  );
});

describe('bad input', () => {
  test.each([
    ['POST', '/api/product/SearchSku/NOSUCH1', {}, 404, 'SKU_NOT_FOUND'],
    ['POST', '/api/product/SearchSku/%25%27', {}, 400, 'BAD_REQUEST'],
    ['GET', '/api/product/SearchCategoryDetail/999999', {}, 404, 'CATEGORY_NOT_FOUND'],
    ['POST', '/api/product/GetCatalogue', { catalogueType: 1, categoryId: 999_999 }, 404, 'CATEGORY_NOT_FOUND'],
    ['POST', '/api/product/GetCatalogue', { catalogueType: 1 }, 400, 'BAD_REQUEST'],
    ['POST', '/api/product/GetCatalogue', { catalogueType: 3, manufacturerId: 1 }, 404, 'MANUFACTURER_NOT_FOUND'],
    ['POST', '/api/product/SearchSpu/99999999', {}, 404, 'PRODUCT_NOT_FOUND'],
    ['GET', '/api/product/GetSkuListByProductId?productId=99999999', {}, 404, 'PRODUCT_NOT_FOUND'],
    ['POST', '/api/product/CustomerSearchProducts', { keyword: 'x'.repeat(101) }, 400, 'BAD_REQUEST'],
    ['POST', '/api/product/CustomerSearchProducts', { keyword: 'x', price: 1 }, 400, 'BAD_REQUEST'],
    ['POST', '/api/product/QuerySkuRelationBySkuNumber', { query: { skuNumber: 'NOSUCH1' } }, 404, 'SKU_NOT_FOUND'],
    ['POST', '/api/Discount/CheckSkuPurchaseLimit', { skuNumber: 'X', quantity: 1 }, 401, 'NOT_SIGNED_IN'],
  ] as const)('%s %s %j', async (method, url, payload, status, reason) => {
    expect(await call(method, url, payload)).toMatchObject({ status, reason });
  });
});
