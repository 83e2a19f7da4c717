import type { StaffTopUp } from '@mall/api-contract/staff';
import { Button, CopyText, Price } from '@mall/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { useFilters } from '../list/use-filters.ts';
import { waitedColumn } from '../list/waited-column.ts';
import { TopUpDialog } from './top-up-dialog.tsx';

/** Deposits by transfer that wait until finance sees the money, the one that waits longest first (rule account 44). */
export default function TopUpsPage() {
  const { page, toPage } = useFilters({});
  const input = { pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['staff.listTopUps', input], (sdk) => sdk.staff.listTopUps(input));
  const [chosen, setChosen] = useState<StaffTopUp>();
  return (
    <Screen title="充值" note="客户登记的转账充值，核对银行到账后在这里确认，余额随即增加">
      <ListFaces<StaffTopUp>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="待确认的充值"
        empty={{ title: '没有待确认的充值', text: '客户登记转账充值后会出现在这里。' }}
      >
        {(topUps) => (
          <>
            <ListTable<StaffTopUp>
              caption="待确认的充值"
              rows={topUps}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'customer',
                  header: '企业',
                  card: 'head',
                  cell: ({ customerId, customerName }) => <Link to={`/customers/${customerId}`}>{customerName}</Link>,
                },
                { key: 'who', header: '登记人', width: '100px', cell: ({ contactName }) => contactName },
                { key: 'remark', header: '转账附言', width: '200px', cell: ({ remark }) => <CopyText text={remark} /> },
                waitedColumn('190px'),
                {
                  key: 'amount',
                  header: '金额',
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
                  cell: (topUp) => (
                    <Button size="sm" onClick={() => setChosen(topUp)}>
                      确认到账
                    </Button>
                  ),
                },
              ]}
            />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
      {chosen && <TopUpDialog topUp={chosen} onClose={() => setChosen(undefined)} />}
    </Screen>
  );
}
