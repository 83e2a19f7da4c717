import type { Charge, PayLink, PayLinkOrder } from '@mall/api-contract/payment';
import { moneyText } from '@mall/domain/money';
import { isChargeable, type PaymentProviderName, payeeName, payLinkState, payLinkWords } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';
import { type PayLinkRow, payLinkService } from '../../modules/payment/pay-link.service.ts';
import type { PayLinkTokens } from '../../modules/payment/pay-link-token.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { qrCode } from '../../papers/qr-code.ts';
import { orderPayments } from './order-payments.ts';

interface Parts {
  db: Database;
  tokens: PayLinkTokens;
  mallUrl: string;
}
interface Named {
  link: PayLinkRow;
  order: OrderRow;
  /** What is still to be paid of it, in fen. */
  due: number;
}

const stateOf = ({ link, order, due }: Named) =>
  payLinkState({ link, order: { status: order.status, isPaid: order.paidAt !== null, due } }, new Date().toISOString());

/** @throws {MallError} PAY_LINK_ENDED with why */
function requireOpen(named: Named): Named {
  const state = stateOf(named);
  if (state !== 'open') throw new MallError('PAY_LINK_ENDED', { state }, payLinkWords[state]);
  return named;
}

/** Somebody else pays an order, by a link and without a login (rules payment 30, 40–43). */
export const payForAnotherService = ({ db, tokens, mallUrl }: Parts) => {
  /**
   * The link and its order. @param tx with `holds`, the order is locked first
   * @throws {MallError} PAY_LINK_INVALID, for what is forged as for what never was: nothing tells them apart
   */
  const named = async (token: string, tx: Database = db, holds = false): Promise<Named> => {
    const said = tokens.read(token);
    const link = said && (await payLinkService(tx).find(said));
    if (!link) throw new MallError('PAY_LINK_INVALID');
    const order = holds ? await orderService(tx).lock(link.orderId) : await orderService(tx).peek(link.orderId);
    const { rest } = await orderPayments(tx).due(order);
    // Read again under the order's lock: it may have been renewed meanwhile.
    return { link: holds ? (await payLinkService(tx).find(said))! : link, order, due: rest };
  };
  const pathOf = (link: PayLinkRow) => `/m/pay/${tokens.of(link)}`;

  return {
    /**
     * The link of an order: the same for whoever asks, until it ends.
     * @throws {MallError} ORDER_NOT_FOUND, PAYMENT_ALREADY_PAID, ORDER_NOT_PAYABLE, PAYMENT_METHOD_NOT_ALLOWED where nothing is to be paid
     */
    async link(kp: Kp, orderId: string, isRenewed: boolean): Promise<PayLink> {
      const link = await db.transaction(async (tx) => {
        const orders = orderService(tx);
        const order = await orders.lock(orderId, kp.customerId);
        const amount = await orderPayments(tx).requireDue(order, 'unionPay');
        if (!isChargeable(amount)) throw new MallError('PAYMENT_METHOD_NOT_ALLOWED');
        const { expiresAt: orderExpiresAt } = order;
        return payLinkService(tx).linkFor({ orderId, amount, orderExpiresAt, madeBy: kp.kpId, isRenewed }, new Date().toISOString());
      });
      const url = `${mallUrl}${pathOf(link)}`;
      return { url, qrCode: await qrCode(url), expiresAt: link.expiresAt, amount: moneyText(link.amount) };
    },

    /** @throws {MallError} PAY_LINK_INVALID, PAY_LINK_ENDED with why */
    async order(token: string): Promise<PayLinkOrder> {
      const { link, order } = requireOpen(await named(token));
      return {
        orderNumber: order.orderNumber,
        companyName: order.customerName,
        payableFen: link.amount,
        payableAmount: moneyText(link.amount),
        payeeName,
        expiresAt: link.expiresAt,
      };
    },

    /** @throws {MallError} PAY_LINK_INVALID, for another order's number too */
    async state(orderNumber: string, token: string) {
      const found = await named(token);
      if (found.order.orderNumber !== orderNumber) throw new MallError('PAY_LINK_INVALID');
      const state = stateOf(found);
      return { state, isPaid: state === 'paid', words: state === 'open' ? '' : payLinkWords[state] };
    },

    /** Opens a charge for what the link names, or finds the one that is open; its cashier leads back to the link. @throws {MallError} PAY_LINK_INVALID, PAY_LINK_ENDED */
    charge: (token: string, channel: string, provider: PaymentProviderName): Promise<Charge> =>
      db.transaction(async (tx) => {
        const { link, order } = requireOpen(await named(token, tx, true));
        const wanted = { ...anOrder(order.id), provider, amount: link.amount, channel, returnTo: pathOf(link) };
        const charge = await paymentLedger(tx).openCharge(wanted, new Date().toISOString());
        if (order.paymentMethod !== provider) await orderService(tx).change(order.id, { paymentMethod: provider });
        return { chargeId: charge.id, payUrl: `/_cashier/${charge.id}`, amountFen: charge.amount, expiresAt: charge.expiresAt };
      }),
  };
};
