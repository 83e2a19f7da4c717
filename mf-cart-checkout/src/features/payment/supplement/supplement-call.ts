import { call } from '@mall/mf-kit';

/** How an order is shared between credit and another way. */
export const supplementCall = (orderId: string) => call('payment.checkCustomerCreditSupplyBalance', { orderId });
