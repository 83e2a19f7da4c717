import { type DeliveryTimeId, nextDay, onInquiry, sameDay } from './delivery-time.ts';

export interface Availability {
  /** Free pieces in the warehouse that serves the sale region. */
  ownFree: number;
  /** Free pieces in all warehouses together. */
  totalFree: number;
  /** The supplier's lead time: 3–16, or 17 when it is unknown. */
  leadTimeId: DeliveryTimeId;
}

/**
 * When does this quantity leave (rule delivery-time 1)? The region's own warehouse has enough: today; all
 * warehouses together have: tomorrow; else after the supplier's lead time, or nobody knows.
 */
export function decideDeliveryTime(quantity: number, { ownFree, totalFree, leadTimeId }: Availability): DeliveryTimeId {
  if (ownFree >= quantity) return sameDay;
  if (totalFree >= quantity) return nextDay;
  return leadTimeId >= 3 && leadTimeId < onInquiry ? leadTimeId : onInquiry;
}
