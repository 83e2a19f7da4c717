import { expect, test } from '@jest/globals';
import { approvalRuleService } from '../../modules/approval/approval-rule.service.ts';
import { budgetService } from '../../modules/approval/budget.service.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCouponPackage } from '../../testing/a-coupon-package.ts';
import { aRuledCompany, everyOrder } from '../../testing/a-ruled-company.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { confirmOrder } from '../checkout/index.ts';
import { answerRequest, submitRequest } from './index.ts';
import { resubmitPage } from './resubmit-page.ts';

const db = await testingDatabase();
const answers = answerRequest(db);
const reserved = async (id: number) =>
  (await db.sql<{ n: number }[]>`select coalesce(sum(reserved), 0)::int as n from stock where sku_id = ${id}`)[0]!.n;
const ordersOf = async (customerId: number) =>
  (await db.sql<{ n: number }[]>`select count(*)::int as n from sales_order where customer_id = ${customerId}`)[0]!.n;
const bell = async (kpId: number) =>
  (await db.sql<{ kind: string; body: string }[]>`select kind, body from notification where kp_id = ${kpId} order by id`).map((one) => ({
    ...one,
  }));
/** Hours pass for a request. */
const pass = (id: string, hours: number) => db.sql`
  update approval_request set kept_until = kept_until - ${hours} * interval '1 hour', lapses_at = lapses_at - ${hours} * interval '1 hour' where id = ${id}`;

test('an order that needs a word is not placed: it is submitted, its stock kept, and approved it is the order that was submitted', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 10 } });
  const company = await aRuledCompany(db, { aboveFen: 1999 });
  const { customerId, kpId } = company.buyer.kp;
  const page = await company.page(sku.skuNumber, 2, { remark: '周一送', projectNumber: 'P-7' });
  await expect(confirmOrder(db, company.viewer, page)).rejects.toMatchObject({
    reason: 'APPROVAL_REQUIRED',
    details: { needs: [{ why: '订单金额¥20.00超过¥19.99', askedNames: ['老审'] }] },
  });
  const first = await submitRequest(db, company.viewer, kpId, page);
  expect(first.approvalNumber).toMatch(/^SP\d{8}-\d{6}$/);
  // The same click again is the same request; ordering from that page isn't possible any more.
  expect(await submitRequest(db, company.viewer, kpId, page)).toEqual({ ...first, isRepeated: true });
  await expect(confirmOrder(db, company.viewer, page)).rejects.toMatchObject({ reason: 'APPROVAL_ALREADY_SUBMITTED' });
  expect([await ordersOf(customerId), await reserved(sku.id), await cartService(db).count(kpId)]).toEqual([0, 2, 0]);
  expect(await bell(company.approver.kp.kpId)).toEqual([
    { kind: 'approvalRequested', body: expect.stringMatching(/^小采的订单申请SP.*（¥20.00）等您审批：订单金额¥20.00超过¥19.99。$/) },
  ]);

  const info = await company.info(first.id);
  expect(info).toMatchObject({
    status: 'submitted',
    payableFen: 2000,
    canApprove: true,
    now: null,
    remark: '周一送',
    projectNumber: 'P-7',
  });
  await answers.approve(company.approver.kp, first.id, info.seen);
  const done = await company.info(first.id, company.buyer.kp);
  expect(done).toMatchObject({ status: 'approved', orderNumber: expect.stringMatching(/^SO/), canWithdraw: false });
  const [order] = await db.sql`select * from sales_order where id = ${done.orderId}`;
  expect(order).toMatchObject({ kpId, payable: 2000, remark: '周一送', projectNumber: 'P-7', status: 'pendingPayment', paidAt: null });
  expect(await reserved(sku.id)).toBe(2);
  expect(await db.sql`select * from approval_stock where request_id = ${first.id}`).toEqual([]);
  expect((await bell(kpId)).map(({ kind }) => kind)).toEqual(['approvalAnswered']);
  // The page's retry finds the order it became.
  expect((await confirmOrder(db, company.viewer, page)).orderId).toBe(done.orderId);
});

test('below the amount, and where no rule is for them, orders are placed as before', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 10 } });
  const company = await aRuledCompany(db, { aboveFen: 2000 });
  expect((await confirmOrder(db, company.viewer, await company.page(sku.skuNumber, 2))).status).toBe('pendingPayment');
  await expect(submitRequest(db, company.viewer, company.buyer.kp.kpId, await company.page(sku.skuNumber, 2))).rejects.toMatchObject({
    reason: 'APPROVAL_NOT_NEEDED',
  });
});

