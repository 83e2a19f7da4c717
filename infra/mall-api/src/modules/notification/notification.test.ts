import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SmsNotSent, type SmsPort, smsOutbox } from '../../adapters/sms.ts';
import { smsOutboxRepository } from '../../adapters/sms-outbox.repository.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { readSettings } from '../../settings.ts';
import { type ACompany, aCompany } from '../../testing/a-company.ts';
import { embedded } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { notificationService } from './notification.service.ts';
import { bySms, sendNotifications } from './notification-sending.ts';

const db = await testingDatabase();
const app = await buildApp({ db, settings: readSettings(embedded), jobs: recordedJobs(), sms: smsOutbox() });
beforeAll(async () => {
  await app.ready();
});
afterAll(() => app.close());

const notifications = notificationService(db);
const shipped = (orderNumber: string) => ({ orderNumber, pieces: 2, isWhole: true });
const cancelled = (orderNumber: string) => ({ orderNumber, by: '' });
const ask = async (path: string, { token }: { token: string }, payload?: object) =>
  (await app.inject({ method: payload ? 'POST' : 'GET', url: `/api/${path}`, headers: { token }, ...(payload ? { payload } : {}) })).json();
const bell = async (buyer: { token: string }, payload: object = {}) => (await ask('notification/GetNotifications', buyer, payload)).body;
const texts = async ({ phone }: ACompany) => (await smsOutboxRepository(db).latest(phone)).map(({ text }) => text);

test('told fifty times at once of one thing, somebody is told once, on the bell and by SMS (rule notification 3)', async () => {
  const buyer = await aCompany(db);
  await Promise.all(Array.from({ length: 50 }, () => notifications.tell(buyer.kp, 'orderCancelled', 'order:1', cancelled('SO1'))));
  expect(await bell(buyer)).toMatchObject({
    ...{ total: 1, unreadCount: 1 },
    items: [{ kind: 'orderCancelled', kindName: '订单取消', path: '/customer/myorders/details/SO1', isRead: false }],
  });
  await Promise.all(Array.from({ length: 8 }, () => sendNotifications(db, bySms(smsOutbox(), ''))));
  expect(await texts(buyer)).toEqual(['【百工商城】您的订单SO1超过72小时未付款，已自动取消。']);
});

test('what was undone is told to nobody, and who is not of the company hears nothing of it (rules notification 1, 3)', async () => {
  const [buyer, stranger] = [await aCompany(db), await aCompany(db)];
  const undone = db.transaction(async (tx) => {
    await notificationService(tx).tell(buyer.kp, 'orderCancelled', 'order:2', cancelled('SO2'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await notifications.tell({ kpId: stranger.kp.kpId, customerId: buyer.kp.customerId }, 'orderCancelled', 'order:2', cancelled('SO2'));
  expect([(await bell(buyer)).total, (await bell(stranger)).total]).toEqual([0, 0]);
  await db.sql`update kp set is_enabled = false where id = ${stranger.kp.kpId}`;
  await notifications.tell(stranger.kp, 'orderCancelled', 'order:3', cancelled('SO3'));
  expect(await notifications.unreadCount(stranger.kp.kpId)).toBe(0);
});

test('an SMS that isn’t taken is tried again, four times; what is over isn’t sent (rule notification 4)', async () => {
  const buyer = await aCompany(db);
  const inquiry = { inquiryId: 9, inquiryNumber: 'XJ9', question: '要热镀锌吗？' };
  await notifications.tell(buyer.kp, 'inquiryAsked', 'inquiry:9:a', inquiry);
  await notifications.withhold(['inquiryAsked'], 'inquiry:9');
  await notifications.tell(buyer.kp, 'inquiryAsked', 'inquiry:91:a', { ...inquiry, inquiryNumber: 'XJ91' });
  const refusing: SmsPort = { send: async () => Promise.reject(new SmsNotSent('no')) };
  const outcomes = [];
  for (let time = 0; time < 6; time += 1) {
    outcomes.push((await sendNotifications(db, bySms(refusing, ''))).failed, (await sendNotifications(db, bySms(refusing, ''))).failed);
    await db.sql`update notification set sms_next_at = now() where sms = 'waiting'`;
  }
  expect(outcomes).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0]);
  await sendNotifications(db, bySms(smsOutbox(), ''));
  expect(await texts(buyer)).toEqual([]);
  expect((await bell(buyer)).total).toBe(2);
});

test('who chose no SMS for a kind gets none; the bell has it all the same (rule notification 5)', async () => {
  const buyer = await aCompany(db);
  expect((await ask('notification/GetNotificationChoices', buyer)).body).toContainEqual({
    ...{ kind: 'orderShipped', kindName: '订单发货', bySms: false, byMail: true },
  });
  const choices = [
    { kind: 'orderShipped', bySms: true },
    { kind: 'orderCancelled', bySms: false },
  ];
  const saved = (await ask('notification/SaveNotificationChoices', buyer, { choices })).body as { kind: string; bySms: boolean }[];
  expect(saved.filter(({ bySms }) => !bySms).map(({ kind }) => kind)).toEqual([
    ...['orderPaid', 'orderSigned', 'orderCancelled', 'afterSalesMoved', 'invoiceIssued', 'companyMoved', 'creditBillMoved'],
  ]);
  await notifications.tell(buyer.kp, 'orderCancelled', 'order:5', cancelled('SO5'));
  await notifications.tell(buyer.kp, 'orderShipped', 'package:5', shipped('SO5'));
  await sendNotifications(db, bySms(smsOutbox(), ''));
  expect(await texts(buyer)).toEqual(['【百工商城】您的订单SO5已全部发货，本次2件，可在订单详情中查看物流。']);
  expect((await bell(buyer)).total).toBe(2);
});

test('read are those that were there, page by page; nobody reads another’s, and staff read without marking (rules notification 6, 7)', async () => {
  const [buyer, stranger] = [await aCompany(db), await aCompany(db)];
  for (let at = 0; at < 25; at += 1) await notifications.tell(buyer.kp, 'orderShipped', `package:read${at}`, shipped(`SO${at}`));
  const first = await bell(buyer);
  expect([first.items.length, first.total, first.items[0].text]).toEqual([20, 25, expect.stringContaining('SO24')]);
  expect((await bell(buyer, { pageIndex: 2 })).items).toHaveLength(5);
  const newest = first.items[0].id;
  expect((await ask('notification/ReadNotifications', stranger, { ids: [newest], upTo: newest })).body).toEqual({ unreadCount: 0 });
  await notifications.tell(stranger.kp, 'orderShipped', 'package:x', shipped('SOX'));
  expect((await ask('notification/ReadNotifications', buyer, { ids: [newest] })).body).toEqual({ unreadCount: 24 });
  await notifications.tell(buyer.kp, 'orderShipped', 'package:later', shipped('SOL'));
  expect((await ask('notification/ReadNotifications', buyer, { upTo: newest })).body).toEqual({ unreadCount: 1 });
  expect((await bell(buyer, { isUnread: true, kind: 'orderShipped' })).items).toMatchObject([{ text: expect.stringContaining('SOL') }]);
  expect((await ask('customer/GetLayoutStatistics', buyer)).body).toMatchObject({ notificationCount: 1 });
});
