import type { Charge, PaymentResult, PayPage } from '@mall/api-contract/payment';
import { availableCredit, creditStatusCode, decideDrawdown } from '@mall/domain/credit';
import { moneyText } from '@mall/domain/money';
import { canPay, orderStatusNames } from '@mall/domain/order';
import { coversFromBalance, isChargeable, isFreePayment, type PaymentMethod, paymentMethodNames } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { balanceService, type TriedPassword } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { paymentOptionsService } from '../../modules/payment/payment-options.service.ts';

/** Where the mall takes bank transfers. */
const bankAccount = {
  accountName: '百工商城（上海）工业用品有限公司',
  bank: '招商银行上海徐家汇支行',
  accountNumber: '1219 0888 6610 108',
};

const resultOf = (order: OrderRow): PaymentResult => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  statusName: orderStatusNames[order.status],
  isPaid: order.paidAt !== null,
  paidAt: order.paidAt ?? '',
  paymentMethod: order.paymentMethod,
  paidFen: order.payable,
});

/** Paying an order. The order's row is locked first, so that it is paid once whatever arrives at once. */
export const payOrderService = (db: Database) => {
  /** Pays a locked order by what `take` takes; all of it or nothing. */
  const settle = (kp: Kp, orderId: string, method: PaymentMethod, take: (tx: Database, order: OrderRow) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const orders = orderService(tx);
      const order = await orders.lock(orderId, kp.customerId);
      orders.requirePayable(order);
      await take(tx, order);
      await paymentLedger(tx).record({ orderId, method, amount: order.payable, reference: orderId, paidBy: kp.kpId });
      await orders.markPaid(order, method, `已付款：${paymentMethodNames[method]} ${moneyText(order.payable)}`);
      return resultOf(await orders.read(kp.customerId, { id: orderId }));
    });
  const byBalance = (kp: Kp, orderId: string) =>
    settle(kp, orderId, 'balance', (tx, order) => balanceService(tx).take(kp.customerId, order.payable, order.id));
  const byCredit = (kp: Kp, orderId: string) =>
    settle(kp, orderId, 'credit', (tx, order) =>
      creditService(tx).draw(kp.customerId, { orderId: order.id, kpId: kp.kpId, amount: order.payable }),
    );
  /** Before a password is asked: is there anything to pay? Then a wrong guess is never wasted on a paid order. */
  const payable = async (kp: Kp, orderId: string) => {
    const order = await orderService(db).read(kp.customerId, { id: orderId });
    orderService(db).requirePayable(order);
    return order;
  };
  const withPassword = async (kp: Kp, orderId: string, tried: TriedPassword, pay: typeof byBalance) => {
    await payable(kp, orderId);
    await balanceService(db).judgePaymentPassword(kp.customerId, tried);
    return pay(kp, orderId);
  };
  const withoutPassword = async (kp: Kp, orderId: string, pay: typeof byBalance) => {
    const order = await payable(kp, orderId);
    const { freePaymentLimit } = await balanceService(db).state(kp.customerId);
    if (!isFreePayment(order.payable, freePaymentLimit))
      throw new MallError('PAYMENT_PASSWORD_REQUIRED', { freePaymentLimitFen: freePaymentLimit });
    return pay(kp, orderId);
  };

  return {
    /** Tries the payment password before the transaction that pays. For an order that can't be paid none is asked. */
    async tryPassword(kp: Kp, orderId: string, password: string): Promise<TriedPassword> {
      const isPayable = await payable(kp, orderId).catch((error: unknown) => {
        if (error instanceof MallError) return false;
        throw error;
      });
      return isPayable ? balanceService(db).tryPaymentPassword(kp.customerId, password) : { hash: null, isRight: false };
    },
    /** @throws {MallError} as the order, the free-payment limit and the balance refuse */
    payByBalance: (kp: Kp, orderId: string) => withoutPassword(kp, orderId, byBalance),
    /** @param tried the password, from before any transaction (`tryPassword`) */
    payByBalancePassword: (kp: Kp, orderId: string, tried: TriedPassword) => withPassword(kp, orderId, tried, byBalance),
    payByCredit: (kp: Kp, orderId: string) => withoutPassword(kp, orderId, byCredit),
    payByCreditPassword: (kp: Kp, orderId: string, tried: TriedPassword) => withPassword(kp, orderId, tried, byCredit),

    /** Opens a charge at union pay, or finds the one that is still open: a second click leads to the same cashier. */
    charge: (kp: Kp, orderId: string, channel: string, now = new Date().toISOString()): Promise<Charge> =>
      db.transaction(async (tx) => {
        const orders = orderService(tx);
        const order = await orders.lock(orderId, kp.customerId);
        orders.requirePayable(order);
        if (!isChargeable(order.payable)) throw new MallError('PAYMENT_METHOD_NOT_ALLOWED');
        const charge = await paymentLedger(tx).openCharge(orderId, order.payable, channel, now);
        if (order.paymentMethod !== 'unionPay') await orders.change(orderId, { paymentMethod: 'unionPay' });
        return { chargeId: charge.id, payUrl: `/_cashier/${charge.id}`, amountFen: charge.amount, expiresAt: charge.expiresAt };
      }),

    /** A bank transfer of exactly this amount came in. @throws {MallError} ORDER_NOT_FOUND, TRANSFER_AMOUNT_DIFFERS, PAYMENT_ALREADY_PAID, ORDER_NOT_PAYABLE */
    receiveTransfer: (orderId: string, amount: number, bankReference: string) =>
      db.transaction(async (tx) => {
        const orders = orderService(tx);
        const order = await orders.lock(orderId);
        orders.requirePayable(order);
        if (amount !== order.payable) throw new MallError('TRANSFER_AMOUNT_DIFFERS', { payableFen: order.payable });
        await paymentLedger(tx).record({ orderId, method: 'offlineTransfer', amount, reference: bankReference, paidBy: null });
        await orders.markPaid(order, 'offlineTransfer', `线下转账已到账 ${moneyText(amount)}`);
      }),

    async status(kp: Kp, orderId: string) {
      const { id, paidAt, status } = await orderService(db).read(kp.customerId, { id: orderId });
      return { orderId: id, isPaid: paidAt !== null, status, statusName: orderStatusNames[status] };
    },

    /** Everything the payment page shows. */
    async page(kp: Kp, orderId: string): Promise<PayPage> {
      const order = await orderService(db).read(kp.customerId, { id: orderId });
      const { options, balance, credit } = await paymentOptionsService(db).offer(kp.customerId, order.payable, order.address.province);
      const creditAvailable = availableCredit(credit);
      return {
        ...resultOf(order),
        canPay: canPay(order.status),
        payableFen: order.payable,
        payableAmount: moneyText(order.payable),
        paymentMethodName: paymentMethodNames[order.paymentMethod],
        expiresAt: order.expiresAt,
        options,
        balance: {
          balanceFen: balance.amount,
          balanceAmount: moneyText(balance.amount),
          isEnough: coversFromBalance({ balance: balance.amount, amount: order.payable }),
          hasPaymentPassword: balance.hasPaymentPassword,
          isPasswordLocked: balance.isPasswordLocked,
          passwordLockedUntil: balance.lockedUntil,
          freePaymentLimitFen: balance.freePaymentLimit,
          canPayWithoutPassword: isFreePayment(order.payable, balance.freePaymentLimit),
        },
        credit: {
          creditStatus: creditStatusCode(credit.status),
          availableFen: creditAvailable,
          availableAmount: moneyText(creditAvailable),
          isEnough: decideDrawdown(credit, order.payable, credit.status).ok,
        },
        offlineTransfer: { ...bankAccount, remark: `转账时请备注订单号 ${order.orderNumber}` },
      };
    },
  };
};
