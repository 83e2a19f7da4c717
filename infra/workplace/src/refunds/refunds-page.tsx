import type { StaffRefund } from '@mall/api-contract/staff';
import { Button, CopyText, Price } from '@mall/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';
import { waitedColumn } from '../list/waited-column.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Transfers that the company's bank has to send back, the one that waits longest first. */
export default function RefundsPage() {
  const { data, error, mutate } = useRead(['staff.listRefunds'], (sdk) => sdk.staff.listRefunds());
  const [chosen, setChosen] = useState<StaffRefund>();
  const rows = data && [...data].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return (
    <Screen title="退款" note="转账与货到付款的款项取消或售后后，在这里登记退回">
      <ListFaces<StaffRefund>
        rows={rows}
        error={error}
        onRetry={() => void mutate()}
        what="待退回的转账"
        empty={{ title: '没有待退回的转账', text: '转账或货到付款的款项要退回时会出现在这里。' }}
      >
        {(refunds) => (
          <ListTable<StaffRefund>
            caption="待退回的转账"
            rows={refunds}
            rowKey={({ refundId }) => refundId}
            columns={[
              {
                key: 'order',
                header: '订单',
                width: '190px',
                card: 'head',
                cell: ({ orderId, orderNumber }) => (
                  <Link to={`/orders/${orderId}`} className="part-number">
                    {orderNumber}
                  </Link>
                ),
              },
              { key: 'customer', header: '企业', cell: ({ customerName }) => customerName },
              { key: 'reference', header: '来款流水号', cell: ({ bankReference }) => <CopyText text={bankReference} /> },
              waitedColumn('170px'),
              {
                key: 'amount',
                header: '退回金额',
                width: '130px',
                align: 'end',
                card: 'corner',
                cell: ({ amountFen }) => <Price fen={amountFen} size="sm" tone="total" />,
              },
              {
                key: 'act',
                header: '操作',
                width: '116px',
                align: 'end',
                card: 'foot',
                cell: (refund) => (
                  <Button size="sm" onClick={() => setChosen(refund)}>
                    登记退回
                  </Button>
                ),
              },
            ]}
          />
        )}
      </ListFaces>
      {chosen && <RefundDialog refund={chosen} onClose={() => setChosen(undefined)} />}
    </Screen>
  );
}
