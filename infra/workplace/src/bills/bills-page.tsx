import type { StaffCreditBillCard } from '@mall/api-contract/credit-bill';
import type { CreditBillState } from '@mall/domain/credit-bill';
import { SearchIcon } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { billColumns } from './bill-columns.tsx';

const views: { value: string; label: string; states?: CreditBillState[] }[] = [
  { value: 'disputed', label: '异议中', states: ['disputed'] },
  { value: 'toPay', label: '待还款', states: ['toPay', 'partlyPaid'] },
  { value: 'overdue', label: '已逾期', states: ['overdue'] },
  { value: 'toConfirm', label: '待确认', states: ['toConfirm'] },
  { value: 'all', label: '全部' },
];

/** Bills of all companies: disputes to settle, transfers to enter, what is late (rules credit-bill 12, 22). */
export default function BillsPage() {
  const { filters, page, set, toPage } = useFilters({ view: 'disputed', keyword: '' });
  const view = views.find(({ value }) => value === filters.view) ?? views[0]!;
  const input = {
    ...(view.states ? { states: view.states } : {}),
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    ...{ pageIndex: page, pageSize },
  };
  const { data, error, mutate } = useRead(['creditBill.listCreditBills', input], (sdk) => sdk.creditBill.listCreditBills(input));
  return (
    <Screen title="账单" note="每月 25 日出账，次月 25 日前还款">
      <Tabs label="账单的状态" value={view.value} onValueChange={(value) => set({ view: value })} items={views} />
      <FilterBar>
        <SettledInput
          key={view.value}
          type="search"
          aria-label="筛选账单"
          placeholder="按账单号筛选"
          prefix={<SearchIcon size={14} />}
          value={filters.keyword}
          onSettle={(keyword) => set({ keyword })}
        />
      </FilterBar>
      <ListFaces<StaffCreditBillCard>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="账单"
        empty={{
          title: filters.keyword ? `没有找到“${filters.keyword}”` : `没有${view.label}的账单`,
          text: '账期订单发货后，25 日结束时出账。',
        }}
      >
        {(bills) => (
          <>
            <ListTable<StaffCreditBillCard> caption={`${view.label}的账单`} rows={bills} rowKey={({ id }) => id} columns={billColumns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}
