import type { CreditPicture } from '../../../parts/bill-calls.ts';

/** A bar: where it begins and how long it is, in shares of the whole. */
export interface Bar {
  name: string;
  fen: number;
  from: number;
  share: number;
  tone: 'late' | 'due' | 'open' | 'left';
}

/** What fills the limit, one part beginning where the one before ends; what is left stands last. Where a limit was lowered under its use, the use is the whole. */
export function barsOf({ limitFen, usedFen, unshippedFen, unbilledFen, bands }: CreditPicture): Bar[] {
  const late = bands.reduce((sum, { key, fen }) => (key === 'notDue' ? sum : sum + fen), 0);
  const due = bands.find(({ key }) => key === 'notDue')?.fen ?? 0;
  const parts = [
    { name: '逾期账单', fen: late, tone: 'late' },
    { name: '未到期账单', fen: due, tone: 'due' },
    { name: '在途未出账', fen: unbilledFen, tone: 'open' },
    { name: '未发货订单', fen: unshippedFen, tone: 'open' },
    { name: '可用额度', fen: Math.max(0, limitFen - usedFen), tone: 'left' },
  ] as const;
  const whole = Math.max(
    1,
    parts.reduce((sum, { fen }) => sum + Math.max(0, fen), 0),
  );
  let from = 0;
  return parts.map((part) => {
    const share = Math.max(0, part.fen) / whole;
    const bar = { ...part, from, share };
    from += share;
    return bar;
  });
}
