import { shanghaiClock } from '../time/index.ts';

export const billDay = 25;

const dayText = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/**
 * The billing period that is running: bills close on the 25th and are due on the 25th of the month after (rule credit 15).
 * @returns days in Shanghai: `{ from: '2026-10-26', to: '2026-11-25', dueOn: '2026-12-25' }`
 */
export function billPeriod(now: string): { from: string; to: string; dueOn: string } {
  // A bill closes at midnight in Shanghai after the 25th, so "today" is the mall's day.
  const { year, month, day } = shanghaiClock(now);
  const closing = day <= billDay ? month : month + 1;
  return { from: dayText(year, closing - 1, billDay + 1), to: dayText(year, closing, billDay), dueOn: dayText(year, closing + 1, billDay) };
}
