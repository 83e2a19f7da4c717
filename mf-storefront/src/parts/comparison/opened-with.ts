import { asSkuNumber } from '@mall/domain/product';
import { call } from '@mall/mf-kit';

/** What a comparison that begins with this SKU is called; undefined where the address names none. */
export function comparisonSeoCall(skuNumber: string | undefined) {
  const sku = asSkuNumber(skuNumber ?? '');
  return sku ? call('comparison.getSkuComparisonSeo', { skuNumbers: [sku] }) : undefined;
}

/** This SKU as a comparison shows it; undefined where the address names none. The server can draw it: it knows the address, not a browser's list. */
export function openedWithCall(skuNumber: string | undefined) {
  const sku = asSkuNumber(skuNumber ?? '');
  return sku ? call('comparison.getSkuComparisonsBySkuNumbers', { skuNumbers: [sku] }) : undefined;
}
