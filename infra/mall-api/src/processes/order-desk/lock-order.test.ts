import { expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { embeddedUnionPay } from '../../adapters/union-pay/embedded-union-pay.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { outOfOrder, watchedLocks } from '../../testing/watched-locks.ts';
import { noticeService } from '../cashier/index.ts';
import { cancelOrderService } from './cancel-order.service.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { orderSubject } from './order-subject.ts';
import { payOrderService } from './pay-order.service.ts';
import { personalAdvance } from './personal-advance.service.ts';
import { supplementService } from './supplement.service.ts';

const db = await testingDatabase();

test('every way of paying, cancelling and refunding locks in one order (rule payment 36)', async () => {
  const { handle, transactions } = watchedLocks(db);
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const buyer = await aRichBuyer(db, { balance: yuan(1000), limit: yuan(60) });
  const anOrder = async (quantity: number) => (await buyer.orders(skuNumber, quantity)).orderId;
  const payment = payOrderService(handle);
  const cashier = embeddedUnionPay('s');
  const notices = noticeService(handle, cashier, { order: orderSubject });
  const cancel = (orderId: string) => cancelOrderService(handle).cancel(buyer.kp.customerId, orderId, '');
  const tell = (charge: { chargeId: string; amountFen: number }, transaction: string) =>
    notices
      .receive(cashier.notice({ chargeId: charge.chargeId, number: '', amount: charge.amountFen }, 'paid', transaction))
      .catch(() => {});

  const byBalance = await anOrder(1);
  await payment.payByBalance(buyer.kp, byBalance);
  const byCredit = await anOrder(2);
  await payment.payByCredit(buyer.kp, byCredit);
  const byTransfer = await anOrder(3);
  await changePaymentMethod(handle, buyer.kp.customerId, byTransfer, 'offlineTransfer');
  await payment.receiveTransfer(byTransfer, yuan(30), 'B1');
  const shared = await anOrder(10);
  await supplementService(handle).pay(buyer.kp, { orderId: shared, creditFen: yuan(40), method: 'balance' });
  const byUnionPay = await anOrder(4);
  const charge = await payment.charge(buyer.kp, byUnionPay, 'card');
  await tell(charge, 'UP1');
  const late = await anOrder(5);
  await personalAdvance(handle).edit(buyer.kp, late, true);
  const open = await payment.charge(buyer.kp, late, 'card');
  for (const orderId of [byBalance, byCredit, byTransfer, shared, byUnionPay, late]) await cancel(orderId);
  await tell(open, 'UP2');
  for (const { id } of await refundService(db).pendingTransfers()) await refundService(handle).finish(id, 'offlineTransfer');
  await refundService(handle).send({ unionPay: cashier, wechatPay: cashier });

  expect(transactions.length).toBeGreaterThan(18);
  expect(transactions.flat()).toEqual(expect.arrayContaining(['customer_balance', 'credit_account', 'payment_refund']));
  expect(outOfOrder(transactions)).toEqual([]);
});
