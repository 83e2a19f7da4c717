import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import type { StaffRole } from '@mall/domain/staff';
import { creditService } from '../../modules/credit/credit.service.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator, aStaffKey } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

let buyer: ABuyer;
let sku = '';
beforeAll(async () => {
  sku = (await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } })).skuNumber;
  buyer = await aBuyer(db);
});
const as = async (...roles: StaffRole[]) => ({ token: (await anOperator(db, roles)).token });
const post = async (path: string, payload: object, headers: Record<string, string>) =>
  (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })).json();

test('an act is kept with who and why, of an operator and of a program; who asks sees their own, an administrator all', async () => {
  const order = await buyer.orders(sku, 3, 'cashOnDelivery');
  const cangku = await anOperator(db, ['warehouse']);
  const erp = { authorization: `Bearer ${(await aStaffKey(db, ['warehouse'])).secret}` };
  const line = (await post('staff/GetOrder', { orderId: order.orderId }, erp)).body.lines[0].id;
  const ship = { orderId: order.orderId, lines: [{ orderItemId: line, quantity: 1 }] };
  const one = await post('staff/ShipOrder', { ...ship, why: '客户催货' }, { token: cangku.token });
  expect(one.code).toBe(0);
  await post('staff/ShipOrder', ship, erp);
  const acts = async (headers: Record<string, string>, question: object = {}) =>
    (await post('staff/ListActs', { act: 'ship', ...question }, headers)).body.items.map((act: Record<string, unknown>) => [
      act.by,
      act.isKey,
      act.why,
    ]);
  expect(await acts({ token: cangku.token })).toEqual([['周琳', false, '客户催货']]);
  expect(await acts(erp)).toEqual([['ERP', true, '']]);
  expect(await acts({ token: cangku.token }, { subject: order.orderId })).toHaveLength(2);
  expect(await acts(await as('administrator'), { by: cangku.id })).toHaveLength(1);
  expect(await acts(await as('administrator'), { from: '2020-01-01T00:00Z', to: '2020-01-02T00:00Z' })).toEqual([]);
  expect((await post('staff/ListActs', { from: '2026-13-45' }, erp)).reason).toBe('BAD_REQUEST');
  // Whom an administrator made or ended is nobody's business but theirs.
  await post('operator/AddKey', { name: 'Lager', roles: ['warehouse'] }, await as('administrator'));
  expect((await post('staff/ListActs', { subject: 'Lager' }, erp)).body.total).toBe(0);
});

test('a key’s and an operator’s idempotency keys are their own: once each, whoever else uses the same', async () => {
  const order = await buyer.orders(sku, 5, 'cashOnDelivery');
  const [one, other] = [await as('warehouse'), { authorization: `Bearer ${(await aStaffKey(db, ['warehouse'])).secret}` }];
  const line = (await post('staff/GetOrder', { orderId: order.orderId }, one)).body.lines[0].id;
  const ship = { orderId: order.orderId, lines: [{ orderItemId: line, quantity: 1 }] };
  const key = { 'idempotency-key': randomUUID() };
  const send = (headers: Record<string, string>) => Array.from({ length: 10 }, () => post('staff/ShipOrder', ship, { ...headers, ...key }));
  const answers = await Promise.all([...send(one), ...send(other)]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2);
});

test('a carrier’s message and an arrival that are sent twice with one key stand once, in the package and in the log', async () => {
  const order = await buyer.orders(sku, 1, 'cashOnDelivery');
  const warehouse = await as('warehouse');
  const { body: parcel } = await post('staff/ShipOrder', { orderId: order.orderId }, warehouse);
  for (const [call, input] of [
    ['AddTrace', { packageId: parcel.id, text: '已到达转运中心' }],
    ['DeliverPackage', { packageId: parcel.id }],
  ] as const) {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(`staff/${call}`, input, { ...warehouse, ...key })));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  }
  const { body: acts } = await post('staff/ListActs', { subject: parcel.id }, warehouse);
  expect(acts.items.map(({ act }: { act: string }) => act)).toEqual(['deliver', 'addTrace']);
});

