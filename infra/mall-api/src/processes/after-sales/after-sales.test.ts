import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AfterSalesInfo, StaffAfterSales } from '@mall/api-contract/after-sales';
import type { AfterSalesKind, AfterSalesReason } from '@mall/domain/after-sales';
import { yuan } from '@mall/domain/money';
import { aBuyer } from '../../testing/a-buyer.ts';
import { type ADeliveredOrder, aDeliveredOrder } from '../../testing/a-delivered-order.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

let sku: Awaited<ReturnType<typeof aSku>>;
let buyer: Awaited<ReturnType<typeof aRichBuyer>>;
let staff: Record<'sales' | 'warehouse' | 'finance', string>;
beforeAll(async () => {
  sku = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  buyer = await aRichBuyer(db, { balance: yuan(5000), limit: yuan(1000) });
  const [sales, warehouse, finance] = await Promise.all((['sales', 'warehouse', 'finance'] as const).map((role) => anOperator(db, [role])));
  staff = { sales: sales!.token, warehouse: warehouse!.token, finance: finance!.token };
});

const post = async (path: string, payload: object, token = buyer.token) =>
  (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { token } })).json();
const get = async (path: string, token = buyer.token) => (await app.inject({ url: `/api/${path}`, headers: { token } })).json();
const desk = async (
  role: keyof typeof staff,
  call: string,
  payload: object,
): Promise<{ code: number; reason: string; body: StaffAfterSales }> => post(`staff/${call}AfterSales`, payload, staff[role]);
const asked = (
  { orderId, items }: ADeliveredOrder,
  kind: AfterSalesKind,
  reason: AfterSalesReason,
  quantity: number,
  more: object = {},
) => ({
  ...{ orderId, kind, reason, description: '收到后发现问题', proofs: [] },
  lines: [{ orderItemId: items[0]!.id, quantity }],
  ...more,
});
const request = (order: ADeliveredOrder, kind: AfterSalesKind, reason: AfterSalesReason, quantity: number, more: object = {}) =>
  post('order/CreateAfterSalesRequest', asked(order, kind, reason, quantity, more));
const infoOf = async (id: string): Promise<AfterSalesInfo> => (await get(`order/AfterSalesWorkflow/${id}`)).body;
const balanceOf = async () =>
  (await db.sql`select amount from customer_balance where customer_id = ${buyer.kp.customerId}`)[0]!.amount as number;
const stockOf = async () => (await db.sql`select on_hand from stock where sku_id = ${sku.id}`)[0]!.onHand as number;

test('goods that come back: looked at, sent in, counted, refunded to where the money came from; sound ones are in stock again', async () => {
  const order = await aDeliveredOrder(db, buyer, sku.skuNumber, 10);
  const [money, stock] = [await balanceOf(), await stockOf()];
  const { body: opened } = await request(order, 'returnRefund', 'defect', 4);
  expect(opened.afterSalesNumber).toMatch(/^SH\d{8}-\d{6}$/);
  expect(await infoOf(opened.id)).toMatchObject({ statusName: '待审核', refundFen: yuan(40), canCancel: true, receiveAddress: null });
  expect((await desk('warehouse', 'Receive', { id: opened.id })).reason).toBe('AFTER_SALES_STEP_REFUSED');
  expect((await desk('sales', 'Approve', { id: opened.id })).body).toMatchObject({ statusName: '待寄回', steps: [] });
  const address = await post('order/GetAfterSaleReceiveAddress', { id: opened.id });
  expect(address.body.address).toContain('上海');
  const express = `order/AfterSalesWorkflow/${opened.id}/customerReturnexpressNo?customerReturnexpressNos=`;
  expect((await post(`${express}${'9'.repeat(500)}`, {})).reason).toBe('AFTER_SALES_EXPRESS_INVALID');
  const sent = await post(`${express}${encodeURIComponent('sf1234567890，YT99887766')}`, {});
  expect(sent.body).toMatchObject({ expressNumbers: ['SF1234567890', 'YT99887766'], canCancel: false });
  expect((await get(`order/CancelAfterSales/${opened.id}`)).reason).toBe('AFTER_SALES_STEP_REFUSED');
  const line = order.items[0]!.id;
  const tooMany = { id: opened.id, lines: [{ orderItemId: line, received: 5, sound: 5 }] };
  expect((await desk('warehouse', 'Receive', tooMany)).reason).toBe('AFTER_SALES_RECEIPT_INVALID');
  const received = await desk('warehouse', 'Receive', { id: opened.id, lines: [{ orderItemId: line, received: 3, sound: 2 }] });
  expect(received.body).toMatchObject({ statusName: '待处理', refundFen: yuan(30) });
  expect((await desk('warehouse', 'Refund', { id: opened.id })).reason).toBe('FORBIDDEN');
  const done = await desk('finance', 'Refund', { id: opened.id });
  expect(done.body).toMatchObject({
    ...{ statusName: '已完成', refundFen: yuan(30), steps: [] },
    refunds: [{ method: 'balance', amountFen: yuan(30), isDone: true }],
  });
  expect([(await balanceOf()) - money, (await stockOf()) - stock]).toEqual([yuan(30), 2]);
  const { body: claimable } = await post('order/GetApplyAfterSaleOwssOrderDto', { orderId: order.orderId });
  expect(claimable.lines[0]).toMatchObject({ heldQuantity: 0, refundedQuantity: 3, claimableQuantity: 7 });
  expect(await ledgerFaults(db)).toEqual([]);
});

