import { beforeAll, describe, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { formFields } from '../../adapters/payment/form-fields.ts';
import type { PostedNotice } from '../../adapters/payment/payment-provider.ts';
import { embeddedUnionPay } from '../../adapters/union-pay/embedded-union-pay.ts';
import { sign } from '../../adapters/union-pay/signature.ts';
import { embeddedWechatPay } from '../../adapters/wechat-pay/embedded-wechat-pay.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { hashPassword } from '../../modules/account/password.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { type ABuyer, aBuyer } from '../../testing/a-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { noticeService } from '../cashier/index.ts';
import { cancelOrderService } from './cancel-order.service.ts';
import { orderReader } from './order-reader.service.ts';
import { orderSubject } from './order-subject.ts';
import { payOrderService } from './pay-order.service.ts';

const db = await testingDatabase();
const payment = payOrderService(db);
const secret = 'cashier';
const cashier = embeddedUnionPay(secret);
const wechat = embeddedWechatPay(secret);
const subjects = { order: orderSubject };
const notices = noticeService(db, cashier, subjects);
let sku = '';
let buyer: ABuyer;
beforeAll(async () => {
  sku = (await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } })).skuNumber;
});

const anOrder = async (quantity = 1) => {
  buyer = await aBuyer(db);
  return buyer.orders(sku, quantity);
};
const withPassword = async (orderId: string, password: string) =>
  payment.payByBalancePassword(buyer.kp, orderId, await payment.tryPassword(buyer.kp, orderId, password));
const statusOf = async (orderId: string) => (await orderService(db).peek(orderId)).status;
const reasons = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'rejected' ? one.reason.reason : 'paid'));

describe('prepaid balance', () => {
  test('one order is paid once, however many ask at once', async () => {
    const { orderId } = await anOrder();
    await balanceService(db).putIn(buyer.kp.customerId, yuan(100), 'deposit', 'first');
    await db.sql`update customer_balance set free_payment_limit = 100000 where customer_id = ${buyer.kp.customerId}`;
    const outcomes = reasons(await Promise.allSettled(Array.from({ length: 6 }, () => payment.payByBalance(buyer.kp, orderId))));
    expect(outcomes.sort()).toEqual([...Array(5).fill('PAYMENT_ALREADY_PAID'), 'paid']);
    expect((await balanceService(db).state(buyer.kp.customerId)).amount).toBe(yuan(90));
    expect(await statusOf(orderId)).toBe('pendingShipment');
  });

  test('five orders on money for three: the balance never goes below zero', async () => {
    const orders = [await anOrder()];
    for (let i = 0; i < 4; i += 1) orders.push(await buyer.orders(sku, 1));
    await balanceService(db).putIn(buyer.kp.customerId, yuan(35), 'deposit', 'first');
    await db.sql`update customer_balance set free_payment_limit = 100000 where customer_id = ${buyer.kp.customerId}`;
    const outcomes = reasons(await Promise.allSettled(orders.map(({ orderId }) => payment.payByBalance(buyer.kp, orderId))));
    expect(outcomes.sort()).toEqual(['BALANCE_NOT_ENOUGH', 'BALANCE_NOT_ENOUGH', 'paid', 'paid', 'paid']);
    expect((await balanceService(db).state(buyer.kp.customerId)).amount).toBe(yuan(5));
  });

  test('beyond the free-payment limit the password is asked, and a wrong one takes nothing', async () => {
    const { orderId } = await anOrder();
    await balanceService(db).putIn(buyer.kp.customerId, yuan(100), 'deposit', 'first');
    await db.sql`update customer_balance set password_hash = ${await hashPassword('135790')} where customer_id = ${buyer.kp.customerId}`;
    await expect(payment.payByBalance(buyer.kp, orderId)).rejects.toMatchObject({ reason: 'PAYMENT_PASSWORD_REQUIRED' });
    await expect(withPassword(orderId, '000001')).rejects.toMatchObject({
      reason: 'PAYMENT_PASSWORD_WRONG',
      details: { attemptsLeft: 4 },
    });
    expect(await withPassword(orderId, '135790')).toMatchObject({ isPaid: true, paymentMethod: 'balance' });
    await expect(withPassword(orderId, '000001')).rejects.toMatchObject({ reason: 'PAYMENT_ALREADY_PAID' });
  });

  test('cancelling gives the money back, once', async () => {
    const { orderId } = await anOrder();
    await balanceService(db).putIn(buyer.kp.customerId, yuan(10), 'deposit', 'first');
    await db.sql`update customer_balance set free_payment_limit = 100000 where customer_id = ${buyer.kp.customerId}`;
    await payment.payByBalance(buyer.kp, orderId);
    const cancel = () => cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '不要了');
    expect(reasons(await Promise.allSettled([cancel(), cancel(), cancel()])).sort()).toEqual([
      'ORDER_NOT_CANCELLABLE',
      'ORDER_NOT_CANCELLABLE',
      'paid',
    ]);
    expect((await balanceService(db).state(buyer.kp.customerId)).amount).toBe(yuan(10));
    expect(await orderReader(db).detail(buyer.kp.customerId, { id: orderId })).toMatchObject({
      refundedFen: yuan(10),
      payments: [{ method: 'balance', amountFen: yuan(10), refundedFen: yuan(10), isHeld: false }],
    });
  });
});

