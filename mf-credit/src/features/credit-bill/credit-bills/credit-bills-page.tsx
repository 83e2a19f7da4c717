import { below, color, radius, space } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { CentrePage } from '@mall/mall-parts/account';
import { Link, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { type Column, Pager, Table, Tabs } from '@mall/ui-kit/data-display';
import { KeywordForm } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { billPathOf, type CreditBillCard } from '../../../parts/bill-calls.ts';
import { Cell, Money } from '../../../parts/bill-cell.ts';
import { BillTag } from '../../../parts/bill-tag.tsx';
import { creditUsesCall } from '../../../parts/credit-calls.ts';
import { type BillFilters, type BillView, billsCall, billsHref, billsPerPage, billViews, readBillFilters } from './bill-filters.ts';
import { BillSums } from './bill-sums.tsx';

const nextAct = (bill: CreditBillCard) =>
  bill.state === 'toConfirm' ? '核对并确认' : ['toPay', 'partlyPaid', 'overdue'].includes(bill.state) ? '去还款' : '查看';

const when = (bill: CreditBillCard) => {
  if (bill.state === 'toConfirm') return `${displayMinute(bill.confirmBy, 'short')} 前确认`;
  if (bill.isOverdue) return `${bill.dueOn}，逾期 ${bill.daysOverdue} 天`;
  return bill.dueOn;
};

const columns: Column<CreditBillCard>[] = [
  {
    key: 'number',
    header: '账单',
    rowHeader: true,
    cell: ({ id, month, billNumber }) => (
      <Cell>
        <Link to={billPathOf(id)}>{month} 账单</Link>
        <small>{billNumber}</small>
      </Cell>
    ),
  },
  { key: 'state', header: '状态', width: '110px', cell: (bill) => <BillTag bill={bill} /> },
  { key: 'due', header: '还款日', width: '170px', cell: when },
  { key: 'amount', header: '账单金额', width: '130px', align: 'end', cell: ({ amount }) => <Money>{amount}</Money> },
  { key: 'open', header: '未还', width: '130px', align: 'end', cell: ({ open }) => <Money>{open}</Money> },
  {
    key: 'act',
    header: '操作',
    width: '110px',
    cell: (bill) => (
      <Act as={Link} to={billPathOf(bill.id)} aria-label={`${nextAct(bill)} ${bill.month} 账单`}>
        {nextAct(bill)}
      </Act>
    ),
  },
];

/** /customer/customerCreditBills */
export default function CreditBillsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readBillFilters(query);
  const apply = (changes: Partial<BillFilters>) => void navigate(billsHref({ ...filters, page: 1, ...changes }));
  const { data, error, isLoading, refresh } = useCall(billsCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const running = useCall(creditUsesCall(1));
  return (
    <CentrePage title="账单管理">
      {data && <BillSums sums={data.sums} running={running.data} />}
      <Paper>
        <Tabs<BillView>
          label="账单状态"
          value={filters.view}
          onValueChange={(view) => apply({ view })}
          items={(Object.keys(billViews) as BillView[]).map((value) => ({ value, label: billViews[value].label }))}
        />
        <Search
          label="查找账单"
          boxLabel="账单号"
          placeholder="账单号"
          maxLength={40}
          keyword={filters.keyword}
          onSearch={(keyword) => apply({ keyword })}
        />
        {data ? (
          data.items.length > 0 ? (
            <>
              <Table caption="账单" columns={columns} rows={data.items} rowKey={({ id }) => id} busy={isLoading} />
              {data.total > billsPerPage && (
                <Pager
                  page={filters.page}
                  total={data.total}
                  pageSize={billsPerPage}
                  unit="个账单"
                  hrefFor={(page) => billsHref({ ...filters, page })}
                  onPageChange={(page) => apply({ page })}
                />
              )}
            </>
          ) : (
            <NoBills
              isNarrowed={filters.view !== 'all' || filters.keyword !== '' || filters.page > 1}
              onClear={() => apply({ view: 'all', keyword: '' })}
            />
          )
        ) : error ? (
          <ErrorPanel error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="账单" variant="table" count={6} />
        )}
      </Paper>
    </CentrePage>
  );
}

const NoBills = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyPanel title="没有符合条件的账单" action={<Button onClick={onClear}>清除筛选条件</Button>}>
      换一个状态或账单号
    </EmptyPanel>
  ) : (
    <EmptyPanel
      title="还没有账单"
      action={
        <ButtonLink as={Link} to="/customer/customerCreditLimit">
          查看额度
        </ButtonLink>
      }
    >
      账期订单发货后，每月 25 日出账，次月 25 日前还款
    </EmptyPanel>
  );

const Paper = styled.div`
  padding: ${space.xs} ${space.xxl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.xs} ${space.lg} ${space.lg};
  }
`;
const Search = styled(KeywordForm)`
  display: flex;
  gap: ${space.sm};
  padding: ${space.lg} 0;
  & > :first-child {
    max-width: 240px;
  }
  ${below.tablet} {
    & > :first-child {
      flex: 1;
      max-width: none;
    }
    & > * {
      min-height: 44px;
    }
  }
`;
const Act = styled.a`
  color: ${color.accent};
  ${below.tablet} {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
