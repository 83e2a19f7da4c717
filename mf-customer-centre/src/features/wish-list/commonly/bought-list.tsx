import { displayDate } from '@mall/domain/time';
import { useBusEvent, useCall } from '@mall/mf-kit';
import { ListNote, ProductList } from './product-list.tsx';
import { boughtCall } from './shown-list.ts';

/** What this contact person bought, most often first. */
export function BoughtList({ page }: { page: number }) {
  const state = useCall(boughtCall(page), { keepPreviousData: true });
  const renew = () => void state.refresh();
  useBusEvent('order:placed', renew);
  useBusEvent('order:paid', renew);
  useBusEvent('order:changed', renew);
  const bought = new Map(state.data?.items.map((item) => [item.sku.skuNumber, item]));
  return (
    <ProductList
      shown={{ tab: 'bought', page }}
      noun="常购商品"
      howTo="下单购买后，商品会按购买次数排在这里"
      state={state}
      noteOf={({ skuNumber, salesPackUom }) => {
        const purchases = bought.get(skuNumber);
        return (
          purchases && (
            <ListNote>
              <span>
                买过 {purchases.timesBought} 次，共 {purchases.totalQuantity.toLocaleString('en-US')} {salesPackUom}，
              </span>
              <span>最近 {displayDate(purchases.lastBoughtAt)}</span>
            </ListNote>
          )
        );
      }}
    />
  );
}
