import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { StaffRole } from '@mall/domain/staff';
import { smsOutbox } from '../../adapters/sms.ts';
import { smsOutboxRepository } from '../../adapters/sms-outbox.repository.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { bySms, sendNotifications } from '../../modules/notification/notification-sending.ts';
import { readSettings } from '../../settings.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { embedded, testingInstallationKey } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await buildApp({
  db,
  settings: readSettings(embedded),
  jobs: recordedJobs(),
  sms: smsOutbox(),
  installationKey: testingInstallationKey,
});
afterAll(() => app.close());

let buyer: ABuyer;
let sales = { token: '' };
beforeAll(async () => {
  await app.ready();
  buyer = await aBuyer(db);
  sales = await as('sales');
});
const as = async (...roles: StaffRole[]) => ({ token: (await anOperator(db, roles)).token });
const post = async (path: string, payload: object, headers: Record<string, string> = sales) =>
  (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })).json();

test('an inquiry waits in the queue, is quoted line by line with what helps, and its buyer hears of it (rules inquiry 12, 28, 29, 49)', async () => {
  const [rare, other] = [
    await aSku(db, { listPrice: 5000, isInquiryPrice: true, stock: { 1: 3 } }),
    await aSku(db, { listPrice: 1000, minOrderQty: 10, stepValue: 5, stock: { 1: 500 } }),
  ];
  const { id, lineIds } = await anInquiry(db, buyer, [
    { sku: rare.skuNumber, quantity: 2 },
    { said: '螺栓', quantity: 7 },
    { said: '来图加工件' },
  ]);
  const [first, second, third] = lineIds as [number, number, number];
  const queues = await post('staff/ListQueues', {});
  expect(queues.body[0]).toMatchObject({ queue: 'inquiries', name: '待报价', count: 1, oldestAt: expect.any(String) });
  const { body: waits } = await post('staff/ListInquiries', {});
  expect(waits.items).toMatchObject([
    { id, status: 'submitted', customerName: '测试机械有限公司', contactName: '王工', lineCount: 3, openCount: 3 },
  ]);
  const { body: one } = await post('staff/GetInquiry', { inquiryId: id });
  expect(one).toMatchObject({
    canQuote: true,
    lines: [{ asked: { listFen: 5000, usualFen: null, free: 3, fault: '' }, isOpen: true }, { asked: null }, {}],
  });
  const line = { inquiryId: id, lineId: first };
  expect((await post('staff/QuoteInquiryLine', { ...line, priceFen: 4500, why: '量大' })).body).toMatchObject({
    ...{ priceFen: 4500, fromQuantity: 2, quotedBy: '周琳', isOpen: false, isSubstitute: false },
  });
  const help = await post('staff/GetQuotingHelp', { inquiryId: id, lineId: second, sku: other.skuNumber.toLowerCase() });
  expect(help.body).toMatchObject({ listFen: 1000, usualFen: 1000, minOrderQty: 10 });
  const offer = { inquiryId: id, lineId: second, sku: other.skuNumber, priceFen: 950 };
  expect(await post('staff/QuoteInquiryLine', offer)).toMatchObject({
    reason: 'INQUIRY_OFFER_INVALID',
    message: '不能少于起订量10，请调整适用数量',
  });
  expect((await post('staff/QuoteInquiryLine', { ...offer, fromQuantity: 10 })).body).toMatchObject({ fromQuantity: 10, isOpen: false });
  expect((await post('staff/AskInquiryBuyer', { inquiryId: id, question: '有图纸吗？' })).body).toMatchObject({
    status: 'quoting',
    question: '有图纸吗？',
  });
  expect(await post('staff/SendQuotation', { inquiryId: id })).toMatchObject({
    reason: 'INQUIRY_LINES_OPEN',
    message: '第3行还没有报价或说明',
  });
  await post('inquiry/AnswerInquiryQuestion', { inquiryId: id, answer: '没有' }, { token: buyer.token });
  expect((await post('staff/ListInquiries', { filter: 'answered' })).body.items).toMatchObject([{ id, answer: '没有' }]);
  expect((await post('staff/RefuseInquiryLine', { inquiryId: id, lineId: third, why: '没有图纸，无法报价' })).body).toMatchObject({
    refusedWhy: '没有图纸，无法报价',
  });
  const key = { 'idempotency-key': randomUUID() };
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => post('staff/SendQuotation', { inquiryId: id, why: '请尽快' }, { ...sales, ...key })),
  );
  expect(sent.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  expect((await post('staff/ListQueues', {})).body[0]).toMatchObject({ count: 0, oldestAt: null });
  const { body: acts } = await post('staff/ListActs', { subject: `inquiry:${id}` }, await as('administrator'));
  expect(acts.items.map(({ act, why }: Record<string, string>) => [act, why])).toEqual([
    ['sendQuotation', '请尽快'],
    ['refuseInquiryLine', '没有图纸，无法报价'],
    ['askInquiryBuyer', ''],
    ['quoteInquiryLine', ''],
    ['quoteInquiryLine', '量大'],
  ]);
  await Promise.all([1, 2, 3].map(() => sendNotifications(db, bySms(smsOutbox(), ''))));
  const texts = (await smsOutboxRepository(db).latest(buyer.phone)).map(({ text }) => text);
  // The question was answered by then.
  expect(texts).toEqual([expect.stringContaining('已报价')]);
  const { items } = await notificationService(db).page(buyer.kp, {}, 1, 20);
  expect(items.map(({ title, path }) => [title, path])).toEqual([
    ['询价单已报价', `/Customer/InquiryOnlineV2/${id}`],
    ['报价员有一个问题', `/Customer/InquiryOnlineV2/${id}`],
  ]);
});

