import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Inquiry, RecognisedList, SheetChange } from '@mall/api-contract/inquiry';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from '../search/index-build.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import { lineViews } from './line-view.ts';

const db = await testingDatabase();
let mall: AServedMall;
beforeAll(async () => {
  for (let i = 0; i < 20; i += 1) await aSku(db, { skuNumber: `LL${100 + i}`, partNumber: `QX${i}-77${i}A`, stock: { 1: 100 } });
  await buildSearchIndex(db);
  mall = await aServedMall(db.url);
});
afterAll(() => mall.end());

const aClerk = async () => {
  const buyer = await aBuyer(db);
  return { buyer, ...asker(buyer) };
};
const asker = ({ token }: Pick<ABuyer, 'token'>) => ({
  post: async (path: string, payload: object = {}, key = randomUUID()) => (await mall.ask(`/api/${path}`, { payload, token, key })).answer,
  get: async (path: string) => (await mall.ask(`/api/${path}`, { token })).answer,
});
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `QX${(from + i) % 20}-77${(from + i) % 20}A\t${1 + (i % 9)}`).join('\n');
const table = (count: number) => `型号\t数量\n${rows(count)}`;

test('a pasted table becomes lines in its order, the first fifty matched when the answer comes, the others soon after', async () => {
  const { post, get } = await aClerk();
  const change = (await post('inquiry/MatchInquirySheet', { data: table(120) })).body as SheetChange;
  expect(change.lines).toHaveLength(120);
  expect(change.lines.slice(0, 50).map(({ matchState, product, quantity }) => [matchState, product?.sku, quantity])).toEqual(
    Array.from({ length: 50 }, (_, i) => ['exact', `LL${100 + (i % 20)}`, 1 + (i % 9)]),
  );
  let told = (await get(`inquiry/GetInquiryMatchTaskProcess?inquiryId=${change.inquiryId}`)).body;
  const seen = new Set<number>();
  while (!told.isDone) {
    told = (await get(`inquiry/GetInquiryMatchTaskProcess?inquiryId=${change.inquiryId}&since=${encodeURIComponent(told.asOf)}`)).body;
    for (const { id } of told.lines) seen.add(id);
  }
  expect(told).toMatchObject({ total: 120, done: 120, exact: 120, unmatched: 0 });
  const rest = change.lines.slice(50).map(({ id }) => id);
  told = (await get(`inquiry/GetInquiryMatchTaskProcess?inquiryId=${change.inquiryId}&since=2026-01-01T00:00:00Z`)).body;
  for (const { id } of told.lines) seen.add(id);
  expect(rest.filter((id) => !seen.has(id))).toEqual([]);
});

test('the same key writes a list once; a list is only counted where that is asked; what was there can be replaced', async () => {
  const { post } = await aClerk();
  const key = randomUUID();
  const twice = await Promise.all([1, 2].map(() => post('inquiry/MatchInquirySheet', { data: table(3) }, key)));
  expect(twice.map(({ body }) => body.lineCount)).toEqual([3, 3]);
  expect((await post('inquiry/MatchInquirySheet', { data: table(5), hasCommit: false })).body).toMatchObject({ lineCount: 8, lines: [] });
  expect((await post('inquiry/MatchInquirySheet', { data: table(2), inquiryMatchType: 2 })).body).toMatchObject({
    lineCount: 2,
    removed: expect.anything(),
  });
  const bom = (await post('inquiry/BomMatchInquirySheet', { data: '型号\t单套用量\nQX1-771A\t4\nQX2-772A\t3000', sets: 5 }))
    .body as SheetChange;
  expect(bom.lines.map(({ quantity, quantityFault }) => [quantity, quantityFault])).toEqual([
    [20, ''],
    [null, '数量“15000”超过9999，请分行或联系客服'],
  ]);
});

