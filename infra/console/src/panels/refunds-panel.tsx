import { Button } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { sdk } from '../sdk.ts';
import { act, momentText, PanelState } from './panel-state.tsx';

/** Transfers that staff send back by hand. */
export function RefundsPanel() {
  return (
    <PanelState
      name="refunds"
      read={() => sdk.staff.listRefunds()}
      emptyTitle="没有待退回的转账"
      emptyText="已线下付款的订单取消后，会在这里等待退款。"
    >
      {(refunds) => (
        <Table
          caption="待退回的转账"
          rows={refunds}
          rowKey={({ refundId }) => refundId}
          columns={[
            { key: 'time', header: '时间', width: '140px', cell: ({ createdAt }) => momentText(createdAt) },
            { key: 'order', header: '订单', rowHeader: true, cell: ({ orderNumber }) => orderNumber },
            { key: 'customer', header: '企业', cell: ({ customerName }) => customerName },
            { key: 'reference', header: '来款凭证', cell: ({ bankReference }) => bankReference },
            { key: 'amount', header: '金额', align: 'end', cell: ({ amount }) => `¥${amount}` },
            {
              key: 'act',
              header: '操作',
              width: '120px',
              cell: ({ refundId }) => (
                <Button size="sm" onClick={() => void act(() => sdk.staff.confirmRefund({ refundId }), '已退回')}>
                  确认已退回
                </Button>
              ),
            },
          ]}
        />
      )}
    </PanelState>
  );
}
