// The order desk's front door: what the clock, the staff and the assistant have done or looked up here.
export { cancelOrderService } from './cancel-order.service.ts';
export { noticeService } from './notice.service.ts';
export { orderReader } from './order-reader.service.ts';
export { payOrderService } from './pay-order.service.ts';
export { type Shipment, shipOrder } from './ship-order.ts';
export { signPackageService } from './sign-package.service.ts';
