import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fromBuffer } from 'yauzl';
import { embeddedInvoiceIssuing } from '../../adapters/invoice-issuing/embedded-invoice-issuing.ts';
import { invoiceIssuingService } from '../../adapters/invoice-issuing/invoice-issuing-service.ts';
import { folderStorage } from '../../adapters/object-storage/folder-storage.ts';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import type { InvoiceRow } from '../../modules/invoice/invoice.types.ts';
import { invoiceFiles } from '../../modules/invoice/invoice-files.ts';
import { paperPrinter } from '../../papers/printer.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { httpAsker, insisting } from '../../testing/http-asker.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { textOfPdf } from '../../testing/text-of-pdf.ts';
import { confirmOrder } from '../checkout/confirm-order.service.ts';
import { shipOrder } from '../order-desk/ship-order.ts';
import { packed } from './invoice-file.routes.ts';
import { invoicing } from './invoicing.ts';
import { issueWaiting } from './issue-waiting.ts';

const db = await testingDatabase();
const folder = await mkdtemp(join(tmpdir(), 'invoices-'));
const app = await aMall(db, {}, { MALL_FILES: folder });
const mall = await httpAsker(app);
const printer = paperPrinter();
const files = invoiceFiles(folderStorage(folder));
const seller = async () => ({ name: '百工商城', address: '上海市浦东新区张江路500号', phone: '400-000-0000' });
const issuing = embeddedInvoiceIssuing({ db, printer, seller });
afterAll(async () => {
  printer.end();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

let buyer: ABuyer;
let stranger: ABuyer;
let orderId = '';
const title = {
  type: 2,
  title: '测试机械有限公司',
  taxNumber: '91310000MA1K40000X',
  registerAddress: '张江路1号',
  registerPhone: '021-1',
  bank: '工行',
  bankAccount: '6222',
} as const;
const shipped = async (person: ABuyer, changes: { title?: string } = {}) => {
  const sku = await aSku(db, { listPrice: 11_300, name: '深沟球轴承 <6204> & 油封', stock: { 1: 99 } });
  const { id: invoiceId } = await invoiceTitleService(db).save(person.kp.customerId, { ...title, ...changes });
  await person.wants(sku.skuNumber, 2);
  const { orderId: id } = await confirmOrder(db, person.viewer, await person.confirms({ paymentMethod: 'cashOnDelivery', invoiceId }));
  await shipOrder(db, id, {});
  return id;
};
beforeAll(async () => {
  [buyer, stranger] = [await aBuyer(db), await aBuyer(db)];
  orderId = await shipped(buyer);
  const [item] = await db.sql<{ id: number }[]>`select id from sales_order_item where order_id = ${orderId}`;
  expect(await issueWaiting(db, { issuing, invoiceFiles: files })).toMatchObject({ issued: 1, failures: [] });
  await db.transaction((tx) => invoicing.returned(tx, { orderId, items: [{ orderItemId: item!.id, quantity: 1, amount: 11_300 }] }));
  expect(await issueWaiting(db, { issuing, invoiceFiles: files })).toMatchObject({ issued: 1, failures: [] });
});
const list = async (person: ABuyer, filter: object = {}) =>
  (await mall.post('/api/invoice/GetInvoicePagedList', filter, person.token)).body;
const fetched = async (url: string) => {
  const response = await fetch(`${mall.address}${url}`);
  return { status: response.status, type: response.headers.get('content-type'), bytes: new Uint8Array(await response.arrayBuffer()) };
};
const namesIn = (zip: Buffer) =>
  new Promise<string[]>((resolve, reject) =>
    fromBuffer(zip, (error, file) => {
      if (error) return reject(error);
      const names: string[] = [];
      file
        .on('entry', ({ fileName }) => names.push(fileName))
        .on('end', () => resolve(names))
        .on('error', reject);
    }),
  );

test('a drawn invoice says who, what, tax and total in capitals, and that it is a demonstration; the structured one says the same (rules invoice 9, 10)', async () => {
  const { items } = await list(buyer, { kind: 'blue' });
  const { bytes, type } = await fetched(items[0].pdfUrl);
  expect(type).toBe('application/pdf');
  const { text } = await textOfPdf(bytes);
  const said = [
    '电子发票（增值税专用发票）',
    items[0].invoiceNumber,
    '测试机械有限公司',
    '91310000MA1K40000X',
    '深沟球轴承<6204>&油封',
    '200.00',
    '26.00',
  ];
  for (const words of [...said, '贰佰贰拾陆元整', '演示票据', '第1页，共1页', '工行6222']) expect(text).toContain(words);
  const xml = Buffer.from((await fetched(items[0].xmlUrl)).bytes).toString();
  expect(xml).toContain('深沟球轴承 &lt;6204&gt; &amp; 油封');
  expect(xml).toContain('<TotalTax>26.00</TotalTax>');
  const red = (await list(buyer, { kind: 'red' })).items[0];
  expect((await textOfPdf((await fetched(red.pdfUrl)).bytes)).text).toContain(`负壹佰壹拾叁元整`);
  expect(red).toMatchObject({ originalNumber: items[0].invoiceNumber, amountFen: -11_300 });
});

test('invoices are found by number, order and day; another company has none of them', async () => {
  const { items } = await list(buyer);
  expect(items).toHaveLength(2);
  expect((await list(buyer, { keyword: items[0].orders[0].orderNumber })).total).toBe(2);
  expect((await list(buyer, { keyword: items[1].invoiceNumber.slice(4) })).total).toBe(1);
  expect((await list(buyer, { to: '2020-01-01' })).total).toBe(0);
  expect((await list(stranger)).total).toBe(0);
  expect((await mall.get(`/api/invoice/GetInvoice/${items[0].id}`, stranger.token)).reason).toBe('INVOICE_NOT_FOUND');
  expect(
    (await mall.get(`/api/invoice/GetInvoice/${items[1].id}`, buyer.token)).body.traces.map(({ text }: { text: string }) => text),
  ).toEqual([`已开具，发票号码${items[1].invoiceNumber}`, expect.stringContaining('已申请开票')]);
});

test('a link shows the accountant what it names without signing in, of one company, until it ends (rule invoice 18)', async () => {
  const ids = (await list(buyer)).items.map(({ id }: { id: string }) => id);
  expect((await mall.post('/api/invoice/ShareInvoices', { invoiceIds: ids }, stranger.token)).reason).toBe('INVOICE_NOT_FOUND');
  const { body: link } = await mall.post('/api/invoice/ShareInvoices', { invoiceIds: [ids[0]], days: 3 }, buyer.token);
  const { body: opened } = await mall.get(`/api/invoice/GetInvoicesByKey/${link.key}`);
  expect(opened.invoices.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
  expect(opened.companyName).toBe('测试机械有限公司');
  expect((await fetched(opened.invoices[0].pdfUrl)).status).toBe(200);
  expect((await fetched(opened.invoices[0].pdfUrl.replace(ids[0], ids[1]))).status).toBe(403);
  for (const key of ['nothing', 'a'.repeat(26), '%00', "'"])
    expect((await mall.get(`/api/invoice/GetInvoicesByKey/${key}`)).code).not.toBe(0);
  await db.sql`update invoice_link set expires_at = now() where key = ${link.key}`;
  expect((await mall.get(`/api/invoice/GetInvoicesByKey/${link.key}`)).reason).toBe('INVOICE_LINK_OVER');
  expect((await fetched(opened.zipUrl)).status).toBe(403);
});

test('many invoices are one zip, each with its structured original (rule invoice 17)', async () => {
  const { items } = await list(buyer);
  const { body: pack } = await mall.post(
    '/api/download/InvoiceZip',
    { invoiceIds: items.map(({ id }: { id: string }) => id) },
    buyer.token,
  );
  const { bytes, type } = await fetched(pack.url);
  expect(type).toBe('application/zip');
  const [red, blue] = items.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber);
  expect((await namesIn(Buffer.from(bytes))).sort()).toEqual(
    [
      `${blue}_测试机械有限公司.pdf`,
      `${blue}_测试机械有限公司.xml`,
      `${red}_测试机械有限公司_红字.pdf`,
      `${red}_测试机械有限公司_红字.xml`,
    ].sort(),
  );
});

test('a zip of hundreds holds one file in memory at a time', async () => {
  let [open, most] = [0, 0];
  const rows = Array.from({ length: 300 }, (_, at) => ({
    id: `i${at}`,
    invoiceNumber: `${at}`,
    title,
    originalId: null,
    hasXml: false,
    issuedAt: '2026-11-22T00:00:00Z',
  }));
  const content = Buffer.alloc(200_000, 'x');
  const slow = {
    keep: async () => undefined,
    async read() {
      open += 1;
      most = Math.max(most, open);
      return content;
    },
  };
  let size = 0;
  for await (const part of packed(rows as unknown as InvoiceRow[], slow) as Readable) {
    size += (part as Buffer).length;
    open = 0;
  }
  expect(size).toBeGreaterThan(300 * content.length);
  expect(most).toBeLessThanOrEqual(2);
});

test('a refused one waits for finance, who correct its title; others may not (rule invoice 16)', async () => {
  const person = await aBuyer(db);
  await shipped(person, { title: '乙公司已注销' });
  expect(await issueWaiting(db, { issuing, invoiceFiles: files })).toMatchObject({ refused: 1 });
  const [finance, warehouse] = [await anOperator(db, ['finance']), await anOperator(db, ['warehouse'])];
  const { body } = await mall.post('/api/staff/ListInvoices', { state: 'failed' }, finance.token);
  expect(body.items[0]).toMatchObject({ title: '乙公司已注销', failure: expect.stringContaining('已注销'), attempts: 1 });
  const change = { invoiceId: body.items[0].id, title: '乙公司' };
  expect((await mall.post('/api/staff/ReissueInvoice', change, warehouse.token)).reason).toBe('FORBIDDEN');
  expect((await mall.post('/api/staff/ReissueInvoice', change, finance.token)).body).toMatchObject({ state: 'waiting', title: '乙公司' });
  expect((await mall.post('/api/staff/ReissueInvoice', change, finance.token)).reason).toBe('INVOICE_NOT_FAILED');
  expect(await issueWaiting(db, { issuing, invoiceFiles: files })).toMatchObject({ issued: 1 });
  expect((await list(person)).items[0]).toMatchObject({ state: 'issued', title: '乙公司' });
});

test('over HTTP, asked for twice while it is cancelled: one answer of each kind, and no invoice of a cancelled order', async () => {
  const sku = await aSku(db, { listPrice: 100, stock: { 1: 99 } });
  const person = await aBuyer(db);
  const { id: invoiceId } = await invoiceTitleService(db).save(person.kp.customerId, title);
  await person.wants(sku.skuNumber, 2);
  const { orderId: id } = await confirmOrder(db, person.viewer, await person.confirms({ paymentMethod: 'cashOnDelivery', invoiceId }));
  const asked = await Promise.all([
    insisting(() => mall.post(`/api/order/RequestEmergencyBilling/${id}?remark=急`, {}, person.token)),
    insisting(() => mall.post('/api/order/CancelOrder', { orderId: id }, person.token)),
    insisting(() => mall.post('/api/order/UpdateOrderToInvoicing', { orderId: id }, person.token)),
    insisting(() => mall.post(`/api/order/AddOrderNotInvoiceTag/${id}`, {}, person.token)),
  ]);
  expect(asked[1]!.code).toBe(0);
  expect(['INVOICE_NOTHING_DUE', 'ORDER_NOT_INVOICEABLE']).toContain(asked[2]!.reason);
  expect((await mall.get(`/api/invoice/GetOrderInvoicing/${id}`, person.token)).body).toMatchObject({
    dueFen: 0,
    invoices: [],
    canAsk: false,
    canTag: false,
  });
  expect((await mall.post(`/api/order/RemoveOrderNotInvoiceTag/${id}`, {}, person.token)).reason).toBe('ORDER_NOT_INVOICEABLE');
});

test('the embedded tax office issues a key once, and takes back no more than it issued', async () => {
  const request = {
    ...{ key: 'k1', requestNumber: 'FP1', type: 1 as const, original: undefined, taxPercent: 13, remark: '' },
    buyer: { name: '甲', taxNumber: '', address: '', phone: '', bank: '', bankAccount: '' },
    receiver: { email: '', phone: '' },
    lines: [{ name: 'x', specification: '', unit: '个', quantity: 1, amount: 113, net: 100, tax: 13 }],
    ...{ amount: 113, net: 100, tax: 13 },
  };
  const [a, b] = await Promise.all([issuing.issue(request), issuing.issue(request)]);
  expect(a).toMatchObject({ number: expect.stringMatching(/^\d{20}$/) });
  expect((b as { number: string }).number).toBe((a as { number: string }).number);
  const red = { ...request, original: (a as { number: string }).number, amount: -100, net: -88, tax: -12 };
  expect(await issuing.issue({ ...red, key: 'r1' })).toHaveProperty('number');
  expect(await issuing.issue({ ...red, key: 'r2' })).toEqual({ refused: '红字金额超过蓝字发票的剩余金额' });
});

test('an outside service is asked with the key; what it refuses is told, what it garbles leaves open whether it issued', async () => {
  const seen: { key: unknown; bearer: unknown; body: Record<string, unknown> }[] = [];
  let answer: { status: number; body: unknown } = { status: 200, body: {} };
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      seen.push({ key: request.headers['idempotency-key'], bearer: request.headers.authorization, body: JSON.parse(text) });
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/invoices`;
    const port = invoiceIssuingService({ url, secret: 's' });
    const request = { key: 'k9', amount: 113 } as Parameters<typeof port.issue>[0];
    answer = {
      status: 200,
      body: { number: '26310000000000000001', issuedAt: '2026-11-22T00:00:00Z', pdf: Buffer.from('%PDF-1.7').toString('base64') },
    };
    expect(await port.issue(request)).toMatchObject({
      number: '26310000000000000001',
      xml: undefined,
      issuedAt: '2026-11-22T00:00:00.000Z',
    });
    expect(seen[0]).toEqual({ key: 'k9', bearer: 'Bearer s', body: { amount: 113 } });
    answer = { status: 422, body: { message: '税号有误' } };
    expect(await port.issue(request)).toEqual({ refused: '税号有误' });
    for (const bad of [
      { status: 500, body: {} },
      { status: 200, body: { number: 'x' } },
      { status: 200, body: { number: '26310000000000000001', issuedAt: 'soon', pdf: 'x' } },
      {
        status: 200,
        body: { number: '26310000000000000001', issuedAt: '2026-11-22T00:00:00Z', pdf: Buffer.from('<html>').toString('base64') },
      },
    ]) {
      answer = bad;
      await expect(port.issue(request)).rejects.toThrow('the invoice service');
    }
  } finally {
    server.close();
  }
});
