import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { Link } from '@mall/mf-kit';
import { CopyText } from '@mall/ui-kit';
import type { Column } from '@mall/ui-kit/data-display';
import { Checkbox } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { InvoiceFiles } from '../../../parts/invoicing/invoice-files.tsx';
import { InvoiceTag } from '../../../parts/invoicing/invoice-tag.tsx';
import type { Invoice } from '../../../parts/invoicing/invoice-types.ts';

const ordersAtFirst = 2;

/** The list's columns. @param chosen ids, and what a tick does */
export const invoiceColumns = (chosen: ReadonlySet<string>, toggle: (id: string) => void): Column<Invoice>[] => [
  {
    key: 'choose',
    header: '选择',
    width: '52px',
    cell: ({ id, state, invoiceNumber }) =>
      state === 'issued' && (
        <Checkbox aria-label={`选择发票 ${invoiceNumber}`} checked={chosen.has(id)} onCheckedChange={() => toggle(id)} />
      ),
  },
  {
    key: 'number',
    header: '发票',
    rowHeader: true,
    cell: ({ invoiceNumber, requestNumber, typeName, title, originalNumber, failure }) => (
      <Cell>
        {invoiceNumber ? <CopyText text={invoiceNumber} label={`复制发票号码 ${invoiceNumber}`} /> : <span>申请号 {requestNumber}</span>}
        <small>
          {typeName}　{title}
        </small>
        {originalNumber && <small>红冲 {originalNumber}</small>}
        {failure && <em>{failure}</em>}
      </Cell>
    ),
  },
  {
    key: 'orders',
    header: '订单',
    width: '178px',
    cell: ({ orders, bill }) => (
      <Cell>
        {orders.slice(0, ordersAtFirst).map(({ orderId, orderNumber }) => (
          <Link key={orderId} to={`/customer/myorders/details/${orderNumber}`}>
            {orderNumber}
          </Link>
        ))}
        {orders.length > ordersAtFirst && <small>等 {orders.length} 个订单</small>}
        {bill && <Link to={`/customer/customerCreditBills?q=ZD${bill.replace('-', '')}`}>账单 {bill}</Link>}
      </Cell>
    ),
  },
  { key: 'time', header: '时间', width: '122px', cell: ({ issuedAt, createdAt }) => displayMinute(issuedAt || createdAt) },
  { key: 'state', header: '状态', width: '96px', cell: (invoice) => <InvoiceTag invoice={invoice} /> },
  {
    key: 'amount',
    header: '价税合计',
    width: '120px',
    align: 'end',
    cell: ({ amountFen, taxFen }) => (
      <Cell>
        <b>{moneyText(amountFen)}</b>
        <small>税额 {moneyText(taxFen)}</small>
      </Cell>
    ),
  },
  { key: 'files', header: '下载', width: '92px', cell: (invoice) => <InvoiceFiles invoice={invoice} /> },
];

const Cell = styled.span`
  display: block;
  padding: ${space.xs} 0;
  font-variant-numeric: tabular-nums;
  & > a {
    display: block;
    line-height: 24px;
  }
  & > b {
    font-weight: ${type.weightPart};
  }
  & > :is(small, em) {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    font-style: normal;
    overflow-wrap: anywhere;
  }
  & > em {
    color: ${color.danger};
  }
  ${below.tablet} {
    & > a {
      min-height: 44px;
      line-height: 44px;
    }
  }
`;
