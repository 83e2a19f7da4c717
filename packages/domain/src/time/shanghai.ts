const offset = 8 * 3_600_000; // China has kept UTC+8 all year since 1991, so plain arithmetic is exact.

const invalid = '无效日期';

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

/** The wall clock in Shanghai at an instant. Weekday 0 is Sunday. @throws {RangeError} not an instant */
export function shanghaiClock(instant: string | number | Date) {
  const at = new Date(instant).getTime();
  if (Number.isNaN(at)) throw new RangeError(`not an instant: ${instant}`);
  const local = new Date(at + offset);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    weekday: local.getUTCDay(),
  };
}

/** The day in Shanghai as '2026-11-20'. */
export function shanghaiDate(instant: string | number | Date): string {
  const { year, month, day } = shanghaiClock(instant);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The day as ids carry it: '20261120' in SO20261120-000123. */
export const compactDate = (instant: string | number | Date): string => shanghaiDate(instant).replaceAll('-', '');

/** The instant at which a day begins in Shanghai, as UTC ISO text. @param date '2026-11-20' */
export const startOfShanghaiDay = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - offset).toISOString();

/** For the screen: '2026-11-20 15:04:05'. What is no instant reads 无效日期 (rule time 3). */
export function displayTime(instant: string | number | Date): string {
  if (Number.isNaN(new Date(instant).getTime())) return invalid;
  const { hour, minute, second } = shanghaiClock(instant);
  return `${shanghaiDate(instant)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

/** For the screen, to the minute: '2026-11-20 15:04', or 无效日期. @param form `short` leaves the year out: '11-20 15:04' */
export function displayMinute(instant: string | number | Date, form: 'full' | 'short' = 'full'): string {
  const text = displayTime(instant);
  return text === invalid ? text : text.slice(form === 'short' ? 5 : 0, 16);
}

/** For the screen: '2026-11-20', or 无效日期. */
export const displayDate = (instant: string | number | Date): string =>
  Number.isNaN(new Date(instant).getTime()) ? invalid : shanghaiDate(instant);
