/** A delivery time id: 1 同日, 2 次日, 3–16 the supplier's lead time as a range of days, 17 unknown (rule delivery-time 1). */
export type DeliveryTimeId = number;

export const sameDay: DeliveryTimeId = 1;
export const nextDay: DeliveryTimeId = 2;
/** The default, and what enables the inquiry button. */
export const onInquiry: DeliveryTimeId = 17;

export interface DeliveryTimeName {
  id: DeliveryTimeId;
  name: string;
  /** null: unknown. */
  minDays: number | null;
  /** null: no upper end, or unknown. */
  maxDays: number | null;
}

const ranges: [minDays: number, maxDays: number][] = [
  [3, 5],
  [6, 8],
  [9, 12],
  [13, 15],
  [16, 20],
  [21, 25],
  [26, 30],
  [31, 35],
  [36, 40],
  [41, 50],
  [51, 60],
  [61, 75],
  [76, 90],
];

/** All delivery times in the order of their ids. */
export const deliveryTimes: readonly DeliveryTimeName[] = [
  { id: sameDay, name: '当日发货', minDays: 0, maxDays: 0 },
  { id: nextDay, name: '次日发货', minDays: 1, maxDays: 1 },
  ...ranges.map(([minDays, maxDays], index) => ({ id: 3 + index, name: `${minDays}–${maxDays}天`, minDays, maxDays })),
  { id: 16, name: '90天以上', minDays: 90, maxDays: null },
  { id: onInquiry, name: '询价', minDays: null, maxDays: null },
];

const nameOf = new Map(deliveryTimes.map(({ id, name }) => [id, name]));

/** `deliveryTimeName(1)` is 当日发货; an unknown id reads 询价. */
export const deliveryTimeName = (id: DeliveryTimeId): string => nameOf.get(id) ?? '询价';

/** The lead time that a number of days falls into: 17 days are 16–20天. @param days at least 1 */
export const leadTimeOfDays = (days: number): DeliveryTimeId => {
  const found = ranges.findIndex(([, maxDays]) => days <= maxDays);
  return found === -1 ? 16 : 3 + found;
};

/** Red for what ships today or tomorrow, else yellow (rule delivery-time 6). */
export const shipsSoon = (id: DeliveryTimeId): boolean => id === sameDay || id === nextDay;
