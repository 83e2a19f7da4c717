import type { Fen } from '../money/index.ts';
import { daysOverdue } from './period.ts';

/** How old what is open is, from its due day on (rule credit-bill 27). */
export const ageBands = [
  { key: 'notDue', name: '未到期', from: 0 },
  { key: 'month', name: '逾期 1–30 天', from: 1 },
  { key: 'twoMonths', name: '逾期 31–60 天', from: 31 },
  { key: 'older', name: '逾期 60 天以上', from: 61 },
] as const;
export type AgeBand = (typeof ageBands)[number]['key'];

/** What is open, by band. @param today a day in Shanghai */
export function ageingOf(bills: readonly { open: Fen; dueOn: string }[], today: string): Record<AgeBand, Fen> {
  const sums: Record<AgeBand, Fen> = { notDue: 0, month: 0, twoMonths: 0, older: 0 };
  for (const { open, dueOn } of bills) {
    const days = daysOverdue(dueOn, today);
    sums[ageBands.findLast(({ from }) => days >= from)!.key] += open;
  }
  return sums;
}