test('rejected, withdrawn and sent back, nothing is kept any more, and everybody reads why', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const company = await aRuledCompany(db);
  const [a, b, c] = [
    await company.submits(sku.skuNumber, 1),
    await company.submits(sku.skuNumber, 2),
    await company.submits(sku.skuNumber, 3),
  ];
  expect(await reserved(sku.id)).toBe(6);
  await answers.reject(company.approver.kp, a, '预算已用完');
  await answers.withdraw(company.buyer.kp, b);
  await answers.sendBack(company.approver.kp, c, '改为两件');
  expect(await reserved(sku.id)).toBe(0);
  expect((await bell(company.buyer.kp.kpId)).map(({ body }) => body)).toEqual([
    expect.stringContaining('由老审驳回：预算已用完'),
    expect.stringContaining('由老审退回修改：改为两件'),
  ]);
  for (const id of [a, b, c])
    await expect(answers.approve(company.approver.kp, id, 'whatever')).rejects.toMatchObject({ reason: 'APPROVAL_STEP_REFUSED' });
  expect(await ordersOf(company.buyer.kp.customerId)).toBe(0);
});

test('after 24 hours all is checked again: the approver sees the new sum before', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 10 } });
  const company = await aRuledCompany(db);
  const id = await company.submits(sku.skuNumber, 2);
  await db.sql`update sku set list_price = 1100 where id = ${sku.id}`;
  // Within the day the price is kept, whatever happens to it.
  const before = await company.info(id);
  expect(before).toMatchObject({ now: null, payableFen: 2000 });
  await pass(id, 25);
  await expect(answers.approve(company.approver.kp, id, before.seen)).rejects.toMatchObject({
    reason: 'APPROVAL_CHANGED',
    details: { payableFen: 2200 },
  });
  const info = await company.info(id);
  expect(info).toMatchObject({ keptUntil: '', now: { payableFen: 2200, isOrderable: true } });
  expect(await reserved(sku.id)).toBe(0);
  await answers.approve(company.approver.kp, id, info.seen);
  expect(await db.sql`select payable from sales_order where id = ${(await company.info(id)).orderId}`).toEqual([{ payable: 2200 }]);
  expect(await reserved(sku.id)).toBe(2);
});

test('after 72 hours it lapses, and who comes later is told', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const company = await aRuledCompany(db);
  const id = await company.submits(sku.skuNumber, 2);
  const seen = await company.seen(id);
  await pass(id, 73);
  await expect(answers.approve(company.approver.kp, id, seen)).rejects.toMatchObject({ reason: 'APPROVAL_STEP_REFUSED' });
  expect(await answers.endOverdue()).toBe(1);
  expect(await company.info(id)).toMatchObject({ status: 'lapsed', canApprove: false });
  expect([await reserved(sku.id), await answers.endOverdue()]).toEqual([0, 0]);
  expect((await notificationService(db).page(company.buyer.kp, {}, 1, 20)).items[0]!.title).toBe('审批申请已失效');
});

test('what was taken off the shelf can’t be approved, only sent back', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const company = await aRuledCompany(db);
  const id = await company.submits(sku.skuNumber, 2);
  await db.sql`update sku set is_active = false where id = ${sku.id}`;
  expect((await company.info(id)).now).toMatchObject({ isOrderable: false, differences: [{ message: '商品已下架' }] });
  await expect(answers.approve(company.approver.kp, id, await company.seen(id))).rejects.toMatchObject({
    reason: 'APPROVAL_NOT_ORDERABLE',
  });
  await answers.sendBack(company.approver.kp, id, '换一种');
});

test('an order that doesn’t fit a budget waits for its owner, who sees what is left; cancelled orders give it back', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 100 } });
  const boss = await aBuyer(db);
  const budgets = budgetService(db);
  const owner = await aColleague(db, boss.kp, '预算主');
  const budget = { kind: 'project', target: 'P-1', period: 'whole', amountFen: 5000, ownerId: owner.kp.kpId, isActive: true } as const;
  await budgets.save(boss.kp, undefined, budget);
  const company = await aRuledCompany(db, { isActive: false }, boss);
  const order = await confirmOrder(db, company.viewer, await company.page(sku.skuNumber, 4, { projectNumber: 'P-1' }));
  expect(await budgets.list(boss.kp)).toMatchObject([{ usedFen: 4000, left: '¥10.00' }]);
  const page = await company.page(sku.skuNumber, 2, { projectNumber: 'P-1' });
  await expect(confirmOrder(db, company.viewer, page)).rejects.toMatchObject({
    details: { needs: [{ why: '“项目P-1”预算¥50.00，还剩¥10.00，本单¥20.00，超出¥10.00', askedNames: ['预算主'] }] },
  });
  const { id } = await submitRequest(db, company.viewer, company.buyer.kp.kpId, page);
  // What only waits counts nothing.
  expect(await budgets.list(boss.kp)).toMatchObject([{ usedFen: 4000 }]);
  await answers.approve(owner.kp, id, await company.seen(id, owner.kp));
  expect(await budgets.list(boss.kp)).toMatchObject([{ usedFen: 6000, leftFen: -1000 }]);
  const { cancelOrderService } = await import('../order-desk/index.ts');
  await cancelOrderService(db).cancel(boss.kp.customerId, order.orderId, '');
  expect(await budgets.list(boss.kp)).toMatchObject([{ usedFen: 2000 }]);
});

