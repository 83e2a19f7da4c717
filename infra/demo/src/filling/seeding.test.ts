import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from '@jest/globals';
import { openDatabase } from '@mall/mall-api/filling';
import { aMall, testingDatabase } from '@mall/mall-api/testing';
import { progressBar } from './progress-bar.ts';
import { seedMall } from './seed-mall.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

/** As the demo fills: on connections that wait for each other as long as it takes. */
const filling = openDatabase(db.url, { max: 8 });
afterAll(() => filling.close());

test('an empty mall is filled once, by one of two processes that start at once, and people can buy there', async () => {
  const labels: string[] = [];
  const bar = (label: string) => {
    labels.push(label);
    return () => {};
  };
  const made = await Promise.all([seedMall(filling, 400, bar), seedMall(filling, 400, bar)]);
  expect(made.sort()).toEqual([false, true]);
  expect(labels).toEqual(['企业账户', '页面框架', '商城公告', '帮助中心', '商品目录', '搜索索引', '示例订单', '示例询价']);
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
    total: 8,
    pendingPayment: 2,
    pendingShipment: 2,
    partiallyShipped: 1,
    shipped: 1,
    completed: 1,
    cancelled: 1,
  });
  expect(await get('/api/shoppingCart/GetShoppingCartSummary')).toEqual({ totalProducts: 0 });
  expect(await get('/api/inquiry/getDraftInquiryItemCount')).toEqual({ count: 0 });
  const inquiries = await db.sql<{ status: string }[]>`select distinct status from inquiry where customer_id = 1 order by status`;
  expect(inquiries.map(({ status }) => status)).toEqual([
    ...['cancelled', 'draft', 'expired', 'ordered', 'quoted', 'quoting', 'reinquired', 'submitted'],
  ]);
  const states = await db.sql<{ matchState: string }[]>`
    select match_state from inquiry_item i join inquiry q on q.id = i.inquiry_id where q.kp_id = 2 and q.status = 'draft'`;
  expect(states).toHaveLength(12);
  expect(new Set(states.map(({ matchState }) => matchState))).toEqual(new Set(['exact', 'unmatched', 'similar', 'chosen']));
}, 60_000);

test('a program that reads the progress gets a line a tenth, and one at the end', () => {
  const out = new PassThrough();
  const progress = progressBar('商品目录', out);
  for (let done = 0; done <= 1000; done += 1) progress(done, 1000);
  const lines = out.read().toString().trim().split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatch(/^商品目录 █{30} 100 % {2}1000\/1000/);
});
