import { useCall, useSearchParams } from '@mall/mf-kit';
import { EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { ListPages } from '../content/list-pages.tsx';
import { savingsCall } from './brand-calls.ts';
import { SavingCard, SavingList } from './saving-card.tsx';

/** Page by page, of the category and brand in the address, what the private brands save. */
export function Savings({ paged }: { paged: boolean }) {
  const [query] = useSearchParams();
  const { data, error, isLoading, refresh } = useCall(savingsCall(query), { keepPreviousData: true });
  if (!data) return error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what="对照" variant="grid" count={4} />;
  if (data.items.length === 0) return <EmptyPanel title="这里暂时没有可对照的商品">换一个分类，或看全部分类的对照。</EmptyPanel>;
  return (
    <>
      <SavingList aria-busy={isLoading || undefined}>
        {data.items.map((pair) => (
          <li key={pair.sku.skuNumber}>
            <SavingCard pair={pair} />
          </li>
        ))}
      </SavingList>
      {paged && <ListPages list={data} />}
    </>
  );
}
