import type { PaidLook } from '@mall/mall-parts/payment';
import type { Platform } from '@mall/mf-kit';

/** Asks whether an order is paid, as `usePaidWatch` wants it. */
export const orderPaid =
  (sdk: Platform['sdk'], orderId: string): PaidLook =>
  async (options) => {
    const { isPaid, status } = await sdk.payment.checkOrderPaidStatus({ id: orderId }, options);
    return isPaid || status !== 'pendingPayment' ? isPaid : undefined;
  };
