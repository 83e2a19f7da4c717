import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { readSettings } from '../../settings.ts';
import { everyAgreement } from '../../testing/agreed.ts';
import { embedded } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { startHousekeeping } from './housekeeping.ts';

const db = await testingDatabase();
const agreements = await everyAgreement(db);
const flood = 300;
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp({ db, settings: readSettings(embedded), jobs: recordedJobs(), sms: smsOutbox() });
  await app.ready();
});
afterAll(() => app.close());

const count = async (table: string) => (await db.sql<{ n: number }[]>`select count(*)::int as n from ${db.sql(table)}`)[0]!.n;
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const times = <T>(work: (i: number) => Promise<T>) => Promise.all(Array.from({ length: flood }, (_, i) => work(i)));

const text = 'x'.repeat(50);
const report = { requestPath: text, errorInfo: text, errorStack: text, componentName: text, windowsHref: text };
const record = {
  source: text,
  medium: text,
  term: text,
  content: text,
  campaign: text,
  operationType: 1,
  requestUrl: text,
  pretoken: text,
};

test.each<[string, number, (i: number) => Promise<unknown>]>([
  ['promotion_channel_record', 30, () => post('/api/customer/AddPromotionChannelRecord', record)],
  ['payment_notice', 30, (i) => post('/api/unionPay/notify', { chargeId: `nobody ${i}`, signature: 'f'.repeat(64) })],
  ['client_error', 20, (i) => post('/api/common/SendMallErrorToITGroupForFront', { ...report, errorMessage: `fault ${i}` })],
  ['wechat_scan', 120, () => app.inject('/api/customer/GetWxScanQrCode')],
  ['page_visit', 60, (i) => post(`/api/customer/UpdateAndGetCurrentVisitUsers?entityType=2&entityId=AB${i}`, {})],
  ['request_record', 60, (i) => post('/api/common/RequestRecord', { requestId: `r-${i}`, requestUrl: '/search?keyword=M8' })],
  // What is asked to be solved is signed, not kept.
  ['captcha', 0, () => post('/api/customer/ValidCaptchaCount', { isForced: true })],
  [
    'register_token',
    0,
    (i) => post('/api/customer/LoginByCode', { userName: `138${String(i).padStart(8, '0')}`, mobileCode: '000000', agreements }),
  ],
])('one address that floods %s leaves at most %i rows a minute', async (table, most, ask) => {
  await times(ask);
  expect(await count(table)).toBeLessThanOrEqual(most);
  if (most > 0) expect(await count(table)).toBeGreaterThan(0);
});

test('who goes on is told so in the envelope, and when to come back', async () => {
  const answer = await post('/api/customer/AddPromotionChannelRecord', record);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  expect(answer.json()).toMatchObject({
    code: 429,
    reason: 'TOO_MANY_REQUESTS',
    message: '操作过于频繁，请稍后再试',
    details: { retryAfterSeconds: 60 },
  });
});

test('housekeeping sweeps what is old; genuine notices stay', async () => {
  const long = "now() - interval '200 days'";
  await db.sql
    .unsafe(`
    insert into promotion_channel_record (record, at) select '{}', ${long} from generate_series(1, 500);
    insert into payment_notice (provider, charge_id, is_signed, nonce, content, outcome, at) select 'unionPay', '', false, '', '{}', 'badSignature', ${long} from generate_series(1, 500);
    insert into payment_notice (provider, charge_id, is_signed, nonce, content, outcome, at) values ('unionPay', 'genuine', true, 'once', '{}', 'applied', ${long});
    insert into captcha (id, scope, source, level, expires_at) select 'old ' || i, 'login', 'ip:198.18.0.1', 1, ${long} from generate_series(1, 500) i;
    insert into wechat_scan (token, purpose, status, expires_at) select 'old ' || i, 'login', 'waiting', ${long} from generate_series(1, 500) i;
    insert into page_visit (entity_type, entity_id, visitor, seen_at) select 2, 'OLD' || i, 'nobody', ${long} from generate_series(1, 500) i;
    insert into request_record (request_id, visitor, request_url, keyword, at) select 'old-' || i, 'nobody', '/', '', ${long} from generate_series(1, 500) i;
    insert into register_token (token_hash, phone, expires_at) select decode(lpad(to_hex(i), 8, '0'), 'hex'), '', ${long} from generate_series(1, 500) i;
    insert into login_failure (number, source, failures, last_at) select 'phone:' || i, 'ip:198.18.0.1', 1, ${long} from generate_series(1, 500) i;`)
    .simple();
  const jobs = recordedJobs();
  await startHousekeeping(jobs, db, {
    storage: { read: async () => undefined, readPart: async () => undefined, write: async () => {}, remove: async () => {} },
    files: { removeUnused: async () => 0 },
    applications: { resealOld: async () => 0 },
    actionJobs: { forgetOld: async () => [] },
  });
  await jobs.enqueue(db, 'housekeeping', {});
  await jobs.runAll();
  for (const table of [
    'promotion_channel_record',
    'payment_notice',
    'captcha',
    'wechat_scan',
    'register_token',
    'login_failure',
    'page_visit',
    'request_record',
  ])
    expect(await count(table)).toBeLessThan(500);
  expect(await db.sql`select nonce from payment_notice where is_signed`).toEqual([{ nonce: 'once' }]);
});

test('beyond what is kept the newest stay, however many addresses there are', async () => {
  await db.sql`insert into payment_notice (provider, charge_id, is_signed, nonce, content, outcome) select 'unionPay', 'n' || i, false, '', '{}', 'badSignature' from generate_series(1, 21000) i`;
  await db.sql`insert into promotion_channel_record (record) select '{}' from generate_series(1, 101000)`;
  await paymentLedger(db).forgetFalseNotices();
  await accountService(db).forgetPromotionRecords();
  expect(
    await db.sql`select count(*)::int as n, max(charge_id) = 'n9999' as has_newest from payment_notice where not is_signed`,
  ).toMatchObject([{ n: 20_000 }]);
  expect(await count('promotion_channel_record')).toBe(100_000);
});
