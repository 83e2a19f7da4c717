// The front door for who buys, sells and pays in a mall without a browser: example orders are made the way people make them.
export { embeddedCashier } from './adapters/union-pay/embedded-cashier.ts';
export { balanceService } from './modules/account/balance.service.ts';
export { cartService } from './modules/cart/cart.service.ts';
export { deliveryService } from './modules/delivery/delivery.service.ts';
export { choiceService } from './modules/inquiry/choice.service.ts';
export { pasteList } from './modules/inquiry/paste-list.ts';
export { orderService } from './modules/order/order.service.ts';
export { checkoutService, confirmOrder } from './processes/checkout/index.ts';
export { cancelOrderService, noticeService, payOrderService, shipOrder, signPackageService } from './processes/order-desk/index.ts';