test('queues say how many wait and since when, by role', async () => {
  await db.sql`update sales_order set status = 'completed'`;
  const first = await buyer.orders(sku, 1, 'cashOnDelivery');
  const second = await buyer.orders(sku, 2, 'cashOnDelivery');
  await buyer.orders(sku, 4, 'offlineTransfer');
  await db.sql`update sales_order set created_at = '2026-01-02T03:04:05Z' where id = ${first.orderId}`;
  await db.sql`insert into credit_account (customer_id, status, applied_at) values (${buyer.kp.customerId}, 10, '2026-02-03T00:00:00Z')`;
  const of = async (...roles: StaffRole[]) =>
    (await post('staff/ListQueues', {}, await as(...roles))).body.map(({ queue, count, oldestAt }: Record<string, unknown>) => [
      queue,
      count,
      oldestAt,
    ]);
  expect(await of('warehouse')).toEqual([
    ['toShip', 2, '2026-01-02T03:04:05.000Z'],
    ['onTheWay', 0, null],
    ['casesToReceive', 0, null],
    ['casesToSend', 0, null],
  ]);
  expect(await of('credit')).toEqual([
    ['creditApplications', 1, '2026-02-03T00:00:00.000Z'],
    ['billDisputes', 0, null],
  ]);
  expect((await of('finance')).map(([queue]: [string]) => queue)).toEqual([
    'awaitingTransfer',
    'refunds',
    'casesToRefund',
    'topUps',
    'failedInvoices',
    'billDisputes',
  ]);
  expect(await of('administrator')).toHaveLength(15);
  const oldest = await post('staff/ListOrders', { filter: 'toShip', order: 'oldest', pageSize: 1 }, await as('warehouse'));
  expect(oldest.body.items[0].id).toBe(first.orderId);
  const newest = await post('staff/ListOrders', { filter: 'toShip' }, await as('warehouse'));
  expect(newest.body.items.map(({ id }: { id: string }) => id)).toEqual([second.orderId, first.orderId]);
});

test('credit applications come first, with since when; an approval says why', async () => {
  const credit = await as('credit');
  const other = await aBuyer(db);
  await creditService(db).approve(other.kp.customerId, yuan(500));
  const { body } = await post('staff/ListCreditAccounts', {}, credit);
  expect(body[0]).toMatchObject({
    customerId: buyer.kp.customerId,
    customerName: '测试机械有限公司',
    appliedAt: '2026-02-03T00:00:00.000Z',
  });
  expect(body[1]).toMatchObject({ customerId: other.kp.customerId, limitFen: yuan(500), appliedAt: null });
  const approve = { customerId: buyer.kp.customerId, limitFen: yuan(100) };
  expect((await post('staff/ApproveCredit', approve, credit)).reason).toBe('BAD_REQUEST');
  expect((await post('staff/ProposeCredit', approve, credit)).reason).toBe('BAD_REQUEST');
  await post('staff/ProposeCredit', { ...approve, why: '财报' }, await as('credit'));
  expect((await post('staff/ApproveCredit', { ...approve, why: '财报' }, credit)).body).toMatchObject({ creditStatus: 20 });
});

test('a search finds by any part of a number, name or phone what the role may see, and nothing by wildcards', async () => {
  const order = await buyer.orders(sku, 6, 'cashOnDelivery');
  const both = await as('warehouse', 'sales');
  await post('staff/ShipOrder', { orderId: order.orderId, trackingNumber: 'SF-UNIQUE-77' }, both);
  const find = async (keyword: string, headers = both) =>
    (await post('staff/SearchStaff', { keyword }, headers)).body.map(({ kind, path }: Record<string, string>) => [kind, path]);
  expect(await find(order.orderNumber.slice(-8))).toEqual([['order', `/_staff/orders/${order.orderId}`]]);
  expect(await find('unique-77')).toEqual([['package', `/_staff/orders/${order.orderId}`]]);
  expect(await find(buyer.phone.slice(2))).toEqual([['contact', `/_staff/customers/${buyer.kp.customerId}`]]);
  expect(await find('测试')).toContainEqual(['customer', `/_staff/customers/${buyer.kp.customerId}`]);
  expect(await find(buyer.phone, await as('warehouse'))).toEqual([]);
  expect(await find('测试机械', await as('finance'))).toContainEqual(['customer', expect.any(String)]);
  for (const wild of ['%%%', '___', '\\\\\\', '   ']) expect(await find(wild)).toEqual([]);
  const customer = await post('staff/GetCustomer', { customerId: buyer.kp.customerId }, both);
  expect(customer.body).toMatchObject({ name: '测试机械有限公司', contacts: [{ isManager: true }] });
  expect((await post('staff/GetCustomer', { customerId: 2_000_000_000 }, both)).reason).toBe('NOT_FOUND');
});

test('a page of a hundred orders costs as many queries as one of one', async () => {
  let asked = 0;
  const { staffOrders } = await import('./staff-order-view.ts');
  const counting = {
    ...db,
    sql: new Proxy(db.sql, {
      apply(target, self, args) {
        asked += 1;
        return Reflect.apply(target, self, args);
      },
    }),
  };
  const rows = await db.sql`select * from sales_order`;
  const count = async (some: typeof rows) => {
    asked = 0;
    await staffOrders(counting, some as never);
    return asked;
  };
  expect(rows.length).toBeGreaterThan(5);
  expect(await count(rows)).toBeLessThanOrEqual((await count(rows.slice(-1) as never)) + 1);
});
