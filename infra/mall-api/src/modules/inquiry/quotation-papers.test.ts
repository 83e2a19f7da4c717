import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { httpAsker } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { quotationService } from './quotation.service.ts';
import { quotingService } from './quoting.service.ts';

const db = await testingDatabase();
const app = await aMall(db);
const mall = await httpAsker(app);
afterAll(() => app.close());

let buyer: ABuyer;
let id = 0;
let skuNumber = '';
beforeAll(async () => {
  buyer = await aBuyer(db);
  skuNumber = (await aSku(db, { listPrice: 123_405, name: '深沟球轴承 6204', stock: { 1: 30 } })).skuNumber;
  const inquiry = await anInquiry(db, buyer, [{ sku: skuNumber }, { said: '=HYPERLINK("http://evil.example","点我")' }, { said: '+1+1' }]);
  id = inquiry.id;
  for (const line of inquiry.lineIds.slice(1)) await quotingService(db).refuseLine(id, line, '李娜', '@SUM(A1)无法报价');
  await quotingService(db).send(id);
});
const fetched = async (url: string) => {
  const response = await fetch(url.startsWith('http') ? url : `${mall.address}${url}`);
  return { status: response.status, type: response.headers.get('content-type'), bytes: new Uint8Array(await response.arrayBuffer()) };
};
const textOf = async (data: Uint8Array) => {
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join('')
    .replaceAll(/[\s\u200b]/g, '');
  return { pages: document.numPages, text };
};

test('a PDF says the quotation with letterhead, validity, the total in capitals, the seal’s place and its pages (rule inquiry 22)', async () => {
  await db.sql`insert into layout_text (key, sort, text) values ('company-name', 0, '百工商城'), ('company-address', 0, '上海市浦东新区张江路500号')`;
  const { body: link } = await mall.post('/api/common/GetInquiryPdfUrl', { inquiryId: id }, buyer.token);
  const { status, type, bytes } = await fetched(link.url);
  expect([status, type]).toEqual([200, 'application/pdf']);
  const { text } = await textOf(bytes);
  for (const said of [
    '报价单',
    '百工商城',
    '上海市浦东新区张江路500号',
    '测试机械有限公司',
    '深沟球轴承6204',
    skuNumber,
    '1,234.05',
    '壹仟贰佰叁拾肆元零伍分',
    '（盖章）',
    '第1页，共1页',
    '有效期至',
    '无法报价',
  ])
    expect(text).toContain(said);
});

test('a workbook computes nothing of what somebody wrote (rule inquiry 48)', async () => {
  for (const path of [`ExportInquiryExcel/${id}`, `ExportInquirySheet/${id}`]) {
    const { body: link } = await mall.get(`/api/inquiry/${path}`, buyer.token);
    const { bytes } = await fetched(link.url);
    const sheet = Object.values(read(bytes).Sheets)[0]!;
    const cells = Object.entries(sheet).flatMap(([key, cell]) =>
      key.startsWith('!') ? [] : [cell as { f?: string; t: string; v: unknown }],
    );
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    expect(cells.filter(({ t, v }) => t === 's' && /^[=+\-@\t\r]/.test(String(v)))).toEqual([]);
    expect(utils.sheet_to_csv(sheet)).toContain(`'+1+1`);
  }
});

