import type { StaffStockDisplay } from '@mall/api-contract/product';
import { Button, PlusIcon } from '@mall/ui-kit';
import { Field } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { SkuLink } from '../parts/sku-link.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { ShowDialog } from './show-dialog.tsx';

const none = { keyword: '' };

/** SKUs whose stock figures buyers don't read (rule product 30). */
export default function HiddenStockPage() {
  const { filters, page, set, toPage } = useFilters(none);
  const [open, setOpen] = useState<'hide' | StaffStockDisplay>();
  const input = { keyword: filters.keyword, pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['product.listHiddenStock', input], (sdk) => sdk.product.listHiddenStock(input));
  const close = () => setOpen(undefined);
  const hide = (
    <Button variant="primary" icon={<PlusIcon size={14} />} onClick={() => setOpen('hide')}>
      隐藏库存
    </Button>
  );
  const columns: ListColumn<StaffStockDisplay>[] = [
    { key: 'sku', header: '商品', width: '130px', card: 'head', cell: ({ skuNumber }) => <SkuLink skuNumber={skuNumber} /> },
    { key: 'name', header: '名称', cell: ({ productName }) => productName },
    { key: 'brand', header: '品牌', width: '140px', cell: ({ manufacturerName }) => manufacturerName },
    {
      key: 'part',
      header: '型号',
      width: '200px',
      cell: ({ manufacturerPartNumber }) => <span className="part-number">{manufacturerPartNumber}</span>,
    },
    {
      key: 'act',
      header: '操作',
      width: '120px',
      align: 'end',
      card: 'foot',
      cell: (one) => (
        <Button size="sm" aria-label={`恢复显示 ${one.skuNumber}`} onClick={() => setOpen(one)}>
          恢复显示
        </Button>
      ),
    },
  ];
  return (
    <Screen title="库存显示" note="这些商品不向买家显示库存数量，买家看到“以客服确认为准”" actions={hide}>
      <FilterBar role="search" aria-label="筛选隐藏库存的商品">
        <Field label="商品编号、名称或型号">
          <SettledInput value={filters.keyword} onSettle={(keyword) => set({ keyword })} />
        </Field>
        {filters.keyword !== '' && (
          <Button variant="quiet" onClick={() => set(none)}>
            清除筛选
          </Button>
        )}
      </FilterBar>
      <ListFaces<StaffStockDisplay>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="隐藏库存的商品"
        empty={
          filters.keyword
            ? {
                title: '没有符合条件的商品',
                text: '这里只列出隐藏库存的商品。',
                action: <Button onClick={() => set(none)}>清除筛选</Button>,
              }
            : { title: '没有隐藏库存的商品', text: '所有商品的库存数量都向登录的买家显示。' }
        }
      >
        {(skus) => (
          <>
            <ListTable caption="隐藏库存的商品" rows={skus} rowKey={({ skuNumber }) => skuNumber} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
      {open === 'hide' ? <HideDialog onClose={close} /> : open && <ShowDialog sku={open} onClose={close} />}
    </Screen>
  );
}
