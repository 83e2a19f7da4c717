import type { StaffAfterSalesCard } from '@mall/api-contract/after-sales';
import { below, color, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Price, SearchIcon } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useQueues } from '../queues/use-queues.ts';
import { CaseTag } from './case-tag.tsx';

const views = [
  { value: 'toReview', label: '待审核', queue: 'casesToReview', empty: '没有等待审核的售后' },
  { value: 'toReceive', label: '待收货', queue: 'casesToReceive', empty: '没有要收的退货' },
  { value: 'toSend', label: '待寄出', queue: 'casesToSend', empty: '没有要寄出的商品' },
  { value: 'toRefund', label: '待退款', queue: 'casesToRefund', empty: '没有要退的款' },
  { value: 'all', label: '全部', queue: '', empty: '还没有售后单' },
] as const;
type View = (typeof views)[number]['value'];

/** After-sales: those that wait longest first, all of them newest first; a keyword narrows each. */
export default function CasesPage() {
  const { data: queues = [] } = useQueues();
  // Without a view in the address one's own work: the first that one's roles have a queue of.
  const own = views.find(({ queue }) => queues.some((one) => one.queue === queue)) ?? views[4];
  const { filters, page, set, toPage } = useFilters({ view: '', keyword: '' });
  const view = views.find(({ value }) => value === filters.view) ?? own;
  const input = { filter: view.value, ...(filters.keyword ? { keyword: filters.keyword } : {}), pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['afterSales.listAfterSales', input], (sdk) => sdk.afterSales.listAfterSales(input));
  return (
    <Screen title="售后">
      <Tabs<View>
        label="售后的进度"
        value={view.value}
        onValueChange={(value) => set({ view: value })}
        items={views.map(({ value, label, queue }) => ({
          ...{ value, label },
          badge: <Count>{queues.find((one) => one.queue === queue)?.count || ''}</Count>,
        }))}
      />
      <Bar>
        <SettledInput
          key={view.value}
          type="search"
          aria-label="筛选售后单"
          placeholder="按售后单号或订单号筛选"
          prefix={<SearchIcon size={14} />}
          value={filters.keyword}
          onSettle={(keyword) => set({ keyword })}
        />
      </Bar>
      <ListFaces<StaffAfterSalesCard>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="售后单"
        empty={
          filters.keyword
            ? { title: `没有找到“${filters.keyword}”`, text: '换一个售后单号或订单号试试，或在“全部”中查找。' }
            : { title: view.empty, text: '客户申请后会出现在这里。' }
        }
      >
        {(cases) => (
          <>
            <ListTable caption={`${view.label}的售后单`} rows={cases} rowKey={({ id }) => id} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}

const columns: ListColumn<StaffAfterSalesCard>[] = [
  {
    key: 'number',
    header: '售后单',
    width: '180px',
    card: 'head',
    cell: ({ id, afterSalesNumber }) => (
      <Link to={`/after-sales/${id}`} className="part-number">
        {afterSalesNumber}
      </Link>
    ),
  },
  { key: 'status', header: '状态', width: '92px', card: 'corner', cell: (one) => <CaseTag one={one} /> },
  { key: 'kind', header: '类型', width: '92px', cell: ({ kindName }) => kindName },
  { key: 'reason', header: '原因', width: '150px', cell: ({ reasonName }) => reasonName },
  {
    key: 'customer',
    header: '企业与申请人',
    cell: ({ customerName, contactName }) => (
      <span>
        {customerName} <Quiet>{contactName}</Quiet>
      </span>
    ),
  },
  {
    key: 'pieces',
    header: '件数',
    width: '72px',
    align: 'end',
    cell: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  {
    key: 'amount',
    header: '退款',
    width: '120px',
    align: 'end',
    cell: ({ refundFen }) => (refundFen > 0 ? <Price fen={refundFen} size="sm" tone="total" /> : <Quiet>—</Quiet>),
  },
  { key: 'time', header: '申请时间', width: '130px', align: 'end', cell: ({ createdAt }) => displayMinute(createdAt, 'short') },
];

const Quiet = styled.span`
  color: ${color.inkSecond};
`;
const Count = styled.span`
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  &:empty { display: none; }
`;
const Bar = styled(FilterBar)`
  padding-top: 12px;
  > * {
    flex: 0 1 360px;
  }
  ${below.tablet} {
    > * {
      flex: 1;
      height: 44px;
    }
  }
`;
