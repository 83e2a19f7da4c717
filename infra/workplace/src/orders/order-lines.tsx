import type { ReactNode } from 'react';
import { ListTable } from '../list/list-table.tsx';
import { leftOf, type StaffLine } from './left.ts';

/** What was ordered and what of it has left. @param entry a field for each line, where it is being shipped */
export const OrderLines = ({ lines, entry }: { lines: readonly StaffLine[]; entry?: (line: StaffLine) => ReactNode }) => (
  <ListTable<StaffLine>
    caption="商品"
    rows={lines}
    rowKey={({ id }) => id}
    columns={[
      { key: 'sku', header: '商品编号', width: '120px', card: 'head', cell: ({ sku }) => <span className="part-number">{sku}</span> },
      {
        key: 'name',
        header: '商品',
        card: 'foot',
        cell: ({ productName, customerSkuItemNo }) =>
          customerSkuItemNo ? `${productName}（客户物料号 ${customerSkuItemNo}）` : productName,
      },
      { key: 'time', header: '货期', width: '96px', card: 'part', cell: ({ dynamicDeliveryTimeName }) => dynamicDeliveryTimeName },
      {
        key: 'count',
        header: '订购',
        width: '84px',
        align: 'end',
        card: 'part',
        cell: ({ quantity, salesPackUom }) => `${quantity} ${salesPackUom}`,
      },
      { key: 'shipped', header: '已发', width: '60px', align: 'end', card: 'part', cell: ({ shippedQuantity }) => shippedQuantity },
      { key: 'left', header: '未发', width: '60px', align: 'end', card: 'part', cell: (line) => <b>{leftOf(line)}</b> },
      ...(entry ? [{ key: 'entry', header: '本次发货', width: '132px', align: 'end' as const, card: 'foot' as const, cell: entry }] : []),
    ]}
  />
);
