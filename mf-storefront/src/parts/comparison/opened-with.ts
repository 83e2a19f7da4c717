import { call } from '@mall/mf-kit';

/** What a comparison of these is called; undefined where the address names none. */
export const comparisonSeoCall = (skuNumbers: readonly string[]) =>
  skuNumbers.length > 0 ? call('comparison.getSkuComparisonSeo', { skuNumbers: [...skuNumbers] }) : undefined;

/** These SKUs as a comparison shows them; undefined where the address names none. The server can draw them: it knows the address, not a browser's list. */
export const openedWithCall = (skuNumbers: readonly string[]) =>
  skuNumbers.length > 0 ? call('comparison.getSkuComparisonsBySkuNumbers', { skuNumbers: [...skuNumbers] }) : undefined;
