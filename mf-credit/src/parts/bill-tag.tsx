import type { CreditBillState } from '@mall/domain/credit-bill';
import { Tag, type TagKind } from '@mall/ui-kit';
import type { CreditBillCard } from './bill-calls.ts';

const kinds: Readonly<Record<CreditBillState, TagKind>> = {
  toConfirm: 'accent',
  disputed: 'warning',
  toPay: 'accent',
  partlyPaid: 'accent',
  paid: 'success',
  overdue: 'danger',
};

/** A bill's state; one that was paid in part says besides that it is late. */
export const BillTag = ({ bill }: { bill: Pick<CreditBillCard, 'state' | 'stateName' | 'isOverdue'> }) => (
  <>
    <Tag kind={bill.isOverdue ? 'danger' : kinds[bill.state]}>{bill.stateName}</Tag>
    {bill.isOverdue && bill.state !== 'overdue' && <Tag kind="danger">已逾期</Tag>}
  </>
);
