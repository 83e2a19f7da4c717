import { afterEach, expect, test } from '@jest/globals';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import { invoicePasses } from '../../modules/invoice/invoice-passes.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aPlayedIssuer, someInvoiceFiles } from '../../testing/a-played-issuer.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { billAll } from '../../testing/bill-all.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { confirmOrder } from '../checkout/confirm-order.service.ts';
import { cancelOrderService } from '../order-desk/cancel-order.service.ts';
import { payOrderService } from '../order-desk/pay-order.service.ts';
import { shipOrder } from '../order-desk/ship-order.ts';
import { invoiceReader } from './invoice-reader.service.ts';
import { invoiceRequests } from './invoice-requests.ts';
import { invoicing } from './invoicing.ts';
import { issueWaiting } from './issue-waiting.ts';

const db = await testingDatabase();
const passes = invoicePasses(Buffer.alloc(32));
const reader = invoiceReader(db, passes);
const requests = invoiceRequests(db);

afterEach(async () => {
  await issueWaiting(db, { issuing: aPlayedIssuer(), invoiceFiles: someInvoiceFiles() }, 0);
});

const titleOf = (buyer: ABuyer) =>
  invoiceTitleService(db).save(buyer.kp.customerId, { type: 1, title: '甲公司', taxNumber: '91310000MA1K40000X' });
const ordered = async (buyer: ABuyer, quantity = 4, paymentMethod: 'cashOnDelivery' | 'credit' = 'cashOnDelivery', hasTitle = true) => {
  const sku = await aSku(db, { listPrice: 33_333, stock: { 1: 1000 } });
  const invoiceId = hasTitle ? (await titleOf(buyer)).id : 0;
  await buyer.wants(sku.skuNumber, quantity);
  const { orderId } = await confirmOrder(db, buyer.viewer, await buyer.confirms({ paymentMethod, invoiceId }));
  if (paymentMethod === 'credit') await payOrderService(db).payByCredit(buyer.kp, orderId);
  const [item] = await orderService(db).items(orderId);
  return { orderId, itemId: item!.id, customerId: buyer.kp.customerId };
};
const issuedOf = async (orderId: string) =>
  (
    await db.sql<{ amount: number }[]>`select v.amount from invoice v where v.state = 'issued'
    and exists (select from invoice_line l where l.invoice_id = v.id and l.order_id = ${orderId}) order by v.seq`
  ).map(({ amount }) => amount);
const back = (orderId: string, orderItemId: number, quantity: number, amount: number) =>
  db.transaction((tx) => invoicing.returned(tx, { orderId, items: [{ orderItemId, quantity, amount }] }));

test('each package is invoiced when it leaves, what comes back is taken back with a red one that names its blue (rules invoice 5, 14)', async () => {
  const { orderId, itemId, customerId } = await ordered(await aBuyer(db), 3);
  const issuing = aPlayedIssuer();
  const parts = { issuing, invoiceFiles: someInvoiceFiles() };
  await shipOrder(db, orderId, { parts: [{ lineId: itemId, quantity: 1 }] });
  await shipOrder(db, orderId, {});
  expect(await issueWaiting(db, parts)).toMatchObject({ issued: 2, refused: 0 });
  await back(orderId, itemId, 1, 30_000);
  expect(await issueWaiting(db, parts)).toMatchObject({ issued: 1 });
  expect(await issuedOf(orderId)).toEqual([33_333, 66_666, -30_000]);
  const { statusName, invoices, dueFen, invoicedFen } = await reader.ofOrder(customerId, orderId);
  expect([statusName, dueFen, invoicedFen]).toEqual(['已开票', 69_999, 69_999]);
  expect(invoices[0]).toMatchObject({ isRed: true, originalNumber: invoices[1]!.invoiceNumber, amount: '-¥300.00' });
  expect(invoices[1]).toMatchObject({ takenBackFen: 30_000, title: '甲公司', orders: [{ orderId }] });
  expect(issuing.asked[2]).toMatchObject({
    original: invoices[1]!.invoiceNumber,
    lines: [{ quantity: -1, amount: -30_000, net: -26_549, tax: -3451 }],
  });
  await expect(back(orderId, itemId, 3, 80_000)).rejects.toThrow('more of line');
  expect((await db.sql`select title from notification where kind = 'invoiceIssued' order by id`).map(({ title }) => title)).toEqual([
    '发票已开具',
    '发票已开具',
    '红字发票已开具',
  ]);
});

