import type { OrderStatus } from '../order/index.ts';
import type { PaymentMethod } from './payment-methods.ts';

interface Order {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
}

/** What an order is to begin with: nothing to pay, or the driver takes the money, and it can be shipped at once (rule payment 4). */
export const firstStatus = (payable: number, method: PaymentMethod): OrderStatus =>
  payable === 0 || method === 'cashOnDelivery' ? 'pendingShipment' : 'pendingPayment';

/** A bank transfer is on its way: staff record it, the buyer has nothing to click (rule payment 18). */
export const awaitsTransfer = ({ status, paymentMethod }: Order): boolean =>
  status === 'pendingPayment' && paymentMethod === 'offlineTransfer';

/** The buyer has to pay now. */
export const needsPaymentNow = ({ status, paymentMethod }: Order): boolean =>
  status === 'pendingPayment' && paymentMethod !== 'offlineTransfer';

/** Money out of the company's own accounts goes back at once; what others hold waits until they have sent it (rule payment 24). */
export const isRefundedAtOnce = (method: PaymentMethod): boolean => method === 'balance' || method === 'credit';

/** What staff send back themselves: by the bank, also the cash that a driver took (rule payment 24). */
export const sentBackByHand = ['offlineTransfer', 'cashOnDelivery'] as const satisfies readonly PaymentMethod[];
