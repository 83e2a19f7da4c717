import { onInquiry } from '@mall/domain/delivery-time';
import { type SkuOffer, usePrices, useSession } from '@mall/mf-kit';
import { useEffect, useRef } from 'react';
import { useDebounced } from './use-debounced.ts';

/** What a card, row or page knows of a SKU's price before it asks: a visitor's page knows nothing, a buyer's answer came with it. */
export interface Offered {
  skuNumber: string;
  minOrderQty?: number;
  isLogin: boolean;
  dynamicDeliveryTimeId?: number;
  arrivalDate?: string;
}

/** Price and delivery lookups wait until the quantity stands (rule calls 17). */
const settleMs = 500;

/**
 * Price and delivery time of a SKU at a quantity, for who is here. A visitor's page carries delivery times for the smallest quantity and no price;
 * what it lacks is asked for together with everything else on the page. While another quantity is on its way the last answer stays.
 */
export function useOffer(sku: Offered, quantity = sku.minOrderQty ?? 1) {
  const { signedIn } = useSession();
  const smallest = sku.minOrderQty ?? 1;
  const settled = useDebounced(quantity, settleMs);
  const isOther = settled !== smallest;
  const asks = isOther || (signedIn && !sku.isLogin);
  const prices = usePrices(asks ? [{ skuNumber: sku.skuNumber, quantity: settled }] : [], { forVisitors: isOther });
  const found = asks ? prices.of(sku.skuNumber, settled) : undefined;
  const last = useRef<SkuOffer>(undefined);
  useEffect(() => {
    last.current = found;
  });
  const kept = last.current?.skuNumber === sku.skuNumber ? last.current : undefined;
  const offer = found ?? (asks ? kept : undefined);
  return {
    offer,
    deliveryTimeId: offer?.dynamicDeliveryTimeId ?? sku.dynamicDeliveryTimeId ?? onInquiry,
    /** '2026-11-25'; '' where no day can be named. */
    arrivalDate: offer?.arrivalDate ?? sku.arrivalDate ?? '',
    isSettling: settled !== quantity || (asks && !found && !prices.failed),
    failed: prices.failed,
    retry: prices.retry,
  };
}
