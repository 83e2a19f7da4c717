import { moneyText } from '@mall/domain/money';
import { ProductCell } from '@mall/mall-parts/product';
import { type Column, Table } from '@mall/ui-kit/data-display';
import type { AfterSalesCard } from './after-sales-types.ts';

type Line = AfterSalesCard['lines'][number];

const columnsFor = (lines: readonly Line[]): Column<Line>[] => [
  {
    key: 'product',
    header: '商品',
    rowHeader: true,
    cell: (line) => <ProductCell product={{ ...line, orderCode: '' }} size={48} dense />,
  },
  { key: 'quantity', header: '申请数量', width: '96px', align: 'end', cell: ({ quantity, salesPackUom }) => `${quantity} ${salesPackUom}` },
  ...(lines.some(({ receivedQuantity }) => receivedQuantity !== null)
    ? [
        {
          key: 'received',
          header: '收到',
          width: '96px',
          align: 'end' as const,
          cell: ({ receivedQuantity, salesPackUom }: Line) => (receivedQuantity === null ? '—' : `${receivedQuantity} ${salesPackUom}`),
        },
      ]
    : []),
  ...(lines.some(({ refundFen }) => refundFen > 0)
    ? [{ key: 'refund', header: '退款', width: '112px', align: 'end' as const, cell: ({ refundFen }: Line) => moneyText(refundFen) }]
    : []),
];

/** What a case is about. */
export const CaseLines = ({ lines }: { lines: readonly Line[] }) => (
  <Table caption="售后商品" columns={columnsFor(lines)} rows={lines} rowKey={({ orderItemId }) => orderItemId} stickyHead={false} />
);
