import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { textOfPdf } from '../../testing/text-of-pdf.ts';
import { paperPasses } from './paper-pass.ts';
import { shipOrder } from './ship-order.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

let buyer: ABuyer;
let stranger: ABuyer;
let skuNumber = '';
let prepaid = '';
let delivered = '';
beforeAll(async () => {
  [buyer, stranger] = [await aBuyer(db), await aBuyer(db)];
  skuNumber = (await aSku(db, { listPrice: 123_405, name: '深沟球轴承 6204', stock: { 1: 99 } })).skuNumber;
  prepaid = (await buyer.orders(skuNumber, 1)).orderId;
  delivered = (await buyer.orders(skuNumber, 3, 'cashOnDelivery')).orderId;
  await db.sql`update sales_order_item set customer_item_no = 'MY-77'`;
  await db.sql`insert into layout_text (key, sort, text) values ('company-name', 0, '百工商城')`;
});
const file = async (url: string) => {
  const response = await fetch(`${mall.address}${url}`);
  return { status: response.status, type: response.headers.get('content-type'), bytes: new Uint8Array(await response.arrayBuffer()) };
};
const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);

test('a contract says both parties, own item numbers, the total in capitals, places for two seals and its pages; page and PDF are one paper (rule order 30)', async () => {
  const { body: page } = await mall.get(`/api/order/GetOrderForContract/${prepaid}`, buyer.token);
  expect(page).toMatchObject({ title: '销售合同', seals: ['需方：测试机械有限公司', '供方：百工商城'] });
  expect(page.capitals).toMatch(/^壹仟贰佰/);
  const { body: link } = await mall.post('/api/common/GetPdfUrl', { kind: 'contract', id: prepaid }, buyer.token);
  const { status, type, bytes } = await file(link.url);
  expect([status, type]).toEqual([200, 'application/pdf']);
  const { text } = await textOfPdf(bytes);
  const said = ['销售合同', '测试机械有限公司', 'MY-77', skuNumber, '1,234.05', page.capitals, '（盖章）', '第1页，共1页', '争议'];
  for (const words of said) expect(text).toContain(words);
});

test('a link opens the paper it names for who isn’t signed in, and nothing else', async () => {
  const { body: link } = await mall.post('/api/common/GetPdfUrl', { kind: 'contract', id: prepaid }, buyer.token);
  const pass = link.url.split('/').at(-1);
  expect((await mall.get(`/api/order/GetOrderForContract/${prepaid}?token=${pass}`)).code).toBe(0);
  expect((await mall.get(`/api/order/GetOrderForContract/${delivered}?token=${pass}`)).reason).toBe('ORDER_NOT_FOUND');
  expect((await mall.get(`/api/order/GetOrderForContract/${prepaid}`)).reason).toBe('ORDER_NOT_FOUND');
  expect((await mall.get(`/api/order/GetOrderForContract/${prepaid}`, stranger.token)).reason).toBe('ORDER_NOT_FOUND');
  expect((await mall.post('/api/common/GetPdfUrl', { kind: 'contract', id: prepaid }, stranger.token)).reason).toBe('ORDER_NOT_FOUND');
  expect((await file(link.url.replace('contract.', 'deliveryNote.'))).status).toBe(403);
  const passes = paperPasses(Buffer.alloc(32));
  const { pass: old } = passes.of({ kind: 'statement', customerId: 7, of: '2026-11', part: '' }, Date.now() - 700_000);
  expect(passes.opens(old)).toBeUndefined();
});

test('a prepaid contract is for orders that are paid first, whole or one line', async () => {
  const { body } = await mall.get(`/api/order/GetPrePaidOrderForContract/${prepaid}`, buyer.token);
  expect(body).toMatchObject({ title: '预付款合同' });
  expect(body.sums.map(({ label }: { label: string }) => label)).toEqual(['商品金额', '优惠', '运费', '合计（含13%增值税）']);
  const [item] = await db.sql<{ id: number }[]>`select id from sales_order_item where order_id = ${prepaid}`;
  const { body: one } = await mall.get(`/api/order/GetPrePaidOrderForContract/${prepaid}?itemId=${item!.id}`, buyer.token);
  expect(one.sums).toEqual([{ label: '合计（含13%增值税）', value: '¥1,234.05' }]);
  expect((await mall.get(`/api/order/GetPrePaidOrderForContract/${prepaid}?itemId=99999`, buyer.token)).reason).toBe('ORDER_NOT_FOUND');
  expect((await mall.get(`/api/order/GetPrePaidOrderForContract/${delivered}`, buyer.token)).reason).toBe('ORDER_NOT_PREPAID');
});

test('a delivery note holds what left, by package and without prices (rule order 31)', async () => {
  expect((await mall.get(`/api/order/PrintDeliveryNote/${delivered}`, buyer.token)).reason).toBe('ORDER_NO_PACKAGE');
  const [item] = await db.sql<{ id: number }[]>`select id from sales_order_item where order_id = ${delivered}`;
  const first = await shipOrder(db, delivered, { parts: [{ lineId: item!.id, quantity: 1 }] });
  await shipOrder(db, delivered, {});
  const { body: all } = await mall.get(`/api/order/PrintDeliveryNote/${delivered}`, buyer.token);
  expect([all.rows.length, all.capitals, all.sums[0].value]).toEqual([2, '', '2 个包裹，共 3 件']);
  expect(JSON.stringify(all)).not.toContain('1,234');
  const { body: one } = await mall.get(`/api/order/PrintDeliveryNote/${delivered}?packageId=${first.id}`, buyer.token);
  expect([one.number, one.rows.length, one.rows[0][1], one.rows[0][5]]).toEqual([first.packageNumber, 1, 'MY-77', '1 个']);
});

test('a statement sums a month; a page’s address becomes its PDF, any other is refused in words (rule order 32)', async () => {
  const { body } = await mall.get(`/api/order/GetStatement/${month}`, buyer.token);
  expect([body.title, body.rows.length]).toEqual(['对账单', 2]);
  expect((await mall.get(`/api/order/GetStatement/${month}`, stranger.token)).body.rows).toEqual([]);
  const { body: link } = await mall.post('/api/common/ToPdf', { path: `/order/print?month=${month}` }, buyer.token);
  expect(link.fileName).toBe(`${month}-对账单.pdf`);
  expect((await textOfPdf((await file(link.url)).bytes)).text).toContain('对账单');
  for (const path of ['/order/print', '/order/secret/1', '/order/exportcontract/'])
    expect((await mall.post('/api/common/ToPdf', { path }, buyer.token)).reason).toBe('ORDER_PAPER_UNKNOWN');
});
