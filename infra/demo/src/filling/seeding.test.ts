import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { openDatabase } from '@mall/mall-api/filling';
import { aMall, testingDatabase } from '@mall/mall-api/testing';
import { keepDemoApplications } from '../company/credit-applications.ts';
import { progressBar } from './progress-bar.ts';
import { seedMall } from './seed-mall.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

/** As the demo fills: on connections that wait for each other as long as it takes. */
const filling = openDatabase(db.url, { max: 8 });
afterAll(() => filling.close());

const folder = mkdtempSync(join(tmpdir(), 'mall-filled-'));
Object.assign(process.env, { MALL_ADAPTERS: 'embedded', MALL_DATA: folder });
afterAll(() => rmSync(folder, { recursive: true }));

test('an empty mall is filled once, by one of two processes that start at once, and people can buy there', async () => {
  const labels: string[] = [];
  const bar = (label: string) => {
    labels.push(label);
    return () => {};
  };
  const made = await Promise.all([seedMall(filling, 400, bar), seedMall(filling, 400, bar)]);
  expect(made.sort()).toEqual([false, true]);
  expect(labels).toEqual([
    '企业账户',
    '页面框架',
    '商城公告',
    '帮助中心',
    '商品目录',
    '品牌资料',
    '搜索索引',
    '知识文章',
    '专题与选购页',
    '优惠券',
    '示例订单',
    '示例询价',
    '示例售后',
    '示例审批',
    '示例账单',
  ]);
  expect(await seedMall(filling, 400, bar)).toBe(false);

  const login = { username: '13800138000', password: 'Mall2026!' };
  const { body } = (await app.inject({ method: 'POST', url: '/api/customer/Login', payload: login })).json();
  expect(body).toMatchObject({ kpId: 1, customerId: 1, companyZH: '上海启衡机械有限公司' });
  const get = async (url: string) => (await app.inject({ url, headers: { token: body.token } })).json().body;
  expect(await get('/api/customer/GetCustomerBalance')).toMatchObject({ balanceAmount: '50000.00', hasPaymentPassword: true });
  expect((await get('/api/customer/GetCustomerAddresses'))[0]).toMatchObject({ isDefault: true, region: '上海市浦东新区' });
  expect(await get('/api/customer/GetAllKpByCustomerId')).toHaveLength(2);
  const statistics = await app.inject({
    method: 'POST',
    url: '/api/order/GetOrderStatistics',
    payload: {},
    headers: { token: body.token },
  });
  expect(statistics.json().body).toEqual({
    total: 21,
    pendingPayment: 2,
    pendingShipment: 2,
    partiallyShipped: 1,
    shipped: 1,
    completed: 14,
    cancelled: 1,
  });
  const { unused, used, expired } = await get('/api/discount/GetAllCustomerCouponsNew');
  expect([unused, used, expired].map((coupons) => coupons.map(({ name }: { name: string }) => name))).toEqual([
    ['限量满1000减200', '全场满500减30', '紧固件9折券'],
    ['新客满20减5'],
    ['秋季检修满800减60'],
  ]);
  const packages = await app.inject({
    method: 'POST',
    url: '/api/discount/SearchCouponPackage',
    payload: { pager: { pageIndex: 1, pageSize: 100 } },
    headers: { token: body.token },
  });
  const statuses = packages.json().body.items.map(({ couponPackageStatus }: { couponPackageStatus: number }) => couponPackageStatus);
  expect(new Set(statuses)).toEqual(new Set([1, 2, 3, 4]));
  expect(await get('/api/shoppingCart/GetShoppingCartSummary')).toEqual({ totalProducts: 0 });
  expect(await get('/api/inquiry/getDraftInquiryItemCount')).toEqual({ count: 0 });
  const requests = await db.sql<{ status: string }[]>`select distinct status from approval_request where customer_id = 3 order by status`;
  expect(requests.map(({ status }) => status)).toEqual(['approved', 'changed', 'lapsed', 'rejected', 'submitted', 'withdrawn']);
  const inquiries = await db.sql<{ status: string }[]>`select distinct status from inquiry where customer_id = 1 order by status`;
  expect(inquiries.map(({ status }) => status)).toEqual([
    ...['cancelled', 'draft', 'expired', 'ordered', 'quoted', 'quoting', 'reinquired', 'submitted'],
  ]);
  const bills = await db.sql<{ customerId: number; states: string; count: number }[]>`
    select customer_id, string_agg(distinct state, ' ' order by state) as states, count(*)::int as count from credit_bill group by customer_id order by customer_id`;
  expect(bills).toEqual([
    { customerId: 1, states: 'disputed paid partlyPaid toConfirm toPay', count: 12 },
    { customerId: 3, states: 'overdue', count: 1 },
  ]);
  await keepDemoApplications(filling, randomBytes(32));
  const credits = await db.sql<
    { customerId: number; status: number }[]
  >`select customer_id, status from credit_account order by customer_id`;
  // Each status of rule credit 26 but 0, which has no account.
  expect(credits.map(({ customerId, status }) => [customerId, status])).toEqual([
    ...[
      [1, 25],
      [3, 30],
    ],
    ...[
      [11, 5],
      [12, 10],
      [13, 15],
      [14, 20],
    ],
  ]);
  const states = await db.sql<{ matchState: string }[]>`
    select match_state from inquiry_item i join inquiry q on q.id = i.inquiry_id where q.kp_id = 2 and q.status = 'draft'`;
  expect(states).toHaveLength(12);
  expect(new Set(states.map(({ matchState }) => matchState))).toEqual(new Set(['exact', 'unmatched', 'similar', 'chosen']));
}, 180_000);

