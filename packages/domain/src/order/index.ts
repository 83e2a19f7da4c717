export { isUnpaidTooLong, unpaidDeadline } from './deadlines.ts';
export { findOrderNumber, orderNumber } from './order-number.ts';
export { decideShipment, type ShipmentDecision, type ShipmentPart, type ShippableLine } from './shipment.ts';
export { canBecome, canCancel, canPay, canShip, type OrderStatus, orderStatuses, orderStatusNames } from './status.ts';