test('goods that are exchanged come as an order at no charge with a parcel of its own, which has no after-sales of its own', async () => {
  const order = await aDeliveredOrder(db, buyer, sku.skuNumber, 3);
  const { body: opened } = await request(order, 'exchange', 'damaged', 2);
  await desk('sales', 'Approve', { id: opened.id });
  await desk('warehouse', 'Receive', { id: opened.id, lines: [{ orderItemId: order.items[0]!.id, received: 2, sound: 0 }] });
  const stock = await stockOf();
  const sent = await desk('warehouse', 'Send', { id: opened.id, carrier: '德邦', trackingNumber: 'DB778899' });
  expect(sent.body).toMatchObject({ statusName: '已完成', refunds: [] });
  expect(stock - (await stockOf())).toBe(2);
  const { orderId } = sent.body.replacement!;
  const { body: replacement } = await get(`order/GetOrderByOrderId/${orderId}`);
  expect(replacement).toMatchObject({
    ...{ payableFen: 0, isPaid: true, status: 'shipped', contactName: '王工' },
    packages: [{ carrier: '德邦', trackingNumber: 'DB778899', lines: [{ quantity: 2 }] }],
  });
  await post('order/SignDeliveryPackage', { packageId: replacement.packages[0].id });
  const own = asked(order, 'exchange', 'damaged', 1, { orderId, lines: [{ orderItemId: replacement.lines[0].id, quantity: 1 }] });
  expect((await post('order/CreateAfterSalesRequest', own)).reason).toBe('AFTER_SALES_OF_REPLACEMENT');
  // The buyer has three pieces again, and may ask for all of them.
  const { body: claimable } = await post('order/GetApplyAfterSaleOwssOrderDto', { orderId: order.orderId });
  expect(claimable.lines[0]).toMatchObject({ heldQuantity: 0, claimableQuantity: 3 });
  expect(await ledgerFaults(db)).toEqual([]);
});

test('a repair is sent back with its own number; what can’t be repaired is given back; a rejected request says why', async () => {
  const order = await aDeliveredOrder(db, buyer, sku.skuNumber, 3);
  const [one, other, third] = [
    (await request(order, 'repair', 'failsInUse', 1)).body,
    (await request(order, 'repair', 'failsInUse', 1)).body,
    (await request(order, 'resend', 'missing', 1)).body,
  ];
  for (const { id } of [one, other]) {
    await desk('sales', 'Approve', { id });
    await desk('warehouse', 'Receive', { id });
  }
  expect((await desk('warehouse', 'Send', { id: one.id })).reason).toBe('AFTER_SALES_STEP_REFUSED');
  await desk('warehouse', 'Repair', { id: one.id, why: '更换轴承' });
  expect((await desk('warehouse', 'Send', { id: one.id, trackingNumber: 'SF1' })).body).toMatchObject({
    ...{ statusName: '已完成', sentOut: { carrier: '顺丰速运', trackingNumber: 'SF1' }, replacement: null },
  });
  expect((await desk('warehouse', 'GiveUp', { id: other.id, why: '非本店商品', trackingNumber: 'SF2' })).body).toMatchObject({
    ...{ statusName: '已驳回', rejectReason: '非本店商品', sentOut: { trackingNumber: 'SF2' } },
  });
  expect((await desk('sales', 'Reject', { id: third.id, why: '包裹重量与发货一致' })).body).toMatchObject({
    rejectReason: '包裹重量与发货一致',
  });
  const { body: told } = await post('notification/GetNotifications', {});
  const titles = told?.items?.map(({ title }: { title: string }) => title) ?? [];
  expect(titles).toEqual(expect.arrayContaining(['售后未通过', '修好的商品已寄出', '售后未通过，原物已退回']));
});