const api = createRequire(import.meta.url).resolve('@mall/mall-api/package.json');
const { backup } = (JSON.parse(readFileSync(api, 'utf8')) as { programs: { backup: string } }).programs;
const runBackup = (args: readonly string[], url: string, files: string) =>
  promisify(execFile)(process.execPath, [join(api, '..', backup), ...args], {
    env: { ...process.env, DATABASE_URL: url, MALL_FILES: join(folder, files) },
  });

/** Of each table how many rows there are, and a sum over all that they say. */
async function sumsOf({ sql }: Pick<typeof filling, 'sql'>) {
  const tables = await sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'applied_migration'`;
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as rows, sum(hashtextextended(t::text, 0))::text as hash from "${name}" t`,
  );
  return sql.unsafe<{ name: string; rows: number; hash: string | null }[]>(`${sums.join(' union all ')} order by 1`);
}

test('the demo’s catalogue, and all that was traded in it, is backed up and restored', async () => {
  const to = join(folder, 'backup');
  expect((await runBackup([to], db.url, 'files')).stdout).toContain('backed up');
  const empty = new URL(db.url);
  empty.pathname += '_restored';
  const name = empty.pathname.slice(1);
  await db.sql.unsafe(`create database ${name}`).simple();
  try {
    expect((await runBackup(['--restore', to], empty.href, 'restored-files')).stdout).toContain('restored');
    const restored = openDatabase(empty.href, { max: 1 });
    const sums = await sumsOf(restored).finally(restored.close);
    expect(sums).toEqual(await sumsOf(filling));
    expect(sums.find((one) => one.name === 'sku')?.rows).toBeGreaterThan(300);
  } finally {
    await db.sql.unsafe(`drop database ${name} with (force)`).simple();
  }
}, 180_000);

test('a program that reads the progress gets a line a tenth, and one at the end', () => {
  const out = new PassThrough();
  const progress = progressBar('商品目录', out);
  for (let done = 0; done <= 1000; done += 1) progress(done, 1000);
  const lines = out.read().toString().trim().split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatch(/^商品目录 █{30} 100 % {2}1000\/1000/);
});
