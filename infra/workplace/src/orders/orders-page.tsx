import type { StaffOrder } from '@mall/api-contract/staff';
import { below, color, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Price, SearchIcon } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { serverNow } from '../calls/server-clock.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useQueues } from '../queues/use-queues.ts';
import { ageText } from '../wording/age.ts';
import { leftText } from './left.ts';
import { StatusTag } from './status-tag.tsx';

const views = [
  { value: 'toShip', label: '待发货', empty: '没有等待发货的订单' },
  { value: 'onTheWay', label: '运输中', empty: '没有在途的订单' },
  { value: 'awaitingTransfer', label: '待收款', empty: '没有等待转账的订单' },
  { value: 'all', label: '全部', empty: '还没有订单' },
] as const;
type View = (typeof views)[number]['value'];

/** Orders: the queues oldest first, all of them newest first; a keyword narrows each. */
export default function OrdersPage() {
  const { filters, page, set, toPage } = useFilters({ view: 'toShip', keyword: '' });
  const view = views.find(({ value }) => value === filters.view) ?? views[0];
  const { data: queues = [] } = useQueues();
  const input = {
    filter: view.value,
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    order: view.value === 'all' ? ('newest' as const) : ('oldest' as const),
    pageIndex: page,
    pageSize,
  };
  const { data, error, mutate } = useRead(['staff.listOrders', input], (sdk) => sdk.staff.listOrders(input));
  return (
    <Screen title="订单">
      <Tabs<View>
        label="订单的去向"
        value={view.value}
        onValueChange={(value) => set({ view: value })}
        items={views.map(({ value, label }) => ({
          value,
          label,
          badge: <Count>{queues.find(({ queue }) => queue === value)?.count || ''}</Count>,
        }))}
      />
      <Bar>
        <SettledInput
          key={view.value}
          type="search"
          aria-label="筛选订单"
          placeholder="按订单号、项目号或商品筛选"
          prefix={<SearchIcon size={14} />}
          value={filters.keyword}
          onSettle={(keyword) => set({ keyword })}
        />
      </Bar>
      <ListFaces<StaffOrder>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="订单"
        empty={
          filters.keyword
            ? {
                title: `没有找到“${filters.keyword}”`,
                text: '换一个订单号、项目号或商品编号试试，或在“全部”中查找；按企业或联系人请用上方的搜索。',
              }
            : { title: view.empty, text: '有新的订单时会出现在这里。' }
        }
      >
        {(orders) => (
          <>
            <ListTable caption={`${view.label}订单`} rows={orders} rowKey={({ id }) => id} columns={columnsOf(view.value)} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}

const columnsOf = (view: View): ListColumn<StaffOrder>[] => [
  {
    key: 'number',
    header: '订单',
    width: '190px',
    card: 'head',
    cell: ({ id, orderNumber }) => (
      <Link to={`/orders/${id}`} className="part-number">
        {orderNumber}
      </Link>
    ),
  },
  { key: 'status', header: '状态', width: '96px', card: 'corner', cell: (order) => <StatusTag order={order} /> },
  {
    key: 'customer',
    header: '企业与联系人',
    cell: ({ customerName, contactName }) => (
      <span>
        {customerName} <Quiet>{contactName}</Quiet>
      </span>
    ),
  },
  ...(view === 'toShip' ? [{ key: 'left', header: '待发', width: '110px', cell: ({ lines }: StaffOrder) => leftText(lines) }] : []),
  ...(view === 'onTheWay'
    ? [{ key: 'packages', header: '包裹', width: '70px', cell: ({ packages }: StaffOrder) => `${packages.length} 个` }]
    : []),
  { key: 'payment', header: '支付', width: '116px', cell: ({ paymentMethodName }) => paymentMethodName },
  {
    key: 'amount',
    header: '金额',
    width: '130px',
    align: 'end',
    cell: ({ payableFen }) => <Price fen={payableFen} size="sm" tone="total" />,
  },
  {
    key: 'time',
    header: view === 'all' ? '下单时间' : '下单时间 · 已过',
    width: '170px',
    align: 'end',
    cell: ({ createdAt }) => (
      <span>
        {displayMinute(createdAt, 'short')} {view !== 'all' && <Quiet>{ageText(createdAt, serverNow())}</Quiet>}
      </span>
    ),
  },
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