test('on account one invoice comes with the bill, for all orders of a title; who asks has it at once (rules invoice 5, 6)', async () => {
  const buyer = await aRichBuyer(db, { limit: 100_000_000 });
  const [a, b, c] = [await ordered(buyer, 1, 'credit'), await ordered(buyer, 2, 'credit'), await ordered(buyer, 3, 'credit')];
  for (const { orderId } of [a, b, c]) await shipOrder(db, orderId, {});
  expect((await reader.ofOrder(c.customerId, c.orderId)).statusName).toBe('随账单开票');
  await requests.hurry(c.customerId, c.orderId, '本周要入账');
  const bills = await Promise.all([billAll(db), billAll(db)]);
  expect(bills.some((companies) => companies > 0)).toBe(true);
  const parts = { issuing: aPlayedIssuer(), invoiceFiles: someInvoiceFiles() };
  await issueWaiting(db, parts);
  expect([await issuedOf(a.orderId), await issuedOf(b.orderId), await issuedOf(c.orderId)]).toEqual([[99_999], [99_999], [99_999]]);
  expect(parts.issuing.asked[0]).toMatchObject({ amount: 99_999, remark: expect.stringContaining('订单号') });
  expect(parts.issuing.asked[1]!.remark).toContain('账单 2026-11');
  expect(await billAll(db)).toBe(0);
});

test('without a title an order waits until one is chosen; tagged it isn’t invoiced, untagged it is; what is made can’t be tagged (rules invoice 6, 19)', async () => {
  const buyer = await aBuyer(db);
  const { orderId, customerId } = await ordered(buyer, 2, 'cashOnDelivery', false);
  await expect(requests.ask(customerId, orderId)).rejects.toMatchObject({ reason: 'INVOICE_TITLE_MISSING' });
  const { id } = await titleOf(buyer);
  await expect(requests.ask(customerId, orderId, id)).rejects.toMatchObject({ reason: 'INVOICE_NOTHING_DUE' });
  await requests.tag(customerId, orderId);
  await shipOrder(db, orderId, {});
  expect((await reader.ofOrder(customerId, orderId)).statusName).toBe('不开票');
  await requests.untag(customerId, orderId);
  expect((await reader.ofOrder(customerId, orderId)).statusName).toBe('待选抬头');
  const strangers = await titleOf(await aBuyer(db));
  await expect(requests.ask(customerId, orderId, strangers.id)).rejects.toMatchObject({ reason: 'INVOICE_TITLE_UNKNOWN' });
  await requests.ask(customerId, orderId, id);
  await expect(requests.tag(customerId, orderId)).rejects.toMatchObject({ reason: 'INVOICE_ALREADY_MADE' });
  expect(await reader.ofOrder(customerId, orderId)).toMatchObject({ statusName: '开票中', title: '甲公司', invoicedFen: 66_666 });
  await expect(reader.ofOrder(customerId + 1, orderId)).rejects.toMatchObject({ reason: 'ORDER_NOT_FOUND' });
});

