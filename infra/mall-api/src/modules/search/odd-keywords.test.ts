import { afterAll, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from './index-build.ts';

const db = await testingDatabase();
const app = await aMall(db);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const ask = async (path: string, body: object, token = '') => {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
  return { status: answer.status, ...((await answer.json()) as any) };
};
const sku = await aSku(db, { name: '铸衡 六角螺母 M8' });
await buildSearchIndex(db);

const hundred = (piece: string) => piece.repeat(100).slice(0, 100);
test.each([
  ...[
    'a',
    '1',
    '螺',
    '不锈刚',
    'nljls',
    'm8x',
    '6204-',
    '1/2寸',
    '1/',
    '-',
    '%',
    "'",
    '\\',
    '(a+)+$',
    '<b>',
    '&',
    '|',
    '!',
    ':*',
    ' 1',
    '9件套',
    'din 912 ',
    '\u{1F529}',
  ].map(hundred),
  ...[
    "m8' | 'x",
    '((',
    '.*',
    '[',
    '\\',
    'select 1; --',
    '<script>alert(1)</script>',
    '１２３',
    '0x00',
    '1e999',
    '-1',
    '1/0',
    '0/0寸',
    '𠮷𠮷',
    '\u0000',
    '螺\u0000母',
    '\ud83d',
    'ＭＸ８　六角螺母',
    '六角螺母\u202e M8',
  ],
])('%s is answered, within what the database may take', async (keyword) => {
  const { status, body } = await ask('/api/product/CustomerSearchProducts', { keyword });
  expect(status).toBe(200);
  expect(body.total).toBeGreaterThanOrEqual(0);
});

test('ten thousand letters and a page beyond all are refused, in the mall’s words', async () => {
  for (const input of [{ keyword: 'a'.repeat(10_000) }, { keyword: '螺母', pageIndex: 100_000 }]) {
    const { status, reason, message } = await ask('/api/product/CustomerSearchProducts', input);
    expect([status, reason]).toEqual([400, 'BAD_REQUEST']);
    expect(message).toMatch(/\p{Script=Han}/u);
  }
});

test('a buyer’s odd keyword is answered too, by every call that takes one, and so are words within results and filters', async () => {
  const { token } = await aCompany(db);
  for (const odd of ['\u0000', 'a\u0000b', '\ud83d', "' or 1=1 --", '(a+)+$', '<b>', '%', '\\', '１'.repeat(40)]) {
    const asked = [
      await ask('/api/product/CustomerSearchProducts', { keyword: odd }, token),
      await ask('/api/product/CustomerSearchProducts', { keyword: '六角螺母', within: [odd, `${odd} M8`] }, token),
      await ask('/api/product/CustomerSearchProducts', { keyword: '六角螺母', attributes: `${odd}:${odd};` }, token),
      await ask('/api/product/CustomerSearchSkuByElastic', { Keyword: odd }, token),
      await ask('/api/search/HasSku', { keyword: odd }, token),
      await ask('/api/search/GetChineseNameForPinyin', { keyword: odd }, token),
      await ask(
        '/api/product/GetCatalogue',
        { catalogueType: 1, categoryId: 33001, elasticSearchInput: { keyword: odd, within: [odd] } },
        token,
      ),
    ];
    expect([odd, asked.map(({ status }) => status)]).toEqual([odd, asked.map(() => 200)]);
  }
});

test('words within results are few and short, or refused', async () => {
  for (const within of [['1', '2', '3', '4', '5', '6'], ['长'.repeat(51)], ['']]) {
    const { status, reason } = await ask('/api/product/CustomerSearchProducts', { keyword: '螺母', within });
    expect([status, reason]).toEqual([400, 'BAD_REQUEST']);
  }
});

test('attributes that nothing has find nothing', async () => {
  const { body } = await ask('/api/product/CustomerSearchProducts', { keyword: '螺母', attributes: '月光:是;:;材质' });
  expect(body).toMatchObject({ total: 0, products: [] });
});

test('a SKU in another spelling is that SKU', async () => {
  const number = sku.skuNumber;
  const full = [...number].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join('');
  for (const keyword of [
    number.toLowerCase(),
    ` ${number} `,
    `${number.slice(0, 2)} ${number.slice(2)}`,
    `${number.slice(0, 2)}-${number.slice(2)}`,
    full,
  ]) {
    expect((await ask('/api/search/HasSku', { keyword })).body).toEqual({ hasSku: true, skuNumber: number, categoryId: 0 });
  }
});
