export { type Availability, decideDeliveryTime } from './decide-delivery-time.ts';
export {
  type DeliveryTimeId,
  type DeliveryTimeName,
  deliveryTimeName,
  deliveryTimes,
  nextDay,
  onInquiry,
  sameDay,
  shipsSoon,
} from './delivery-time.ts';
