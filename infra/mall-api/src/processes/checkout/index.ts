// The checkout's front door.
export { checkoutService } from './checkout.service.ts';
export { confirmOrder, earlierOrder, hashOf, type OrderRequest } from './confirm-order.service.ts';
export { inquiryCheckoutService } from './inquiry-checkout.service.ts';
export { placeOrder, pricesOf } from './place-order.ts';
export { contentHash } from './quote.ts';
export { holdQuotations } from './taken-quotations.ts';
export { judged, ownLines, requireMethod, sumsAndItems, workOutOrder } from './work-out-order.ts';
