import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecognisedList, SheetChange } from '@mall/api-contract/inquiry';
import { aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from '../search/index-build.ts';

const db = await testingDatabase();
let mall: AServedMall;
beforeAll(async () => {
  await aSku(db, { skuNumber: 'PL100', partNumber: 'QX1-771A', stock: { 1: 100 } });
  await aSku(db, { skuNumber: 'PL200', partNumber: 'QX2-772B', stock: { 1: 100 } });
  await buildSearchIndex(db);
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

const aClerk = async () => {
  const { token } = await aBuyer(db);
  return async (path: string, payload: object) => (await mall.ask(`/api/${path}`, { payload, token, key: randomUUID() })).answer;
};
const identify = 'inquiryTableIdentify/IdentifyTable';

test('cells without a header are shown as columns that can be corrected, whatever their number (rule inquiry 63)', async () => {
  const post = await aClerk();
  const rolesOf = async (data: string) => {
    const { kind, mapping } = (await post(identify, { data })).body as RecognisedList;
    return [kind, ...mapping.columns.map(({ role }) => role)];
  };
  expect(await rolesOf('六角螺母 M12\t2')).toEqual(['table', 'name', 'quantity']);
  expect(await rolesOf('6204-2RS\tSKF\t20')).toEqual(['table', 'partNumber', 'brand', 'quantity']);
  expect(await rolesOf('螺母\tM12\t5\t个')).toEqual(['table', 'name', 'spec', 'quantity', 'unit']);
  // Which words are makers' the mall knows: sold ones and those that are only asked for.
  expect(await rolesOf('QX1-771A\t施耐德\t3')).toEqual(['table', 'partNumber', 'brand', 'quantity']);
  expect(await rolesOf('你好，要两个螺母')).toEqual(['text']);
  const data = 'QX1-771A\t7\t3\nQX2-772B\t9\t4';
  const shown = (await post(identify, { data })).body as RecognisedList;
  expect(shown).toMatchObject({ kind: 'table', lineCount: 2, header: [] });
  const columns = (['partNumber', 'ignored', 'quantity'] as const).map((role, column) => ({ column, role, header: '', certainty: 1 }));
  const corrected = { data, mapping: { ...shown.mapping, columns } };
  expect(((await post(identify, corrected)).body as RecognisedList).lines.map(({ quantity }) => quantity)).toEqual([3, 4]);
  const { lines } = (await post('inquiry/MatchInquirySheet', corrected)).body as SheetChange;
  expect(lines.map(({ product, quantity, matchState }) => [product?.sku, quantity, matchState])).toEqual([
    ['PL100', 3, 'exact'],
    ['PL200', 4, 'exact'],
  ]);
});

test('a cell’s border is one in the field of a single line, too, and what a company files under the maker’s number is found', async () => {
  const post = await aClerk();
  const typed = (await post('inquiry/insertNewQuotationItem', { text: 'QX1-771A\t2' })).body as SheetChange;
  expect(typed.lines.map(({ product, quantity }) => [product?.sku, quantity])).toEqual([['PL100', 2]]);
  const filed = (await post('inquiry/MatchInquirySheet', { data: '物料编码\t数量\nQX2-772B\t6' })).body as SheetChange;
  expect(filed.lines.at(-1)).toMatchObject({ product: { sku: 'PL200' }, quantity: 6 });
});
