import { displayTime } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { type Column, Table } from '@mall/ui-kit/data-display';
import type { CreditBill } from '../../../parts/bill-calls.ts';

type Payment = CreditBill['payments'][number];

const columns: Column<Payment>[] = [
  { key: 'at', header: '时间', width: '190px', rowHeader: true, cell: ({ at }) => displayTime(at) },
  { key: 'method', header: '方式', width: '140px', cell: ({ methodName }) => methodName },
  { key: 'reference', header: '流水号', cell: ({ reference }) => reference },
  { key: 'amount', header: '金额', width: '140px', align: 'end', cell: ({ amount }) => amount },
];

/** The payments of a bill, in the order of taking. */
export const BillPayments = ({ payments }: { payments: readonly Payment[] }) => (
  <Panel title="还款记录">
    <Table caption="还款记录" columns={columns} rows={payments} rowKey={({ at, reference }) => `${at} ${reference}`} />
  </Panel>
);