test('what was understood is shown, corrected, and remembered for the company and for no other', async () => {
  const [clerk, stranger] = [await aClerk(), await aClerk()];
  const data = '备件清单\n\t\n代号\t标识\t要几个\nQX4-774A\tA1\t3\nQX5-775A\tA2\t若干\n合计\t\t3';
  const shown = (await clerk.post('inquiryTableIdentify/IdentifyTable', { data })).body as RecognisedList;
  expect(shown).toMatchObject({ kind: 'table', isRemembered: false, notes: ['1行未读取：合计行'] });
  const columns = ['partNumber', 'remark', 'quantity'].map((role, column) => ({
    column,
    role,
    header: shown.header[column] ?? '',
    certainty: 1,
  }));
  const mapping = { ...shown.mapping, headerRow: 3, columns };
  const change = (await clerk.post('inquiry/MatchInquirySheet', { data, mapping })).body as SheetChange;
  expect(change.lines.map(({ product, quantity, quantitySaid, remark }) => [product?.sku, quantity, quantitySaid, remark])).toEqual([
    ['LL104', 3, '', 'A1'],
    ['LL105', null, '若干', 'A2'],
  ]);
  const again = (await clerk.post('inquiryTableIdentify/IdentifyTable', { data })).body as RecognisedList;
  expect(again).toMatchObject({ isRemembered: true, lineCount: 2, mapping: { headerRow: 3, columns } });
  expect((await stranger.post('inquiryTableIdentify/IdentifyTable', { data })).body.isRemembered).toBe(false);
  const header = '品名\t型号\t数量\t备注';
  const known = (await clerk.post('inquiryTableIdentify/IdentifyTable', { data: `${header}\n螺钉\tQX1-771A\t1\t急` }))
    .body as RecognisedList;
  const swapped = {
    ...known.mapping,
    columns: known.mapping.columns.map((one) => (one.role === 'remark' ? { ...one, role: 'brand' } : one)),
  };
  await clerk.post('inquiry/MatchInquirySheet', { data: `${header}\n螺钉\tQX1-771A\t1\t火也`, mapping: swapped });
  const next = `${header}\n螺母\tQX2-772A\t2\t火也`;
  expect((await clerk.post('inquiryTableIdentify/IdentifyTable', { data: next })).body).toMatchObject({
    isRemembered: true,
    lines: [{ brand: '火也' }],
  });
  expect((await stranger.post('inquiryTableIdentify/IdentifyTable', { data: next })).body).toMatchObject({
    isRemembered: false,
    lines: [{ brand: '' }],
  });
});

test('1,001 lines, nonsense, huge cells and markup have an answer, and what is good stays', async () => {
  const { post } = await aClerk();
  const many = await post('inquiry/MatchInquirySheet', { data: table(1001) });
  expect([many.reason, many.details, many.message]).toEqual(['INQUIRY_FULL', { left: 1000 }, '询价单最多1000行，还可以加1000行']);
  for (const data of ['', '   \n\t\n', '谢谢老板'])
    expect((await post('inquiry/MatchInquirySheet', { data })).reason).toBe('INQUIRY_LIST_UNREADABLE');
  const odd = `<script>alert(1)</script>\t2\n=cmd|' /C calc'!A0\t1\n${'深'.repeat(5000)}\t1\nQX6-776A\t2`;
  const change = (await post('inquiry/MatchInquirySheet', { data: `型号\t数量\n${odd}` })).body as SheetChange;
  expect(change.lines.map(({ matchState }) => matchState).at(-1)).toBe('exact');
  expect(change.lines.every(({ said, customer }) => said.length <= 500 && customer.partNumber.length <= 200)).toBe(true);
  expect((await post('inquiry/MatchInquirySheet', { data: 'x'.repeat(100_001) })).code).toBe(400);
  expect((await post('inquiry/MatchInquirySheet', { data: '深'.repeat(140_000) })).reason).toBe('BODY_TOO_LARGE');
  expect((await post('inquiry/MatchInquirySheet', { uploadFilePath: '../../etc/passwd' })).code).toBe(400);
  expect((await post('inquiry/MatchInquirySheet', { uploadFilePath: 'a'.repeat(26) })).reason).toBe('FILE_NOT_FOUND');
  expect((await post('inquiry/MatchInquirySheet', { data: 'a\0b 3个' })).code).not.toBe(500);
});

