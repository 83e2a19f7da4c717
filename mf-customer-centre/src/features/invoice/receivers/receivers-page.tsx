import { invoiceReceiversAtMost } from '@mall/domain/account';
import { type CallOutput, useCall, usePlatform } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import type { Column } from '@mall/ui-kit/data-display';
import { lazy } from 'react';
import { receiversCall } from '../../../parts/calls.ts';
import { KeptList } from '../../../parts/kept-list.tsx';

const ReceiverEditor = lazy(() => import('./receiver-editor.tsx'));

const columns: Column<CallOutput<'account.getCustomerInvoiceReceivers'>[number]>[] = [
  {
    key: 'receiver',
    header: '收票人',
    rowHeader: true,
    cell: ({ receiver, isDefault }) => (
      <>
        {receiver} {isDefault && <Tag kind="accent">默认</Tag>}
      </>
    ),
  },
  { key: 'phone', header: '手机', width: '140px', cell: ({ phone }) => phone },
  { key: 'email', header: '收票邮箱', width: '220px', cell: ({ email }) => email },
  { key: 'address', header: '邮寄地址', cell: ({ address }) => address || '—' },
];

/** /customer/addresses/invoices: who receives the company's invoices (rule invoice 7). */
export default function ReceiversPage() {
  const state = useCall(receiversCall());
  const { sdk } = usePlatform();
  return (
    <KeptList
      title="收票信息"
      panelTitle="收票人"
      noun="收票信息"
      state={state}
      most={invoiceReceiversAtMost}
      columns={columns}
      actionsWidth="170px"
      nameOf={({ receiver }) => receiver}
      questionOf={({ receiver }) => `确认删除收票人“${receiver}”吗？已开的发票不受影响。`}
      setDefault={(id) => sdk.account.setDefaultCustomerInvoiceReceiver({ id })}
      remove={(id) => sdk.account.deleteCustomerInvoiceReceiver({ id })}
      editor={(props) => <ReceiverEditor {...props} />}
    />
  );
}
