export { arrivalText, decideArrival } from './decide-arrival.ts';
export { type Availability, decideDeliveryTime } from './decide-delivery-time.ts';
export {
  type DeliveryTimeId,
  type DeliveryTimeName,
  deliveryTimeName,
  deliveryTimes,
  leadTimeOfDays,
  nextDay,
  onInquiry,
  sameDay,
  shipsSoon,
} from './delivery-time.ts';
export { timesOfLines } from './together.ts';
export { transitDays } from './transit.ts';
