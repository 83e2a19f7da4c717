import { below, color, space } from '@mall/design-tokens';
import { displayDate } from '@mall/domain/time';
import { Panel, useMay } from '@mall/mall-parts/account';
import { Link, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ErrorPanel, PageSkeleton, Tag } from '@mall/ui-kit';
import { type Column, Pager, Table } from '@mall/ui-kit/data-display';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { billItemsCall, type CreditBill, type CreditBillItem, itemsPerPage } from '../../../parts/bill-calls.ts';
import { Cell, Money } from '../../../parts/bill-cell.ts';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

/** The lines of a bill: each of goods can be disputed while the bill waits for confirming, and confirmed received. */
export function BillItems({ bill, onChanged }: { bill: CreditBill; onChanged: () => void }) {
  const { sdk, notify } = usePlatform();
  const mayDecide = useMay('order');
  const [page, setPage] = useState(1);
  const [disputed, setDisputed] = useState<CreditBillItem>();
  const { data, error, refresh } = useCall(billItemsCall(bill.id, page), { keepPreviousData: true });
  const disputing = useWrite();
  const receiving = useWrite();
  async function dispute(item: CreditBillItem, reason: string) {
    const lines = [{ itemId: item.id, reason }];
    const { answer } = await disputing.run({ dispute: item.id, reason }, (options) =>
      sdk.creditBill.submitDissentient({ id: bill.id, lines }, options),
    );
    if (!answer) return;
    notify({ tone: 'success', text: '异议已提交' });
    setDisputed(undefined);
    onChanged();
    void refresh();
  }
  async function receive(item?: CreditBillItem) {
    await receiving.run({ receive: item?.id ?? bill.id }, (options) =>
      item
        ? sdk.creditBill.customerConfirmReceiptBillItem({ id: item.id }, options)
        : sdk.creditBill.customerConfirmReceiptBill({ id: bill.id }, options),
    );
    onChanged();
    void refresh();
  }
  const columns: Column<CreditBillItem>[] = [
    {
      key: 'name',
      header: '明细',
      rowHeader: true,
      cell: ({ name, skuNumber, kind, kindName }) => (
        <Cell>
          <span>
            {kind !== 'goods' && kindName !== name && <Tag>{kindName}</Tag>} {name}
          </span>
          {skuNumber && <small>{skuNumber}</small>}
        </Cell>
      ),
    },
    {
      key: 'order',
      header: '订单',
      width: '178px',
      cell: ({ orderNumber, contactName, projectNumber }) =>
        orderNumber && (
          <Cell>
            <Link to={`/Customer/MyOrders/Details/${encodeURIComponent(orderNumber)}`}>{orderNumber}</Link>
            <small>{[contactName, projectNumber].filter(Boolean).join(' · ')}</small>
          </Cell>
        ),
    },
    {
      key: 'quantity',
      header: '数量',
      width: '84px',
      align: 'end',
      cell: ({ quantity, unit }) => (quantity === 0 ? '' : `${quantity} ${unit}`),
    },
    { key: 'amount', header: '金额', width: '120px', align: 'end', cell: ({ amount }) => <Money>{amount}</Money> },
    {
      key: 'acts',
      header: '操作',
      width: '150px',
      cell: (item) => (
        <Acts>
          {item.receivedAt && <small>{displayDate(item.receivedAt)} 已收货</small>}
          {mayDecide && item.canReceive && (
            <Button variant="link" size="sm" aria-label={`确认收货 ${item.name}`} onClick={() => void receive(item)}>
              确认收货
            </Button>
          )}
          {mayDecide && item.canDispute && (
            <Button variant="link" size="sm" aria-label={`提出异议 ${item.name}`} onClick={() => setDisputed(item)}>
              提出异议
            </Button>
          )}
        </Acts>
      ),
    },
  ];
  return (
    <Panel
      title="账单明细"
      note={
        mayDecide &&
        bill.canReceive && (
          <Button size="sm" busy={receiving.isBusy} onClick={() => void receive()}>
            全部确认收货
          </Button>
        )
      }
    >
      <Failure role="alert">{receiving.failure}</Failure>
      {data ? (
        <>
          <Table caption="账单明细" columns={columns} rows={data.items} rowKey={({ id }) => id} busy={data.pageIndex !== page} />
          {data.total > itemsPerPage && <Pager page={page} total={data.total} pageSize={itemsPerPage} unit="行" onPageChange={setPage} />}
        </>
      ) : error ? (
        <ErrorPanel size="sm" error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="账单明细" variant="table" count={4} />
      )}
      {disputed && (
        <Suspense>
          <ReasonDialog
            title="提出异议"
            about={`订单 ${disputed.orderNumber}，${disputed.name}，${disputed.amount}。提交后账单转为异议中，该行只能提一次。`}
            saveText="提交异议"
            isBusy={disputing.isBusy}
            failure={disputing.failure}
            onSubmit={(reason) => void dispute(disputed, reason)}
            onClose={() => {
              disputing.forget();
              setDisputed(undefined);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  & > small {
    color: ${color.inkSecond};
  }
  ${below.tablet} {
    & > button {
      min-height: 44px;
    }
  }
`;
const Failure = styled.p`
  color: ${color.danger};
  &:empty {
    display: none;
  }
`;