test('a link ends: when its ten minutes are over, changed in any letter, and with the sharing it came from (rule inquiry 30)', async () => {
  const { body: link } = await mall.get(`/api/inquiry/ExportInquiryExcel/${id}`, buyer.token);
  const pass = link.url.split('/').at(-1) as string;
  const [kind, of, until, way, seal] = pass.split('.') as [string, string, string, string, string];
  const forged = [
    [kind, String(id + 1), until, way, seal],
    ['pdf', of, until, way, seal],
    [kind, of, String(Number(until) + 600), way, seal],
    [kind, of, until, 's', seal],
    [kind, of, until, way, `${seal.slice(0, -2)}AA`],
    ['page', of, until, way, seal],
    [kind, of, '1700000000', way, seal],
  ];
  for (const parts of forged) expect((await fetched(`/api/download/inquiry/${parts.join('.')}`)).status).toBe(403);
  const { body: shared } = await mall.post(`/api/inquiry/ShareInquiry/${id}`, {}, buyer.token);
  const { body: open } = await mall.get(`/api/inquiry/ExportInquirySheeByShortCode/${shared.shortCode}`);
  expect((await fetched(open.url)).status).toBe(200);
  await mall.post(`/api/inquiry/StopSharingInquiry/${id}`, {}, buyer.token);
  expect((await fetched(open.url)).status).toBe(403);
});

test('a short code opens the quotation and nothing else, until it isn’t shared any more; it can’t be guessed', async () => {
  const { body: shared } = await mall.post(`/api/inquiry/ShareInquiry/${id}`, {}, buyer.token);
  const again = await mall.post(`/api/inquiry/ShareInquiry/${id}`, {}, buyer.token);
  expect(again.body.shortCode).toBe(shared.shortCode);
  expect(shared.shortCode).toMatch(/^[a-z0-9]{26}$/);
  const seen = await mall.get(`/api/inquiry/GetInquiryByShortCode/${shared.shortCode}?needBase64=true`);
  expect(seen.body).toMatchObject({ totalText: '¥1,234.05', lines: [{ sku: skuNumber, priceText: '¥1,234.05' }, {}, {}] });
  expect(seen.body.qrBase64).toMatch(/^data:image\/png;base64,/);
  const said = JSON.stringify(seen.body);
  for (const secret of [buyer.phone, '王工', 'candidates', 'contactName', 'attachments']) expect(said).not.toContain(secret);
  await mall.post(`/api/inquiry/StopSharingInquiry/${id}`, {}, buyer.token);
  const gone = await mall.get(`/api/inquiry/GetInquiryByShortCode/${shared.shortCode}`);
  expect(gone).toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  const next = await mall.post(`/api/inquiry/ShareInquiry/${id}`, {}, buyer.token);
  expect(next.body.shortCode).not.toBe(shared.shortCode);
  expect(await mall.get(`/api/inquiry/GetInquiryByShortCode/${'a'.repeat(26)}`)).toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  expect(await mall.get('/api/inquiry/GetInquiryByShortCode/short')).toMatchObject({ reason: 'BAD_REQUEST' });
});

test('a list is one’s own, a manager’s is the company’s, and nobody’s is another company’s (rule roles 3)', async () => {
  const other = await aBuyer(db);
  const [colleague] = await db.sql<{ id: number }[]>`
    insert into kp (customer_id, phone, contact_name, is_manager) values (${buyer.kp.customerId}, '13711112222', '小李', false) returning id`;
  const viewer = { ...buyer.viewer, kp: { ...buyer.kp, kpId: colleague!.id, isManager: false } };
  const theirs = await anInquiry(db, { viewer }, [{ sku: skuNumber }]);
  const listOf = async (token: string, question: object = {}) =>
    (await mall.post('/api/inquiry/GetInquiryPagedList', question, token)).body.items.map((one: { id: number }) => one.id);
  expect(await listOf(buyer.token)).toEqual([theirs.id, id]);
  expect(await listOf(buyer.token, { kpId: colleague!.id })).toEqual([theirs.id]);
  expect(await listOf(buyer.token, { keyword: '%' })).toEqual([]);
  expect(await listOf(buyer.token, { keyword: 'HYPERLINK' })).toEqual([id]);
  expect(await listOf(other.token)).toEqual([]);
  const counts = await mall.post('/api/inquiry/GetInquiryPagedListCount', {}, buyer.token);
  expect(counts.body).toMatchObject({ total: 2, quoted: 2, draft: 0 });
  expect(await mall.get(`/api/inquiry/GetInquiryById/${id}`, other.token)).toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  const whole = await mall.get(`/api/inquiry/GetInquiryById/${id}`, buyer.token);
  expect(whole.body).toMatchObject({
    status: 'quoted',
    canOrder: true,
    lines: [{ offer: { priceFen: 123_405, byStaff: false } }, { offer: null }, {}],
  });
});