test('who hasn’t the role quotes nothing, and a draft is nobody’s but its buyer’s', async () => {
  const { id } = await anInquiry(db, buyer, [{ said: '螺栓' }]);
  for (const role of ['warehouse', 'finance', 'credit', 'content'] as const)
    expect(await post('staff/TakeUpInquiry', { inquiryId: id }, await as(role))).toMatchObject({ reason: 'FORBIDDEN' });
  expect(await post('staff/TakeUpInquiry', { inquiryId: id }, { token: buyer.token })).toMatchObject({ reason: 'FORBIDDEN' });
  const [draft] = await db.sql<{ id: number }[]>`
    insert into inquiry (kp_id, customer_id) values (${buyer.kp.kpId}, ${buyer.kp.customerId}) returning id`;
  expect(await post('staff/GetInquiry', { inquiryId: draft!.id })).toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  expect(await post('staff/TakeUpInquiry', { inquiryId: draft!.id })).toMatchObject({ reason: 'INQUIRY_NOT_FOUND' });
  await db.sql`delete from inquiry where id = ${draft!.id}`;
});

test('of an inquiry by a file alone staff write the lines, and nothing is sent without (rule inquiry 52)', async () => {
  const [row] = await db.sql<{ id: number }[]>`
    insert into inquiry (kp_id, customer_id, status, inquiry_number, submitted_at)
    values (${buyer.kp.kpId}, ${buyer.kp.customerId}, 'submitted', 'XJ20261122-990001', now()) returning id`;
  const inquiryId = row!.id;
  expect(await post('staff/SendQuotation', { inquiryId })).toMatchObject({ reason: 'INQUIRY_LINES_OPEN', details: { positions: [] } });
  const { body: line } = await post('staff/AddInquiryLine', { inquiryId, said: '六角螺栓 M12×80', quantity: 20 });
  expect(line).toMatchObject({ said: '六角螺栓 M12×80', quantity: 20, isOpen: true });
  const { skuNumber } = await aSku(db, { listPrice: 100, stock: { 1: 500 } });
  await post('staff/QuoteInquiryLine', { inquiryId, lineId: line.id, sku: skuNumber, priceFen: 90 });
  expect((await post('staff/SendQuotation', { inquiryId })).body).toMatchObject({ status: 'quoted', totalFen: 1800 });
});

test('a search finds an inquiry by a part of its number', async () => {
  const { id } = await anInquiry(db, buyer, [{ said: '螺栓' }]);
  const { body } = await post('staff/GetInquiry', { inquiryId: id });
  const found = await post('staff/SearchStaff', { keyword: body.inquiryNumber.slice(-6) });
  expect(found.body).toContainEqual(expect.objectContaining({ kind: 'inquiry', path: `/_staff/inquiries/${id}` }));
  expect((await post('staff/SearchStaff', { keyword: body.inquiryNumber.slice(-6) }, await as('warehouse'))).body).toEqual([]);
});
