import { addDays, workedOn, workingDayFrom } from '../time/index.ts';
import { type DeliveryTimeId, deliveryTimes, nextDay, sameDay } from './delivery-time.ts';

/**
 * The day on which what is paid at an instant arrives (rules delivery-time 7–10): worked on the same working day before 16:00, else on the next; it
 * leaves then (1), a working day later (2), or at the end of the supplier's lead time (3–15); then it is on its way, and is handed over on a working day.
 * @param days on the way, calendar days
 * @returns '2026-11-25', or '' where nobody can name a day: more than 90 days, or on inquiry
 */
export function decideArrival(id: DeliveryTimeId, days: number, paidAt: string | number | Date): string {
  const maxDays = deliveryTimes.find((one) => one.id === id)?.maxDays;
  if (maxDays === null || maxDays === undefined) return '';
  const begun = workedOn(paidAt);
  const leaves = id === sameDay ? begun : id === nextDay ? workingDayFrom(addDays(begun, 1)) : workingDayFrom(addDays(begun, maxDays));
  return workingDayFrom(addDays(leaves, days));
}

/** 预计11月25日送达, in lists 11月25日达; '' for ''. @param date '2026-11-25' */
export function arrivalText(date: string, form: 'full' | 'short' = 'full'): string {
  if (!date) return '';
  const day = `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`;
  return form === 'full' ? `预计${day}送达` : `${day}达`;
}
