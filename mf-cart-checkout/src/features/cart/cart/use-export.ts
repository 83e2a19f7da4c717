import { useFileJob } from '@mall/mall-parts/download';
import { usePlatform } from '@mall/mf-kit';

/** Exports a cart in the background and takes the file when it is there (rule cart 31). */
export function useExport(kpId: number | undefined) {
  const { sdk } = usePlatform();
  return useFileJob(() => sdk.cart.exportShoppingCartList(kpId ? { kpId } : {}));
}
