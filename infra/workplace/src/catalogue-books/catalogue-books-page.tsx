import type { StaffCatalogueBook } from '@mall/api-contract/download';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { useFilters } from '../list/use-filters.ts';

const pollMs = 4000;

function stateText({ isMaking, progress, isOld, madeAt, failure, isHidden }: StaffCatalogueBook): string {
  const made = isMaking
    ? `正在编制 ${progress}%`
    : failure
      ? `没有编制成功：${failure}`
      : !madeAt
        ? '尚未编制，有人打开或夜间编制'
        : isOld
          ? '数据已更新，等待重新编制'
          : '已是最新';
  return isHidden ? `已下架；${made}` : made;
}

/** Printed catalogues: how far each is; made anew, taken down, shown again (rule download 22). */
export default function CatalogueBooksPage() {
  const sdk = useSdk();
  const { page, toPage } = useFilters({});
  const act = useAct({ done: '已更新', isSafe: true });
  const input = { pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['download.listCatalogueBooks', input], (one) => one.download.listCatalogueBooks(input), {
    refreshInterval: pollMs,
  });
  const change = async (given: { id: number; isShown?: boolean; isAnew?: boolean }) => {
    await act.run(['changeCatalogueBook', given], (options) => sdk.download.changeCatalogueBook(given, options));
    void mutate();
  };
  const columns: ListColumn<StaffCatalogueBook>[] = [
    {
      key: 'title',
      header: '目录',
      card: 'head',
      cell: ({ id, title, kindName, isHidden }) =>
        isHidden ? `${title}（${kindName}）` : <a href={`/download/${id}`}>{`${title}（${kindName}）`}</a>,
    },
    { key: 'skus', header: '规格', width: '90px', align: 'end', cell: ({ skuCount }) => skuCount.toLocaleString('en-US') },
    { key: 'pages', header: '页数', width: '80px', align: 'end', cell: ({ pages }) => pages || '—' },
    { key: 'made', header: '编制时间', width: '120px', cell: ({ madeAt }) => (madeAt ? displayMinute(madeAt, 'short') : '—') },
    { key: 'state', header: '状态', cell: stateText },
    {
      key: 'act',
      header: '操作',
      width: '180px',
      align: 'end',
      card: 'foot',
      cell: ({ id, isHidden, isMaking }) => (
        <>
          <Button size="sm" disabled={act.isBusy || isMaking || isHidden} onClick={() => void change({ id, isAnew: true })}>
            重新编制
          </Button>{' '}
          <Button size="sm" disabled={act.isBusy} onClick={() => void change({ id, isShown: isHidden })}>
            {isHidden ? '上架' : '下架'}
          </Button>
        </>
      ),
    },
  ];
  return (
    <Screen title="产品目录" note="数据变化后自动重新编制，一次一本">
      <ListFaces<StaffCatalogueBook>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="产品目录"
        empty={{ title: '还没有产品目录', text: '有在售商品后，每十分钟检查一次。' }}
      >
        {(books) => (
          <>
            <ListTable<StaffCatalogueBook> caption="产品目录" rows={books} rowKey={({ id }) => String(id)} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}
