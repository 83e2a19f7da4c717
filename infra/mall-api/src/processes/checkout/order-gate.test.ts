import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { approvalRuleService } from '../../modules/approval/approval-rule.service.ts';
import { budgetService } from '../../modules/approval/budget.service.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { aRuledCompany, everyOrder } from '../../testing/a-ruled-company.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { answerRequest } from '../approving/index.ts';
import { changeOrderService } from '../order-desk/change-order.service.ts';
import { changePaymentMethod } from '../order-desk/change-payment-method.ts';
import { payOrderService } from '../order-desk/pay-order.service.ts';
import { supplementService } from '../order-desk/supplement.service.ts';
import { checkoutService, confirmOrder, inquiryCheckoutService } from './index.ts';

const db = await testingDatabase();
const needed = { reason: 'APPROVAL_REQUIRED' };
const refused = { reason: 'APPROVAL_CHANGE_REFUSED' };

test('an order comes into being in two places: behind the gate, and where after-sales sends goods again at no charge', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const holding = (what: RegExp) => files.filter((file) => what.test(readFileSync(join(root, file), 'utf8'))).toSorted();
  expect(holding(/insert into sales_order \$/)).toEqual(['modules/order/order.repository.ts']);
  expect(holding(/orderService\(\w+\)\.place\(|orders\.place\(/)).toEqual([
    'processes/after-sales/send-replacement.ts',
    'processes/checkout/place-order.ts',
  ]);
  // Whoever calls it has asked whose word it needs: for a new order, and with the last word of a request.
  expect(holding(/await placeOrder\(tx/)).toEqual(['processes/approving/answer-request.ts', 'processes/checkout/confirm-order.service.ts']);
  expect(holding(/\bapprovalNeeds\(tx\)\.of\(/)).toEqual(
    expect.arrayContaining(['processes/checkout/confirm-order.service.ts', 'processes/approving/submit-request.ts']),
  );
});

test('a cart, a SKU bought at once, a colleague’s cart and a quotation all meet the gate', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const company = await aRuledCompany(db);
  const { boss, viewer } = company;
  const choices = { addressId: boss.addressId, invoiceId: 0, paymentMethod: 'unionPay' as const, remark: '', projectNumber: '' };
  // What a quick order, a re-order and the assistant put together is ordered out of the cart, too.
  await expect(confirmOrder(db, viewer, await company.page(skuNumber, 1))).rejects.toMatchObject(needed);
  const atOnce = await checkoutService(db).confirm(viewer, { sku: skuNumber, quantity: 2 });
  await expect(confirmOrder(db, viewer, { priceToken: atOnce.priceToken, ...choices })).rejects.toMatchObject(needed);
  const ofColleague: Viewer = { kp: { ...boss.kp, kpId: company.buyer.kp.kpId }, provinceId: 10009 };
  const theirs = await checkoutService(db).confirm(ofColleague, { cartOf: company.buyer.kp.kpId });
  await expect(confirmOrder(db, ofColleague, { priceToken: theirs.priceToken, ...choices })).rejects.toMatchObject(needed);
  const { id } = await anInquiry(db, { viewer }, [{ sku: skuNumber, quantity: 10 }]);
  const quoted = await inquiryCheckoutService(db).confirm(viewer, { id }, {});
  await expect(confirmOrder(db, viewer, { priceToken: quoted.priceToken, ...choices })).rejects.toMatchObject(needed);
  expect(await db.sql`select id from sales_order where customer_id = ${boss.kp.customerId}`).toEqual([]);
});

test('what was placed without a word isn’t turned into what needs one: on account, by a supplement, into another budget', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const boss = await aRichBuyer(db, { balance: yuan(1000), limit: yuan(60) });
  const company = await aRuledCompany(db, { onAccount: true }, boss);
  const { customerId } = boss.kp;
  const budget = { kind: 'project', target: 'P-2', period: 'month', amountFen: yuan(5), ownerId: boss.kp.kpId, isActive: true } as const;
  await budgetService(db).save(boss.kp, undefined, budget);
  const { orderId } = await confirmOrder(db, company.viewer, await company.page(skuNumber, 10));
  await expect(changePaymentMethod(db, customerId, orderId, 'credit')).rejects.toMatchObject({ reason: 'PAYMENT_METHOD_NOT_ALLOWED' });
  await creditService(db).approve(customerId, yuan(1000));
  await expect(changePaymentMethod(db, customerId, orderId, 'credit')).rejects.toMatchObject(refused);
  await expect(payOrderService(db).payByCredit(boss.kp, orderId)).rejects.toMatchObject(refused);
  await creditService(db).approve(customerId, yuan(60));
  const shared = { orderId, creditFen: yuan(60), method: 'balance' as const };
  await expect(supplementService(db).pay(boss.kp, shared)).rejects.toMatchObject(refused);
  await expect(changeOrderService(db).projectNumber(customerId, orderId, 'P-2')).rejects.toMatchObject(refused);
  await changeOrderService(db).projectNumber(customerId, orderId, 'P-3');
  expect((await creditService(db).state(customerId)).used).toBe(0);
});

test('what was approved on account is paid on account', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const boss = await aRichBuyer(db, { limit: yuan(1000) });
  const company = await aRuledCompany(db, { onAccount: true }, boss);
  const id = await company.submits(skuNumber, 10, { paymentMethod: 'credit' });
  expect((await creditService(db).state(boss.kp.customerId)).used).toBe(0);
  await answerRequest(db).approve(company.approver.kp, id, await company.seen(id));
  const { orderId } = await company.info(id);
  await payOrderService(db).payByCredit(boss.kp, orderId);
  expect((await creditService(db).state(boss.kp.customerId)).used).toBe(yuan(100));
  // Credit used up meanwhile: the next one can't be approved as it is, and says so before.
  await creditService(db).approve(boss.kp.customerId, yuan(150));
  await approvalRuleService(db).save(boss.kp, company.rule.id, { ...everyOrder, approverIds: [company.approver.kp.kpId] });
  const next = await company.submits(skuNumber, 5, { paymentMethod: 'credit' });
  await creditService(db).approve(boss.kp.customerId, yuan(120));
  expect((await company.info(next)).now).toMatchObject({ isOrderable: false, why: expect.stringContaining('账期额度不足') });
  await expect(answerRequest(db).approve(company.approver.kp, next, await company.seen(next))).rejects.toMatchObject({
    reason: 'CHECKOUT_PAYMENT_NOT_ALLOWED',
  });
});
