import type { StaffCouponPackage } from '@mall/api-contract/discount';
import { displayMinute } from '@mall/domain/time';
import { ButtonLink, SearchIcon } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { Link } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { CouponTag } from './coupon-tag.tsx';

const statuses = [
  { value: '2', label: '可领取', status: 2 },
  { value: '1', label: '未开始', status: 1 },
  { value: '3', label: '已领完', status: 3 },
  { value: '4', label: '已结束', status: 4 },
] as const;
type Status = (typeof statuses)[number]['value'];

const columns: ListColumn<StaffCouponPackage>[] = [
  { key: 'name', header: '优惠券', card: 'head', cell: ({ id, draft }) => <Link to={`/coupons/${id}`}>{draft.name}</Link> },
  { key: 'words', header: '优惠', cell: ({ words }) => words },
  { key: 'until', header: '领取截止', width: '150px', cell: ({ draft }) => displayMinute(draft.receiveUntil) },
  {
    key: 'received',
    header: '已领 / 总量',
    width: '130px',
    align: 'end',
    cell: ({ received, draft }) => `${received.toLocaleString('en-US')} / ${draft.stock.toLocaleString('en-US')}`,
  },
  { key: 'used', header: '已用', width: '80px', align: 'end', cell: ({ used }) => used },
  { key: 'status', header: '状态', width: '90px', card: 'corner', cell: (coupon) => <CouponTag coupon={coupon} /> },
];

/** Packages of coupons by what can be had, the latest first. */
export default function CouponsPage() {
  const { filters, page, set, toPage } = useFilters({ status: '2', keyword: '' });
  const chosen = statuses.find(({ value }) => value === filters.status) ?? statuses[0];
  const input = { status: chosen.status, ...(filters.keyword ? { keyword: filters.keyword } : {}), pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['discount.listCouponPackages', input], (sdk) => sdk.discount.listCouponPackages(input));
  return (
    <Screen
      title="优惠券"
      actions={
        <ButtonLink as={Link} to="/coupons/new">
          新建优惠券
        </ButtonLink>
      }
    >
      <Tabs<Status> label="优惠券的状态" value={chosen.value} onValueChange={(status) => set({ status })} items={statuses} />
      <FilterBar style={{ paddingTop: 12 }}>
        <SettledInput
          type="search"
          aria-label="筛选优惠券"
          placeholder="按优惠券名称筛选"
          prefix={<SearchIcon size={14} />}
          value={filters.keyword}
          onSettle={(keyword) => set({ keyword })}
        />
      </FilterBar>
      <ListFaces<StaffCouponPackage>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="优惠券"
        empty={{
          title: filters.keyword ? `没有找到“${filters.keyword}”` : '这里没有优惠券',
          text: '新建的优惠券在开始领取之前列在“未开始”。',
          action: <Link to="/coupons/new">新建优惠券</Link>,
        }}
      >
        {(coupons) => (
          <>
            <ListTable caption="优惠券" rows={coupons} rowKey={({ id }) => id} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}
