import { assistantCalls } from './assistant.ts';
import { cartCalls } from './cart.ts';
import { checkoutCalls } from './checkout.ts';
import { creditCalls } from './credit.ts';
import { deliveryCalls } from './delivery.ts';
import { inquiryCalls } from './inquiry.ts';
import { locationCalls } from './location.ts';
import { orderCalls } from './order.ts';
import { paymentCalls } from './payment.ts';
import { staffCalls } from './staff.ts';

/** Every call the mall serves, by noun. A method is named after its path's last fixed segment. */
export const contract = {
  staff: staffCalls,
  payment: paymentCalls,
  order: orderCalls,
  inquiry: inquiryCalls,
  delivery: deliveryCalls,
  credit: creditCalls,
  checkout: checkoutCalls,
  cart: cartCalls,
  assistant: assistantCalls,
  location: locationCalls,
};
export type Contract = typeof contract;
