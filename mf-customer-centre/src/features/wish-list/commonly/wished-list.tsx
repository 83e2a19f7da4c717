import { displayDate } from '@mall/domain/time';
import { useCall } from '@mall/mf-kit';
import { KeepButton } from './keep-button.tsx';
import { ListNote, ProductList } from './product-list.tsx';
import { wishedCall } from './shown-list.ts';
import { useKeeping } from './use-keeping.ts';

/** The wish list, the newest first. What is let go stays in its row until the list is read again, so that it can be kept again. */
export function WishedList({ page }: { page: number }) {
  const state = useCall(wishedCall(page), { keepPreviousData: true });
  const { isLetGo, toggle } = useKeeping();
  const addedAt = new Map(state.data?.items.map((item) => [item.sku.skuNumber, item.addedAt]));
  return (
    <ProductList
      shown={{ tab: 'wished', page }}
      noun="收藏的商品"
      howTo="在商品页点“收藏”，商品会留在这里"
      state={state}
      noteOf={({ skuNumber }) => (
        <ListNote>{isLetGo(skuNumber) ? '已取消收藏' : `收藏于 ${displayDate(addedAt.get(skuNumber) ?? '')}`}</ListNote>
      )}
      actionsOf={({ skuNumber, productName }) => (
        <KeepButton name={productName} isKept={!isLetGo(skuNumber)} onToggle={() => void toggle(skuNumber)} />
      )}
    />
  );
}
