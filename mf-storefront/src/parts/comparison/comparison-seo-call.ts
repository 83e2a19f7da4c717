import { asSkuNumber } from '@mall/domain/product';
import { call } from '@mall/mf-kit';

/** What a comparison that begins with this SKU is called; undefined where the address names none. */
export function comparisonSeoCall(skuNumber: string | undefined) {
  const sku = asSkuNumber(skuNumber ?? '');
  return sku ? call('comparison.getSkuComparisonSeo', { skuNumbers: [sku] }) : undefined;
}