describe('credit', () => {
  test('orders at once never draw more than the limit, and cancelling frees what one used', async () => {
    const orders = [await anOrder(4)];
    for (let i = 0; i < 3; i += 1) orders.push(await buyer.orders(sku, 4));
    await creditService(db).approve(buyer.kp.customerId, yuan(100));
    await balanceService(db).putIn(buyer.kp.customerId, yuan(1), 'deposit', 'opened');
    await db.sql`update customer_balance set free_payment_limit = 100000 where customer_id = ${buyer.kp.customerId}`;
    const outcomes = await Promise.allSettled(orders.map(({ orderId }) => payment.payByCredit(buyer.kp, orderId)));
    expect(reasons(outcomes).sort()).toEqual(['CREDIT_LIMIT_EXCEEDED', 'CREDIT_LIMIT_EXCEEDED', 'paid', 'paid']);
    expect(outcomes.find((one) => one.status === 'rejected')!.reason.details).toMatchObject({ shortfall: yuan(20) });
    expect(await creditService(db).state(buyer.kp.customerId)).toMatchObject({ limit: yuan(100), used: yuan(80) });
    const paid = orders[outcomes.findIndex((one) => one.status === 'fulfilled')]!;
    await cancelOrderService(db).cancel(buyer.kp.customerId, paid.orderId, '');
    expect(await creditService(db).state(buyer.kp.customerId)).toMatchObject({ used: yuan(40), unbilled: yuan(40) });
  });

  test('no limit is approved below what is used, and the figures are told', async () => {
    const { orderId } = await anOrder(4);
    await creditService(db).approve(buyer.kp.customerId, yuan(100));
    await balanceService(db).putIn(buyer.kp.customerId, 1, 'deposit', 'opened');
    await db.sql`update customer_balance set free_payment_limit = 100000 where customer_id = ${buyer.kp.customerId}`;
    await payment.payByCredit(buyer.kp, orderId);
    await expect(creditService(db).approve(buyer.kp.customerId, yuan(39.99))).rejects.toMatchObject({
      reason: 'CREDIT_LIMIT_BELOW_USED',
      details: { limitFen: yuan(39.99), usedFen: yuan(40) },
    });
    await creditService(db).approve(buyer.kp.customerId, yuan(40));
    expect(await creditService(db).state(buyer.kp.customerId)).toMatchObject({ limit: yuan(40), used: yuan(40) });
  });

  test('a company without credit is told so', async () => {
    const { orderId } = await anOrder();
    await balanceService(db).putIn(buyer.kp.customerId, 1, 'deposit', 'opened');
    await db.sql`update customer_balance set free_payment_limit = 100000 where customer_id = ${buyer.kp.customerId}`;
    await expect(payment.payByCredit(buyer.kp, orderId)).rejects.toMatchObject({ reason: 'CREDIT_LINE_NOT_FOUND' });
    expect(await statusOf(orderId)).toBe('pendingPayment');
  });
});

