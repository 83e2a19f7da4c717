import type { Charge, PaymentResult } from '@mall/api-contract/payment';
import { moneyText } from '@mall/domain/money';
import { canPay, orderStatusNames } from '@mall/domain/order';
import { isChargeable, isFreePayment, type PaymentMethod, type PaymentProviderName } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { balanceService, type TriedPassword } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { orderPayments } from './order-payments.ts';
import { resultOf } from './payment-result.ts';
import { requireStillCleared } from './still-cleared.ts';

/** Holds whoever pays to a code by SMS where this amount of the company's own money needs one (rule account 41). Refuses by throwing. */
export type Proves = (amount: number) => Promise<void>;
/** Of payments that no session makes. */
export const unasked: Proves = async () => {};

/** Paying an order. The order's row is locked first, so that it is paid once whatever arrives at once (rules payment 8, 36). */
export const payOrderService = (db: Database) => {
  /** Pays what a locked order still waits for by what `take` takes; all of it or nothing. */
  const settle = (
    kp: Kp,
    orderId: string,
    method: PaymentMethod,
    take: (tx: Database, order: OrderRow, amount: number) => Promise<unknown>,
  ): Promise<PaymentResult> =>
    db.transaction(async (tx) => {
      const orders = orderService(tx);
      const payments = orderPayments(tx);
      const order = await orders.lock(orderId, kp.customerId);
      const amount = await payments.requireDue(order, method);
      await take(tx, order, amount);
      await paymentLedger(tx).record({ ...anOrder(orderId), method, amount, reference: orderId, paidBy: kp.kpId });
      await payments.settle(order);
      return resultOf(await orders.read(kp.customerId, { id: orderId }), amount);
    });
  const byBalance = (kp: Kp, orderId: string) =>
    settle(kp, orderId, 'balance', (tx, order, amount) => balanceService(tx).take(kp.customerId, amount, order.id));
  const byCredit = (kp: Kp, orderId: string) =>
    settle(kp, orderId, 'credit', async (tx, order, amount) => {
      await requireStillCleared(tx, order, { isOnAccount: true });
      return creditService(tx).draw(kp.customerId, { orderId: order.id, kpId: kp.kpId, amount });
    });
  /**
   * Before a password is asked: is there anything to pay? Then a wrong guess is never wasted on a paid order. Within a write that has its key the order
   * stays locked from here on: it comes before the balance, whose row holds the password (rule payment 36).
   */
  const payable = async (kp: Kp, orderId: string) => {
    const order = await orderService(db).lock(orderId, kp.customerId);
    orderService(db).requirePayable(order);
    return order;
  };
  const restOf = async (order: OrderRow) => (await orderPayments(db).due(order)).rest;
  const withPassword = async <T>(
    kp: Kp,
    orderId: string,
    tried: TriedPassword,
    pay: () => Promise<T>,
    proves: Proves,
    ownPart = restOf,
  ) => {
    const order = await payable(kp, orderId);
    await balanceService(db).judgePaymentPassword(kp.customerId, tried);
    await proves(await ownPart(order));
    return pay();
  };
  const withoutPassword = async <T>(kp: Kp, orderId: string, pay: () => Promise<T>, proves: Proves = unasked, ownPart = restOf) => {
    const amount = await ownPart(await payable(kp, orderId));
    const { freePaymentLimit } = await balanceService(db).state(kp.customerId);
    if (!isFreePayment(amount, freePaymentLimit))
      throw new MallError('PAYMENT_PASSWORD_REQUIRED', { freePaymentLimitFen: freePaymentLimit });
    await proves(amount);
    return pay();
  };

  return {
    /** Tries the payment password before the transaction that pays. For an order that can't be paid none is asked. */
    async tryPassword(kp: Kp, orderId: string, password: string): Promise<TriedPassword> {
      const orders = orderService(db);
      const isPayable = await orders.read(kp.customerId, { id: orderId }).then(
        (order) => order.paidAt === null && canPay(order.status),
        (error: unknown) => {
          if (error instanceof MallError) return false;
          throw error;
        },
      );
      return isPayable ? balanceService(db).tryPaymentPassword(kp.customerId, password) : { hash: null, isRight: false };
    },
    withPassword,
    withoutPassword,
    /** @throws {MallError} as the order, the free-payment limit and the balance refuse */
    payByBalance: (kp: Kp, orderId: string, proves: Proves = unasked) => withoutPassword(kp, orderId, () => byBalance(kp, orderId), proves),
    /** @param tried the password, from before any transaction (`tryPassword`) */
    payByBalancePassword: (kp: Kp, orderId: string, tried: TriedPassword, proves: Proves = unasked) =>
      withPassword(kp, orderId, tried, () => byBalance(kp, orderId), proves),
    payByCredit: (kp: Kp, orderId: string, proves: Proves = unasked) => withoutPassword(kp, orderId, () => byCredit(kp, orderId), proves),
    payByCreditPassword: (kp: Kp, orderId: string, tried: TriedPassword, proves: Proves = unasked) =>
      withPassword(kp, orderId, tried, () => byCredit(kp, orderId), proves),

    /** Opens a charge at a provider for what is still to be paid, or finds the one that is still open: a second click leads to the same cashier. */
    charge: (
      kp: Kp,
      orderId: string,
      channel: string,
      provider: PaymentProviderName = 'unionPay',
      now = new Date().toISOString(),
    ): Promise<Charge> =>
      db.transaction(async (tx) => {
        const orders = orderService(tx);
        const order = await orders.lock(orderId, kp.customerId);
        const amount = await orderPayments(tx).requireDue(order, provider);
        if (!isChargeable(amount)) throw new MallError('PAYMENT_METHOD_NOT_ALLOWED');
        const charge = await paymentLedger(tx).openCharge({ ...anOrder(orderId), provider, amount, channel }, now);
        if (order.paymentMethod !== provider) await orders.change(orderId, { paymentMethod: provider });
        return { chargeId: charge.id, payUrl: `/_cashier/${charge.id}`, amountFen: charge.amount, expiresAt: charge.expiresAt };
      }),

    /** A bank transfer of exactly what is still to be paid came in. @throws {MallError} ORDER_NOT_FOUND, TRANSFER_AMOUNT_DIFFERS, PAYMENT_ALREADY_PAID, ORDER_NOT_PAYABLE */
    receiveTransfer: (orderId: string, amount: number, bankReference: string) =>
      db.transaction(async (tx) => {
        const payments = orderPayments(tx);
        const order = await orderService(tx).lock(orderId);
        const payableFen = await payments.requireDue(order, 'offlineTransfer');
        if (amount !== payableFen) throw new MallError('TRANSFER_AMOUNT_DIFFERS', { payableFen });
        await paymentLedger(tx).record({
          ...anOrder(orderId),
          ...{ method: 'offlineTransfer', amount, reference: bankReference, paidBy: null },
        });
        await orderService(tx).note(orderId, `线下转账已到账 ${moneyText(amount)}`);
        await payments.settle(order);
      }),

    async status(kp: Kp, orderId: string) {
      const { id, paidAt, status } = await orderService(db).read(kp.customerId, { id: orderId });
      return { orderId: id, isPaid: paidAt !== null, status, statusName: orderStatusNames[status] };
    },
  };
};
