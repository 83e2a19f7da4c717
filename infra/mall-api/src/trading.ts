// The front door for who buys, sells and pays in a mall without a browser: example orders are made the way people make them.
export { embeddedCashier } from './adapters/union-pay/embedded-cashier.ts';
export { balanceService } from './modules/account/balance.service.ts';
export { cartService } from './modules/cart/cart.service.ts';
export { deliveryService } from './modules/delivery/delivery.service.ts';
export { askAgain } from './modules/inquiry/ask-again.ts';
export { choiceService } from './modules/inquiry/choice.service.ts';
export { inquiryBasketService } from './modules/inquiry/inquiry-basket.service.ts';
export { pasteList } from './modules/inquiry/paste-list.ts';
export { quotationService } from './modules/inquiry/quotation.service.ts';
export { quotationReader } from './modules/inquiry/quotation-reader.ts';
export { quotingService } from './modules/inquiry/quoting.service.ts';
export { submitInquiry } from './modules/inquiry/submit-inquiry.ts';
export { orderService } from './modules/order/order.service.ts';
export { checkoutService, confirmOrder, inquiryCheckoutService } from './processes/checkout/index.ts';
export { cancelOrderService, noticeService, payOrderService, shipOrder, signPackageService } from './processes/order-desk/index.ts';
