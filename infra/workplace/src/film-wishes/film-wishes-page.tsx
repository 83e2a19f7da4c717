import type { StaffFilmWish } from '@mall/api-contract/product';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { useFilters } from '../list/use-filters.ts';
import { SkuLink } from '../parts/sku-link.tsx';
import { DoneDialog } from './done-dialog.tsx';

/** SKUs that buyers would like to see a film of, what most wish for first (rule product 29). */
export default function FilmWishesPage() {
  const { filters, page, set, toPage } = useFilters({ view: 'waiting' });
  const isDone = filters.view === 'done';
  const [chosen, setChosen] = useState<StaffFilmWish>();
  const input = { isDone, pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['product.listFilmWishes', input], (sdk) => sdk.product.listFilmWishes(input));
  const columns: ListColumn<StaffFilmWish>[] = [
    { key: 'sku', header: '商品', width: '130px', card: 'head', cell: ({ skuNumber }) => <SkuLink skuNumber={skuNumber} /> },
    { key: 'name', header: '名称', cell: ({ productName }) => productName },
    { key: 'wishes', header: '人数', width: '90px', align: 'end', cell: ({ wishes }) => wishes.toLocaleString('en-US') },
    { key: 'last', header: '最近提出', width: '130px', align: 'end', cell: (one) => displayMinute(one.lastWishedAt, 'short') },
    {
      key: 'act',
      header: isDone ? '处理时间' : '操作',
      width: '130px',
      align: 'end',
      ...(isDone ? {} : { card: 'foot' as const }),
      cell: (wish) =>
        wish.doneAt ? (
          displayMinute(wish.doneAt, 'short')
        ) : (
          <Button size="sm" aria-label={`登记处理 ${wish.skuNumber}`} onClick={() => setChosen(wish)}>
            登记处理
          </Button>
        ),
    },
  ];
  return (
    <Screen title="视频需求" note="买家在商品页点“想看视频”的商品；每人每个商品只计一次">
      <Tabs<string>
        label="视频需求的进度"
        value={filters.view}
        onValueChange={(view) => set({ view })}
        items={[
          { value: 'waiting', label: '待处理' },
          { value: 'done', label: '已处理' },
        ]}
      />
      <ListFaces<StaffFilmWish>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="视频需求"
        empty={{ title: isDone ? '还没有处理过的视频需求' : '没有等待处理的视频需求', text: '买家想看视频的商品会出现在这里。' }}
      >
        {(wishes) => (
          <>
            <ListTable caption="视频需求" rows={wishes} rowKey={({ skuNumber }) => skuNumber} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
      {chosen && <DoneDialog wish={chosen} onClose={() => setChosen(undefined)} />}
    </Screen>
  );
}
