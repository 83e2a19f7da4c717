import { shanghaiDate } from '@mall/domain/time';

export interface UsualDays {
  name: string;
  from: string;
  to: string;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** What buyers ask of most: this month, the last one, the last three (rule order 28). Days of Shanghai, both included. */
export function usualDays(now: Date = new Date()): UsualDays[] {
  const today = shanghaiDate(now.toISOString());
  const [year, month] = today.split('-').map(Number) as [number, number];
  const first = (back: number) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}-01`;
  };
  const lastOf = (back: number) => shanghaiDate(new Date(Date.parse(`${first(back - 1)}T00:00:00+08:00`) - 1).toISOString());
  return [
    { name: '本月', from: first(0), to: today },
    { name: '上月', from: first(1), to: lastOf(1) },
    { name: '近三个月', from: first(2), to: today },
  ];
}