describe('union pay’s notices', () => {
  const aCharge = async () => {
    const order = await anOrder();
    const { chargeId, amountFen } = await payment.charge(buyer.kp, order.orderId, 'card');
    const charge = {
      chargeId,
      number: order.orderNumber,
      amount: amountFen,
    };
    return { order, charge };
  };
  const outcomeOf = (notice: PostedNotice) =>
    notices.receive(notice).catch((error: { reason: string; details: { outcome: string } }) => `${error.reason} ${error.details.outcome}`);
  const changed = ({ body }: PostedNotice, changes: Record<string, string>) => ({
    headers: {},
    body: new URLSearchParams({ ...formFields(body), ...changes }).toString(),
  });
  const resigned = (notice: PostedNotice, changes: Record<string, string>) => {
    const { signature: _old, ...fields } = { ...formFields(notice.body), ...changes };
    return changed(notice, { ...changes, signature: sign(fields, secret) });
  };
  const refundsOf = (orderId: string) => db.sql`select amount, reason from payment_refund where order_id = ${orderId}`;

  test('a second click leads to the same cashier', async () => {
    const { order, charge } = await aCharge();
    expect((await payment.charge(buyer.kp, order.orderId, 'card')).chargeId).toBe(charge.chargeId);
  });

  test('told twice, paid once; the same notice replayed is refused', async () => {
    const { order, charge } = await aCharge();
    const notice = cashier.notice(charge, 'paid', 'UP1');
    const again = cashier.notice(charge, 'paid', 'UP1');
    expect((await Promise.all([outcomeOf(notice), outcomeOf(again)])).sort()).toEqual(['applied', 'repeated']);
    expect(await outcomeOf(notice)).toBe('CALLBACK_REFUSED replay');
    expect(await statusOf(order.orderId)).toBe('pendingShipment');
    expect(await db.sql`select amount, reference from payment where order_id = ${order.orderId}`).toEqual([
      { amount: yuan(10), reference: 'UP1' },
    ]);
  });

  test('a wrong signature, a changed field, another amount, an old notice, an unknown charge: refused, logged, nothing changed', async () => {
    const { order, charge } = await aCharge();
    const notice = cashier.notice(charge, 'paid', 'UP0');
    expect(await outcomeOf(changed(notice, { signature: 'f'.repeat(64) }))).toBe('CALLBACK_REFUSED badSignature');
    expect(await outcomeOf(changed(notice, { signature: '' }))).toBe('CALLBACK_REFUSED badSignature');
    expect(await outcomeOf(changed(notice, { amount: '1' }))).toBe('CALLBACK_REFUSED badSignature');
    expect(await outcomeOf(resigned(notice, { amount: '1', nonce: 'a' }))).toBe('CALLBACK_REFUSED amount');
    expect(await outcomeOf(resigned(notice, { timestamp: '2020-01-01T00:00:00.000Z', nonce: 'b' }))).toBe('CALLBACK_REFUSED stale');
    expect(await outcomeOf(resigned(notice, { chargeId: 'nobody', nonce: 'c' }))).toBe('CALLBACK_REFUSED unknownCharge');
    expect(await statusOf(order.orderId)).toBe('pendingPayment');
    // What somebody paid too little goes back.
    expect(await refundsOf(order.orderId)).toEqual([{ amount: 1, reason: 'amount' }]);
    const logged = await db.sql<{ outcome: string }[]>`select outcome from payment_notice where charge_id = ${charge.chargeId} order by id`;
    expect(logged.map(({ outcome }) => outcome)).toEqual(['badSignature', 'badSignature', 'badSignature', 'amount', 'stale']);
  });

  test('of the other provider: refused, and what it took goes back by it', async () => {
    const { order, charge } = await aCharge();
    const foreign = noticeService(db, wechat, subjects);
    await expect(foreign.receive(wechat.notice(charge, 'paid', '4200'))).rejects.toMatchObject({ details: { outcome: 'wrongProvider' } });
    expect(await statusOf(order.orderId)).toBe('pendingPayment');
    expect(await db.sql`select method, amount, transaction_id, reason from payment_refund where order_id = ${order.orderId}`).toEqual([
      { method: 'wechatPay', amount: yuan(10), transactionId: '4200', reason: 'wrongProvider' },
    ]);
    expect(await outcomeOf(cashier.notice(charge, 'paid', 'UP8'))).toBe('applied');
  });

  test('WeChat Pay’s: signed in their headers and sealed; a changed, copied or foreign one is refused', async () => {
    const order = await anOrder();
    const { chargeId, amountFen: amount } = await payment.charge(buyer.kp, order.orderId, 'qr', 'wechatPay');
    const charge = { chargeId, number: order.orderNumber, amount };
    const told = noticeService(db, wechat, subjects);
    const outcome = (notice: PostedNotice) =>
      told.receive(notice).catch((error: { details: { outcome: string } }) => error.details.outcome);
    const notice = wechat.notice(charge, 'paid', '4201');
    expect(await outcome({ ...notice, body: notice.body.replace('SUCCESS', 'CLOSED') })).toBe('badSignature');
    expect(await outcome({ ...notice, headers: { ...notice.headers, 'wechatpay-timestamp': '1' } })).toBe('badSignature');
    expect(await outcome(embeddedWechatPay(secret).notice(charge, 'paid', '4201'))).toBe('badSignature');
    expect(await outcome(notice)).toBe('applied');
    expect(await outcome(notice)).toBe('replay');
    expect(await outcome(wechat.notice(charge, 'paid', '4201'))).toBe('repeated');
    expect(await outcomeOf(cashier.notice(charge, 'paid', 'UP7'))).toBe('CALLBACK_REFUSED wrongProvider');
    expect(await orderReader(db).detail(buyer.kp.customerId, { id: order.orderId })).toMatchObject({
      isPaid: true,
      paymentMethodName: '微信支付',
      payments: [{ method: 'wechatPay', amountFen: amount }],
    });
  });

  test('too late for a cancelled order: the order stays cancelled and the money goes back', async () => {
    const { order, charge } = await aCharge();
    await cancelOrderService(db).cancel(buyer.kp.customerId, order.orderId, '');
    expect(await outcomeOf(cashier.notice(charge, 'paid', 'UP9'))).toBe('CALLBACK_REFUSED late');
    expect(await statusOf(order.orderId)).toBe('cancelled');
    expect(await refundsOf(order.orderId)).toEqual([{ amount: yuan(10), reason: 'late' }]);
    expect(await refundService(db).send({ unionPay: cashier, wechatPay: wechat })).toMatchObject({ failures: [] });
    expect(await db.sql`select status from payment_refund where order_id = ${order.orderId}`).toEqual([{ status: 'done' }]);
  });

  test('out of order: a failure that arrives after the payment changes nothing; a refused attempt can be paid anew', async () => {
    const { order, charge } = await aCharge();
    expect(await outcomeOf(cashier.notice(charge, 'failed', '-'))).toBe('applied');
    expect(await statusOf(order.orderId)).toBe('pendingPayment');
    const next = await payment.charge(buyer.kp, order.orderId, 'card');
    expect(next.chargeId).not.toBe(charge.chargeId);
    expect(await outcomeOf(cashier.notice({ ...charge, chargeId: next.chargeId }, 'paid', 'UP2'))).toBe('applied');
    expect(await outcomeOf(cashier.notice({ ...charge, chargeId: next.chargeId }, 'failed', '-'))).toBe('CALLBACK_REFUSED outOfOrder');
    expect(await statusOf(order.orderId)).toBe('pendingShipment');
  });

  test('union pay and balance at the same moment: paid once, and what was taken in vain goes back', async () => {
    const { order, charge } = await aCharge();
    await balanceService(db).putIn(buyer.kp.customerId, yuan(10), 'deposit', 'first');
    await db.sql`update customer_balance set free_payment_limit = 100000 where customer_id = ${buyer.kp.customerId}`;
    const [notice, balance] = await Promise.allSettled([
      notices.receive(cashier.notice(charge, 'paid', 'UP3')),
      payment.payByBalance(buyer.kp, order.orderId),
    ]);
    expect([notice.status, balance.status].sort()).toEqual(['fulfilled', 'rejected']);
    const { amount } = await balanceService(db).state(buyer.kp.customerId);
    expect([amount, (await refundsOf(order.orderId)).length]).toEqual(notice.status === 'fulfilled' ? [yuan(10), 0] : [0, 1]);
  });
});

test('a bank transfer has to be exactly the amount, and goes back through staff', async () => {
  buyer = await aBuyer(db);
  const { orderId, needsPayment } = await buyer.orders(sku, 2, 'offlineTransfer');
  expect(needsPayment).toBe(false);
  await expect(payment.receiveTransfer(orderId, yuan(19.99), 'B1')).rejects.toMatchObject({ reason: 'TRANSFER_AMOUNT_DIFFERS' });
  await payment.receiveTransfer(orderId, yuan(20), 'B1');
  await expect(payment.receiveTransfer(orderId, yuan(20), 'B1')).rejects.toMatchObject({ reason: 'PAYMENT_ALREADY_PAID' });
  await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '');
  expect(await refundService(db).pendingTransfers()).toMatchObject([{ subjectId: orderId, amount: yuan(20), transactionId: 'B1' }]);
});
