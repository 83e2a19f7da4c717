import type { StaffInquiryCard } from '@mall/api-contract/staff';
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
import { InquiryTag } from './inquiry-tag.tsx';

const views = [
  { value: 'waiting', label: '待报价', empty: '没有等待报价的询价单' },
  { value: 'answered', label: '客户已回复', empty: '没有客户的新回复' },
  { value: 'mine', label: '我接手的', empty: '您没有正在报价的询价单' },
  { value: 'all', label: '全部', empty: '还没有询价单' },
] as const;
type View = (typeof views)[number]['value'];

/** Inquiries: those that wait longest first, all of them newest first; a keyword narrows each. */
export default function InquiriesPage() {
  const { filters, page, set, toPage } = useFilters({ view: 'waiting', keyword: '' });
  const view = views.find(({ value }) => value === filters.view) ?? views[0];
  const waiting = useQueues().data?.find(({ queue }) => queue === 'inquiries')?.count;
  const input = { filter: view.value, ...(filters.keyword ? { keyword: filters.keyword } : {}), pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['staff.listInquiries', input], (sdk) => sdk.staff.listInquiries(input));
  return (
    <Screen title="询价">
      <Tabs<View>
        label="询价单的进度"
        value={view.value}
        onValueChange={(value) => set({ view: value })}
        items={views.map(({ value, label }) => ({ value, label, badge: <Count>{value === 'waiting' ? waiting || '' : ''}</Count> }))}
      />
      <Bar>
        <SettledInput
          key={view.value}
          type="search"
          aria-label="筛选询价单"
          placeholder="按询价单号、项目号、备注或商品筛选"
          prefix={<SearchIcon size={14} />}
          value={filters.keyword}
          onSettle={(keyword) => set({ keyword })}
        />
      </Bar>
      <ListFaces<StaffInquiryCard>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="询价单"
        empty={
          filters.keyword
            ? { title: `没有找到“${filters.keyword}”`, text: '换一个询价单号、项目号或商品编号试试，或在“全部”中查找。' }
            : { title: view.empty, text: '客户提交后会出现在这里。' }
        }
      >
        {(inquiries) => (
          <>
            <ListTable caption={`${view.label}的询价单`} rows={inquiries} rowKey={({ id }) => id} columns={columnsOf(view.value)} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}

const columnsOf = (view: View): ListColumn<StaffInquiryCard>[] => [
  {
    key: 'number',
    header: '询价单',
    width: '180px',
    card: 'head',
    cell: ({ id, inquiryNumber }) => (
      <Link to={`/inquiries/${id}`} className="part-number">
        {inquiryNumber}
      </Link>
    ),
  },
  { key: 'status', header: '状态', width: '96px', card: 'corner', cell: (inquiry) => <InquiryTag inquiry={inquiry} /> },
  {
    key: 'customer',
    header: '企业与联系人',
    cell: ({ customerName, contactName }) => (
      <span>
        {customerName} <Quiet>{contactName}</Quiet>
      </span>
    ),
  },
  {
    key: 'lines',
    header: '未处理 / 行数',
    width: '116px',
    align: 'end',
    cell: ({ openCount, lineCount }) => (
      <span>
        <b>{openCount}</b> / {lineCount}
      </span>
    ),
  },
  { key: 'by', header: '报价员', width: '96px', cell: ({ quotingBy }) => quotingBy || <Quiet>未接手</Quiet> },
  {
    key: 'amount',
    header: '已报金额',
    width: '130px',
    align: 'end',
    cell: ({ totalFen }) => (totalFen > 0 ? <Price fen={totalFen} size="sm" tone="total" /> : <Quiet>—</Quiet>),
  },
  {
    key: 'time',
    header: view === 'all' ? '提交时间' : '提交时间 · 已等',
    width: '176px',
    align: 'end',
    cell: ({ submittedAt }) => (
      <span>
        {displayMinute(submittedAt, 'short')} {view !== 'all' && <Quiet>{ageText(submittedAt, serverNow())}</Quiet>}
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
