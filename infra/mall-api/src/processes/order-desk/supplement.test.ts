import { beforeAll, describe, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { embeddedUnionPay } from '../../adapters/union-pay/embedded-union-pay.ts';
import { embeddedWechatPay } from '../../adapters/wechat-pay/embedded-wechat-pay.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import type { ABuyer } from '../../testing/a-buyer.ts';
import { aRichBuyer, testingPaymentPassword } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { noticeService } from '../cashier/index.ts';
import { cancelOrderService } from './cancel-order.service.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { giveBack } from './give-back.ts';
import { orderReader } from './order-reader.service.ts';
import { orderSubject } from './order-subject.ts';
import { payOrderService } from './pay-order.service.ts';
import { payPage } from './pay-page.service.ts';
import { personalAdvance } from './personal-advance.service.ts';
import { supplementService } from './supplement.service.ts';

const db = await testingDatabase();
const payment = payOrderService(db);
const supplement = supplementService(db);
const cashiers = { unionPay: embeddedUnionPay('s'), wechatPay: embeddedWechatPay('s') };
let sku = '';
beforeAll(async () => {
  sku = (await aSku(db, { listPrice: yuan(10), stock: { 1: 10_000 } })).skuNumber;
});

/** An order of ¥100 on a limit of ¥60. */
async function anOrder(wealth: Parameters<typeof aRichBuyer>[1] = {}) {
  const buyer = await aRichBuyer(db, { balance: yuan(50), limit: yuan(60), ...wealth });
  const { orderId, orderNumber } = await buyer.orders(sku, 10);
  return { buyer, orderId, orderNumber, request: { orderId, creditFen: yuan(60) } };
}
const standing = async ({ kp: { customerId } }: ABuyer, orderId: string) => ({
  status: (await orderService(db).peek(orderId)).status,
  balance: (await balanceService(db).state(customerId)).amount,
  used: (await creditService(db).state(customerId)).used,
});
const detail = (buyer: ABuyer, orderId: string) => orderReader(db).detail(buyer.kp.customerId, { id: orderId });
const told = (provider: 'unionPay' | 'wechatPay', charge: { chargeId: string; amountFen: number }, transaction: string) =>
  noticeService(db, cashiers[provider], { order: orderSubject }).receive(
    cashiers[provider].notice({ chargeId: charge.chargeId, number: '', amount: charge.amountFen }, 'paid', transaction),
  );

describe('credit and another way, in one order', () => {
  test('by balance: two payments at once, and the order tells both', async () => {
    const { buyer, orderId, request } = await anOrder();
    expect(await supplement.check(buyer.kp, orderId)).toMatchObject({ isPossible: true, creditFen: yuan(60), restFen: yuan(40) });
    expect(await payPage(db, buyer.kp, orderId)).toMatchObject({ supplement: { isPossible: true, creditAmount: '¥60.00' } });
    expect(await supplement.pay(buyer.kp, { ...request, method: 'balance' })).toMatchObject({ isPaid: true, charge: null });
    expect(await standing(buyer, orderId)).toEqual({ status: 'pendingShipment', balance: yuan(10), used: yuan(60) });
    expect(await detail(buyer, orderId)).toMatchObject({
      paymentMethodName: '账期支付 + 预付款支付',
      payments: [
        { method: 'credit', amountFen: yuan(60), isHeld: false },
        { method: 'balance', amountFen: yuan(40) },
      ],
    });
  });

  test.each(['unionPay', 'wechatPay'] as const)('by %s: the credit is held until the rest is there', async (method) => {
    const { buyer, orderId, request } = await anOrder();
    const { charge, isPaid } = await supplement.pay(buyer.kp, { ...request, method });
    expect([isPaid, charge!.amountFen]).toEqual([false, yuan(40)]);
    expect(await standing(buyer, orderId)).toMatchObject({ status: 'pendingPayment', used: yuan(60) });
    expect(await detail(buyer, orderId)).toMatchObject({ dueFen: yuan(40), payments: [{ method: 'credit', isHeld: true }] });
    // The same again leads to the same cashier and draws nothing more.
    expect((await supplement.pay(buyer.kp, { ...request, method })).charge!.chargeId).toBe(charge!.chargeId);
    expect(await told(method, charge!, `t-${method}`)).toBe('applied');
    expect(await standing(buyer, orderId)).toEqual({ status: 'pendingShipment', balance: yuan(50), used: yuan(60) });
  });

  test('held, the rest may be paid from the payment page too, but not by credit again, nor on delivery', async () => {
    const { buyer, orderId, request } = await anOrder();
    await supplement.pay(buyer.kp, { ...request, method: 'unionPay' });
    await expect(payment.payByCredit(buyer.kp, orderId)).rejects.toMatchObject({ reason: 'PAYMENT_METHOD_NOT_ALLOWED' });
    await expect(changePaymentMethod(db, buyer.kp.customerId, orderId, 'cashOnDelivery')).rejects.toMatchObject({
      reason: 'PAYMENT_METHOD_NOT_ALLOWED',
    });
    await expect(personalAdvance(db).edit(buyer.kp, orderId, true)).rejects.toMatchObject({ reason: 'ADVANCE_NOT_ALLOWED' });
    expect(await payPage(db, buyer.kp, orderId)).toMatchObject({ payableFen: yuan(40), paidFen: yuan(60) });
    expect(await payment.payByBalance(buyer.kp, orderId)).toMatchObject({ isPaid: true, paidFen: yuan(40) });
    expect(await standing(buyer, orderId)).toEqual({ status: 'pendingShipment', balance: yuan(10), used: yuan(60) });
  });

  test('refused: more or less than was shown, nothing left of the limit, all of it enough, too little money; nothing is taken', async () => {
    const { buyer, orderId, request } = await anOrder({ balance: yuan(39) });
    await expect(supplement.pay(buyer.kp, { ...request, creditFen: yuan(59), method: 'unionPay' })).rejects.toMatchObject({
      reason: 'SUPPLEMENT_CHANGED',
      details: { creditFen: yuan(60), restFen: yuan(40) },
    });
    await expect(supplement.pay(buyer.kp, { ...request, method: 'balance' })).rejects.toMatchObject({ reason: 'BALANCE_NOT_ENOUGH' });
    expect(await standing(buyer, orderId)).toEqual({ status: 'pendingPayment', balance: yuan(39), used: 0 });
    const rich = await anOrder({ limit: yuan(100) });
    await expect(supplement.pay(rich.buyer.kp, { ...rich.request, method: 'balance' })).rejects.toMatchObject({
      reason: 'SUPPLEMENT_NOT_NEEDED',
    });
    const poor = await anOrder({ limit: 0 });
    expect(await supplement.check(poor.buyer.kp, poor.orderId)).toMatchObject({
      isPossible: false,
      reason: '没有可用的账期额度，不能补差支付',
    });
    await expect(supplement.pay(rich.buyer.kp, { ...request, method: 'balance' })).rejects.toMatchObject({ reason: 'ORDER_NOT_FOUND' });
  });

  test('a password guards what leaves the company’s own accounts', async () => {
    const { buyer, orderId, request } = await anOrder({ isFree: false });
    const wanted = { ...request, method: 'balance' as const };
    await expect(supplement.pay(buyer.kp, wanted)).rejects.toMatchObject({ reason: 'PAYMENT_PASSWORD_REQUIRED' });
    const wrong = await supplement.tryPassword(buyer.kp, orderId, '000000');
    await expect(supplement.payWithPassword(buyer.kp, wanted, wrong)).rejects.toMatchObject({ reason: 'PAYMENT_PASSWORD_WRONG' });
    const right = await supplement.tryPassword(buyer.kp, orderId, testingPaymentPassword);
    expect(await supplement.payWithPassword(buyer.kp, wanted, right)).toMatchObject({ isPaid: true });
  });
});

describe('what was taken goes back', () => {
  test('half paid and cancelled, by the buyer or by the clock after 72 hours', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    for (const { buyer, request } of [one, other]) await supplement.pay(buyer.kp, { ...request, method: 'wechatPay' });
    await cancelOrderService(db).cancel(one.buyer.kp.customerId, one.orderId, '');
    const later = new Date(Date.now() + 72 * 3_600_000 + 1000).toISOString();
    await cancelOrderService(db).cancelOverdue(later);
    for (const { buyer, orderId } of [one, other]) {
      expect(await standing(buyer, orderId)).toEqual({ status: 'cancelled', balance: yuan(50), used: 0 });
      expect(await detail(buyer, orderId)).toMatchObject({ refundedFen: yuan(60), dueFen: 0 });
    }
  });

  test('in parts: what was taken last first, each to where it came from, the same request once, never more than came in', async () => {
    const { buyer, orderId, request } = await anOrder();
    const { charge } = await supplement.pay(buyer.kp, { ...request, method: 'unionPay' });
    await told('unionPay', charge!, 'UP-parts');
    const refund = (name: string, amount: number) =>
      db.transaction(async (tx) => giveBack(tx, await orderService(tx).lock(orderId), '退一部分', name, amount));
    await refund('first', yuan(30));
    await refund('first', yuan(30));
    await refund('second', yuan(25));
    expect((await detail(buyer, orderId)).payments.map(({ method, refundedFen }) => [method, refundedFen])).toEqual([
      ['credit', yuan(15)],
      ['unionPay', yuan(40)],
    ]);
    expect(await standing(buyer, orderId)).toMatchObject({ used: yuan(45) });
    await expect(refund('third', yuan(45.01))).rejects.toThrow('4500 left to give back: REFUND_EXCEEDS_PAID');
    await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '');
    expect(await standing(buyer, orderId)).toEqual({ status: 'cancelled', balance: yuan(50), used: 0 });
    expect((await refundService(db).send(cashiers)).failures).toEqual([]);
    expect(await ledgerFaults(db)).toEqual([]);
  });
});

