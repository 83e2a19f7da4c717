export { canChange, changesIn, type OrderChange, orderChangeNames, orderChanges } from './changes.ts';
export { isUnpaidTooLong, unpaidDeadline } from './deadlines.ts';
export {
  type DeliveryMethod,
  deliveryMethodNames,
  deliveryMethods,
  type ShippingMethod,
  shippingMethodNames,
  shippingMethods,
} from './delivery-choice.ts';
export { freightOf } from './freight.ts';
export { findOrderNumber, orderNumber } from './order-number.ts';
export { decideShipment, type ShipmentDecision, type ShipmentPart, type ShippableLine } from './shipment.ts';
export { canBecome, canCancel, canPay, canShip, type OrderStatus, orderStatuses, orderStatusNames } from './status.ts';
export { type TimelineKind, timelineKinds } from './timeline.ts';
export { decideTotal, type TotalDecision } from './total-change.ts';
