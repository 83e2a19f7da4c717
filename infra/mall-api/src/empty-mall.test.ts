import { afterAll, describe, expect, test } from '@jest/globals';
import { aMall } from './testing/a-mall.ts';
import { aSku } from './testing/a-sku.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
await app.ready();
afterAll(() => app.close());
const get = async (url: string) => (await app.inject(url)).json();
const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json();

describe('a mall that nobody filled', () => {
  test('is up and ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', database: true });
  });

  test('has a home page, a frame, a menu and brands with nothing in them', async () => {
    expect((await get('/api/setting/GetMallIndex')).body).toMatchObject({
      bannerData: [],
      brandData: [],
      hotProductData: [],
      newsData: [],
    });
    expect((await get('/api/setting/GetMallLayOut')).body).toMatchObject({ navData: [], videoData: null, companyName: '' });
    expect((await get('/api/product/SearchCategoryTree')).body).toEqual({ categories: [], brands: [] });
    expect((await get('/api/product/GetAllManufacturer')).body).toEqual([]);
    expect((await get('/api/helpCenter/GetMallHelpCenterTree')).body).toEqual([]);
  });

  test('finds nothing, and says so as a filled one does', async () => {
    expect((await post('/api/product/CustomerSearchProducts', { keyword: '螺钉' })).body).toMatchObject({ total: 0, products: [] });
    expect((await post('/api/product/GetCatalogue', { catalogueType: 1, categoryId: 33001 })).reason).toBe('CATEGORY_NOT_FOUND');
    expect((await post('/api/product/SearchSku/NOSUCH1', {})).reason).toBe('SKU_NOT_FOUND');
    expect((await app.inject('/img/sku/NOSUCH1/thumb.svg')).statusCode).toBe(404);
    expect((await app.inject('/img/video/warehouse.webm')).statusCode).toBe(404);
  });
});

describe('a mall that nobody gave pictures', () => {
  test('shows a plain one for what is there, and none for what is not', async () => {
    const { skuNumber } = await aSku(db);
    for (const url of [`/img/sku/${skuNumber}/thumb.svg`, '/img/brand/101.svg']) {
      const picture = await app.inject(url);
      expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
      expect(picture.body).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await app.inject('/img/brand/999.svg')).statusCode).toBe(404);
  });

  test('serves no file by another name than a film’s', async () => {
    const withFilms = await aMall(db, { films: new URL('.', import.meta.url) });
    for (const file of ['empty-mall.test.ts', '..%2Fpackage.json', 'none.webm'])
      expect([404, 400]).toContain((await withFilms.inject(`/img/video/${file}`)).statusCode);
    await withFilms.close();
  });
});
