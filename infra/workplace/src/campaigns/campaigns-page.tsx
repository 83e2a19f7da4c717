import type { StaffCampaignHead } from '@mall/api-contract/discount';
import { campaignKindNames, isCampaignKind } from '@mall/domain/discount';
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
import { CampaignTag } from './campaign-tag.tsx';

const states = [
  { value: 'running', label: '进行中' },
  { value: 'planned', label: '未开始' },
  { value: 'ended', label: '已结束' },
] as const;
type State = (typeof states)[number]['value'];

const columns: ListColumn<StaffCampaignHead>[] = [
  { key: 'name', header: '活动', card: 'head', cell: ({ id, name }) => <Link to={`/campaigns/${id}`}>{name}</Link> },
  { key: 'kind', header: '类型', width: '110px', cell: ({ kind }) => (isCampaignKind(kind) ? campaignKindNames[kind] : '') },
  { key: 'from', header: '开始', width: '150px', cell: ({ startsAt }) => displayMinute(startsAt) },
  { key: 'to', header: '结束', width: '150px', cell: ({ endsAt }) => displayMinute(endsAt) },
  { key: 'goods', header: '商品', width: '90px', align: 'end', cell: ({ skuCount }) => `${skuCount.toLocaleString('en-US')} 种` },
  { key: 'state', header: '状态', width: '90px', card: 'corner', cell: (campaign) => <CampaignTag campaign={campaign} /> },
];

/** Campaigns by how far they are, the latest first. */
export default function CampaignsPage() {
  const { filters, page, set, toPage } = useFilters({ state: 'running', keyword: '' });
  const state = states.find(({ value }) => value === filters.state)?.value ?? 'running';
  const input = { state, ...(filters.keyword ? { keyword: filters.keyword } : {}), pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['discount.listCampaigns', input], (sdk) => sdk.discount.listCampaigns(input));
  return (
    <Screen
      title="活动"
      actions={
        <ButtonLink as={Link} to="/campaigns/new">
          新建活动
        </ButtonLink>
      }
    >
      <Tabs<State> label="活动的状态" value={state} onValueChange={(value) => set({ state: value })} items={states} />
      <FilterBar style={{ paddingTop: 12 }}>
        <SettledInput
          type="search"
          aria-label="筛选活动"
          placeholder="按活动名称筛选"
          prefix={<SearchIcon size={14} />}
          value={filters.keyword}
          onSettle={(keyword) => set({ keyword })}
        />
      </FilterBar>
      <ListFaces<StaffCampaignHead>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="活动"
        empty={{
          title: filters.keyword ? `没有找到“${filters.keyword}”` : '这里没有活动',
          text: '新建的活动在开始之前列在“未开始”。',
          action: <Link to="/campaigns/new">新建活动</Link>,
        }}
      >
        {(campaigns) => (
          <>
            <ListTable caption="活动" rows={campaigns} rowKey={({ id }) => id} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}