test('sent back, it is submitted again with other quantities: the same request, a new round', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 10 } });
  const other = await aSku(db, { listPrice: 500, stock: { 1: 10 } });
  const company = await aRuledCompany(db);
  await company.page(other.skuNumber, 1);
  const id = await company.submits(sku.skuNumber, 4, { projectNumber: 'P-7' });
  await expect(resubmitPage(db, company.viewer, id, undefined, {})).rejects.toMatchObject({ reason: 'APPROVAL_STEP_REFUSED' });
  await answers.sendBack(company.approver.kp, id, '改为两件，不要另一种');
  const stands = (await company.info(id)).lines.map((line) => (line.sku === sku.skuNumber ? 2 : 0));
  const page = await resubmitPage(db, company.viewer, id, stands, {});
  expect(page).toMatchObject({ projectNumber: 'P-7', totals: { payableFen: 2000 }, lines: [{ sku: sku.skuNumber, quantity: 2 }] });
  const request = { priceToken: page.priceToken, addressId: company.boss.addressId, invoiceId: 0, paymentMethod: 'unionPay' as const };
  const again = await submitRequest(db, company.viewer, company.buyer.kp.kpId, { ...request, remark: '', projectNumber: 'P-7' }, id);
  expect(again.id).toBe(id);
  const info = await company.info(id);
  expect(info).toMatchObject({ status: 'submitted', payableFen: 2000, answer: '', canApprove: true, approvalNumber: again.approvalNumber });
  expect((await bell(company.approver.kp.kpId)).map(({ kind }) => kind)).toEqual(['approvalRequested', 'approvalRequested']);
  expect([await reserved(sku.id), await reserved(other.id)]).toEqual([2, 0]);
  await answers.approve(company.approver.kp, id, info.seen);
  expect(await ordersOf(company.buyer.kp.customerId)).toBe(1);
});

test('stock that is gone after the day, and a rule that has come since: nothing is approved that wasn’t seen', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 5 }, leadTimeId: 17 });
  const company = await aRuledCompany(db);
  const id = await company.submits(sku.skuNumber, 5);
  const seen = await company.seen(id);
  // Another word is asked for now: what the approver saw isn't what they would approve.
  const second = await aColleague(db, company.boss.kp, '二审');
  const rules = approvalRuleService(db);
  const late = await rules.save(company.boss.kp, undefined, { ...everyOrder, name: '新规', approverIds: [second.kp.kpId] });
  await expect(answers.approve(company.approver.kp, id, seen)).rejects.toMatchObject({ reason: 'APPROVAL_CHANGED' });
  expect((await company.info(id)).needs.map(({ name }) => name)).toEqual(['全部订单', '新规']);
  await rules.remove(company.boss.kp, late.id);
  await pass(id, 25);
  await answers.endOverdue();
  const other = await aBuyer(db);
  await other.orders(sku.skuNumber, 1);
  const info = await company.info(id);
  expect(info.now).toMatchObject({ isOrderable: false, differences: [{ kind: 'unavailable' }, { kind: 'total' }] });
  await expect(answers.approve(company.approver.kp, id, info.seen)).rejects.toMatchObject({ reason: 'APPROVAL_NOT_ORDERABLE' });
  expect([await reserved(sku.id), (await company.info(id)).status]).toEqual([1, 'submitted']);
});

test('a coupon is held with the request, free again when it is withdrawn, and told of when it has ended by the second day', async () => {
  const sku = await aSku(db, { listPrice: 1000, stock: { 1: 50 } });
  const company = await aRuledCompany(db);
  const { couponPackageService } = await import('../../modules/discount/coupon-package.service.ts');
  const packageId = await aCouponPackage(db, { amount: 500, threshold: 0 });
  const { kp } = company.boss;
  await couponPackageService(db).receive(kp, packageId);
  const used = async () =>
    (
      await db.sql<
        { n: number }[]
      >`select count(*)::int as n from coupon_use u join coupon c on c.id = u.coupon_id where c.customer_id = ${kp.customerId}`
    )[0]!.n;
  const first = await company.submits(sku.skuNumber, 2);
  expect([(await company.info(first)).payableFen, await used()]).toEqual([1500, 1]);
  await answers.withdraw(company.buyer.kp, first);
  expect(await used()).toBe(0);
  const id = await company.submits(sku.skuNumber, 2);
  await db.sql`update coupon set valid_until = now() - interval '1 minute' where customer_id = ${kp.customerId}`;
  // Kept is kept: it counts though its days are over.
  expect((await company.info(id)).now).toBe(null);
  await pass(id, 25);
  const info = await company.info(id);
  expect(info.now).toMatchObject({
    payableFen: 2000,
    isOrderable: true,
    differences: [{ kind: 'discount' }, { kind: 'coupon' }, { kind: 'total' }],
  });
  await answers.approve(company.approver.kp, id, info.seen);
  expect([(await company.info(id)).payableFen, await used()]).toEqual([2000, 0]);
});