test('while a sheet is matched it is not submitted, and what the buyer chose meanwhile stays', async () => {
  const { post, get } = await aClerk();
  const untilDone = async (id: number) => {
    while (!(await get(`inquiry/GetInquiryMatchTaskProcess?inquiryId=${id}`)).body.isDone);
  };
  const { inquiryId } = (await post('inquiry/MatchInquirySheet', { data: table(60) })).body as SheetChange;
  await untilDone(inquiryId);
  await db.sql`update inquiry set match_lease_until = now() + interval '1 hour' where id = ${inquiryId}`;
  await db.sql`update inquiry_item set match_state = 'waiting' where inquiry_id = ${inquiryId} and position > 58`;
  const refused = await post(`inquiry/SubmitQuotation/${inquiryId}`);
  expect([refused.reason, refused.message]).toEqual(['INQUIRY_INCOMPLETE', '还有2行正在匹配，请稍候再提交']);
  const [line] = await db.sql<{ id: number }[]>`select id from inquiry_item where inquiry_id = ${inquiryId} and position = 60`;
  await post('inquiry/updateInquiryItemBySkuWithItem', { itemId: line!.id, sku: 'LL107' });
  await db.sql`update inquiry set match_lease_until = null where id = ${inquiryId}`;
  const again = (await post(`inquiry/matchInquirySheetByInquiryId/${inquiryId}`)).body;
  expect(again.total).toBe(60);
  await untilDone(inquiryId);
  const sheet = (await post('inquiry/GetUnSubmittedInquirySheet')).body as Inquiry;
  expect(sheet.lines.at(-1)).toMatchObject({ matchState: 'chosen', product: { sku: 'LL107' } });
  expect((await post(`inquiry/SubmitQuotation/${inquiryId}`)).code).toBe(0);
});

test('a mall that is killed in mid-matching and started again goes on, and does nothing twice', async () => {
  const buyer = await aBuyer(db);
  const { post, get } = asker(buyer);
  const key = randomUUID();
  const list = { data: table(1000) };
  const { inquiryId, total } = (await post('inquiry/MatchInquirySheetV2', list, key)).body;
  expect(total).toBe(1000);
  const progress = async () => (await get(`inquiry/GetInquiryMatchTaskProcess?inquiryId=${inquiryId}`)).body;
  while ((await progress()).done === 0);
  mall.child.kill('SIGKILL');
  mall.end();
  const items = inquiryItemRepository(db);
  const before = (await items.lines(inquiryId)).filter(({ matchedAt }) => matchedAt !== null);
  expect(before.length).toBeGreaterThan(0);
  mall = await aServedMall(db.url);
  expect((await post('inquiry/MatchInquirySheetV2', list, key)).body).toMatchObject({ inquiryId, total: 1000 });
  while (!(await progress()).isDone);
  const after = await items.lines(inquiryId);
  expect(after).toHaveLength(1000);
  expect(after.every(({ matchState, skuNumber }, i) => matchState === 'exact' && skuNumber === `LL${100 + (i % 20)}`)).toBe(true);
  const matchedAt = new Map(after.map((line) => [line.id, line.matchedAt]));
  expect(before.filter((line) => matchedAt.get(line.id) !== line.matchedAt)).toEqual([]);
});

test('a thousand lines are shown with six statements', async () => {
  const buyer = await aBuyer(db);
  const { inquiryId } = (await asker(buyer).post('inquiry/MatchInquirySheetV2', { data: table(1000) })).body;
  await db.sql`update inquiry_item set sku_number = 'LL' || (100 + position % 20), match_state = 'exact' where inquiry_id = ${inquiryId}`;
  const lines = await inquiryItemRepository(db).lines(inquiryId);
  let statements = 0;
  const counting = new Proxy(db.sql, {
    apply: (target, self, args) => {
      // Pieces of statements and casts are calls too; what is awaited is a statement.
      const query = Reflect.apply(target, self, args);
      return new Proxy(query, {
        get: (one, name) => {
          if (name === 'then') statements += 1;
          const value = Reflect.get(one, name);
          return typeof value === 'function' ? value.bind(one) : value;
        },
      });
    },
  });
  const views = await lineViews({ ...db, sql: counting }, buyer.viewer, lines);
  expect(views).toHaveLength(1000);
  expect(statements).toBeLessThanOrEqual(6);
});
