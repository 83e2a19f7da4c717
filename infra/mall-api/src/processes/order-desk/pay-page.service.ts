import type { PayPage } from '@mall/api-contract/payment';
import { availableCredit, creditStatusCode, decideDrawdown } from '@mall/domain/credit';
import { moneyText } from '@mall/domain/money';
import { canPay, orderStatusNames } from '@mall/domain/order';
import { coversFromBalance, decideSupplement, isFreePayment, paymentMethodNames } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { paymentOptionsService } from '../../modules/payment/payment-options.service.ts';
import { bankAccount } from './bank-account.ts';
import { orderPayments } from './order-payments.ts';

/** Everything the payment page shows; amounts to pay are what is still to be paid. */
export async function payPage(db: Database, kp: Kp, orderId: string): Promise<PayPage> {
  const order = await orderService(db).read(kp.customerId, { id: orderId });
  const { taken, rest } = await orderPayments(db).due(order);
  const soFar = { taken, isPersonalAdvance: order.isPersonalAdvance };
  const { options, balance, credit } = await paymentOptionsService(db).offer(kp.customerId, rest, order.address.province, soFar);
  const supplement = decideSupplement({ payable: order.payable, ...soFar, taken, credit });
  const creditAvailable = availableCredit(credit);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    statusName: orderStatusNames[order.status],
    isPaid: order.paidAt !== null,
    canPay: canPay(order.status),
    payableFen: rest,
    payableAmount: moneyText(rest),
    paidFen: order.payable - rest,
    paidAmount: moneyText(order.payable - rest),
    isPersonalAdvance: order.isPersonalAdvance,
    mayBeAdvanced: taken.length === 0,
    supplement: supplement.ok
      ? { isPossible: canPay(order.status), creditAmount: moneyText(supplement.credit), restAmount: moneyText(supplement.rest) }
      : { isPossible: false, creditAmount: '', restAmount: '' },
    paymentMethod: order.paymentMethod,
    paymentMethodName: paymentMethodNames[order.paymentMethod],
    expiresAt: order.expiresAt,
    options,
    balance: {
      balanceFen: balance.amount,
      balanceAmount: moneyText(balance.amount),
      isEnough: coversFromBalance({ balance: balance.amount, amount: rest }),
      hasPaymentPassword: balance.hasPaymentPassword,
      isPasswordLocked: balance.isPasswordLocked,
      passwordLockedUntil: balance.lockedUntil,
      freePaymentLimitFen: balance.freePaymentLimit,
      canPayWithoutPassword: isFreePayment(rest, balance.freePaymentLimit),
    },
    credit: {
      creditStatus: creditStatusCode(credit.status),
      availableFen: creditAvailable,
      availableAmount: moneyText(creditAvailable),
      isEnough: decideDrawdown(credit, rest, credit.status).ok,
    },
    offlineTransfer: { ...bankAccount, remark: `转账时请备注订单号 ${order.orderNumber}` },
  };
}
