import type { PrepaymentInfo } from '@mall/api-contract/payment';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { bankAccount } from './bank-account.ts';
import { orderPayments } from './order-payments.ts';

/** 个人垫付 (rules payment 37, 38): whoever ordered pays online, out of their own pocket; what goes back goes to them. */
export const personalAdvance = (db: Database) => ({
  /** @throws {MallError} ORDER_NOT_FOUND, PAYMENT_ALREADY_PAID, ORDER_NOT_PAYABLE, ADVANCE_NOT_YOURS a colleague's order, ADVANCE_NOT_ALLOWED while credit is held */
  edit: (kp: Kp, orderId: string, isPersonalAdvance: boolean) =>
    db.transaction(async (tx) => {
      const orders = orderService(tx);
      const order = await orders.lock(orderId, kp.customerId);
      orders.requirePayable(order);
      // What is paid, and given back, is the one's own who ordered: nobody sets it on a colleague's order, nor takes it back.
      if (order.kpId !== kp.kpId) throw new MallError('ADVANCE_NOT_YOURS');
      if (order.isPersonalAdvance === isPersonalAdvance) return;
      if ((await orderPayments(tx).due(order)).taken.length > 0) throw new MallError('ADVANCE_NOT_ALLOWED');
      await orders.change(orderId, { isPersonalAdvance, ...(isPersonalAdvance ? { paymentMethod: 'unionPay' } : {}) });
      await paymentLedger(tx).closeCharges(anOrder(orderId));
      await orders.note(orderId, isPersonalAdvance ? '改为个人垫付' : '改为企业支付');
    }),

  async info({ customerId }: Kp): Promise<PrepaymentInfo> {
    const [{ amount: balanceFen }, { orderCount, amount: amountFen }] = await Promise.all([
      balanceService(db).state(customerId),
      orderService(db).advanced(customerId),
    ]);
    return {
      balanceFen,
      balanceAmount: moneyText(balanceFen),
      depositAccount: { ...bankAccount, remark: `转账时请备注企业编号 ${customerId}` },
      personalAdvance: { orderCount, amountFen, amount: moneyText(amountFen) },
    };
  },
});