test('a document page opens with its token only, and a company’s own calls are nobody else’s', async () => {
  const { body: link } = await mall.get(`/api/inquiry/GetExportInquiryUrl/${id}`, buyer.token);
  const token = new URL(link.url).searchParams.get('token')!;
  expect((await mall.get(`/api/inquiry/GetInquiryInfoByInquiryId/${id}?token=${token}`)).body).toMatchObject({
    totalCapitals: '壹仟贰佰叁拾肆元零伍分',
  });
  expect(await mall.get(`/api/inquiry/GetInquiryInfoByInquiryId/${id}`)).toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  expect(await mall.get(`/api/inquiry/GetInquiryInfoByInquiryId/${id + 1}?token=${token}`)).toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  const other = await aBuyer(db);
  for (const [path, payload] of [
    ['inquiry/CancelInquiry', { inquiryId: id }],
    ['inquiry/customerReInuiry', { inquiryId: id }],
    ['inquiry/AnswerInquiryQuestion', { inquiryId: id, answer: '是' }],
    [`inquiry/CheckAndProcessCustomerInquiryStatus/${id}`, {}],
    [`inquiry/UpdateInquiryTime/${id}`, {}],
    [`inquiry/CheckInquiryStock/${id}`, {}],
    ['inquiry/CheckOrderSpecialPrice', { inquiryId: id }],
    ['inquiry/reStoreInquiryItemPrice', { inquiryId: id }],
    [`inquiry/ShareInquiry/${id}`, {}],
    [`inquiry/StopSharingInquiry/${id}`, {}],
    ['common/GetInquiryPdfUrl', { inquiryId: id }],
  ] as const)
    expect([path, (await mall.post(`/api/${path}`, payload, other.token)).reason]).toEqual([path, 'INQUIRY_NOT_FOUND']);
});

test('stock, price, savings and the cart’s quantity are looked at before ordering (rules inquiry 13, 25)', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 30 } });
  const { id: own, lineIds } = await anInquiry(db, buyer, [{ sku: sku.skuNumber, quantity: 20 }, { said: '螺母' }]);
  await quotingService(db).quoteLine(own, lineIds[0]!, '李娜', { priceFen: 800, remark: '' });
  await quotingService(db).refuseLine(own, lineIds[1]!, '李娜', '无');
  await quotingService(db).send(own);
  await db.sql`update stock set on_hand = 12 where sku_id = ${sku.id}`;
  const stock = await mall.post(`/api/inquiry/CheckInquiryStock/${own}`, {}, buyer.token);
  expect(stock.body).toMatchObject({ isEnough: false, lines: [{ short: 8, message: '现货缺8个，整批9–12天' }] });
  const saved = await mall.get(`/api/inquiry/GetInquiryDiscountInfo/${own}`, buyer.token);
  expect(saved.body).toMatchObject({ usualFen: 20_000, quotedFen: 16_000, savedFen: 4000, payableFen: 16_000 });
  await mall.post('/api/shoppingCart/AddSkuToCart', { sku: sku.skuNumber, quantity: 5 }, buyer.token);
  const restored = await mall.post('/api/inquiry/reStoreInquiryItemPrice', { inquiryId: own }, buyer.token);
  expect(restored.body).toEqual({ restored: [{ sku: sku.skuNumber, quantity: 20, priceFen: 800 }], refused: [] });
  await quotationService(db).cancel(own, buyer.kp.customerId, '');
  expect(await mall.post('/api/inquiry/CheckOrderSpecialPrice', { inquiryId: own }, buyer.token)).toMatchObject({
    reason: 'INQUIRY_NOT_QUOTED',
  });
});