test('killed between asking and writing, the issuer is asked again with the same key; two at once ask for nothing twice (rule invoice 15)', async () => {
  const { orderId } = await ordered(await aBuyer(db), 1);
  await shipOrder(db, orderId, {});
  const issuing = aPlayedIssuer(() => 'lost');
  const parts = { issuing, invoiceFiles: someInvoiceFiles() };
  expect((await issueWaiting(db, parts)).failures.map(String)).toEqual(['Error: the answer got lost']);
  // Somebody else may still be waiting for the answer.
  expect(await issueWaiting(db, parts)).toMatchObject({ issued: 0, failures: [] });
  issuing.next = () => 'issued';
  const both = await Promise.all([issueWaiting(db, parts, 0), issueWaiting(db, parts, 0)]);
  expect(both.reduce((sum, { issued }) => sum + issued, 0)).toBe(1);
  expect(new Set(issuing.asked.map(({ key }) => key)).size).toBe(1);
  expect(await issuedOf(orderId)).toEqual([33_333]);
  expect(issuing.issued.size).toBe(1);
});

test('shipped twice at once, asked for twice at once: each piece is invoiced once', async () => {
  const { orderId, itemId, customerId } = await ordered(await aBuyer(db), 4);
  await Promise.allSettled([
    shipOrder(db, orderId, { parts: [{ lineId: itemId, quantity: 1 }] }),
    shipOrder(db, orderId, { parts: [{ lineId: itemId, quantity: 2 }] }),
    requests.ask(customerId, orderId),
    requests.ask(customerId, orderId),
    requests.hurry(customerId, orderId, ''),
  ]);
  await issueWaiting(db, { issuing: aPlayedIssuer(), invoiceFiles: someInvoiceFiles() });
  expect((await issuedOf(orderId)).reduce((sum, amount) => sum + amount, 0)).toBe(99_999);
});

test('an invoice during a cancel: one of them wins, and a cancelled order has none', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { orderId, customerId } = await ordered(await aBuyer(db), 1);
    const [cancelled, shipped, asked] = await Promise.allSettled([
      cancelOrderService(db).cancel(customerId, orderId, ''),
      shipOrder(db, orderId, {}),
      requests.hurry(customerId, orderId, ''),
    ]);
    expect([cancelled.status, shipped.status].sort()).toEqual(['fulfilled', 'rejected']);
    const made = (await invoiceService(db).page({ orderIds: [orderId] }, 0, 10)).total;
    expect(made).toBe(shipped.status === 'fulfilled' ? 1 : 0);
    if (asked.status === 'rejected') expect(asked.reason).toMatchObject({ reason: 'ORDER_NOT_INVOICEABLE' });
  }
  await issueWaiting(db, { issuing: aPlayedIssuer(), invoiceFiles: someInvoiceFiles() });
});

test('a refused one waits for staff and is issued again; what came back meanwhile is left out of it (rules invoice 14, 16)', async () => {
  const { orderId, itemId, customerId } = await ordered(await aBuyer(db), 2);
  await shipOrder(db, orderId, {});
  const issuing = aPlayedIssuer(() => 'refused');
  const parts = { issuing, invoiceFiles: someInvoiceFiles() };
  expect(await issueWaiting(db, parts)).toMatchObject({ refused: 1 });
  const [failed] = (await reader.ofOrder(customerId, orderId)).invoices;
  expect(failed).toMatchObject({ state: 'failed', failure: '税号有误', pdfUrl: '' });
  expect((await invoiceService(db).failed()).count).toBe(1);
  issuing.next = () => 'issued';
  await invoiceService(db).reissue(failed!.id, { type: 1, title: { ...issuing.asked[0]!.buyer, title: '乙公司' } });
  await expect(invoiceService(db).reissue(failed!.id)).rejects.toMatchObject({ reason: 'INVOICE_NOT_FAILED' });
  await back(orderId, itemId, 1, 33_333);
  await issueWaiting(db, parts);
  const after = await reader.ofOrder(customerId, orderId);
  expect(after.invoices.map(({ state, amountFen }) => [state, amountFen])).toEqual([
    ['issued', 33_333],
    ['void', 66_666],
  ]);
});
