// The order desk's front door: what the clock, the staff and the assistant have done or looked up here.
export { bankAccount } from './bank-account.ts';
export { cancelOrderService } from './cancel-order.service.ts';
export { giveBack } from './give-back.ts';
export { orderListExport } from './order-export.ts';
export { orderMoneyOf } from './order-money.ts';
export { orderReader } from './order-reader.service.ts';
export { orderSubject } from './order-subject.ts';
export { payOrderService } from './pay-order.service.ts';
export { type Shipment, shipOrder } from './ship-order.ts';
export { signPackageService } from './sign-package.service.ts';
