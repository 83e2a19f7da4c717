import { daysOff, workedWeekendDays } from './holidays.ts';
import { shanghaiClock, shanghaiDate } from './shanghai.ts';

const dayMs = 86_400_000;
/** The hour in Shanghai up to which what is paid still leaves the same day (rule time 5). */
const cutOffHour = 16;

/** `addDays('2026-11-30', 2)` is '2026-12-02'. @param date a day as '2026-11-30' */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Does the mall work on this day (rule time 6)? @param date '2026-11-20' */
export function isWorkingDay(date: string): boolean {
  if (workedWeekendDays.includes(date)) return true;
  if (daysOff.some(([from, to]) => date >= from && date <= to)) return false;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** This day where it is worked, else the next one that is. */
export function workingDayFrom(date: string): string {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Paid before 16:00 in Shanghai on a working day: it leaves the warehouse the same day (rules time 5, 6). */
export const shipsSameDay = (paidAt: string | number | Date): boolean =>
  shanghaiClock(paidAt).hour < cutOffHour && isWorkingDay(shanghaiDate(paidAt));

/** The working day on which what is paid now is worked on: today before the cut-off, else the next working day (rule time 5). */
export function workedOn(paidAt: string | number | Date): string {
  const today = shanghaiDate(paidAt);
  return shipsSameDay(paidAt) ? today : workingDayFrom(addDays(today, 1));
}