test('个人垫付: whoever ordered pays online; the company’s own accounts are refused until it is changed back', async () => {
  const { buyer, orderId } = await anOrder({ balance: yuan(200), limit: yuan(200) });
  const advance = personalAdvance(db);
  const open = await payment.charge(buyer.kp, orderId, 'card');
  await advance.edit(buyer.kp, orderId, true);
  expect(await payPage(db, buyer.kp, orderId)).toMatchObject({ isPersonalAdvance: true, supplement: { isPossible: false } });
  await expect(payment.payByBalance(buyer.kp, orderId)).rejects.toMatchObject({ message: '个人垫付只能在线支付' });
  await expect(payment.payByCredit(buyer.kp, orderId)).rejects.toMatchObject({ reason: 'PAYMENT_METHOD_NOT_ALLOWED' });
  // The cashier that was open before it is closed: its money would be the company's.
  await expect(told('unionPay', open, 'UP-before')).rejects.toMatchObject({ details: { outcome: 'late' } });
  const charge = await payment.charge(buyer.kp, orderId, 'qr', 'wechatPay');
  expect(await told('wechatPay', charge, '42-own')).toBe('applied');
  expect(await advance.info(buyer.kp)).toMatchObject({ balanceFen: yuan(200), personalAdvance: { orderCount: 1, amountFen: yuan(100) } });
  await expect(advance.edit(buyer.kp, orderId, false)).rejects.toMatchObject({ reason: 'PAYMENT_ALREADY_PAID' });
});
