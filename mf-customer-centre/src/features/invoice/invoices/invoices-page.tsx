import { color, space, type } from '@mall/design-tokens';
import { type CallOutput, useCall, usePlatform } from '@mall/mf-kit';
import { CopyText, Tag } from '@mall/ui-kit';
import type { Column } from '@mall/ui-kit/data-display';
import { lazy } from 'react';
import { styled } from 'styled-components';
import { invoicesCall } from '../../../parts/calls.ts';
import { KeptList } from '../../../parts/kept-list.tsx';

const InvoiceEditor = lazy(() => import('./invoice-editor.tsx'));

const columns: Column<CallOutput<'account.getCustomerInvoices'>[number]>[] = [
  {
    key: 'title',
    header: '发票抬头',
    rowHeader: true,
    cell: ({ title, isDefault, registerAddress, registerPhone, bank, bankAccount }) => (
      <Title>
        <b>
          {title} {isDefault && <Tag kind="accent">默认</Tag>}
        </b>
        {(registerAddress || registerPhone) && (
          <small>
            {registerAddress} {registerPhone}
          </small>
        )}
        {(bank || bankAccount) && (
          <small>
            {bank} {bankAccount}
          </small>
        )}
      </Title>
    ),
  },
  { key: 'type', header: '类型', width: '120px', cell: ({ typeName }) => typeName },
  {
    key: 'tax',
    header: '税号与收票邮箱',
    width: '210px',
    cell: ({ taxNumber, email }) => (
      <Title>
        {taxNumber && <CopyText text={taxNumber} label={`复制税号 ${taxNumber}`} />}
        <small>{email || '未填收票邮箱'}</small>
      </Title>
    ),
  },
];

/** /customer/invoices: the company's invoice titles. */
export default function InvoicesPage() {
  const state = useCall(invoicesCall());
  const { sdk } = usePlatform();
  return (
    <KeptList
      title="发票信息"
      panelTitle="发票抬头"
      noun="发票抬头"
      state={state}
      most={20}
      columns={columns}
      actionsWidth="170px"
      nameOf={({ title }) => title}
      questionOf={({ title }) => `确认删除发票抬头“${title}”吗？已下的订单不受影响。`}
      setDefault={(id) => sdk.account.setDefaultCustomerInvoice({ id })}
      remove={(id) => sdk.account.deleteCustomerInvoice({ id })}
      editor={(props) => <InvoiceEditor {...props} />}
    />
  );
}

const Title = styled.span`
  display: block;
  padding: ${space.xs} 0;
  & > b {
    font-weight: ${type.weightPart};
  }
  & > small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