test('money without goods goes back on account and in cash too; what was paid on delivery staff send back themselves', async () => {
  const order = await aDeliveredOrder(db, buyer, sku.skuNumber, 5, 'credit');
  const { body: opened } = await request(order, 'refundOnly', 'missing', 2);
  await desk('sales', 'Approve', { id: opened.id });
  expect((await desk('finance', 'Refund', { id: opened.id })).body.refunds).toEqual([
    { method: 'credit', methodName: '账期支付', amountFen: yuan(20), isDone: true },
  ]);
  const [use] = await db.sql`select amount, released from credit_use where order_id = ${order.orderId}`;
  expect(use).toEqual({ amount: yuan(50), released: yuan(20) });
  const cash = await aDeliveredOrder(db, await aBuyerOfOurs(), sku.skuNumber, 5, 'cashOnDelivery');
  const { body: paidInCash } = await request(cash, 'refundOnly', 'notReceived', 5);
  await desk('sales', 'Approve', { id: paidInCash.id });
  expect((await desk('finance', 'Refund', { id: paidInCash.id })).body.refunds).toMatchObject([
    { method: 'cashOnDelivery', isDone: false },
  ]);
  const { body: waiting } = await post('staff/ListRefunds', {}, staff.finance);
  const mine = waiting.find(({ orderId }: { orderId: string }) => orderId === cash.orderId);
  expect(mine).toMatchObject({ amountFen: yuan(50) });
  expect((await post('staff/ConfirmRefund', { refundId: mine.refundId }, staff.finance)).code).toBe(0);
  expect((await infoOf(paidInCash.id)).refunds).toMatchObject([{ method: 'cashOnDelivery', isDone: true }]);
  expect(await ledgerFaults(db)).toEqual([]);
});
const aBuyerOfOurs = async () => buyer;

test('what can’t be asked for is refused in words: too many, too late, unsigned, unpaid, made to order, another reason, another company’s', async () => {
  const order = await aDeliveredOrder(db, buyer, sku.skuNumber, 2);
  const refused = async (...input: Parameters<typeof request>) => (await request(...input)).reason;
  expect(await refused(order, 'returnRefund', 'defect', 3)).toBe('AFTER_SALES_TOO_MANY');
  expect(await refused(order, 'returnRefund', 'failsInUse', 1)).toBe('AFTER_SALES_REASON_INVALID');
  expect(await refused(order, 'returnRefund', 'defect', 1, { lines: [{ orderItemId: 1, quantity: 1 }] })).toBe('AFTER_SALES_LINES_INVALID');
  expect(await refused(order, 'returnRefund', 'defect', 1, { proofs: ['nothing'] })).toBe('FILE_NOT_FOUND');
  const other = await aBuyer(db);
  expect((await post('order/CreateAfterSalesRequest', asked(order, 'exchange', 'defect', 1), other.token)).reason).toBe('ORDER_NOT_FOUND');
  const { body: opened } = await request(order, 'exchange', 'defect', 1);
  for (const path of ['AfterSalesWorkflow', 'CancelAfterSales'])
    expect((await get(`order/${path}/${opened.id}`, other.token)).reason).toBe('AFTER_SALES_NOT_FOUND');
  await db.sql`update sku set product_id = product_id where id = ${sku.id}`;
  await db.sql`update product set is_non_standard = true where id = (select product_id from sku where id = ${sku.id})`;
  expect(await refused(order, 'returnRefund', 'notNeeded', 1)).toBe('AFTER_SALES_NON_STANDARD');
  await db.sql`update product set is_non_standard = false where id = (select product_id from sku where id = ${sku.id})`;
  await db.sql`update delivery_package set signed_at = now() - interval '31 days' where order_id = ${order.orderId}`;
  expect(await refused(order, 'returnRefund', 'defect', 1)).toBe('AFTER_SALES_TOO_LATE');
});

test('forms: an issue of a SKU has a kind, feedback none; staff answer them', async () => {
  const { body: types } = await get('workflow/GetSkuPrimaryIssueTypeWithSecondary');
  const issue = { sku: sku.skuNumber, primaryIssueType: types[0].id, secondaryIssueType: types[0].secondary[0].id, content: '型号印错' };
  const { body: saved } = await post('workflow/SaveSkuIssueWorkflow', issue);
  expect(saved.issueNumber).toMatch(/^FK\d{8}-\d{6}$/);
  expect((await post('workflow/SaveSkuIssueWorkflow', { ...issue, secondaryIssueType: 91 })).reason).toBe('AFTER_SALES_ISSUE_INVALID');
  expect((await post('workflow/SaveSkuIssueWorkflow', { ...issue, sku: 'NICHTDA' })).reason).toBe('SKU_NOT_FOUND');
  await post('workflow/SaveRegularIssueFeedbackWorkflow', { content: '希望增加对账单导出' });
  const { body: waiting } = await post('staff/ListIssues', { isAnswered: false }, staff.sales);
  expect(waiting.items.map(({ typeName }: { typeName: string }) => typeName)).toEqual(['商品信息有误 · 名称或型号', '意见反馈']);
  await post('staff/AnswerIssue', { id: waiting.items[0].id, why: '已更正' }, staff.sales);
  expect((await post('staff/ListIssues', { isAnswered: true }, staff.sales)).body.items).toMatchObject([{ answer: '已更正' }]);
});
