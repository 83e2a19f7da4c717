import { call } from '@mall/mf-kit';

/** What the payment page shows of an order. */
export const payPageCall = (orderId: string) => call('payment.getOrderByOrderIdForPcPayPage', { orderId });
