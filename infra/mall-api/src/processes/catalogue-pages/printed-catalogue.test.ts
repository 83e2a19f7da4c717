import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSearchIndex } from '../../modules/search/index-build.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

const page = async (input: object) => (await app.inject({ method: 'POST', url: '/api/product/GetCatalogue', payload: input })).json().body;
const printed = async (categoryId: number) => (await page({ catalogueType: 1, categoryId })).printedCatalogue;

beforeAll(async () => {
  await aSku(db);
  await buildSearchIndex(db);
});

test('a category page leads to the printed catalogue of its first level, where one is shown (rule catalogue 28)', async () => {
  expect(await printed(11001)).toBeNull();
  await db.sql`
    insert into catalogue_book (id, kind, subject_id, title, sku_count, wanted) overriding system value
    values (91, 'category', 11001, '紧固件', 1200, 'x'), (92, 'brand', 33001, '别的', 3, 'x')`;
  const book = { title: '紧固件产品目录 PDF', url: '/download/91', summary: '1,200 种规格的尺寸表、图纸与订货编码' };
  for (const categoryId of [11001, 22001, 33001]) expect(await printed(categoryId)).toEqual(book);
});

test('what was taken down, or sells nothing any more, is not led to; a brand’s stands with who the brand is', async () => {
  await db.sql`update catalogue_book set is_hidden = true where id = 91`;
  expect(await printed(11001)).toBeNull();
  await db.sql`update catalogue_book set is_hidden = false, is_there = false where id = 91`;
  expect(await printed(11001)).toBeNull();
  await db.sql`update catalogue_book set is_there = true where id = 91`;
  expect(await printed(33001)).toMatchObject({ url: '/download/91' });
  expect((await page({ catalogueType: 3, manufacturerId: 101 })).printedCatalogue).toBeNull();
});
