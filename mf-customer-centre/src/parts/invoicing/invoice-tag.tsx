import { Tag } from '@mall/ui-kit';
import type { Invoice } from './invoice-types.ts';

const kinds = { waiting: 'neutral', issuing: 'accent', issued: 'success', failed: 'danger', void: 'neutral' } as const;

/** Where an invoice stands; what was issued also says how much of it was taken back. */
export function InvoiceTag({ invoice: { state, stateName, isRed, takenBackFen, amountFen } }: { invoice: Invoice }) {
  if (state === 'issued' && isRed) return <Tag kind="warning">红字已开</Tag>;
  if (takenBackFen > 0) return <Tag kind="warning">{takenBackFen === amountFen ? '已全额红冲' : '部分红冲'}</Tag>;
  return <Tag kind={kinds[state]}>{stateName}</Tag>;
}
