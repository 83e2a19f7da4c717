// The checkout's front door.
export { checkoutService } from './checkout.service.ts';
export { confirmOrder } from './confirm-order.service.ts';
export { inquiryCheckoutService } from './inquiry-checkout.service.ts';
