import type { StaffCreditBillCard } from '@mall/api-contract/credit-bill';
import { color, type } from '@mall/design-tokens';
import type { CreditBillState } from '@mall/domain/credit-bill';
import { moneyText } from '@mall/domain/money';
import { Price, Tag, type TagKind } from '@mall/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ListColumn } from '../list/list-table.tsx';

const kinds: Record<CreditBillState, TagKind> = {
  toConfirm: 'neutral',
  disputed: 'warning',
  toPay: 'accent',
  partlyPaid: 'accent',
  paid: 'success',
  overdue: 'danger',
};

export const BillTag = ({ bill }: { bill: Pick<StaffCreditBillCard, 'state' | 'stateName' | 'isOverdue' | 'daysOverdue'> }) => (
  <Tag kind={bill.isOverdue ? 'danger' : kinds[bill.state]}>
    {bill.stateName}
    {bill.isOverdue && ` · ${bill.daysOverdue} 天`}
  </Tag>
);

export const billColumns: ListColumn<StaffCreditBillCard>[] = [
  {
    key: 'number',
    header: '账单',
    width: '210px',
    card: 'head',
    cell: ({ id, billNumber, month }) => (
      <span>
        <Link to={`/bills/${id}`}>{billNumber}</Link>
        <Quiet>{month} 账单</Quiet>
      </span>
    ),
  },
  { key: 'state', header: '状态', width: '130px', card: 'corner', cell: (bill) => <BillTag bill={bill} /> },
  {
    key: 'company',
    header: '企业',
    cell: ({ customerName, openDisputes }) => (
      <span>
        {customerName}
        {openDisputes > 0 && <Quiet>{openDisputes} 行异议待处理</Quiet>}
      </span>
    ),
  },
  { key: 'due', header: '还款日', width: '110px', cell: ({ dueOn }) => dueOn },
  { key: 'amount', header: '账单金额', width: '130px', align: 'end', cell: ({ amountFen }) => moneyText(amountFen) },
  { key: 'open', header: '未还', width: '130px', align: 'end', cell: ({ openFen }) => <Price fen={openFen} size="sm" tone="total" /> },
];

const Quiet = styled.span`
  display: block;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
