import type { StaffContentHead } from '@mall/api-contract/content';
import { type ContentKind, contentKindNames, type VersionState, versionStateNames } from '@mall/domain/content';
import { displayMinute } from '@mall/domain/time';
import { ButtonLink, SearchIcon } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { NativeSelect } from '@mall/ui-kit/forms';
import { Link } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { ContentTag } from './content-tag.tsx';

const states = [{ value: '', label: '全部' }, ...Object.entries(versionStateNames).map(([value, label]) => ({ value, label }))];
const kinds = [{ value: 'all', label: '全部种类' }, ...Object.entries(contentKindNames).map(([value, label]) => ({ value, label }))];

const columns: ListColumn<StaffContentHead>[] = [
  { key: 'title', header: '标题', card: 'head', cell: ({ id, title }) => <Link to={`/contents/${id}`}>{title}</Link> },
  { key: 'kind', header: '种类', width: '90px', cell: ({ kindName }) => kindName },
  { key: 'url', header: '地址', width: '220px', cell: ({ url }) => url },
  { key: 'updated', header: '修改时间', width: '150px', cell: ({ updatedAt }) => displayMinute(updatedAt) },
  {
    key: 'state',
    header: '状态',
    width: '150px',
    card: 'corner',
    cell: (one) => (
      <>
        <ContentTag of={one} /> {one.hasOpen && one.state === 'live' && '有修改'}
      </>
    ),
  },
];

/** What the mall tells, the last changed first. */
export default function ContentsPage() {
  const { filters, page, set, toPage } = useFilters({ state: '', kind: 'all', keyword: '' });
  const input = {
    ...(filters.state in versionStateNames ? { state: filters.state as VersionState } : {}),
    ...(filters.kind in contentKindNames ? { kind: filters.kind as ContentKind } : {}),
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    ...{ pageIndex: page, pageSize },
  };
  const { data, error, mutate } = useRead(['content.listContent', input], (sdk) => sdk.content.listContent(input));
  return (
    <Screen
      title="内容"
      actions={
        <ButtonLink as={Link} to="/contents/new">
          新建内容
        </ButtonLink>
      }
    >
      <Tabs label="内容的状态" value={filters.state} onValueChange={(state) => set({ state })} items={states} />
      <FilterBar style={{ paddingTop: 12 }}>
        <NativeSelect aria-label="种类" value={filters.kind} options={kinds} onValueChange={(kind) => set({ kind })} />
        <SettledInput
          type="search"
          aria-label="筛选内容"
          placeholder="按标题或地址筛选"
          prefix={<SearchIcon size={14} />}
          value={filters.keyword}
          onSettle={(keyword) => set({ keyword })}
        />
      </FilterBar>
      <ListFaces<StaffContentHead>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="内容"
        empty={{
          title: filters.keyword ? `没有找到“${filters.keyword}”` : '这里没有内容',
          text: '新建的内容先是草稿，由他人审核后上线。',
          action: <Link to="/contents/new">新建内容</Link>,
        }}
      >
        {(items) => (
          <>
            <ListTable caption="内容" rows={items} rowKey={({ id }) => id} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}
