import type { Supplement, SupplementResult } from '@mall/api-contract/payment';
import { moneyText } from '@mall/domain/money';
import { canPay, orderStatusNames } from '@mall/domain/order';
import { decideSupplement, type SupplementMethod, supplementMethods } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { balanceService, type TriedPassword } from '../../modules/account/balance.service.ts';
import { creditService } from '../../modules/credit/credit.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { paymentOptionsService } from '../../modules/payment/payment-options.service.ts';
import { orderPayments } from './order-payments.ts';
import { type Proves, payOrderService, unasked } from './pay-order.service.ts';
import { resultOf } from './payment-result.ts';
import { requireStillCleared } from './still-cleared.ts';

export interface SupplementRequest {
  orderId: string;
  method: SupplementMethod;
  /** As it was shown, in fen. */
  creditFen: number;
}

/** The credit supplement (rules payment 27–29, 33): credit for a part of an order, another way for the rest; held until both are there. */
export const supplementService = (db: Database) => {
  const decide = async (tx: Database, order: OrderRow) => {
    const { taken } = await orderPayments(tx).due(order);
    const credit = await creditService(tx).state(order.customerId);
    return { taken, decision: decideSupplement({ ...order, taken, credit }) };
  };

  const pay = (kp: Kp, { orderId, method, creditFen }: SupplementRequest, now = new Date().toISOString()): Promise<SupplementResult> =>
    db.transaction(async (tx) => {
      const orders = orderService(tx);
      const payments = orderPayments(tx);
      const ledger = paymentLedger(tx);
      const order = await orders.lock(orderId, kp.customerId);
      orders.requirePayable(order);
      const { taken, decision } = await decide(tx, order);
      if (!decision.ok) throw new MallError(decision.reason);
      const { credit, rest } = decision;
      if (credit !== creditFen) throw new MallError('SUPPLEMENT_CHANGED', { creditFen: credit, restFen: rest });
      if (taken.length === 0) await requireStillCleared(tx, order, { isOnAccount: true });
      // The balance before the credit line: both rows are locked in this order everywhere (rule payment 36).
      if (method === 'balance') await balanceService(tx).take(kp.customerId, rest, orderId);
      if (taken.length === 0) {
        await creditService(tx).draw(kp.customerId, { orderId, kpId: kp.kpId, amount: credit });
        await ledger.record({ ...anOrder(orderId), method: 'credit', amount: credit, reference: orderId, paidBy: kp.kpId });
        await orders.change(orderId, { paymentMethod: 'credit' });
        if (method !== 'balance') await payments.settle(order);
      }
      if (method === 'balance') {
        await ledger.record({ ...anOrder(orderId), method, amount: rest, reference: orderId, paidBy: kp.kpId });
        await payments.settle(order);
        return { ...resultOf(await orders.read(kp.customerId, { id: orderId }), order.payable), charge: null };
      }
      const { id, amount, expiresAt } = await ledger.openCharge(
        { ...anOrder(orderId), provider: method, amount: rest, channel: method === 'wechatPay' ? 'qr' : 'card' },
        now,
      );
      const charge = { chargeId: id, payUrl: `/_cashier/${id}`, amountFen: amount, expiresAt };
      return { ...resultOf(await orders.read(kp.customerId, { id: orderId }), credit), charge };
    });

  /** What leaves the company's own accounts: that is what a password guards. */
  const ownPart = async (order: OrderRow, { method, creditFen }: SupplementRequest) => {
    const { taken, rest } = await orderPayments(db).due(order);
    const credit = taken.length > 0 ? 0 : creditFen;
    return credit + (method === 'balance' ? rest - credit : 0);
  };
  const { tryPassword, withPassword, withoutPassword } = payOrderService(db);

  return {
    tryPassword,
    /** @throws {MallError} as order, credit, balance and free-payment limit refuse; SUPPLEMENT_CHANGED when it isn't shared as it was shown */
    pay: (kp: Kp, request: SupplementRequest, proves: Proves = unasked) =>
      withoutPassword(
        kp,
        request.orderId,
        () => pay(kp, request),
        proves,
        (order) => ownPart(order, request),
      ),
    /** @param tried the password, from before any transaction */
    payWithPassword: (kp: Kp, request: SupplementRequest, tried: TriedPassword, proves: Proves = unasked) =>
      withPassword(
        kp,
        request.orderId,
        tried,
        () => pay(kp, request),
        proves,
        (order) => ownPart(order, request),
      ),

    /** How an order would be shared now. @throws {MallError} ORDER_NOT_FOUND */
    async check(kp: Kp, orderId: string): Promise<Supplement> {
      const order = await orderService(db).read(kp.customerId, { id: orderId });
      const { taken, decision } = await decide(db, order);
      const shared = decision.ok ? decision : { credit: 0, rest: order.payable };
      // Beside the credit that would be held.
      const soFar = { taken: [{ method: 'credit' as const }], isPersonalAdvance: order.isPersonalAdvance };
      const { options, balance } = await paymentOptionsService(db).offer(kp.customerId, shared.rest, order.address.province, soFar);
      return {
        orderId,
        orderNumber: order.orderNumber,
        statusName: orderStatusNames[order.status],
        isPaid: order.paidAt !== null,
        canPay: canPay(order.status),
        isPossible: decision.ok && canPay(order.status),
        reason: decision.ok ? '' : new MallError(decision.reason).message,
        isHeld: taken.length > 0 && order.paidAt === null && canPay(order.status),
        payableFen: order.payable,
        payableAmount: moneyText(order.payable),
        creditFen: shared.credit,
        creditAmount: moneyText(shared.credit),
        restFen: shared.rest,
        restAmount: moneyText(shared.rest),
        methods: options.filter(({ method }) => supplementMethods.some((one) => one === method)),
        freePaymentLimitFen: balance.freePaymentLimit,
        hasPaymentPassword: balance.hasPaymentPassword,
        passwordLockedUntil: balance.lockedUntil,
        expiresAt: order.expiresAt,
      };
    },
  };
};
