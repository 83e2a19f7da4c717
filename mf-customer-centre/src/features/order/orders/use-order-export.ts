import { useFileJob } from '@mall/mall-parts/download';
import { usePlatform } from '@mall/mf-kit';
import type { OrderFilters } from './order-filters.ts';
import { filterInput } from './order-filters.ts';

/** Exports what the list's filters find, in the background, and takes the file when it is there (rule order 15). */
export function useOrderExport(filters: OrderFilters) {
  const { sdk } = usePlatform();
  return useFileJob(() => sdk.order.exportOrderList(filterInput(filters)));
}
