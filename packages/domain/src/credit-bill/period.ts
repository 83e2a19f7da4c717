import { billDay, billPeriod } from '../credit/index.ts';
import { addDays, shanghaiDate, startOfShanghaiDay } from '../time/index.ts';

/** So many days a buyer has to look at a bill before it confirms itself (rule credit-bill 8). */
export const confirmDays = 7;
/** So many days stay for paying after a dispute was settled (rule credit-bill 14). */
export const daysAfterDispute = 7;
/** So many days before its due day a bill is reminded of (rule credit-bill 24). */
export const remindDaysBefore = 3;
/** And so often after it, in days, while it is open. */
export const remindDaysAfter = 7;

/** The period that a closing day ends. @param closingDay '2026-11-25' @throws {RangeError} no 25th */
export function periodClosedOn(closingDay: string): { from: string; to: string; dueOn: string; endsAt: string } {
  const period = billPeriod(startOfShanghaiDay(closingDay));
  if (period.to !== closingDay) throw new RangeError(`bills close on the ${billDay}th, not on ${closingDay}`);
  return { ...period, endsAt: startOfShanghaiDay(addDays(closingDay, 1)) };
}

/** The last day that bills closed on, '2026-10-25'. @param now UTC ISO text */
export const lastClosingDay = (now: string): string => addDays(billPeriod(now).from, -1);

/** Until when a bill can be confirmed or disputed. @param from UTC ISO text: it closed, or its dispute was settled @returns UTC ISO text, a midnight in Shanghai */
export const confirmBy = (from: string): string => startOfShanghaiDay(addDays(shanghaiDate(from), confirmDays));

/** Due as before, but never sooner than some days after its dispute was settled (rule credit-bill 14). */
export function dueAfterDispute(dueOn: string, settledAt: string): string {
  const least = addDays(shanghaiDate(settledAt), daysAfterDispute);
  return least > dueOn ? least : dueOn;
}

/** The month a bill is called after: that of its closing day. @returns '2026-11' */
export const billMonth = (closingDay: string): string => closingDay.slice(0, 7);

/** Days that a due day is past, 0 on the day itself and before. */
export const daysOverdue = (dueOn: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000));
