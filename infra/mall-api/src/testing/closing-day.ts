import { billPeriod } from '@mall/domain/credit';

/** For tests: the day the running period closes on, or so many months after it: whatever the day is, what ships now is in it. */
export function closingDay(monthsLater = 0): string {
  const { to } = billPeriod(new Date().toISOString());
  const [year, month] = to.split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 + monthsLater, 25)).toISOString().slice(0, 10);
}
