import { color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { Panel, RightNotice, useMay } from '@mall/mall-parts/account';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button, CopyText, Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

const TopUpDialog = lazy(() => import('./top-up-dialog.tsx'));
const states = { waiting: '待到账', paid: '已到账', cancelled: '已取消' } as const;
const kinds = { waiting: 'warning', paid: 'success', cancelled: 'neutral' } as const;

/** Money on its way into the balance (rules account 43–45). */
export default function TopUps({ onPaid }: { onPaid: () => void }) {
  const { sdk, notify } = usePlatform();
  const { data, refresh } = useCall(call('account.getBalanceTopUps', { pageSize: 5 }));
  const mayPay = useMay('pay');
  const [isOpen, setOpen] = useState(false);
  async function cancel(id: string) {
    try {
      await sdk.account.cancelBalanceTopUp({ id });
      notify({ tone: 'success', text: '已取消充值' });
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
      onPaid();
    }
    void refresh();
  }
  return (
    <Panel
      title="充值记录"
      note={
        mayPay && (
          <Button variant="primary" onClick={() => setOpen(true)}>
            充值
          </Button>
        )
      }
    >
      <RightNotice right="pay" />
      {data && data.items.length > 0 ? (
        <Table
          caption="最近的充值"
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', header: '时间', width: '150px', rowHeader: true, cell: ({ createdAt }) => displayMinute(createdAt) },
            { key: 'way', header: '方式', width: '100px', cell: ({ method }) => (method === 'transfer' ? '线下转账' : '在线支付') },
            { key: 'remark', header: '转账附言', cell: ({ remark }) => (remark ? <CopyText text={remark} /> : '—') },
            { key: 'state', header: '状态', width: '90px', cell: ({ status }) => <Tag kind={kinds[status]}>{states[status]}</Tag> },
            { key: 'amount', header: '金额', width: '120px', align: 'end', cell: ({ amountFen }) => moneyText(amountFen) },
            {
              key: 'do',
              header: '操作',
              width: '80px',
              align: 'end',
              cell: ({ id, status, amountFen }) =>
                mayPay &&
                status === 'waiting' && (
                  <Button variant="link" aria-label={`取消 ${moneyText(amountFen)} 的充值`} onClick={() => void cancel(id)}>
                    取消
                  </Button>
                ),
            },
          ]}
        />
      ) : (
        <Hint>还没有充值</Hint>
      )}
      <Suspense>{isOpen && <TopUpDialog onClose={() => setOpen(false)} onBegun={() => void refresh()} />}</Suspense>
    </Panel>
  );
}

const Hint = styled.p`
  padding: ${space.sm} 0;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
